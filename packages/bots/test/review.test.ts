/** A review tells chances that add up, moves that cost their players something, and a word on everyone. */

import { chooseAction, review } from '@tabularium/bots';
import { type AnyAction, type AnyGame, act, asked, decider, isOver, seedFrom, start, view } from '@tabularium/kernel';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { stoneAge } from '@tabularium/stone-age';
import { expect, test } from 'vitest';

const game: AnyGame = stoneAge;
const table = { seats: 2, seed: seedFrom('review'), options: {} };

/** A game in which the second player starves its people and takes anything. */
function played(most: number): { seat: number; action: AnyAction }[] {
  const state: { facts: unknown } = start(game, table);
  state.facts = null;
  const moves: { seat: number; action: AnyAction }[] = [];
  while (!isOver(state) && moves.length < most) {
    const seat = decider(state);
    const spec = seat === 0 ? ({ kind: 'level', level: 3 } as const) : ({ kind: 'random' } as const);
    const only: readonly AnyAction[] = asked(game, state, seat);
    const seed = seedFrom(`${moves.length}`);
    const action = only.length === 1 ? only[0] : chooseAction(game, view(game, state, seat), spec, seed);
    moves.push({ seat, action: action as AnyAction });
    act(game, state, seat, action as never);
  }
  return moves;
}

test('who plays at random loses their chances, and is told what would have been better', () => {
  const moves = played(90);
  const ticks: number[] = [];
  const { curve, turnings, verdicts } = review(game, table, moves, (move) => ticks.push(move));
  expect(ticks).toHaveLength(moves.length);
  expect(curve).toHaveLength(moves.length + 1);
  for (const { chances } of curve) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  expect(curve.at(-1)?.chances[0]).toBeGreaterThan(0.6);
  expect(turnings.length).toBeGreaterThan(0);
  expect(turnings.length).toBeLessThanOrEqual(5);
  for (const { move, seat, action, better, cost, reasons } of turnings) {
    expect(moves[move - 1]).toEqual({ seat, action });
    expect(better).not.toEqual(action);
    expect(cost).toBeGreaterThan(0);
    expect(reasons.length).toBeGreaterThan(0);
  }
  expect(turnings.map(({ cost }) => cost)).toEqual(turnings.map(({ cost }) => cost).toSorted((a, b) => b - a));
  expect(turnings.filter(({ seat }) => seat === 1).length).toBeGreaterThan(turnings.length / 2);
  const [first, second] = verdicts;
  expect(first?.best).toBeGreaterThan((second?.best ?? 1) + 0.2);
});

test('when a game is over, its winner has every chance and a word is said on how it came', () => {
  const marks = [4, 0, 8, 1, 5, 2].map((cell, at) => ({ seat: at % 2, action: { type: 'mark', cell } }));
  const { curve, verdicts } = review(ticTacToe, { ...table, options: {} }, marks);
  expect(curve.at(-1)?.chances).toEqual([0, 1]);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['behind', 'led']);
});

test('a game that is not over is reviewed as far as it went, the same every time', () => {
  const moves = played(40);
  const seen = review(game, table, moves);
  expect(seen.verdicts.map(({ verdict }) => verdict)).toEqual(['open', 'open']);
  expect(review(game, table, moves)).toEqual(seen);
});
