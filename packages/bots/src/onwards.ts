/** How a game is imagined to go on: everybody does what looks best at once. */

import {
  type AnyAction,
  type AnyGame,
  act,
  decider,
  isAwaited,
  isOver,
  type Luck,
  renewChance,
  type Seat,
} from '@tabularium/kernel';
import { bestWay, isJourney } from './journey.ts';
import { sensible } from './sensible.ts';
import { copyOf } from './worlds.ts';
import { lead } from './worth.ts';

/** No turn has more decisions than this. */
export const LONGEST = 60;
/** So many decisions of others are played through until the seat is asked its own question again. */
const PATIENCE = 160;

/** The others' decisions: in the middle of the own turn until that goes on, else until the next own turn begins. With luck nobody foresees chance. */
export function letOthersPlay(game: AnyGame, state: object, seat: Seat, within: boolean, luck?: Luck): void {
  for (let moves = 0; moves < PATIENCE && !isOver(state); moves++) {
    if (within ? isAwaited(state, seat) || !isTurnOf(state, seat) : beginsTurn(state, seat)) return;
    const other = decider(state);
    const action = atFirstLook(game, state, other);
    if (action === undefined) return;
    actWith(game, state, other, action, luck);
  }
}

/** Play the turn of that seat on to its end, everybody as it looks best at once. */
export function finishTurn(game: AnyGame, state: object, seat: Seat, luck?: Luck): void {
  for (let moves = 0; moves < LONGEST && !isOver(state) && isTurnOf(state, seat); moves++) {
    const asked = decider(state);
    const action = atFirstLook(game, state, asked);
    if (action === undefined) return;
    actWith(game, state, asked, action, luck);
  }
}

/** The action, with other dice than whoever chose it could see in the imagined world, if there is luck for them. */
export function actWith(game: AnyGame, state: object, seat: Seat, action: AnyAction, luck?: Luck): void {
  if (luck !== undefined) renewChance(game, state, luck);
  act(game, state, seat, action);
}

/** Is something of that seat still going on? Then the turn is not over, whoever is asked in the middle of it. */
export function isTurnOf(state: object, seat: Seat): boolean {
  const { frames } = state as { frames: readonly { readonly seat?: Seat }[] };
  return frames.some((frame) => frame.seat === seat);
}

/** Is the seat asked, and nobody else's turn under way? */
function beginsTurn(state: object, seat: Seat): boolean {
  const { frames } = state as { frames: readonly { readonly seat?: Seat }[] };
  return isAwaited(state, seat) && frames.every((frame) => frame.seat === undefined || frame.seat === seat);
}

/** The action that leaves the seat best off at once. */
export function atFirstLook(game: AnyGame, state: object, seat: Seat): AnyAction | undefined {
  const actions = sensible(game, state, seat);
  if (actions.length < 2) return actions[0];
  const obvious: AnyAction | undefined = game.bot.obvious?.(state, seat, actions);
  if (obvious !== undefined) return obvious;
  if (isJourney(game, state)) return bestWay(game, state, seat)[0];
  let best: AnyAction | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const next = copyOf(game, state);
    act(game, next, seat, action);
    const worth = isOver(next) ? lead(game, next, seat) : game.bot.evaluate(next, seat);
    if (worth > most || best === undefined) [best, most] = [action, worth];
  }
  return best;
}
