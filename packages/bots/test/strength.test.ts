/** Bots on games whose right answers are known. Their strength on the real games is measured in the README. */

import { type BotSpec, chooseAction } from '@tabularium/bots';
import { type AnyGame, act, decider, isOver, seedFrom, start, view } from '@tabularium/kernel';
import { highCard } from '@tabularium/kernel/examples/high-card';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { expect, test } from 'vitest';

const RANDOM: BotSpec = { kind: 'random' };
const GREEDY: BotSpec = { kind: 'greedy' };
const MCTS: BotSpec = { kind: 'mcts', iterations: 1000 };

/** How often each of two bots won, seats swapped from game to game. */
function wins(game: AnyGame, bots: readonly [BotSpec, BotSpec], games: number): [number, number] {
  const won: [number, number] = [0, 0];
  for (let number = 0; number < games; number++) {
    const state: object = start(game, { seats: 2, seed: seedFrom(`game ${number}`) });
    for (let move = 0; !isOver(state); move++) {
      const seat = decider(state);
      const bot = bots[(seat + number) % 2] ?? RANDOM;
      act(game, state, seat, chooseAction(game, view(game, state, seat), bot, seedFrom(`${number}/${move}`)));
    }
    const { winners } = game.result(state);
    if (winners.length === 1) won[((winners[0] ?? 0) + number) % 2 === 0 ? 0 : 1]++;
  }
  return won;
}

test('mcts never loses tic-tac-toe against anyone', () => {
  expect(wins(ticTacToe, [MCTS, RANDOM], 20)[1]).toBe(0);
  expect(wins(ticTacToe, [MCTS, MCTS], 10)).toEqual([0, 0]);
});

test('greedy beats random at tic-tac-toe', () => {
  const [greedy, random] = wins(ticTacToe, [GREEDY, RANDOM], 100);
  expect(greedy).toBeGreaterThan(2 * random);
});

test('mcts beats random at high card, where hands are hidden', () => {
  const [mcts, random] = wins(highCard, [MCTS, RANDOM], 40);
  expect(mcts).toBeGreaterThan(random + 8);
});

test('search tries as often as the game says where nobody else does', () => {
  let judged = 0;
  const counted = (iterations?: number): AnyGame => ({
    ...ticTacToe,
    bot: {
      ...ticTacToe.bot,
      ...(iterations === undefined ? {} : { iterations }),
      evaluate(game: Parameters<typeof ticTacToe.bot.evaluate>[0], seat: number) {
        judged++;
        return ticTacToe.bot.evaluate(game, seat);
      },
    },
  });
  const effort = (game: AnyGame, spec: BotSpec): number => {
    judged = 0;
    const state: object = start(ticTacToe, { seats: 2, seed: seedFrom('effort') });
    chooseAction(game, view(ticTacToe, state, 0), spec, seedFrom('effort'));
    return judged;
  };
  const few = effort(counted(10), { kind: 'mcts' });
  expect(few).toBe(effort(counted(), { kind: 'mcts', iterations: 10 }));
  expect(effort(counted(), { kind: 'mcts' })).toBeGreaterThan(10 * few);
});
