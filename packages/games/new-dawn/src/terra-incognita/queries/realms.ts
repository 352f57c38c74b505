/** What the expansion adds to the map: armies, districts and forts, and whose they are. */

import type { Seat } from '@tabularium/kernel';
import { boardOf } from '../../queries/board.ts';
import { effectOf } from '../../queries/effects.ts';
import { isCity, NOTHING, pieceOwner } from '../../queries/pieces.ts';
import { ANYONE, playerOf } from '../../queries/players.ts';
import { isCityState } from '../../queries/things.ts';
import { type NewDawnKnown, ON_CARD } from '../../state.ts';
import { DISTRICTS, type District } from '../content/districts.ts';
import type { Realm, Terra, TerraView } from '../state.ts';

/** The expansion's part of the state, or of a view. */
export function terraOf<Zone extends Terra | TerraView>(game: { readonly terra: Zone | null }): Zone {
  if (game.terra === null) throw new Error('This table is played without the expansion.');
  return game.terra;
}

/** What that seat has beyond the base game's things. */
export function realmOf(game: NewDawnKnown, seat: Seat): Realm {
  const realm = terraOf(game).realms[seat];
  if (realm === undefined) throw new Error(`There is no seat ${seat}.`);
  return realm;
}

/** Does anybody's army stand there? */
export function hasArmy(game: NewDawnKnown, space: number): boolean {
  for (const { armies } of terraOf(game).realms) if (armies.includes(space)) return true;
  return false;
}

/** Does an army of another seat stand there? */
export function hasRivalArmy(game: NewDawnKnown, seat: Seat, space: number): boolean {
  return terraOf(game).realms.some(({ armies }, owner) => owner !== seat && armies.includes(space));
}

/** Does a caravan of another seat stand there? */
export function hasRivalCaravan(game: NewDawnKnown, seat: Seat, space: number): boolean {
  return game.players.some(({ caravans }, owner) => owner !== seat && caravans.includes(space));
}

/** The kind of district on the space, or `null`. */
export function districtAt(game: NewDawnKnown, space: number): District | null {
  for (const { districts } of terraOf(game).realms) {
    const kind = districts.indexOf(space);
    if (kind >= 0) return DISTRICTS[kind] ?? null;
  }
  return null;
}

/** Where that seat's district of the kind lies, `-1` if not on the map. */
export function districtSpace(game: NewDawnKnown, seat: Seat, district: District): number {
  return realmOf(game, seat).districts[DISTRICTS.indexOf(district)] ?? -1;
}

/** The districts that seat has on the map. */
export function districtsOf(game: NewDawnKnown, seat: Seat): District[] {
  return DISTRICTS.filter((district) => districtSpace(game, seat, district) >= 0);
}

/** Is the space a fort (TI 11.1)? */
export function isFort(game: NewDawnKnown, space: number): boolean {
  return boardOf(game.map).printed[space] === 'fort';
}

/** Is it a fort that no player controls (TI 11.4)? */
export function isFreeFort(game: NewDawnKnown, space: number): boolean {
  return game.pieces[space] === NOTHING && isFort(game, space);
}

/** How many forts that seat controls (TI 11.4). */
export function fortsOf(game: NewDawnKnown, seat: Seat): number {
  let count = 0;
  for (const { space: fort } of boardOf(game.map).landmarks) {
    if (isCity(game.pieces[fort]) && pieceOwner(game.pieces[fort]) === seat) count++;
  }
  return count;
}

/** Has that seat promised not to attack the other (TI 12.8)? */
export function hasPact(game: NewDawnKnown, seat: Seat, other: Seat): boolean {
  if (seat === ANYONE) return false;
  for (const { card, from } of playerOf(game, seat).diplomacy) {
    if (from === other && effectOf(card).pact === true) return true;
  }
  return false;
}

/** The armies of that seat on the map. */
export const armiesOnMap = (game: NewDawnKnown, seat: Seat): number[] =>
  realmOf(game, seat).armies.filter((at) => at !== ON_CARD);

/** Is what is printed there a city-state that lends itself to whoever holds its card (TI 15.2)? */
export function lendsItself(game: NewDawnKnown, space: number): boolean {
  const printed = boardOf(game.map).printed[space] ?? '';
  return isCityState(printed) && effectOf(printed).lendsItself === true;
}
