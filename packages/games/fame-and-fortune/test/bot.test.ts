import { chooseAction } from '@tabularium/bots';
import { fameAndFortune } from '@tabularium/fame-and-fortune';
import { seedFrom, view } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { evaluate, evaluateAll } from '../src/bot/outlook.ts';
import { cultureRace, economyRace, technologyRace, worthOfRaces, worthOfTrade } from '../src/bot/races.ts';
import { prospectsOf } from '../src/bot/travel.ts';
import { geometryOf } from '../src/queries/geometry.ts';
import { siteOf } from '../src/queries/players.ts';
import type { Square } from '../src/state.ts';
import { type Action, type Table, table } from './table.ts';

/** What greedy does for the seat that decides. */
function choice(play: Table, seed = 'choice'): Action {
  const seen = view(fameAndFortune, play.game, play.decider);
  return chooseAction(fameAndFortune, seen, { kind: 'greedy' }, seedFrom(seed)) as Action;
}

/** The square so many columns and rows from the capital of a seat. */
function away(play: Table, seat: number, columns: number, rows: number): Square {
  return siteOf(play.capital(seat)) + columns + rows * geometryOf(play.game.seats).columns;
}

/** Which way from the capital of the first seat the map goes on, in columns. */
const inward = (play: Table): number => (siteOf(play.capital(0)) % geometryOf(play.game.seats).columns < 8 ? 1 : -1);

describe('greedy takes what anybody would take', () => {
  test('a second city, as soon as a scout stands where one can be founded', () => {
    const play = table().plain().cleared();
    play.figure(0, 'scout', away(play, 0, 4 * inward(play), 0));
    expect(play.step).toBe('start-of-turn');
    expect(play.actions().some(({ type }) => type === 'found')).toBe(true);
    expect(choice(play).type).toBe('found');
  });

  test('a technology, whenever its trade is enough for one', () => {
    const play = table().until('choose-research');
    play.has(play.decider, { trade: 8 });
    expect(choice(play)).toMatchObject({ type: 'research', technology: expect.stringMatching(/./) });
  });

  test('the step on the culture track that wins the game', () => {
    const play = table().until('city-management', 0).has(0, { space: 20, culture: 60, trade: 27 });
    expect(choice(play)).toMatchObject({ type: 'advance' });
  });

  test('a hut beside its army', () => {
    const play = table().plain().cleared();
    const hut = away(play, 0, 3 * inward(play), 1);
    play.figure(0, 'army', away(play, 0, 3 * inward(play), 0));
    play.game.map.markers[hut] = { kind: 'hut', id: 'hut-incense', seenBy: [] };
    play.until('choose-mover', 0);
    play.does(choice(play));
    expect(play.step).toBe('move-step');
    expect(choice(play)).toEqual({ type: 'step', square: hut });
  });

  test('no attack on a capital that it cannot win', () => {
    const play = table().plain().cleared();
    const beside = away(play, 1, 2 * -inward(play), 0);
    play.figure(0, 'army', beside);
    play.has(0, { forces: [] }).until('choose-mover', 0);
    for (let moves = 0; play.decider === 0 && moves < 6; moves++) {
      const action = choice(play);
      play.does(action);
      expect(play.game.battle).toBeNull();
    }
  });
});

test('greedy looks no further than to what is asked next: a research is not judged by the turn after it', () => {
  const play = table().until('choose-research');
  while (play.decider === 0) play.dully();
  play.has(1, { trade: 8 });
  const { bot } = fameAndFortune;
  const effort = (questions: NonNullable<typeof bot.questions>) => {
    let judged = 0;
    const all = (game: Parameters<typeof evaluateAll>[0]) => {
      judged++;
      return evaluateAll(game);
    };
    const counting = { ...fameAndFortune, bot: { ...bot, questions, evaluateAll: all } };
    chooseAction(counting, view(fameAndFortune, play.game, 1), { kind: 'greedy' }, seedFrom('once'));
    return judged;
  };
  expect(play.step).toBe('choose-research');
  expect(effort(bot.questions ?? [])).toBeLessThan(effort([]));
});

