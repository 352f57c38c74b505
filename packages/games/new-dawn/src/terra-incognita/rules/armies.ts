/** Military cards: armies march, one after the other (TI 5.1 to TI 5.6). What a fight brings is in `combat.ts`. */

import { type Decision, pop, push, type Refusal, type Seat } from '@tabularium/kernel';
import type { FocusId } from '../../content/focus-cards.ts';
import { boardOf } from '../../queries/board.ts';
import { DONE, onSpace } from '../../rules/actions.ts';
import { tell } from '../../rules/telling.ts';
import { type NewDawnState, ON_CARD } from '../../state.ts';
import type { Actions, NewDawn, Reason } from '../../vocabulary.ts';
import type { ArmyCard } from '../content/focus-cards.ts';
import {
  aimsAt,
  isHostile,
  marchingRange,
  marchingWays,
  mayMove,
  musteringCities,
  mustStop,
  rests,
  terrainObstacle,
} from '../queries/armies.ts';
import { explorationObstacle } from '../queries/exploring.ts';
import { realmOf, terraOf } from '../queries/realms.ts';
import type { Marching } from '../vocabulary.ts';
import { beginAttack, declare } from './combat.ts';

/** Every army may move, one completely before the next (TI 5.2, TI 5.29). */
export function resolveArmies(game: NewDawnState, seat: Seat, card: FocusId, _: ArmyCard, slot: number): void {
  push(game, { step: 'choose-army', seat, card, slot, moved: [], redeployed: false });
}

/** Which army moves next, and for one on the card: from which city? */
export const chooseArmy: Decision<NewDawn, 'choose-army'> = {
  actions(game, frame) {
    const actions: Actions['choose-army'][] = [DONE];
    let offered = false;
    for (const [army, at] of realmOf(game, frame.seat).armies.entries()) {
      if (!mayMove(game, frame, army)) continue;
      if (at !== ON_CARD) actions.push({ type: 'army', army, from: at });
      else if (!offered) {
        // Armies on the card are alike: offering one is enough.
        offered = true;
        for (const from of musteringCities(game, frame.seat)) actions.push({ type: 'army', army, from });
      }
    }
    return actions;
  },
  take(game, frame, action) {
    if (action.type === 'done') return pop(game);
    const { army, from } = action;
    const { seat, card, slot } = frame;
    if (rests(game, seat, army)) frame.redeployed = true;
    if (!frame.moved.includes(army)) frame.moved.push(army);
    const left = marchingRange(game, frame);
    push(game, { step: 'move-army', seat, card, slot, army, at: from, left, path: [from], explored: false });
  },
};

const MARCH = onSpace('march');
const HALT: Actions['move-army'] = Object.freeze({ type: 'halt' });
const EXPLORE: Actions['move-army'] = Object.freeze({ type: 'explore' });
const PACT: Refusal<Reason> = Object.freeze({ reason: 'pact', rule: 'TI 12.8' });

/** An army moves space by space; it may explore once, and stops where it must attack (TI 5.4, TI 6.1). */
export const moveArmy: Decision<NewDawn, 'move-army'> = {
  actions(game, frame) {
    const actions: Actions['move-army'][] = [HALT];
    for (const space of marchingWays(game, frame, frame.at, frame.left)) actions.push(MARCH(space));
    if (mayExplore(game, frame)) actions.push(EXPLORE);
    return mayHalt(game, frame) || actions.length === 1 ? actions : actions.slice(1);
  },
  take(game, frame, action) {
    if (action.type === 'march') return marchTo(game, frame, action.space);
    if (action.type === 'explore') return exploreWith(game, frame);
    pop(game);
    if (frame.path.length > 1 && isHostile(game, frame.seat, frame.at)) beginAttack(game, frame);
  },
  tries: (game, { at }) => [EXPLORE, ...(boardOf(game.map).neighbours[at] ?? []).map(MARCH)],
  whyNot(game, frame, action): Refusal<Reason> {
    if (action.type === 'explore') return explorationObstacle(game, frame) ?? PACT;
    const space = action.type === 'march' ? action.space : frame.at;
    const obstacle = terrainObstacle(game, frame, space);
    if (obstacle !== null) return { reason: obstacle, rule: 'TI 5.3' };
    if (frame.left === 0) return { reason: 'no-steps-left', rule: 'TI 5.2' };
    return PACT;
  },
};

/** An army may end its move anywhere but on a space it only passes without being able to attack (TI 15.1, TI 15.2). */
function mayHalt(game: NewDawnState, { seat, at, path }: Marching): boolean {
  if (path.length === 1) return true;
  if (at === terraOf(game).lent) return false;
  return !isHostile(game, seat, at) || aimsAt(game, seat, at).length > 0;
}

function marchTo(game: NewDawnState, frame: Marching, to: number): void {
  setOut(game, frame);
  tell(game, { fact: 'army-moved', seat: frame.seat, from: frame.at, to });
  realmOf(game, frame.seat).armies[frame.army] = to;
  frame.at = to;
  frame.path.push(to);
  frame.left--;
  const hostile = isHostile(game, frame.seat, to);
  if (!hostile || (frame.left > 0 && !mustStop(game, frame, to))) return;
  pop(game);
  beginAttack(game, frame);
}

/** An army on the card comes to the map in the city it starts from (TI 5.2). */
function setOut(game: NewDawnState, { seat, army, at }: Marching): void {
  const { armies } = realmOf(game, seat);
  if (armies[army] !== ON_CARD) return;
  armies[army] = at;
  tell(game, { fact: 'army-set-out', seat, space: at });
}

/** An army explores only where its move may end, or if it can still go on (TI 12.8). */
const mayExplore = (game: NewDawnState, frame: Marching): boolean =>
  explorationObstacle(game, frame) === null &&
  (mayHalt(game, frame) || marchingWays(game, frame, frame.at, frame.left - 1).length > 0);

/** Exploring costs one space of movement (TI 6.1, TI 6.7). */
function exploreWith(game: NewDawnState, frame: Marching): void {
  frame.explored = true;
  frame.left--;
  setOut(game, frame);
  push(game, { step: 'explore', seat: frame.seat, from: frame.at });
}

/** What the army attacks, where there is a choice (TI 5.6). */
export const chooseTarget: Decision<NewDawn, 'choose-target'> = {
  actions: (game, { seat, at }) => aimsAt(game, seat, at).map((aim) => ({ type: 'target', ...aim })),
  take(game, frame, action) {
    pop(game);
    declare(game, frame, action);
  },
};
