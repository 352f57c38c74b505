/** Runs the real command in a process of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@tabularium/build';

/** What a command left behind. */
interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const COMMAND = join(root, 'packages', 'cli', 'bin', 'tabularium.js');

/** Run `tabularium …` in that folder, with these lines typed; `meanwhile` may do something to it. */
export function tabularium(
  args: readonly string[],
  {
    folder = root,
    typed,
    meanwhile,
  }: { folder?: string; typed?: string; meanwhile?: (child: ChildProcess, out: string) => void } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (text) => {
      out += text;
      meanwhile?.(child, out);
    });
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.on('close', (code) => resolve({ code, out, err }));
    if (typed === undefined && meanwhile === undefined) child.stdin.end();
    if (typed !== undefined) child.stdin.end(typed);
  });
}
