/** What a worker thread of the lab can be asked to do. */

import { loadGame } from '@tabularium/catalogue';
import type { Marathon, Table } from '@tabularium/kernel/conformance';
import { type Plan, type PlayedGame, playGame } from './selfplay.ts';

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

/** What a stage saw: how it went, or what failed, with the match that shows it. */
export type Staged = { readonly marathon: Marathon } | { readonly failure: string; readonly match: string };

/** Play one game of a plan. */
export async function selfPlay({ plan, number }: SelfPlay): Promise<PlayedGame> {
  return playGame(await loadGame(plan.game), plan, number);
}

/** Run one stage of the long marathon. */
export async function runStage({ game, tables, games, seed }: Stage): Promise<Staged> {
  const { marathon, Nonconformity } = await import('@tabularium/kernel/conformance');
  try {
    return { marathon: marathon(await loadGame(game), tables, games, seed) };
  } catch (error) {
    const match = error instanceof Nonconformity ? error.file : '';
    return { failure: error instanceof Error ? error.message : String(error), match };
  }
}
