/** Long texts in a terminal are read with a pager. */

import { spawnSync } from 'node:child_process';
import { screenHeight, show } from './screen.ts';

/** Print these lines, through the pager if they are more than the screen shows. */
export function page(lines: readonly string[]): void {
  if (!process.stdout.isTTY || lines.length < screenHeight() || !read(lines)) show(lines);
}

/** Give the lines to the pager of the environment, else to `less`; false if there is none. An empty `PAGER` is none. */
function read(lines: readonly string[]): boolean {
  const pager = process.env['PAGER'] ?? 'less';
  if (pager === '') return false;
  const { status, error } = spawnSync(pager, {
    shell: true,
    input: `${lines.join('\n')}\n`,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { LESS: 'FRX', ...process.env },
  });
  return error === undefined && status !== 127;
}
