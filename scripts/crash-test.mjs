/** `npm run test:crash`: the real games in play while servers are killed and their database is restarted, cut off and frozen. */

import { pathToFileURL } from 'node:url';
import { bundle } from '@tabularium/build';

const support = 'packages/server/test/support';
const { crash } = await bundle({
  crash: `${support}/crash-main.ts`,
  host: `${support}/host.ts`,
  worker: `${support}/worker.ts`,
});
await import(pathToFileURL(crash).href);
