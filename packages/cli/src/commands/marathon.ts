/** `tabularium marathon`: very many random games, every failure kept as a match file. */

import { join } from 'node:path';
import { root } from '@tabularium/build';
import { gameIds } from '@tabularium/catalogue';
import type { AnyGame } from '@tabularium/kernel';
import { type LongRun, longRun } from '@tabularium/lab';
import type { Command } from 'commander';
import { count, gameNamed } from '../arguments.ts';
import { progress } from '../progress.ts';
import { bad, bold, good, percent, show } from '../screen.ts';

interface Flags {
  readonly games: number;
  readonly seed: string;
  readonly jobs?: number;
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
    .action(marathon);
}

async function marathon(id: string | undefined, flags: Flags): Promise<void> {
  for (const one of id === undefined ? gameIds : [id]) {
    const game = await gameNamed(one);
    const watch = progress(flags.games, `games of ${game.text.en.title}`, false);
    const began = performance.now();
    const dumps = join(root, 'dumps');
    const { games, seed, jobs } = flags;
    const run = await longRun(game, { games, seed, dumps, tick: watch.tick, ...(jobs ? { jobs } : {}) });
    watch.stop();
    show(report(game, run, (performance.now() - began) / 1000));
    if (run.failures.length > 0) process.exitCode = 1;
  }
}

function report(game: AnyGame, run: LongRun, seconds: number): string[] {
  const endings = Object.entries(run.endings).map(
    ([ending, times]) => `  ${game.text.en.endings[ending] ?? ending}: ${percent(times / run.played)}`,
  );
  const length = `${run.moves} moves, ${run.shortest} to ${run.longest} a game`;
  return [
    `${bold(game.text.en.title)}: ${run.played} games in ${seconds.toFixed(1)} s, ${length}`,
    ...endings,
    run.failures.length === 0 ? good('  nothing failed') : bad(`  ${run.failures.length} failed:`),
    ...run.failures.map(({ message, dump }) => `  ${message}\n    tabularium replay ${dump}`),
  ];
}
