/** Mature cities (ND 17). */

import type { Seat } from '@tabularium/kernel';
import type { NewDawnKnown } from '../state.ts';
import { boardOf } from './board.ts';
import { type Effect, forEachEffect } from './effects.ts';
import { citiesOf, isToken, pieceOwner } from './pieces.ts';

type Helper = { readonly helps: NonNullable<Effect['maturesWith']>; readonly from: Seat };

/** That seat's mature cities: every space around is water or holds a control token that counts (ND 17.1, ND 17.2). */
export function matureCities(game: NewDawnKnown, seat: Seat): number[] {
  const cities = citiesOf(game, seat);
  const helpers: Helper[] = [];
  forEachEffect(game, seat, 'maturesWith', (helps, from) => helpers.push({ helps, from }));
  return cities.filter((space) => isSurrounded(game, seat, space, helpers));
}

function isSurrounded(game: NewDawnKnown, seat: Seat, city: number, helpers: readonly Helper[]): boolean {
  const { neighbours, water } = boardOf(game.map);
  for (const space of neighbours[city] ?? []) {
    if (water[space] === true) continue;
    const piece = game.pieces[space];
    if (!isToken(piece)) return false;
    const owner = pieceOwner(piece);
    if (owner !== seat && !helpers.some(({ helps, from }) => helps(owner, from))) return false;
  }
  return true;
}
