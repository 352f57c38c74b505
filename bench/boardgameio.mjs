/** Tic-tac-toe in boardgame.io, for comparison: the same rules, written as its tutorial has it. */

import { createRequire } from 'node:module';

const { Client } = createRequire(import.meta.url)('boardgame.io/client');

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const hasLine = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
    return undefined;
  },
};

/** Play whole random games until at least that many moves are made; gives the number of moves. */
export function playRandomly(least, luck) {
  let moves = 0;
  while (moves < least) {
    const client = Client({ game: ticTacToe, numPlayers: 2, debug: false });
    client.start();
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const free = state.G.cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
      client.moves.mark(free[luck(free.length)]);
      moves++;
    }
    client.stop();
  }
  return moves;
}
