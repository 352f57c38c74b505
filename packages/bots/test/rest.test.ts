/** Search that looks on to the end of a round, on Fame and Fortune: what it sees that a look at what comes next does not. */

import { type BotSpec, chooseAction } from '@tabularium/bots';
import { type FameState, fameAndFortune } from '@tabularium/fame-and-fortune';
import { type Action, type Table, table } from '@tabularium/fame-and-fortune/testing/table';
import { type AnyGame, clone, type Seat, seedFrom, view } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { restUntil } from '../src/rest.ts';

/** What a bot does for that seat. */
const choice = (play: Table, seat: Seat, bot: BotSpec, game: AnyGame = fameAndFortune): Action =>
  chooseAction(game, view(fameAndFortune, play.game, seat), bot, seedFrom('rest')) as Action;

/** A pyramid with all the cards of the first level that it needs, and too little trade for the second. */
function short(trade: number): Table {
  const play = table().until('choose-research', 0);
  const rows = [['code-of-laws', 'agriculture', 'philosophy', 'pottery', 'currency'], ['irrigation'], [], [], []];
  return play.has(0, { rows, trade });
}

test('search saves its trade where a technology of no use to the pyramid would cost all of it', () => {
  const search: BotSpec = { kind: 'mcts', iterations: 10 };
  expect(choice(short(9), 0, { kind: 'greedy' })).not.toMatchObject({ technology: '' });
  expect(choice(short(9), 0, search)).toMatchObject({ type: 'research', technology: '' });
  expect(choice(short(11), 0, search)).toMatchObject({ type: 'research', technology: expect.stringMatching(/./) });
});

test('who rests ends the round and has done nothing in it but research', () => {
  const { game } = table();
  const { figures, cities, space } = clone(game.players[0]) ?? {};
  restUntil(fameAndFortune, game, game.turn + 1);
  expect(game.turn).toBe(2);
  expect(game.frames.at(-1)?.step).toBe('start-of-turn');
  expect(game.players[0]).toMatchObject({ space, cities: [{ centre: cities?.[0]?.centre }] });
  expect(game.players[0]?.figures.map(({ square }) => square)).toEqual(figures?.map(({ square }) => square));
  expect(game.players.some(({ rows }) => rows.flat().length > 1)).toBe(true);
});

test('more tries are more worlds for what has seemed best, never fewer than one for every action', () => {
  const play = table().until('choose-research', 0).has(0, { trade: 8 });
  const effort = (iterations: number) => {
    let judged = 0;
    const { judgement: _, evaluateAll, ...bot } = fameAndFortune.bot;
    const counting = {
      ...fameAndFortune,
      bot: {
        ...bot,
        evaluateAll(state: FameState) {
          judged++;
          return evaluateAll?.(state) ?? [];
        },
      },
    };
    choice(play, 0, { kind: 'mcts', iterations }, counting);
    return judged;
  };
  const actions = play.actions().length;
  expect(effort(1)).toBeGreaterThanOrEqual(actions);
  expect(effort(1)).toBeLessThan(3 * actions);
  expect(effort(100)).toBeGreaterThan(3 * actions);
});

test('search goes on where somebody will win before the rest is over, whatever it does', () => {
  const nearly = [
    ['code-of-laws', 'agriculture', 'philosophy', 'pottery', 'currency'],
    ['irrigation', 'engineering', 'democracy', 'mathematics'],
    ['railroad', 'ecology', 'military-science'],
    ['computers', 'replaceable-parts'],
    [],
  ];
  for (const winner of [0, 1]) {
    const play = table().until('choose-research', 0).has(0, { trade: 8 }).has(winner, { rows: nearly, trade: 27 });
    for (const seed of ['a', 'b', 'c', 'd']) {
      const seen = view(fameAndFortune, play.game, 0);
      const { technology } = chooseAction(fameAndFortune, seen, { kind: 'mcts' }, seedFrom(seed)) as {
        technology?: string;
      };
      expect(technology).toMatch(/./);
      if (winner === 0) expect(technology).toBe('space-flight');
    }
  }
});
