/** Distances on a board, counted over all spaces whatever lies there; each is computed once per map. */

import type { Board } from '../queries/board.ts';

/** Farther than anything on a map. */
const FAR = 99;

const atlases = new WeakMap<Board, Map<number, Uint8Array>>();

/** How far every space is from that one. */
export function distancesFrom(board: Board, from: number): Uint8Array {
  let atlas = atlases.get(board);
  if (atlas === undefined) {
    atlas = new Map();
    atlases.set(board, atlas);
  }
  let distances = atlas.get(from);
  if (distances === undefined) {
    distances = measure(board, from);
    atlas.set(from, distances);
  }
  return distances;
}

function measure({ size, neighbours }: Board, from: number): Uint8Array {
  const distances = new Uint8Array(size).fill(FAR);
  const met = [from];
  distances[from] = 0;
  for (let at = 0; at < met.length; at++) {
    const space = met[at] ?? from;
    for (const next of neighbours[space] ?? []) {
      if (distances[next] !== FAR) continue;
      distances[next] = (distances[space] ?? 0) + 1;
      met.push(next);
    }
  }
  return distances;
}

/** How far the nearest of those spaces is. */
export function nearest(distances: Uint8Array, spaces: readonly number[]): number {
  let least = FAR;
  for (const space of spaces) {
    const distance = distances[space] ?? FAR;
    if (distance < least) least = distance;
  }
  return least;
}
