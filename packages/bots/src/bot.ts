/** What a bot is: a function of what its seat may see. It never receives the true state, so it cannot cheat. */

import type { AnyAction, AnyGame } from '@tabularium/kernel';

/** The kinds of bots. */
export const BOTS = ['random', 'greedy', 'mcts'] as const;
export type BotKind = (typeof BOTS)[number];

/** A bot and how hard it thinks. */
export interface BotSpec {
  readonly kind: BotKind;
  /** Search effort of mcts: tree iterations per decision. The same seed and iterations give the same choice everywhere. */
  readonly iterations?: number;
  /** Or a time limit per decision, in milliseconds; not repeatable, and only with a clock. */
  readonly milliseconds?: number;
}

/** Tells the time in milliseconds, from any beginning. Passed in, because bots run where there may be no clock. */
export type Clock = () => number;

/** Choose an action for the seat that looks (`view.viewer`). Same view, spec and seed: same choice. */
export type Bot = (game: AnyGame, view: object, spec: BotSpec, seed: string, clock?: Clock) => AnyAction;
