/** `npm run bench:server [-- --json] [idle] [stalls] [fairness] [rush]`: the server's figures, against a bare echo server. */

import { pathToFileURL } from 'node:url';
import { bundle } from '@tabularium/build';

const support = 'packages/server/test/support';
const { bench } = await bundle({
  bench: `${support}/bench-main.ts`,
  bare: `${support}/bare-main.ts`,
  host: `${support}/host.ts`,
  worker: `${support}/worker.ts`,
});
await import(pathToFileURL(bench).href);
