import { act, decider, isOver, legal, luckFrom, seedFrom, start } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../src/bot/features.ts';
import { bot } from '../src/bot/index.ts';
import { cultureRace, economyRace, technologyRace, worthOfRaces, worthOfTrade } from '../src/bot/races.ts';
import { prospectsOf } from '../src/bot/travel.ts';
import { fameAndFortune } from '../src/index.ts';
import { copyState } from '../src/queries/copy.ts';
import { geometryOf } from '../src/queries/geometry.ts';
import { siteOf } from '../src/queries/players.ts';
import type { Battle } from '../src/state.ts';
import { away, inward } from './away.ts';
import { type Action, table } from './table.ts';

describe('the outlook of a civilization', () => {
  test('is the same for each seat, asked for alone or with all others', () => {
    const play = table(['america', 'china', 'egypt']).until('city-management', 1);
    expect(bot.evaluateAll?.(play.game)).toEqual([0, 1, 2].map((seat) => bot.evaluate(play.game, seat)));
  });

  test('is all or nothing when the game is over', () => {
    const play = table();
    play.game.ending = { winner: 1, victory: 'culture' };
    expect(bot.evaluateAll?.(play.game)).toEqual([0, 1000]);
  });

  test('grows with every step of each race', () => {
    const worth = (change: object) => bot.evaluate(table().has(0, change).game, 0);
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
    expect(bot.evaluate(threatened.game, 0)).toBeLessThan(bot.evaluate(safe.game, 0) - 2);
  });
});

describe('a battle', () => {
  test('takes no unit from anybody before one is killed', () => {
    const play = table().plain().cleared().has(0, { forces: [] });
    play.has(1, { forces: ['infantry-2', 'mounted-2', 'artillery-2'] });
    play.figure(0, 'army', away(play, 1, 2 * -inward(play), 0));
    const forces = () => {
      const parts = bot.judgement?.parts(play.game, 1, bot.judgement.book.weights) ?? [];
      return parts[FEATURES.indexOf('forces')];
    };
    const before = forces();
    play.has(1, { forces: [] });
    play.game.battle = {
      ...{ kind: 'city', square: siteOf(play.capital(1)), seats: [0, 1], figures: [0], extra: [0, 0], bonus: [0, 12] },
      ...{ hands: [[], ['infantry-2', 'mounted-2']], fronts: [[null, { card: 'artillery-2', wounds: 0 }]] },
      ...{ killed: [[], []], used: [[], []], clash: [0, 0], walled: false },
    } as Battle;
    expect(forces()).toBe(before);
    play.game.battle.fronts = [];
    expect(forces()).toBeLessThan(before ?? 0);
  });
});

/** A scout where a city could be founded, and what is before it. */
function scoutAtSite() {
  const play = table().plain().cleared();
  const site = away(play, 0, 4 * inward(play), 0);
  play.figure(0, 'scout', site);
  return { play, site, free: prospectsOf(play.game, 0) };
}

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

  test('is nothing to walk on for where no place is better: a journey is rather over', () => {
    const play = table().plain().cleared();
    const figure = play.figure(0, 'army', away(play, 0, 3 * inward(play), 0));
    const figures = [play.player(0).figures.indexOf(figure)];
    play.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    const over = bot.evaluate(play.game, 0);
    play.waits({ step: 'end-turn' }, { step: 'move-step', seat: 0, figures, left: 2, begun: true });
    expect(bot.evaluate(play.game, 0)).toBeLessThan(over);
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
    const { play, site, free } = scoutAtSite();
    play.figure(1, 'army', site + inward(play));
    expect(prospectsOf(play.game, 0)).toBeLessThan(free);
  });
});

describe('a second city', () => {
  /** Only the home tiles lie open; the first player's army and scout stand in the outskirts on that side. */
  const atHome = () => {
    const play = table().cleared().until('choose-mover', 0);
    for (const [slot, tile] of play.game.map.tiles.entries()) tile.revealed = slot < 2;
    return play;
  };

  const next = (play: ReturnType<typeof table>) => bot.obvious?.(play.game, 0, play.actions());

  test('is looked for: the army uncovers land first, then the scout', () => {
    const play = atHome();
    play.figure(0, 'army', away(play, 0, inward(play), 0));
    expect(next(play)).toMatchObject({ type: 'move', armies: 1, scouts: 0 });
    play.cleared().figure(0, 'scout', away(play, 0, inward(play), 0));
    expect(next(play)).toMatchObject({ type: 'move', armies: 0, scouts: 1 });
  });

  test('lets the explorer go on to the unknown, until a tile is uncovered', () => {
    const play = atHome();
    play.figure(0, 'scout', away(play, 0, inward(play), 0));
    play.does(next(play) as Action);
    expect(play.step).toBe('move-step');
    while (play.step === 'move-step' && next(play) !== undefined) play.does(next(play) as Action);
    expect(play.game.map.tiles.filter(({ revealed }) => revealed)).toHaveLength(3);
  });

  test('is not looked for any more where a site is in sight, or where none may be founded', () => {
    const play = atHome();
    play.figure(0, 'scout', away(play, 0, inward(play), 0));
    play.has(0, { cityMarkers: 0 });
    expect(next(play)).toBeUndefined();
    play.has(0, { cityMarkers: 2 });
    expect(next(play)).toBeDefined();
    play.plain();
    expect(next(play)).toBeUndefined();
  });

  test('draws a scout on, more than anything it could gather on the way', () => {
    const play = table().plain().cleared();
    const scout = play.figure(0, 'scout', away(play, 0, inward(play), 0));
    const far = prospectsOf(play.game, 0);
    scout.square = away(play, 0, 3 * inward(play), 0);
    expect(prospectsOf(play.game, 0)).toBeGreaterThan(far);
    play.has(0, { cityMarkers: 0 });
    expect(prospectsOf(play.game, 0)).toBeLessThan(far);
  });

  test('is half as likely beside a hut as elsewhere', () => {
    const { play, site, free } = scoutAtSite();
    for (const square of geometryOf(play.game.seats).squares) {
      if (square !== site) play.game.map.markers[square] = { kind: 'hut', id: 'hut-incense', seenBy: [] };
    }
    expect(prospectsOf(play.game, 0)).toBeCloseTo(free / 2);
  });

  test('is no reason to move where nothing gets better', () => {
    const play = table().plain().cleared();
    const scout = play.figure(0, 'scout', away(play, 0, 4 * inward(play), 0));
    const before = prospectsOf(play.game, 0);
    scout.moved = true;
    expect(prospectsOf(play.game, 0)).toBeLessThan(before);
  });
});

