import { chooseAction, parseSpec, printSpec } from '@tabularium/bots';
import { start, view } from '@tabularium/kernel';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { expect, test } from 'vitest';

const SEED = '0123456789abcdef0123456789abcdef';

test.each([
  ['random', { kind: 'random' }],
  ['greedy', { kind: 'greedy' }],
  ['mcts', { kind: 'mcts' }],
  ['mcts:1000', { kind: 'mcts', iterations: 1000 }],
  ['mcts:500ms', { kind: 'mcts', milliseconds: 500 }],
  ['level:3', { kind: 'level', level: 3 }],
  ['plan:600', { kind: 'plan', iterations: 600 }],
  ['reply', { kind: 'reply' }],
  ['greedy:2', { kind: 'greedy', iterations: 2 }],
  ['greedy~0.5', { kind: 'greedy', noise: 0.5 }],
  ['mcts:80@first', { kind: 'mcts', iterations: 80, weights: 'first' }],
])('%s is read and written', (written, spec) => {
  expect(parseSpec(written)).toEqual(spec);
  expect(printSpec(parseSpec(written))).toBe(written);
});

test.each([
  '',
  'human',
  'greedy:5ms',
  'mcts:',
  'mcts:0',
  'mcts:1e3',
  'mcts:-1',
  'mcts:5s',
  'MCTS',
  'mcts:99999999999',
  'level',
  'level:6',
  'level:3ms',
  'greedy~',
  'mcts@',
])('"%s" is no bot', (written) => expect(() => parseSpec(written)).toThrow(/is no bot; there are random/));

test('a bot that thinks by time keeps to the clock it is given', () => {
  const game = start(ticTacToe, { seats: 2, seed: SEED });
  let time = 0;
  const clock = () => time++;
  chooseAction(ticTacToe, view(ticTacToe, game, 0), { kind: 'mcts', milliseconds: 40 }, SEED, clock);
  expect(time).toBeGreaterThan(40);
  expect(time).toBeLessThan(45);
});

test('a bot that thinks by time asks for a clock', () => {
  const game = start(ticTacToe, { seats: 2, seed: SEED });
  const think = () => chooseAction(ticTacToe, view(ticTacToe, game, 0), { kind: 'mcts', milliseconds: 40 }, SEED);
  expect(think).toThrow('needs a clock');
});

test('a spectator has nothing to choose', () => {
  const game = start(ticTacToe, { seats: 2, seed: SEED });
  expect(() => chooseAction(ticTacToe, view(ticTacToe, game, null), { kind: 'random' }, SEED)).toThrow('spectator');
});
