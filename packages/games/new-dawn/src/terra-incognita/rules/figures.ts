/** Caravans that explore, and cities built where figures stand (TI 6, TI 7; Animal Husbandry). */

import { type Decision, pop, push, type Refusal, type Seat } from '@tabularium/kernel';
import { caravanSteps } from '../../queries/caravans.ts';
import { playerOf } from '../../queries/players.ts';
import { focusCard } from '../../queries/things.ts';
import { moveCaravan as baseMoveCaravan, journeyOf, mayEndMove, setOut } from '../../rules/economy.ts';
import { fitCaravans } from '../../rules/focus-row.ts';
import { build as baseBuild, foundCity } from '../../rules/industry.ts';
import { tell } from '../../rules/telling.ts';
import { type NewDawnState, ON_CARD } from '../../state.ts';
import type { Actions, NewDawn, Reason } from '../../vocabulary.ts';
import { legalCitySites } from '../queries/cities.ts';
import { explorationObstacle } from '../queries/exploring.ts';
import { realmOf } from '../queries/realms.ts';
import { fitArmies } from './army-losses.ts';

const EXPLORE: Actions['move-caravan'] = Object.freeze({ type: 'explore' });

type Moving = Parameters<(typeof baseMoveCaravan)['take']>[1];

/** What keeps the caravan from exploring: also that it could not leave a city already reached (ND 11.11). */
function obstacle(game: NewDawnState, frame: Moving): Refusal<Reason> | null {
  const { at, extra, explored = false } = frame;
  const left = frame.left + extra;
  const found = explorationObstacle(game, { at, left, explored });
  if (found !== null || mayEndMove(game, frame)) return found;
  return caravanSteps(game, journeyOf(frame), at, left - 1).length > 0 ? null : ALREADY_ARRIVED;
}

const ALREADY_ARRIVED: Refusal<Reason> = Object.freeze({ reason: 'already-arrived', rule: 'ND 11.11' });

/** A caravan moves as in the base game and may explore once on its way (TI 6.1, TI 6.2). */
export const moveCaravan: Decision<NewDawn, 'move-caravan'> = {
  actions(game, frame, seat) {
    const actions = baseMoveCaravan.actions(game, frame, seat);
    return obstacle(game, frame) === null ? [...actions, EXPLORE] : actions;
  },
  take(game, frame, action, seat) {
    if (action.type === 'explore') exploreWith(game, frame);
    else baseMoveCaravan.take(game, frame, action, seat);
  },
  tries: (game, frame, seat) => [EXPLORE, ...(baseMoveCaravan.tries?.(game, frame, seat) ?? [])],
  whyNot(game, frame, action, seat): Refusal<Reason> {
    const refusal =
      action.type === 'explore' ? obstacle(game, frame) : baseMoveCaravan.whyNot?.(game, frame, action, seat);
    return refusal ?? { reason: 'out-of-reach', rule: 'ND 11.2' };
  },
};

/** Exploring costs one space of movement; with Shipbuilding water may be laid first (TI 6.7, TI 19.10). */
function exploreWith(game: NewDawnState, frame: Moving): void {
  const { seat, at } = frame;
  frame.explored = true;
  if (frame.left > 0) frame.left--;
  else frame.extra--;
  setOut(game, frame);
  push(game, { step: 'explore', seat, from: at });
  if (journeyOf(frame).card.laysWater === true && frame.laidWater !== true) {
    push(game, { step: 'lay-water', seat, from: at });
  }
}

/** Where own caravans and armies stand, and which of them. */
function settlers(game: NewDawnState, seat: Seat): Extract<Actions['build'], { type: 'settle' }>[] {
  const found = [
    ...playerOf(game, seat).caravans.map((space) => ({ type: 'settle', space, figure: 'caravan' }) as const),
    ...realmOf(game, seat).armies.map((space) => ({ type: 'settle', space, figure: 'army' }) as const),
  ];
  return found.filter(
    ({ space, figure }, at) =>
      space !== ON_CARD &&
      found.findIndex((one) => one.space === space && one.figure === figure) === at &&
      legalCitySites(game, seat, [space]).length > 0,
  );
}

/** Animal Husbandry: a city where an own figure stands, which goes back to its card. */
export const build: Decision<NewDawn, 'build'> = {
  actions(game, frame, seat) {
    const actions = baseBuild.actions(game, frame, seat);
    const card = focusCard(frame.card);
    return card.type === 'industry' && card.onFigures === true ? [...actions, ...settlers(game, frame.seat)] : actions;
  },
  take(game, frame, action, seat) {
    if (action.type !== 'settle') return baseBuild.take(game, frame, action, seat);
    pop(game);
    recall(game, frame.seat, action.space, action.figure);
    foundCity(game, frame.seat, action.space);
  },
  tries: (game, frame, seat) => baseBuild.tries?.(game, frame, seat) ?? [],
  whyNot: (game, frame, action, seat) =>
    baseBuild.whyNot?.(game, frame, action, seat) ?? { reason: 'out-of-reach', rule: 'ND 12.1' },
};

/** The figure goes back to its card, where a caravan rests (ND 11.12); without one it is taken off (ND 20.14). */
function recall(game: NewDawnState, seat: Seat, space: number, figure: 'caravan' | 'army'): void {
  if (figure === 'army') {
    const { armies } = realmOf(game, seat);
    armies[armies.indexOf(space)] = ON_CARD;
    tell(game, { fact: 'army-returned', seat, from: space, to: ON_CARD });
    return fitArmies(game, seat);
  }
  const { caravans } = playerOf(game, seat);
  const caravan = caravans.indexOf(space);
  caravans[caravan] = ON_CARD;
  tell(game, { fact: 'caravan-returned', seat, space });
  game.turn.rested.push(caravan);
  fitCaravans(game, seat);
}
