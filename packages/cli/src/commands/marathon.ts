/** `tabularium marathon`: very many random games, every failure kept as a match file. */

import { join } from 'node:path';
import { root } from '@tabularium/build';
import { gameIds } from '@tabularium/catalogue';
import { type AnyGame, counted } from '@tabularium/kernel';
import { type LongRun, longRun } from '@tabularium/lab';
import type { Command } from 'commander';
import { count, gameNamed } from '../arguments.ts';
import { progress } from '../progress.ts';
import { bad, bold, good, percent, show } from '../screen.ts';

interface Flags {
  readonly games: number;
  readonly seed: string;
  readonly jobs?: number;
  readonly json?: boolean;
}

/** Add the command. */
export function addMarathon(program: Command): void {
  program
    .command('marathon')
    .argument('[game]', 'the game to play (default: every game)')
    .description('play very many random games and look for anything that breaks a rule of the table')
    .option('--games <n>', 'how many games of each', count, 100_000)
    .option('--seed <words>', 'the same seed gives the same games', 'long')
    .option('--jobs <n>', 'worker threads (default: one per processor)', count)
    .option('--json', 'print one JSON array')
    .action(marathon);
}

async function marathon(id: string | undefined, flags: Flags): Promise<void> {
  const runs: object[] = [];
  for (const one of id === undefined ? gameIds : [id]) {
    const game = await gameNamed(one);
    const watch = progress(flags.games, `games of ${game.text.en.title}`, flags.json === true);
    const began = performance.now();
    const dumps = join(root, 'dumps');
    const { games, seed, jobs } = flags;
    const run = await longRun(game, { games, seed, dumps, tick: watch.tick, ...(jobs ? { jobs } : {}) });
    watch.stop();
    const seconds = (performance.now() - began) / 1000;
    if (flags.json) runs.push({ game: game.id, ...run, seconds });
    else show(report(game, run, seconds));
    if (run.failures.length > 0) process.exitCode = 1;
  }
  if (flags.json) show(JSON.stringify(runs, null, 2));
}

function report(game: AnyGame, run: LongRun, seconds: number): string[] {
  const endings = Object.entries(run.endings).map(
    ([ending, times]) => `  ${game.text.en.endings[ending] ?? ending}: ${percent(times / run.played)}`,
  );
  const moves = counted('en', run.moves, { one: 'move', other: 'moves' });
  const games = counted('en', run.played, { one: 'game', other: 'games' });
  return [
    `${bold(game.text.en.title)}: ${games} in ${seconds.toFixed(1)} s, ${moves}, ${run.shortest} to ${run.longest} a game`,
    ...endings,
    run.failures.length === 0 ? good('  nothing failed') : bad(`  ${run.failures.length} failed:`),
    ...run.failures.map(({ message, dump }) => `  ${message}\n    tabularium replay ${dump}`),
  ];
}
