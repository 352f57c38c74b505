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
    env = {},
  }: {
    env?: Readonly<Record<string, string>>;
    folder?: string;
    typed?: string;
    meanwhile?: (child: ChildProcess, out: string) => void;
  } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [COMMAND, ...args], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', LC_ALL: 'C.UTF-8', ...env },
    });
    let [out, err] = ['', ''];
    // Decoded as a stream: a letter of several bytes may come in two pieces.
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
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

const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/**
 * Run `tabularium …` in a pseudo-terminal of that size; `meanwhile` sees everything on it so far and may type. Both
 * streams come out as `out`, with their escape sequences.
 */
export function inTerminal(
  args: readonly string[],
  meanwhile: (seen: string, type: (keys: string) => void) => void,
  {
    folder,
    columns = 80,
    rows = 24,
    env = {},
  }: { folder: string; columns?: number; rows?: number; env?: Readonly<Record<string, string>> },
): Promise<Omit<Ended, 'err'>> {
  return new Promise((resolve) => {
    const command = [process.execPath, COMMAND, ...args].map(quoted).join(' ');
    const sized = `stty cols ${columns} rows ${rows}; exec ${command}`;
    const child = spawn('script', ['-qefc', sized, '/dev/null'], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    let out = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text) => {
      out += text;
      meanwhile(out, (keys) => child.stdin.write(keys));
    });
    child.on('close', (code) => resolve({ code, out }));
  });
}

/** Types each line once what has to come before it is on the screen. */
export function script(...steps: readonly (readonly [after: RegExp, keys: string])[]) {
  let [done, from] = [0, 0];
  return (seen: string, type: (keys: string) => void): void => {
    const [after, keys] = steps[done] ?? [];
    if (after === undefined || keys === undefined || !after.test(seen.slice(from))) return;
    done++;
    from = seen.length;
    type(keys);
  };
}
