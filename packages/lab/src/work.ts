/** What a worker thread of the lab can be asked to do. */

import { loadGame } from '@tabularium/catalogue';
import { type Marathon, marathon } from '@tabularium/kernel/conformance/marathon';
import type { Table } from './marathon.ts';
import { type Plan, type PlayedGame, playGame } from './selfplay.ts';
import { type Duel, type Duelled, fight } from './train/duel.ts';

/** Play one game of a plan. */
export interface SelfPlay {
  readonly work: 'self-play';
  readonly plan: Plan;
  readonly number: number;
}

/** Run many random games and look for anything that should not be. */
export interface Stage {
  readonly work: 'stage';
  readonly game: string;
  readonly tables: readonly Table[];
  readonly games: number;
  readonly seed: string;
}

/** A random game that went wrong, with the match that shows it. */
export interface Failure {
  readonly message: string;
  readonly match: string;
}

/** What a stage saw. */
export interface Staged {
  readonly marathon: Marathon;
  readonly failures: readonly Failure[];
}

/** Play one game of a plan. */
export async function selfPlay({ plan, number }: SelfPlay): Promise<PlayedGame> {
  return playGame(await loadGame(plan.game), plan, number);
}

/** Run one stage of the long marathon. */
export async function runStage({ game, tables, games, seed }: Stage): Promise<Staged> {
  const failures: Failure[] = [];
  const run = marathon(await loadGame(game), tables, games, seed, {
    failed: ({ message, file }) => failures.push({ message, match: file }),
  });
  return { marathon: run, failures };
}

/** Fight one duel of a training. */
export async function duel(task: Duel): Promise<Duelled> {
  return fight(await loadGame(task.game), task);
}