describe('what is foolish', () => {
  const isFoolish = (play: ReturnType<typeof table>, action: Action) => bot.foolish?.(play.game, 0, action);

  test('is a second offer in a turn', () => {
    const play = table(['america', 'china', 'egypt'], { offersPerTurn: 3 });
    expect(isFoolish(play, { type: 'offer-to', to: 1 })).toBe(false);
    play.has(0, { offers: 1 });
    expect(isFoolish(play, { type: 'offer-to', to: 1 })).toBe(true);
  });

  test('is a scout that sends its square anywhere but to the capital', () => {
    const play = table().plain();
    const other = play.city(0, away(play, 0, 4 * inward(play), 0));
    const assign = (city: number): Action => ({ type: 'assign', square: 0, city });
    expect(isFoolish(play, assign(siteOf(other)))).toBe(true);
    expect(isFoolish(play, assign(siteOf(play.capital(0))))).toBe(false);
  });

  test("is building over a wonder of one's own that works; a figure only stands beside it", () => {
    const play = table().plain().until('city-management', 0);
    const square = play.near(0);
    play.piece(square, 'wonder', 'pyramids', 0);
    const plan = {
      seat: 0,
      city: siteOf(play.capital(0)),
      deed: 'produce' as const,
      orders: [],
      harvest: [],
      card: '',
    };
    const asks = (item: string) => {
      const order = { item, square: -1, caravan: false, discount: 0, rush: 0 };
      return play.waits({ step: 'end-turn' }, { step: 'produce-where', ...plan, sure: false, order });
    };
    asks('market');
    expect(isFoolish(play, { type: 'place', square })).toBe(true);
    expect(isFoolish(play, { type: 'place', square: play.near(0, 1) })).toBe(false);
    asks('army');
    expect(isFoolish(play, { type: 'place', square })).toBe(false);
    expect(isFoolish(play, { type: 'place-person', person: 'artist', square })).toBe(true);
    play.waits({ step: 'end-turn' }, { step: 'growth-square', seat: 0 });
    expect(isFoolish(play, { type: 'place', square })).toBe(true);
    const piece = play.game.map.pieces[square];
    if (piece) piece.obsolete = true;
    expect(isFoolish(play, { type: 'place', square })).toBe(false);
  });

  test('is a limited building in place of another', () => {
    const play = table().plain().until('city-management', 0);
    const plan = {
      seat: 0,
      city: siteOf(play.capital(0)),
      deed: 'produce' as const,
      orders: [],
      harvest: [],
      card: '',
    };
    play.waits({ step: 'end-turn' }, { step: 'produce-item', ...plan, sure: false });
    expect(isFoolish(play, { type: 'make', item: 'temple' })).toBe(false);
    play.piece(play.near(0), 'building', 'market', 0);
    expect(isFoolish(play, { type: 'make', item: 'temple' })).toBe(true);
    expect(isFoolish(play, { type: 'make', item: 'granary' })).toBe(false);
  });
});

describe('the copy of a state', () => {
  /** Everything that two values have in common by being the same object. */
  function shared(one: unknown, other: unknown, path = ''): string[] {
    if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
    if (one === other) return [path];
    return Object.keys(one).flatMap((key) =>
      shared((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], `${path}/${key}`),
    );
  }

  /** What is only ever put in place of something else. */
  const REPLACED = /^\/(options|random\/[a-z]+|players\/\d\/rewards\/\d)$/;

  test.each([2, 5])('of %i players says the same as the state and shares nothing that changes', (seats) => {
    const state = start(fameAndFortune, { seats, seed: seedFrom('copied'), options: { turnLimit: '12' } });
    const luck = luckFrom(seedFrom('copied'));
    for (let moves = 0; !isOver(state); moves++) {
      const seat = decider(state);
      const actions = legal(fameAndFortune, state, seat);
      if (moves % 25 === 0) {
        const copy = copyState(state);
        expect(copy).toEqual(state);
        expect(Object.keys(copy)).toEqual(Object.keys(state));
        expect(shared(copy, state).filter((path) => !REPLACED.test(path))).toEqual([]);
      }
      act(fameAndFortune, state, seat, actions[bot.playout?.(state, seat, actions, luck) ?? 0] ?? { type: 'pass' });
    }
  });
});
