/** The culture track (FF 11.3). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { VICTORY_SPACE } from '../content/culture-track.ts';
import { playerOf } from '../queries/players.ts';
import { bringsPerson, landingSpaces, sectionOf, stepCost } from '../queries/track.ts';
import type { FameAndFortune, FameState } from '../state.ts';
import { drawEvents } from './events.ts';
import { gainPeople } from './people.ts';
import { changeCulture, changeTrade } from './stores.ts';
import { tell } from './telling.ts';
import { win } from './victory.ts';

/** The spaces the player can pay to enter now. */
export function payableSpaces(game: FameState, seat: Seat): number[] {
  const { culture, trade } = playerOf(game, seat);
  return landingSpaces(game, seat).filter((space) => {
    const cost = stepCost(game, seat, space);
    return cost.culture <= culture && cost.trade <= trade;
  });
}

/** Pay for a step and take it. */
export function advance(game: FameState, seat: Seat, space: number): void {
  const cost = stepCost(game, seat, space);
  changeCulture(game, seat, -cost.culture);
  changeTrade(game, seat, -cost.trade);
  enter(game, seat, space);
}

/** The marker enters a space and its owner gets the reward. */
function enter(game: FameState, seat: Seat, space: number): void {
  playerOf(game, seat).space = space;
  tell(game, { fact: 'advanced', seat, space, seen: 'all' });
  if (space >= VICTORY_SPACE) win(game, seat, 'culture');
  else if (bringsPerson(space)) gainPeople(game, seat, 1);
  else drawEvents(game, seat, sectionOf(space).level, 1);
}

/** So many free steps, each with its reward. */
export function advanceFree(game: FameState, seat: Seat, steps: number): void {
  if (steps > 0) push(game, { step: 'free-steps', seat, steps });
}

/** One free step after the other. */
export const freeSteps: Procedure<FameAndFortune, 'free-steps'> = {
  run(game, { seat, steps }) {
    const spaces = landingSpaces(game, seat);
    const [next] = spaces;
    if (next === undefined) return;
    if (spaces.length > 1) return push(game, { step: 'free-step', seat, steps });
    if (steps > 1) push(game, { step: 'free-steps', seat, steps: steps - 1 });
    enter(game, seat, next);
  },
};

/** Where a free step leads, if occupied spaces may be skipped. */
export const freeStep: Decision<FameAndFortune, 'free-step'> = {
  actions: (game, { seat }) => landingSpaces(game, seat).map((space) => ({ type: 'advance', space })),
  take(game, { seat, steps }, { space }) {
    pop(game);
    if (steps > 1) push(game, { step: 'free-steps', seat, steps: steps - 1 });
    enter(game, seat, space);
  },
};
