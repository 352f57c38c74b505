/**
 * Which way round the map lies on the table. Nobody says where north is: it is turned by sixths until it fits the window
 * best, and everything that lies on it or beside it is turned along.
 */

import type { Room } from '../../table/lens.ts';
import { fitted } from '../../table/lens.ts';
import { keptInMind } from './aim.ts';
import type { Board, Hex } from './content.ts';
import { extentOf } from './geometry.ts';

/** The ways round that differ in what room they need; the other three are the same upside down. */
const WAYS_ROUND = [0, 1, 2];
/** So much larger the map must become before it is turned: because the window has changed, or as it grows under one's eyes. */
export const WORTH_IT = { window: 1.03, growth: 1.3 } as const;

const { intend, intended, useIntended } = keptInMind({ turn: 0 });

/** By how many sixths the map is turned, clockwise. */
export const useTurn = (): number => useIntended('turn');

/** A hex turned around the middle of the map. */
export function turnedHex<Placed extends Hex>(hex: Placed, turn: number): Placed {
  let { q, r } = hex;
  for (let sixth = 0; sixth < turn; sixth++) [q, r] = [-r, q + r];
  return { ...hex, q, r };
}

const boards = new WeakMap<Board, Board[]>();

/** The board as it lies when it is turned; side `n` of a space is again the one that looks in direction `n`. */
export function turnedBoard(board: Board, turn: number): Board {
  if (turn === 0) return board;
  const known = boards.get(board) ?? [];
  boards.set(board, known);
  known[turn] ??= {
    ...board,
    hexes: board.hexes.map((hex) => turnedHex(hex, turn)),
    towards: board.towards.map((sides) => sides.map((_, side) => sides[(side - turn + 6) % 6] ?? -1)),
  };
  return known[turn];
}

/** How large the map would be shown, turned that way. */
const sizeAt = (hexes: readonly Hex[], room: Room, margin: number, turn: number): number =>
  fitted(
    extentOf(
      hexes.map((hex) => turnedHex(hex, turn)),
      margin,
    ),
    room,
  ).k;

/** The way round in which these hexes, not turned yet, are shown largest. */
export function bestTurn(hexes: readonly Hex[], room: Room, margin: number): number {
  const sizes = WAYS_ROUND.map((turn) => sizeAt(hexes, room, margin, turn));
  return sizes.indexOf(Math.max(...sizes));
}

/** Lays the map down the best way round, if it becomes so much larger by it. */
export function layDown(hexes: readonly Hex[], room: Room, margin: number, worth: number): void {
  if (room.width === 0 || room.height === 0 || hexes.length === 0) return;
  const turn = bestTurn(hexes, room, margin);
  const gain = sizeAt(hexes, room, margin, turn) / sizeAt(hexes, room, margin, intended().turn);
  if (turn !== intended().turn && gain >= worth) intend({ turn });
}
