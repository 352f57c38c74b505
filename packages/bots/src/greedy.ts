/**
 * The greedy bot: tries every action on several imagined states and takes the one that leaves it best off on average.
 * Where an action only opens a sub-choice of its own, it looks on until that is settled, so it sees what a purchase brings.
 */

import {
  type AnyAction,
  type AnyGame,
  act,
  asked,
  decider,
  imagine,
  isAwaited,
  type Luck,
  type Seat,
  topFrame,
} from '@tabularium/kernel';
import { goBestWay, isJourney } from './journey.ts';
import { sensible } from './sensible.ts';
import { copyOf } from './worlds.ts';
import { Leading, lead } from './worth.ts';

/** On how many imagined states an action is tried, where the game does not say. */
const WORLDS = 2;
/** How many sub-choices are looked through. */
const LOOK_ON = 8;

/** How a greedy bot looks at its actions. */
interface Looking {
  /** On so many imagined states each is tried. */
  readonly worlds?: number | undefined;
  /** What is added to each action's worth. */
  readonly misjudge?: () => number;
}

/** The action with the best outlook. */
export function chooseGreedy(
  game: AnyGame,
  view: object,
  seat: Seat,
  luck: Luck,
  { worlds = game.bot.worlds ?? WORLDS, misjudge = () => 0 }: Looking = {},
): AnyAction {
  let world: object = imagine(game, view, luck);
  const actions = sensible(game, world, seat);
  if (actions.length === 1) return actions[0] as AnyAction;
  const obvious: AnyAction | undefined = game.bot.obvious?.(world, seat, actions);
  if (obvious !== undefined) return obvious;
  const outlook = actions.map(() => 0);
  for (let tried = 0; tried < worlds; tried++) {
    if (tried > 0) world = imagine(game, view, luck);
    for (const [at, action] of actions.entries())
      outlook[at] = (outlook[at] ?? 0) + consequence(game, world, seat, action);
  }
  return actions[
    highest(
      outlook.map((sum) => sum / worlds + misjudge()),
      luck,
    )
  ] as AnyAction;
}

/** How far ahead the seat is after this action and the sub-choices that belong to it. */
export function consequence(game: AnyGame, world: object, seat: Seat, action: AnyAction): number {
  const { state, ahead } = outcome(game, world, seat, action);
  return ahead ?? lead(game, state, seat);
}

/** The state after this action and the sub-choices that belong to it. */
export function outcome(game: AnyGame, world: object, seat: Seat, action: AnyAction): Next {
  const question = topFrame(world)?.step;
  const state = copyOf(game, world);
  act(game, state, seat, action);
  return lookOn(game, state, seat, question);
}

/** What comes of a state when the sub-choices that belong to the question are settled; the state itself is used up. */
function lookOn(game: AnyGame, state: object, seat: Seat, question: string | undefined): Next {
  letPass(game, state, seat);
  let next: Next = { state };
  for (let looked = 0; looked < LOOK_ON; looked++) {
    if (!isAwaited(next.state, seat) || isNewQuestion(game, next.state, question)) break;
    next = bestNext(game, next.state, seat);
  }
  return next;
}

/** Whoever may interfere lets it happen: what others hold is not known, and mostly they do. */
function letPass(game: AnyGame, state: object, seat: Seat): void {
  const { windows } = game.bot;
  if (windows === undefined) return;
  while (windows.includes(topFrame(state)?.step ?? '') && !isAwaited(state, seat)) {
    const other = decider(state);
    const pass = (asked(game, state, other) as readonly AnyAction[]).find(({ type }) => type === 'pass');
    if (pass === undefined) return;
    act(game, state, other, pass);
  }
}

/** A state, and how far ahead the seat is there if that is known. */
interface Next {
  readonly state: object;
  readonly ahead?: number;
}

/** Is what is asked now no part of the question that was answered, but the same once more or another one? */
function isNewQuestion({ bot }: AnyGame, state: object, question: string | undefined): boolean {
  const step = topFrame(state)?.step;
  return step === question || (step !== undefined && bot.questions?.includes(step) === true);
}

/** The best of the states one action further on; the state itself is used up. */
function bestNext(game: AnyGame, state: object, seat: Seat): Next {
  const actions = sensible(game, state, seat);
  const certain = actions.length === 1 ? actions[0] : game.bot.obvious?.(state, seat, actions);
  if (certain !== undefined) {
    act(game, state, seat, certain);
    letPass(game, state, seat);
    return { state };
  }
  if (isJourney(game, state)) {
    const { state: end, ahead } = goBestWay(game, state, seat);
    return ahead === undefined ? { state: end } : { state: end, ahead };
  }
  const leading = new Leading(game, state, seat);
  let best: Next = { state };
  for (const [tried, action] of actions.entries()) {
    const next = tried === actions.length - 1 ? state : copyOf(game, state);
    act(game, next, seat, action);
    letPass(game, next, seat);
    const ahead = leading.over(next, best.ahead);
    if (ahead !== undefined) best = { state: next, ahead };
  }
  return best;
}

/** The index of the highest number; luck decides between equals. */
function highest(numbers: readonly number[], luck: Luck): number {
  const top = Math.max(...numbers);
  const best = numbers.flatMap((number, at) => (number === top ? [at] : []));
  return best[luck(best.length)] ?? 0;
}
