/** What `tabularium think` runs: a node that only thinks, set up by the environment. */

import { fileURLToPath } from 'node:url';
import { configFrom } from './config.ts';
import { closeOnSignal, endWith } from './process.ts';
import { causeOf } from './storage/trouble.ts';
import { startThinking } from './thinking.ts';

async function main(): Promise<void> {
  const config = configFrom(process.env, { botWorker: fileURLToPath(new URL('./worker.mjs', import.meta.url)) });
  const thinker = await startThinking(config, (what, _table, cause) => {
    console.error(JSON.stringify({ time: Date.now(), ...causeOf(cause), msg: what }));
  });
  console.log(`Thinking for the servers of this database, with ${thinker.threads} threads. Stop with Ctrl+C.`);
  closeOnSignal(thinker);
}

main().catch(endWith);
