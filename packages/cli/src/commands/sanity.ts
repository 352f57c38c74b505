/** `tabularium sanity`: do bots play as somebody who knows the game would expect? */

import { LEVELS, type Level } from '@tabularium/bots';
import { allHands, EXPECTATIONS, type Found, inParallel, judge, type Look, type Seen } from '@tabularium/lab';
import type { Command } from 'commander';
import { count } from '../arguments.ts';
import { progress } from '../progress.ts';
import { bad, bold, faint, good, show, table } from '../screen.ts';

interface Flags {
  readonly games: number;
  readonly level?: number;
  readonly seed: string;
  readonly jobs?: number;
  readonly json?: boolean;
}

/** Add the command. */
export function addSanity(program: Command): void {
  program
    .command('sanity')
    .argument('[game]', 'the game to play (default: every game)')
    .description('let bots of the upper levels play and look for what an expert would laugh at')
    .option('--games <n>', 'how many games of each', count, 10)
    .option('--level <n>', 'only bots of this level (default: 3 to 5)', count)
    .option('--seed <words>', 'the same seed gives the same games', 'sanity')
    .option('--jobs <n>', 'worker threads (default: one per processor)', count)
    .option('--json', 'print one JSON array')
    .action(sanity);
}

async function sanity(id: string | undefined, { games, level, seed, jobs = allHands(), json }: Flags): Promise<void> {
  const levels = LEVELS.filter((one) => (level === undefined ? one >= 3 : one === level));
  const at = EXPECTATIONS.flatMap(({ game }, index) => (id === undefined || game === id ? [index] : []));
  const rows = at.flatMap((index) => levels.map((one) => [index, one] as const));
  const tasks = rows.flatMap(([index, one]) =>
    Array.from({ length: games }, (_, number): Look => ({ work: 'look', at: index, level: one, number, seed })),
  );
  const watch = progress(tasks.length, 'games', json === true);
  const seen = await inParallel<Look, Seen>(tasks, jobs, watch.tick);
  watch.stop();
  const found = rows.flatMap(([index, one], row) => foundIn(index, one, seen.slice(row * games, (row + 1) * games)));
  show(json ? JSON.stringify(found, null, 2) : report(found));
  if (found.some(({ kept }) => !kept)) process.exitCode = 1;
}

function foundIn(index: number, level: Level, seen: readonly Seen[]): Found[] {
  const expectation = EXPECTATIONS[index];
  return expectation === undefined ? [] : judge(expectation, level, seen);
}

function report(found: readonly Found[]): string[] {
  return table([
    ['', 'level', 'what', 'found', 'bound', ''].map(faint),
    ...found.map(({ name, level, says, value, bound, kept }) => [
      bold(name),
      String(level),
      says,
      value.toFixed(2),
      bound,
      kept ? good('ok') : bad('no'),
    ]),
  ]);
}
