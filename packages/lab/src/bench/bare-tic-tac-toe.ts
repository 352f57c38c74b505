/** Tic-tac-toe in a bare loop, without any kernel: what the kernel's speed is measured against. */

import type { Luck } from '@tabularium/kernel';

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function hasLine(cells: readonly number[], seat: number): boolean {
  for (const [a, b, c] of LINES) if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true;
  return false;
}

/** Play whole random games until at least that many moves are made; gives the number of moves. */
export function playBare(least: number, luck: Luck): number {
  let moves = 0;
  while (moves < least) {
    const cells: number[] = Array(9).fill(-1);
    for (let seat = 0; ; seat = 1 - seat) {
      const free: number[] = [];
      for (let cell = 0; cell < 9; cell++) if (cells[cell] === -1) free.push(cell);
      cells[free[luck(free.length)] ?? 0] = seat;
      moves++;
      if (hasLine(cells, seat) || !cells.includes(-1)) break;
    }
  }
  return moves;
}
