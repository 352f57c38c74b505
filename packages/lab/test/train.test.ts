/** Training repeats to the byte, goes on where it stopped, and finds what wins where that is known. */

import { type AnyGame, judged, type Seat, type WeightsBook } from '@tabularium/kernel';
import { type TicTacToe, type TicTacToeState, ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { beginTraining, type Checkpoint, type Course, type Duel, fight, train } from '@tabularium/lab';
import { expect, test } from 'vitest';

const book: WeightsBook = { provenance: 'for this test', weights: { own: 1, centre: -1, corner: 0 }, earlier: {} };

/** A judgement that begins by shunning the centre. */
const game: AnyGame = {
  ...ticTacToe,
  bot: {
    ...ticTacToe.bot,
    ...judged<TicTacToe, WeightsBook['weights']>({
      features: [],
      book,
      parts: ({ cells }: TicTacToeState, seat: Seat, weights) => [
        (weights['centre'] ?? 0) * (cells[4] === seat ? 1 : 0),
        (weights['corner'] ?? 0) * [0, 2, 6, 8].filter((cell) => cells[cell] === seat).length,
      ],
    }),
    playout: () => 0,
  },
};

const course: Course = {
  players: 2,
  options: {},
  bot: { kind: 'mcts', iterations: 6 },
  seed: 'short',
  steps: 4,
  directions: 3,
  trial: 4,
};

const here = async (duels: readonly Duel[]) => duels.map((duel) => fight(game, duel));

test('the same course gives the same weights to the byte, and a course that was stopped goes on as if it had not', async () => {
  const kept: string[] = [];
  const whole = await train(beginTraining(game, course), here, (checkpoint) => kept.push(JSON.stringify(checkpoint)));
  expect(JSON.stringify(await train(beginTraining(game, course), here))).toBe(JSON.stringify(whole));
  const second: Checkpoint = JSON.parse(kept[1] ?? '');
  expect(second.standing.step).toBe(2);
  expect(JSON.stringify(await train(second, here))).toBe(JSON.stringify(whole));
  expect(whole.games).toBe(4 * 3 * 2 + 4 * 2);
  const other = await train(beginTraining(game, { ...course, seed: 'other' }), here);
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(whole));
});

test('weights keep their sign, those of 0 may move, and how far each moved is told', async () => {
  const { weights, moves } = await train(beginTraining(game, course), here);
  expect(Object.keys(weights)).toEqual(['own', 'centre', 'corner']);
  expect(weights['centre']).toBeLessThan(0);
  expect(weights['corner']).not.toBe(0);
  expect(moves.map(({ weight }) => weight).sort()).toEqual(['centre', 'corner', 'own']);
});

test('whoever has no weights has nothing to train', () => {
  expect(() => beginTraining(ticTacToe, course)).toThrow('no weights to train');
});
