/** Diplomacy cards: who holds which, and what can be taken (ND 15). */

import type { Seat } from '@tabularium/kernel';
import type { CityStateId } from '../content/city-states.ts';
import type { DiplomacyId } from '../content/diplomacy.ts';
import { CITY_STATE_CARDS } from '../content/limits.ts';
import { asks } from '../questions.ts';
import type { NewDawnKnown } from '../state.ts';
import { boardOf } from './board.ts';
import { forEachEffect } from './effects.ts';
import { PRINTED_TOKEN } from './pieces.ts';
import { ANYONE, playerOf } from './players.ts';

/** The cards still in that player's own stack (ND 15.2). */
export function stackOf(game: NewDawnKnown, owner: Seat): DiplomacyId[] {
  return asks(game).diplomacy.filter(
    (card) =>
      !game.players.some((player) => player.diplomacy.some((held) => held.from === owner && held.card === card)),
  );
}

/** The cards that seat holds of this rival. */
export function heldFrom(game: NewDawnKnown, seat: Seat, rival: Seat): DiplomacyId[] {
  if (seat === ANYONE) return [];
  return playerOf(game, seat)
    .diplomacy.filter(({ from }) => from === rival)
    .map(({ card }) => card);
}

/** How many cards of that rival the seat may hold (ND 15.1). */
export function diplomacyLimit(game: NewDawnKnown, seat: Seat, rival: Seat): number {
  let limit = 1;
  forEachEffect(game, seat, 'diplomacyLimit', (raised) => {
    limit = Math.max(limit, typeof raised === 'number' ? raised : raised(game, seat, rival));
  });
  return limit;
}

/** Can that seat take a card of this city-state: is it free, is one beside the map, and has the seat none (ND 15.1)? */
export function mayTakeCityStateCard(game: NewDawnKnown, seat: Seat, cityState: CityStateId): boolean {
  const site = boardOf(game.map).cityStates.find(({ id }) => id === cityState);
  if (site === undefined || game.pieces[site.space] !== PRINTED_TOKEN) return false;
  const holders = game.players.filter(({ cityStateCards }) => cityStateCards.includes(cityState)).length;
  return holders < CITY_STATE_CARDS && !playerOf(game, seat).cityStateCards.includes(cityState);
}

/** Has that seat a rival's card it could exchange for another of the same rival (Geneva)? */
export function mayExchangeDiplomacy(game: NewDawnKnown, seat: Seat): boolean {
  return playerOf(game, seat).diplomacy.some(({ from }) => stackOf(game, from).length > 0);
}
