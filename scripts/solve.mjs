/**
 * Looks for solutions of challenges and keeps the best ones in packages/lab/solutions, where a test replays them:
 *
 *     npm run solve -- stone-age            every challenge of a box
 *     npm run solve -- stone-age larder 50  one of them, with so many tries
 */

import { pathToFileURL } from 'node:url';
import { bundle } from '@tabularium/build';

const { record } = await bundle({ record: 'scripts/solve/record.ts' });
const { recordSolutions } = await import(pathToFileURL(record).href);
const [box, challenge, tries] = process.argv.slice(2);
if (box === undefined) {
  console.error('Which box? npm run solve -- BOX [CHALLENGE] [TRIES]');
  process.exit(2);
}
await recordSolutions(box, challenge, tries === undefined ? undefined : Number(tries));
