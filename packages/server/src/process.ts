/** How a process of ours ends. */

import { StartProblem } from './config.ts';

/** End politely on Ctrl+C and SIGTERM; asked twice, at once. */
export function closeOnSignal(running: { close(): Promise<void> }): void {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(1);
    closing = true;
    await running.close();
    process.exit(0);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

/** It could not begin: say why, in one line if it is something to be done about. */
export function endWith(error: unknown): never {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}
