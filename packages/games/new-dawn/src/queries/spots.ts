/** What is found on a space, for whoever speaks of it: log and buttons name a place by what stands there. */

import type { Seat } from '@tabularium/kernel';
import type { CityStateId } from '../content/city-states.ts';
import type { NaturalWonderId } from '../content/natural-wonders.ts';
import type { Terrain } from '../content/tiles.ts';
import type { NewDawnKnown } from '../state.ts';
import type { Brought } from '../vocabulary.ts';
import { boardOf } from './board.ts';
import { isCapital, isCity, ownerAt } from './pieces.ts';
import { isCityState, isNaturalWonder } from './things.ts';

/** A landmark, and whose city or control token is there. */
export interface Spot {
  readonly terrain: Terrain;
  readonly site?: CityStateId | NaturalWonderId | Brought<'printed'>;
  readonly piece?: 'capital' | 'city' | 'token';
  readonly owner?: Seat;
}

/** What is on that space now. */
export function spotAt(game: NewDawnKnown, space: number): Spot {
  const { terrain: terrains, printed, landmarks } = boardOf(game.map);
  const terrain = terrains[space] ?? 'water';
  const symbol = printed[space] ?? '';
  const landmark = landmarks.find((one) => one.space === space)?.id;
  const site = isCityState(symbol) || isNaturalWonder(symbol) ? symbol : landmark;
  const owner = ownerAt(game, space);
  return {
    terrain,
    ...(site === undefined ? {} : { site }),
    ...(owner < 0 ? {} : { owner, piece: pieceAt(game, space) }),
  };
}

function pieceAt(game: NewDawnKnown, space: number): 'capital' | 'city' | 'token' {
  if (isCapital(game.pieces[space])) return 'capital';
  return isCity(game.pieces[space]) ? 'city' : 'token';
}
