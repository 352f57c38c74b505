/** What a game calls foolish is not tried by any bot, unless there is nothing else; what it calls obvious is done. */

import { type BotSpec, choose } from '@tabularium/bots';
import { type AnyGame, legal, seedFrom, start, view } from '@tabularium/kernel';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { expect, test } from 'vitest';

/** The game in which nothing is wise but the corner at the end; or not even that. */
const warned = (corner: boolean): AnyGame => {
  const game: AnyGame = ticTacToe;
  return { ...game, bot: { ...game.bot, foolish: (_state, _seat, { cell }) => !corner || cell !== 8 } };
};

const SPECS: readonly BotSpec[] = [
  { kind: 'greedy' },
  { kind: 'mcts', iterations: 20 },
  { kind: 'plan', iterations: 50 },
];

test.each(SPECS)('$kind leaves what is foolish', (spec) => {
  const state = start(ticTacToe, { seats: 2, options: {}, seed: seedFrom('sensible') });
  const seen = view(ticTacToe, state, 0);
  expect(choose(warned(true), seen, spec, seedFrom('one')).action).toMatchObject({ cell: 8 });
  expect(legal(ticTacToe, state, 0)).toContainEqual(choose(warned(false), seen, spec, seedFrom('one')).action);
});

/** Who plans whole turns does it where it comes in his plan. */
const STEP_BY_STEP = SPECS.filter(({ kind }) => kind !== 'plan');

test.each(STEP_BY_STEP)('$kind does what is obvious', (spec) => {
  const game: AnyGame = ticTacToe;
  const state = start(ticTacToe, { seats: 2, options: {}, seed: seedFrom('sensible') });
  const sure: AnyGame = { ...game, bot: { ...game.bot, obvious: (_state, _seat, actions) => actions[5] } };
  expect(choose(sure, view(ticTacToe, state, 0), spec, seedFrom('one')).action).toMatchObject({ cell: 5 });
});
