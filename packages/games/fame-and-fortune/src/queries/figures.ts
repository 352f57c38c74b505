/** Figures of a player, on the map and off it. */

import type { Seat } from '@tabularium/kernel';
import type { FameState, FigureKind } from '../state.ts';
import { playerOf } from './players.ts';

/** Figures of that kind on the map. */
export function countOnMap(game: FameState, seat: Seat, kind: FigureKind): number {
  return playerOf(game, seat).figures.filter((figure) => figure.kind === kind && figure.square >= 0).length;
}

/** Figures of that kind in the supply. */
export function countInSupply(game: FameState, seat: Seat, kind: FigureKind): number {
  return playerOf(game, seat).figures.filter((figure) => figure.kind === kind && figure.square < 0).length;
}
