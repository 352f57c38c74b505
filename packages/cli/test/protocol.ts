/** What a program is told at the beginning of a game of tic-tac-toe. */

import { fileURLToPath } from 'node:url';
import { start as begin, legal, seedFrom, view } from '@tabularium/kernel';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import type { Told } from '@tabularium/lab';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export function start(): Told[] {
  const state = begin(ticTacToe, { seats: 2, seed: seedFrom('protocol') });
  return [
    { begin: { protocol: 1, game: 'tic-tac-toe', seats: 2, options: {} } },
    { choose: { seat: 0, view: view(ticTacToe, state, 0), legal: legal(ticTacToe, state, 0) } },
    { end: true },
  ];
}
