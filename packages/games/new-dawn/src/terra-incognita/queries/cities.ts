/** Where effects of the expansion may build cities (TI 16.4). */

import type { Seat } from '@tabularium/kernel';
import { playerOf } from '../../queries/players.ts';
import { isBuildable } from '../../queries/reach.ts';
import type { NewDawnKnown } from '../../state.ts';

/** Those of the spaces on which that seat may build a city, if it has one left; no terrain limit (TI 7.13, TI 19.9). */
export function legalCitySites(game: NewDawnKnown, seat: Seat, spaces: readonly number[]): number[] {
  if (playerOf(game, seat).cities === 0) return [];
  return spaces.filter((space) => isBuildable(game, seat, space));
}
