/** `npm run layers`: every broken rule of the layers, and the largest knot of imports. */

import { pathToFileURL } from 'node:url';
import { bundle, root } from '@tabularium/build';

const { layers } = await bundle({ layers: 'scripts/layers/report.ts' });
const { report } = await import(pathToFileURL(layers).href);
const { lines, broken } = report(root);
console.log(lines.join('\n'));
if (broken) process.exitCode = 1;
