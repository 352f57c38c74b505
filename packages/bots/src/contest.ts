/**
 * A contest of turns: the best that a planner found are tried against everybody's replies, in several imagined worlds, and
 * the one that stands up best is taken. A contest is plain data and each of its worlds is tried by itself, so whoever has
 * threads to spare lets every one of them try a world: the choice is the same.
 */

import {
  type AnyAction,
  type AnyGame,
  asked,
  equal,
  imagine,
  isAwaited,
  type Luck,
  luckFrom,
  renewChance,
  type Seat,
} from '@tabularium/kernel';
import type { Choice } from './bot.ts';
import { actWith, atFirstLook, finishTurn, letOthersPlay } from './onwards.ts';
import type { Plan } from './plan.ts';
import { copyOf } from './worlds.ts';
import { lead } from './worth.ts';

/** Turns to choose from, and where they are to be tried. */
export interface Contest {
  /** What is done in each turn, and what is left of it as a plan once it has begun. The first looks best without replies. */
  readonly turns: readonly { readonly actions: readonly AnyAction[]; readonly plan: Plan }[];
  /** The seeds of the worlds. */
  readonly worlds: readonly string[];
  /** Turns that are no more than this worse than the best are as good, and one of them is drawn. */
  readonly slack: number;
  readonly draw: number;
}

/** What a bot comes to by itself: a choice, or turns that are still to be tried. */
export type Thought = Choice | Contest;

export const isContest = (thought: Thought): thought is Contest => 'worlds' in thought;

/** How far ahead each turn leaves the seat when everybody has replied to it, in the world of that seed. */
export function trial(game: AnyGame, view: object, { turns }: Contest, world: string): number[] {
  const { viewer: seat } = view as { viewer: Seat };
  const luck = luckFrom(world);
  const imagined: object = imagine(game, view, luck);
  renewChance(game, imagined, luck);
  return turns.map(({ actions }) => replied(game, copyOf(game, imagined), seat, actions, luckFrom(world)));
}

/** The turn that stood up best in all worlds together; of equals the one that looks best without replies. */
export function winner({ turns, slack, draw }: Contest, trials: readonly (readonly number[])[]): Choice {
  const sums = turns.map((_, at) => trials.reduce((sum, leads) => sum + (leads[at] ?? 0), 0));
  const most = Math.max(...sums);
  const good = slack > 0 ? turns.filter((_, at) => (sums[at] ?? 0) >= most - slack * trials.length) : [];
  const best = good[draw % good.length] ?? turns[sums.indexOf(most)];
  if (best === undefined) throw new Error('A contest needs a turn.');
  return { action: best.actions[0] as AnyAction, plan: best.plan };
}

/** How far ahead the seat is after this turn and everybody's replies to it, whose dice nobody foresaw; the state is used up. */
function replied(game: AnyGame, state: object, seat: Seat, actions: readonly AnyAction[], luck: Luck): number {
  for (const planned of actions) {
    if (!isAwaited(state, seat)) letOthersPlay(game, state, seat, true, luck);
    if (!isAwaited(state, seat)) break;
    const possible: readonly AnyAction[] = asked(game, state, seat);
    const action = possible.find((one) => equal(one, planned)) ?? atFirstLook(game, state, seat);
    if (action === undefined) break;
    actWith(game, state, seat, action, luck);
  }
  finishTurn(game, state, seat, luck);
  letOthersPlay(game, state, seat, false, luck);
  return lead(game, state, seat);
}
