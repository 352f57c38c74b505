/** Operations on the land: disasters, locked squares, figures shipped elsewhere (FF 4.8, FF 4.15, FF 8.16). */

import type { Op } from '../content/model.ts';
import type { Terrain } from '../content/terrain.ts';
import { geometryOf } from '../queries/geometry.ts';
import { playerOf } from '../queries/players.ts';
import { statOf } from '../queries/sources.ts';
import {
  centreAt,
  cityAround,
  countAt,
  enemyOn,
  figuresAt,
  isMarked,
  isRevealed,
  occupantOf,
  relicAt,
  terrainAt,
} from '../queries/squares.ts';
import { figureOf, relocate } from '../rules/figures.ts';
import { tell } from '../rules/telling.ts';
import type { FameState, Square } from '../state.ts';
import type { Pick } from '../vocabulary/actions.ts';
import type { Deed } from '../vocabulary/frames.ts';
import type { OperationRules } from '../vocabulary/operations.ts';
import { mayAim } from './gains.ts';

type TerrainOp = Extract<Op, { op: 'terrain' }>;
type Land = TerrainOp | { op: 'lock-square' } | { op: 'ship-figures' };

/** Which disaster markers show that terrain. */
const supplyFor = (terrain: Terrain): 'dry' | 'wet' =>
  terrain === 'desert' || terrain === 'grassland' ? 'dry' : 'wet';

/** Nothing at all on the square but perhaps an older disaster marker. */
function isEmpty(game: FameState, square: Square): boolean {
  return !game.map.pieces[square] && !isMarked(game, square) && occupantOf(game, square) < 0;
}

function isFit(game: FameState, square: Square, { needs }: TerrainOp): boolean {
  if (centreAt(game, square) !== undefined || relicAt(game, square) !== '') return false;
  if (needs === 'empty') return isEmpty(game, square);
  const piece = game.map.pieces[square];
  return !piece || piece.kind === 'person';
}

/** What a square can become. */
function outcomes(game: FameState, deed: Deed, op: TerrainOp, square: Square): Terrain[] {
  if (!isRevealed(game, square)) return [];
  const now = terrainAt(game, square);
  if (!op.from.includes(now) || !isFit(game, square, op)) return [];
  const near = cityAround(game, square);
  if (near !== undefined && !mayAim(game, deed, near.seat)) return [];
  return op.to.filter((terrain) => terrain !== now && game.supply[supplyFor(terrain)] > 0);
}

/** Squares with figures that can be locked, and tiles with other squares. */
function lockable(game: FameState): Pick[] {
  const { squares, slots } = geometryOf(game.seats);
  return [
    ...squares
      .filter((square) => occupantOf(game, square) >= 0 && !game.map.locked.includes(square))
      .map((square) => ({ square })),
    ...slots.flatMap((_, tile) => (emptyOn(game, tile).length > 0 ? [{ tile }] : [])),
  ];
}

/** Squares of a tile without figures that can be locked for whoever enters later. */
function emptyOn(game: FameState, tile: number): Square[] {
  return (geometryOf(game.seats).slots[tile] ?? []).filter(
    (square) => isRevealed(game, square) && occupantOf(game, square) < 0 && !game.map.locked.includes(square),
  );
}

/** The squares of the player's figures. */
function ownSquares(game: FameState, deed: Deed): Square[] {
  const squares = playerOf(game, deed.seat).figures.flatMap(({ square }) => (square < 0 ? [] : [square]));
  return [...new Set(squares)];
}

/** Water squares that have room for all figures of a square; no more than are asked for. */
function harbours(game: FameState, { seat }: Deed, from: Square, most = Number.POSITIVE_INFINITY): Pick[] {
  const player = playerOf(game, seat);
  const count = countAt(player, from);
  const limit = statOf(game, seat, 'stacking-limit');
  const found: Pick[] = [];
  for (const square of geometryOf(game.seats).squares) {
    if (square === from || !isRevealed(game, square) || terrainAt(game, square) !== 'water') continue;
    if (centreAt(game, square) !== undefined || relicAt(game, square) !== '' || enemyOn(game, square, seat)) continue;
    if (countAt(player, square) + count <= limit && found.push({ square }) >= most) break;
  }
  return found;
}

/** The rules of the land. */
export const land: OperationRules<Land> = {
  terrain: {
    possible: (game, deed, op) =>
      geometryOf(game.seats).squares.some((square) => outcomes(game, deed, op, square).length > 0),
    asks(game, deed, op, [tile, place, terrain]) {
      const { slots } = geometryOf(game.seats);
      const fits = (square: Square) => outcomes(game, deed, op, square).length > 0;
      if (tile === undefined) return slots.flatMap((squares, slot) => (squares.some(fits) ? [{ tile: slot }] : []));
      if (place === undefined) {
        return 'tile' in tile ? (slots[tile.tile] ?? []).filter(fits).map((square) => ({ square })) : null;
      }
      if (terrain !== undefined || !('square' in place)) return null;
      return outcomes(game, deed, op, place.square).map((one) => ({ terrain: one }));
    },
    apply(game, deed, op, [, place, pick]) {
      if (place === undefined || !('square' in place) || pick === undefined || !('terrain' in pick)) return;
      const terrain = op.to.find((one) => one === pick.terrain);
      if (terrain === undefined) return;
      const before = game.map.disasters[place.square];
      if (before) game.supply[supplyFor(before)]++;
      game.supply[supplyFor(terrain)]--;
      game.map.disasters[place.square] = terrain;
      tell(game, { fact: 'disaster', seat: deed.seat, square: place.square, terrain, seen: 'all' });
    },
  },
  'lock-square': {
    possible: (game) =>
      geometryOf(game.seats).squares.some((square) => isRevealed(game, square) && !game.map.locked.includes(square)),
    asks(game, _deed, _op, [first, second]) {
      if (second !== undefined) return null;
      if (first === undefined) return lockable(game);
      return 'tile' in first ? emptyOn(game, first.tile).map((square) => ({ square })) : null;
    },
    apply(game, { seat }, _, picks) {
      const pick = picks.at(-1);
      if (pick === undefined || !('square' in pick)) return;
      game.map.locked.push(pick.square);
      tell(game, { fact: 'locked', seat, square: pick.square, seen: 'all' });
    },
  },
  'ship-figures': {
    possible: (game, deed) => ownSquares(game, deed).some((square) => harbours(game, deed, square, 1).length > 0),
    asks(game, deed, _, [from, to]) {
      if (to !== undefined) return null;
      if (from !== undefined) return 'square' in from ? harbours(game, deed, from.square) : null;
      return ownSquares(game, deed)
        .filter((square) => harbours(game, deed, square, 1).length > 0)
        .map((square) => ({ square }));
    },
    apply(game, { seat }, _, [from, to]) {
      if (from === undefined || !('square' in from) || to === undefined || !('square' in to)) return;
      const figures = figuresAt(playerOf(game, seat), from.square);
      shipTo(game, seat, figures, to.square);
    },
  },
};

/** Figures are put elsewhere and do not move again this turn. */
export function shipTo(game: FameState, seat: number, figures: readonly number[], square: Square): void {
  for (const number of figures) figureOf(game, seat, number).moved = true;
  relocate(game, seat, figures, square);
}
