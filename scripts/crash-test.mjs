/** `npm run test:crash`: tables in play while servers are killed, on SQLite, on PostgreSQL and on two servers at once. */

import { pathToFileURL } from 'node:url';
import { bundle } from '../packages/server/bundle.mjs';

const support = 'packages/server/test/support';
const folder = await bundle(
  { crash: `${support}/crash-main.ts`, host: `${support}/host.ts`, worker: `${support}/worker.ts` },
  'crash-test-full',
);
await import(pathToFileURL(`${folder}/crash.mjs`).href);
