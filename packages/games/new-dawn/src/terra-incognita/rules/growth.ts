/** Growth cards: districts and reinforcing (TI 7.1 to TI 7.4). */

import { type Decision, type Procedure, pop, push, type Refusal, type Seat } from '@tabularium/kernel';
import type { FocusId } from '../../content/focus-cards.ts';
import { boardOf } from '../../queries/board.ts';
import { citiesOf, isToken, ownerAt, tokenOf } from '../../queries/pieces.ts';
import { playerOf } from '../../queries/players.ts';
import { focusCard } from '../../queries/things.ts';
import { spendable } from '../../queries/trade.ts';
import { DONE, onSpace, spendAction, TAKE_BACK } from '../../rules/actions.ts';
import { occupy, takeBack, turnToken } from '../../rules/control.ts';
import { tell } from '../../rules/telling.ts';
import { spend } from '../../rules/trade-tokens.ts';
import { checkAgendas } from '../../rules/victory.ts';
import { type NewDawnState, ON_CARD } from '../../state.ts';
import type { Actions, NewDawn, Reason } from '../../vocabulary.ts';
import { DISTRICTS, type District } from '../content/districts.ts';
import type { GrowthCard } from '../content/focus-cards.ts';
import { districtPlaces } from '../queries/districts.ts';
import { armiesOnMap, districtAt, districtSpace, districtsOf, realmOf, terraOf } from '../queries/realms.ts';
import { unreinforced } from '../queries/reinforcing.ts';

/** District or reinforcing, or both one after the other, as the card says (TI 7.4). */
export function resolveGrowth(game: NewDawnState, seat: Seat, id: FocusId, card: GrowthCard, slot: number): void {
  if (card.either) return push(game, { step: 'choose-growth', seat, card: id, slot });
  if (card.then === 'deploy') {
    reinforceWithTokens(game, seat, id);
    push(game, { step: 'reinforce-near-armies', seat });
    if (realmOf(game, seat).armies.includes(ON_CARD)) push(game, { step: 'deploy', seat });
  } else push(game, { step: 'reinforce', seat, card: id, left: slot, nearCity: false });
  if (card.then === 'globalize') push(game, { step: 'globalize', seat });
  push(game, { step: 'place-district', seat, card: id, slot });
}

/** Trade tokens reinforce whether or not the card's effect was used for it (TI 7.3). */
function reinforceWithTokens(game: NewDawnState, seat: Seat, card: FocusId): void {
  if (spendable(game, seat, card).length > 0) push(game, { step: 'reinforce', seat, card, left: 0, nearCity: false });
}

/** One of the two (TI 7.4). */
export const chooseGrowth: Decision<NewDawn, 'choose-growth'> = {
  actions: () => [{ type: 'grow', by: 'district' }, { type: 'grow', by: 'reinforcing' }, DONE],
  take(game, { seat, card, slot }, action) {
    pop(game);
    if (action.type === 'done') return;
    if (action.by === 'reinforcing') return push(game, { step: 'reinforce', seat, card, left: slot, nearCity: false });
    reinforceWithTokens(game, seat, card);
    if (thenOf(card) === 'token') {
      push(game, { step: 'place-tokens', seat, card, limit: slot, left: 1, near: 'district' });
    }
    push(game, { step: 'place-district', seat, card, slot });
  },
};

function thenOf(id: FocusId): GrowthCard['then'] {
  const card = focusCard(id);
  return card.type === 'growth' ? card.then : undefined;
}

/** The districts to be taken back when all five are on the map (TI 7.11). */
const districtsToTakeBack = (game: NewDawnState, seat: Seat) =>
  districtsOf(game, seat).map((district) => TAKE_BACK(districtSpace(game, seat, district)));

