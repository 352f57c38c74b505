/** `npm run test:crash`: tables in play while servers are killed, on SQLite, on PostgreSQL and on two servers at once. */

import { pathToFileURL } from 'node:url';
import { bundle } from '@tabularium/build';

const support = 'packages/server/test/support';
const { crash } = await bundle({
  crash: `${support}/crash-main.ts`,
  host: `${support}/host.ts`,
  worker: `${support}/worker.ts`,
});
await import(pathToFileURL(crash).href);
