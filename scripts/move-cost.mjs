/** `npm run bench:cost [-- --json]`: what one move costs in rows, bytes, messages and time when two nodes share a table. */

import { pathToFileURL } from 'node:url';
import { bundle } from '@tabularium/build';

const support = 'packages/server/test/support';
const { cost } = await bundle({
  cost: `${support}/cost-main.ts`,
  host: `${support}/host.ts`,
  worker: `${support}/worker.ts`,
});
await import(pathToFileURL(cost).href);