/** Which district goes where (TI 7.1, TI 7.10). */
export const placeDistrict: Decision<NewDawn, 'place-district'> = {
  actions(game, { seat, card, slot }) {
    const actions: Actions['place-district'][] = [DONE];
    const spaces = districtPlaces(game, seat, card, slot);
    if (spaces.length === 0) return actions;
    const placed = districtsOf(game, seat);
    if (placed.length === DISTRICTS.length) return [...actions, ...districtsToTakeBack(game, seat)];
    for (const district of DISTRICTS) {
      if (placed.includes(district)) continue;
      for (const space of spaces) actions.push({ type: 'district', district, space });
    }
    return actions;
  },
  take(game, { seat, card }, action) {
    if (action.type === 'take-back') return takeBack(game, seat, action.space);
    pop(game);
    if (action.type === 'done') return;
    const { district, space } = action;
    // A replaced district goes back to its owner: only an ordinary token is placed anew (TI 7.1).
    const replaced = isToken(game.pieces[space]) && districtAt(game, space) === null;
    layDistrict(game, seat, district, space);
    if (!replaced || thenOf(card) !== 'move-replaced') return;
    const spaces = [...(boardOf(game.map).neighbours[space] ?? [])];
    push(game, { step: 'place-among', seat, spaces, reinforced: false, left: 1 });
  },
  tries: (game, { seat }) => {
    const near = citiesOf(game, seat).flatMap((city) => boardOf(game.map).neighbours[city] ?? []);
    return [...new Set(near)].map((space) => ({ type: 'district', district: 'campus', space }));
  },
  whyNot(game, { seat, card }, action): Refusal<Reason> {
    const space = action.type === 'done' ? 0 : action.space;
    if (districtsOf(game, seat).includes('campus')) return { reason: 'district-lies', rule: 'TI 7.1' };
    return districtPlaces(game, seat, card, 9).includes(space)
      ? { reason: 'too-difficult', rule: 'TI 7.1' }
      : { reason: 'occupied', rule: 'TI 7.1' };
  },
};

/** A district lies there, unreinforced; it is none of the ordinary tokens (TI 7.1, TI 7.15). */
export function layDistrict(game: NewDawnState, seat: Seat, district: District, space: number): void {
  const player = playerOf(game, seat);
  tell(game, { fact: 'district-placed', seat, district, space });
  player.tokens++;
  occupy(game, space, tokenOf(seat));
  realmOf(game, seat).districts[DISTRICTS.indexOf(district)] = space;
  checkAgendas(game);
}

const REINFORCE = onSpace('reinforce');

/** Control tokens, districts included, are turned to their reinforced side; trade tokens turn more (TI 7.2, TI 7.3). */
export const reinforce: Decision<NewDawn, 'reinforce'> = {
  actions(game, { seat, card, left, nearCity }) {
    const actions: Actions['reinforce'][] = [DONE];
    const tokens = unreinforced(game, seat, nearCity);
    if (left > 0) for (const space of tokens) actions.push(REINFORCE(space));
    if (card !== null && tokens.length > left) {
      for (const token of spendable(game, seat, card)) actions.push(spendAction(token));
    }
    return actions;
  },
  take(game, frame, action) {
    const { seat, card } = frame;
    if (action.type === 'done') return pop(game);
    if (action.type === 'spend') {
      frame.left++;
      if (card !== null) spend(game, seat, card, action.token);
      return;
    }
    frame.left--;
    turnToken(game, action.space, true);
    checkAgendas(game);
    if (frame.left === 0 && (card === null || spendable(game, seat, card).length === 0)) pop(game);
  },
  tries: (game, { seat }) =>
    game.pieces.flatMap((piece, space) => (isToken(piece) && ownerAt(game, space) === seat ? [REINFORCE(space)] : [])),
  whyNot: (game, { seat }, action): Refusal<Reason> =>
    action.type === 'reinforce' && game.pieces[action.space] !== tokenOf(seat)
      ? { reason: 'all-reinforced', rule: 'ND 13.18' }
      : { reason: 'used-up', rule: 'TI 7.3' },
};

/** Military Engineering: armies on the card may be put on spaces with own cities, but no army stays in Antananarivo. */
export const deploy: Decision<NewDawn, 'deploy'> = {
  actions(game, { seat }) {
    const army = realmOf(game, seat).armies.indexOf(ON_CARD);
    if (army < 0) return [DONE];
    const cities = citiesOf(game, seat).filter((space) => space !== terraOf(game).lent);
    return [DONE, ...cities.map((space) => ({ type: 'deploy' as const, army, space }))];
  },
  take(game, { seat }, action) {
    if (action.type === 'done') return pop(game);
    realmOf(game, seat).armies[action.army] = action.space;
    tell(game, { fact: 'army-deployed', seat, space: action.space });
    if (!realmOf(game, seat).armies.includes(ON_CARD)) pop(game);
  },
};

/** Military Engineering: all own tokens in and next to spaces with own armies are reinforced. */
export const reinforceNearArmies: Procedure<NewDawn, 'reinforce-near-armies'> = {
  run(game, { seat }) {
    const { neighbours } = boardOf(game.map);
    const near = new Set(armiesOnMap(game, seat).flatMap((at) => [at, ...(neighbours[at] ?? [])]));
    for (const space of near) if (game.pieces[space] === tokenOf(seat)) turnToken(game, space, true);
    checkAgendas(game);
  },
};