describe('the outlook of a civilization', () => {
  test('is the same for each seat, asked for alone or with all others', () => {
    const play = table(['america', 'china', 'egypt']).until('city-management', 1);
    expect(evaluateAll(play.game)).toEqual([0, 1, 2].map((seat) => evaluate(play.game, seat)));
  });

  test('is all or nothing when the game is over', () => {
    const play = table();
    play.game.ending = { winner: 1, victory: 'culture' };
    expect(evaluateAll(play.game)).toEqual([0, 300]);
  });

  test('grows with every step of each race', () => {
    const worth = (change: object) => evaluate(table().has(0, change).game, 0);
    expect(worth({ space: 6 })).toBeGreaterThan(worth({ space: 5 }));
    expect(worth({ coins: { sheet: 6 } })).toBeGreaterThan(worth({ coins: { sheet: 5 } }));
    expect(cultureRace(table().has(0, { space: 21 }).game, 0)).toBe(1);
    expect(economyRace(table().has(0, { coins: { sheet: 15 } }).game, 0)).toBe(1);
    expect(
      technologyRace({ rows: [['a', 'b', 'c', 'd', 'e'], ['f', 'g', 'h', 'i'], ['j', 'k', 'l'], ['m', 'n'], ['o']] }),
    ).toBe(1);
  });

  test('counts a race that is nearly won more than two that are half won', () => {
    expect(worthOfRaces([0.95, 0, 0, 0])).toBeGreaterThan(worthOfRaces([0.5, 0.5, 0, 0]));
  });

  test('sees the jump where trade is enough for a technology', () => {
    const play = table();
    const worth = (trade: number) => worthOfTrade(play.game, 0, trade);
    expect(worth(6) - worth(5)).toBeGreaterThan(worth(5) - worth(4));
    expect(worth(5)).toBeGreaterThan(worth(3));
  });

  test('fears a strong enemy beside the capital', () => {
    const safe = table().plain().cleared().has(0, { forces: [] });
    const threatened = table().plain().cleared().has(0, { forces: [] });
    for (const play of [safe, threatened]) play.has(1, { forces: Array.from({ length: 8 }, () => 'infantry-3') });
    safe.figure(1, 'army', away(safe, 1, 0, 1));
    threatened.figure(1, 'army', away(threatened, 0, 2 * inward(threatened), 0));
    expect(evaluate(threatened.game, 0)).toBeLessThan(evaluate(safe.game, 0) - 2);
  });
});

describe('what figures have before them', () => {
  const beside = () => {
    const play = table().plain().cleared();
    play.figure(0, 'army', away(play, 0, 3 * inward(play), 0));
    return play;
  };

  test('is more with a hut near, most beside it, and the same again when the land is', () => {
    const play = beside();
    const { markers } = play.game.map;
    const nothing = prospectsOf(play.game, 0);
    const put = (columns: number) => {
      const square = away(play, 0, columns * inward(play), 0);
      markers[square] = { kind: 'hut', id: 'hut-incense', seenBy: [] };
      const worth = prospectsOf(play.game, 0);
      markers[square] = null;
      return worth;
    };
    expect(put(4)).toBeGreaterThan(put(6));
    expect(put(6)).toBeGreaterThan(nothing);
    expect(prospectsOf(play.game, 0)).toBe(nothing);
  });

  test('is an unguarded enemy scout, wherever it goes', () => {
    const play = beside();
    const alone = prospectsOf(play.game, 0);
    const scout = play.figure(1, 'scout', away(play, 0, 4 * inward(play), 0));
    const near = prospectsOf(play.game, 0);
    expect(near).toBeGreaterThan(alone);
    scout.square = away(play, 0, 5 * inward(play), 0);
    expect(prospectsOf(play.game, 0)).toBeLessThan(near);
  });

  test('is no site for a city beside an enemy', () => {
    const play = table().plain().cleared();
    const site = away(play, 0, 4 * inward(play), 0);
    play.figure(0, 'scout', site);
    const free = prospectsOf(play.game, 0);
    play.figure(1, 'army', site + inward(play));
    expect(prospectsOf(play.game, 0)).toBeLessThan(free);
  });
});
