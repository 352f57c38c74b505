/** What a bot is: a function of what its seat may see. It never receives the true state, so it cannot cheat. */

import type { AnyAction, AnyGame } from '@tabularium/kernel';
import type { Plan } from './plan.ts';

/** The ways in which bots choose; `level` stands for the recipe of that level in the game at hand. */
export const BOTS = ['random', 'greedy', 'mcts', 'plan', 'reply', 'level'] as const;
export type BotKind = (typeof BOTS)[number];

/** The levels people choose from, the easiest first. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** A bot and how hard it thinks: a recipe of search, budget and noise, or a level. */
export interface BotSpec {
  readonly kind: BotKind;
  /** Only for `level`: which. */
  readonly level?: Level;
  /** Search effort: imagined worlds for `greedy`, tries per decision for `mcts`, positions judged per turn for planners. Repeatable everywhere. */
  readonly iterations?: number;
  /** Or a time limit, in milliseconds; not repeatable, and only with a clock. */
  readonly milliseconds?: number;
  /** How far it misjudges what it sees, in steps of advantage: 0 or nothing sees as well as it can. */
  readonly noise?: number;
  /** The name of the weights it judges with, where the game has kept earlier ones; those in use if nothing is said. */
  readonly weights?: string;
}

/** Tells the time in milliseconds, from any beginning. Passed in, because bots run where there may be no clock. */
export type Clock = () => number;

/** A choice, and what its bot means to do afterwards if everything comes as expected. */
export interface Choice {
  readonly action: AnyAction;
  /** Plain data: whoever keeps it for the next decision of the same turn saves the bot from thinking again. */
  readonly plan?: Plan;
}

/** Choose an action for the seat that looks (`view.viewer`). Same view, spec, seed and plan: same choice. */
export type Bot = (game: AnyGame, view: object, spec: BotSpec, seed: string, clock?: Clock, plan?: Plan) => Choice;
