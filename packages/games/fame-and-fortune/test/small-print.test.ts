/** Small print: what is easily forgotten because it matters once in a game. */

import { describe, expect, test } from 'vitest';
import { productionOf } from '../src/queries/cities.ts';
import { geometryOf } from '../src/queries/geometry.ts';
import { canPay } from '../src/queries/payment.ts';
import { coordinateOf, squareNamed, townOf } from '../src/queries/places.ts';
import { mustLeave } from '../src/queries/reach.ts';
import { couldUseCards } from '../src/rules/card-actions.ts';
import { checkCoins } from '../src/rules/victory.ts';
import { type Table, table } from './table.ts';

const at = (x: number, y: number) => y * 16 + x;

/** An empty land; nobody holds anything. */
function quiet(civilizations = ['germany', 'rome'], options: object = {}): Table {
  const bent = table(civilizations, options).plain().cleared();
  for (const [seat] of civilizations.entries())
    bent.has(seat, { events: [], people: [], markers: [], trade: 0, culture: 0, coins: {} });
  return bent;
}

describe('loot', () => {
  test('FF 9.25 a stolen marker leaves its owner, and both know what it is', () => {
    const bent = quiet().has(1, { markers: [{ kind: 'hut', id: 'spy', seenBy: [1] }] });
    bent.waits({ step: 'end-turn' }, { step: 'loot-on', seat: 0, from: 1, points: 1, city: false });
    bent.does({ type: 'loot-marker', kind: 'hut' });
    expect(bent.player(1).markers).toEqual([]);
    expect(bent.player(0).markers).toEqual([{ kind: 'hut', id: 'spy', seenBy: [1, 0] }]);
    expect(bent.facts('looted')).toMatchObject([{ seat: 0, from: 1, good: { marker: 'hut' }, seen: 'all' }]);
    expect(bent.facts('marker-found')).toMatchObject([{ marker: 'spy', seen: [0, 1] }]);
  });

  test('FF 9.25 a coin token is taken or destroyed, and told once', () => {
    for (const [type, coins] of [
      ['loot-coin', { sheet: 1 }],
      ['loot-discard-coin', {}],
    ] as const) {
      const bent = quiet().has(1, { coins: { pottery: 2 } });
      bent.waits({ step: 'end-turn' }, { step: 'loot-on', seat: 0, from: 1, points: 3, city: true });
      bent.does({ type, coin: 'pottery' });
      expect(bent.player(1).coins).toEqual({ pottery: 1 });
      expect(bent.player(0).coins).toEqual(coins);
      expect(bent.facts('looted-coin')).toHaveLength(1);
      expect(bent.facts('coin')).toEqual([]);
    }
  });
});

describe('cities', () => {
  test('FF 7.3 under Communism of the replacement set every city produces what the best one does', () => {
    const productions = (government: string) => {
      const bent = quiet(['germany', 'rome'], { governmentCards: '2013' });
      const poor = bent.city(0, at(8, 5));
      bent.terrain(bent.near(0), 'mountain').terrain(bent.near(0, 1), 'mountain').has(0, { government });
      return [bent.capital(0), poor].map((city) => productionOf(bent.game, 0, city));
    };
    const [best = 0, least = 0] = productions('monarchy');
    expect(least).toBeLessThan(best);
    expect(productions('communism')).toEqual([best, best]);
  });

  test('FF 7.5 units need no square: they are made where nothing can be placed', () => {
    const bent = quiet();
    for (let one = 0; one < 8; one++)
      bent.game.map.markers[bent.near(0, one)] = { kind: 'hut', id: 'iron', seenBy: [] };
    for (let one = 0; one < 4; one++) bent.terrain(bent.near(0, one), 'mountain');
    bent.has(0, { trade: 27 });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'act', city: bent.capital(0).centre[0] ?? -1 }, { type: 'produce' });
    const items = bent.actions('make').map(({ item }) => item);
    expect(items).toContain('infantry');
    expect(items).not.toContain('scout');
  });
});

describe('great people and culture', () => {
  test('FF 11.3 one free step with a choice of spaces is one step', () => {
    const bent = quiet(['germany', 'rome', 'china']).has(0, { space: 4 }).has(1, { space: 5 });
    bent.has(0, { people: [{ id: 'shakespeare', open: true, counters: 0 }] });
    bent.piece(bent.near(0), 'person', 'artist', 0);
    bent.waits({ step: 'end-turn' }, { step: 'free-steps', seat: 0, steps: 1 });
    bent.does({ type: 'advance', space: 6 });
    expect(bent.player(0).space).toBe(6);
    expect(bent.step).not.toBe('free-step');
  });

  test('FF 14.1 where only one square is free, placing at once is still a choice', () => {
    const bent = quiet();
    for (let one = 1; one < 8; one++) bent.terrain(bent.near(0, one), 'water');
    bent.waits({ step: 'end-turn' }, { step: 'gain-person', seat: 0, left: 1 });
    expect(bent.step).toBe('place-person-now');
    expect(bent.actions().map(({ type }) => type)).toEqual(['place', 'keep-in-reserve']);
  });

  test('FF 11.4 two who hold too many events each discard', () => {
    const hand = () => ['sabotage', 'drought', 'counterfeiters'];
    const bent = quiet().has(0, { events: hand() }).has(1, { events: hand() });
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'pass' });
    const asked: number[] = [];
    while (bent.step === 'discard-events') {
      const frame = bent.game.frames.at(-1);
      asked.push(frame?.step === 'discard-events' ? frame.seat : -1);
      bent.does({ type: 'discard', event: 'drought' });
    }
    expect(asked.toSorted()).toEqual([0, 1]);
  });

  test('FF 2.1 where Arabia plays, everybody has the four investments', () => {
    const { game } = table(['arabia', 'rome'], { investments: false });
    for (const { investments } of game.players) {
      expect(investments).toEqual({ infrastructure: 0, endowment: 0, 'military-industrial': 0, 'public-education': 0 });
    }
  });
});

describe('barbarians', () => {
  test('FF 9.14 where no unit is left anywhere nobody is asked for a deck', () => {
    const bent = quiet();
    for (const type of ['infantry', 'artillery', 'mounted'] as const) bent.game.units[type] = { down: [], up: [] };
    bent.game.map.markers[at(8, 3)] = { kind: 'village', id: 'iron', seenBy: [] };
    bent.figure(0, 'army', at(7, 3));
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    bent.does({ type: 'move', square: at(7, 3), armies: 1, scouts: 0 }, { type: 'step', square: at(8, 3) });
    for (let moves = 0; moves < 20 && bent.game.battle !== null && bent.facts('battle-hands').length === 0; moves++) {
      expect(bent.step).not.toBe('barbarian-deck');
      bent.dully();
    }
    expect(bent.facts('battle-hands')).toMatchObject([{ hands: [expect.any(Number), 0] }]);
  });

  test('FF 9.14 what barbarians play and lose is told as theirs', () => {
    const bent = quiet();
    bent.game.map.markers[at(8, 3)] = { kind: 'village', id: 'iron', seenBy: [] };
    bent.figure(0, 'army', at(7, 3));
    bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
    bent.does({ type: 'move', square: at(7, 3), armies: 1, scouts: 0 }, { type: 'step', square: at(8, 3) });
    for (let moves = 0; moves < 60 && bent.facts('battle-ended').length === 0; moves++) bent.dully();
    const deployed = bent.facts('deployed');
    expect(deployed.filter(({ seat }) => seat === 1).every(({ barbarian }) => barbarian)).toBe(true);
    expect(deployed.filter(({ seat }) => seat === 0).some(({ barbarian }) => barbarian)).toBe(false);
  });
});

describe('cards', () => {
  test('FF 4.13 FF 19.2 Combustion destroys where an army has stopped, not where a scout has', () => {
    const targets = (kind: 'army' | 'scout', moved: boolean) => {
      const bent = quiet().knows(0, 'combustion');
      bent.city(1, at(8, 4));
      bent.piece(at(9, 4), 'building', 'library', 1);
      bent.figure(0, kind, at(9, 4));
      for (const figure of bent.player(0).figures) figure.moved = moved;
      bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
      return bent.actions('use').filter(({ source }) => source === 'technology:combustion');
    };
    expect(targets('army', true)).toHaveLength(1);
    expect(targets('army', false)).toEqual([]);
    expect(targets('scout', true)).toEqual([]);
  });

  test('FF 9.10 a unit whose deck is used up comes from what was discarded', () => {
    const offered = (up: string[]) => {
      const bent = quiet().knows(0, 'plastics');
      for (const deck of Object.values(bent.game.units)) Object.assign(deck, { down: [], up: [] });
      Object.assign(bent.game.units.infantry, { up });
      bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
      bent.does({ type: 'use', source: 'technology:plastics', effect: 0 });
      return bent.actions('choose').map(({ pick }) => ('item' in pick ? pick.item : ''));
    };
    expect(offered(['infantry 2'])).toContain('infantry');
    expect(offered([])).not.toContain('infantry');
  });

  test('FF 4.13 FF 19.2 Mass Defection needs somebody in range, a great person too', () => {
    const playable = (square: number) => {
      const bent = quiet()
        .has(0, { events: ['mass-defection'], figures: [] })
        .has(1, { figures: [] });
      bent.piece(square, 'person', 'artist', 1);
      bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat: 0 });
      return bent.actions('play').length;
    };
    const [first = -1] = quiet().capital(0).centre;
    expect(playable(first + 3)).toBe(1);
    expect(playable(first + 9)).toBe(0);
  });

  test('FF 21.13 whoever holds a marker nobody has seen could use it when one of its kind can be used', () => {
    const bent = quiet();
    expect(couldUseCards(bent.game, 0, 'city-management')).toBe(false);
    bent.has(0, { markers: [{ kind: 'hut', id: 'silk', seenBy: [0] }] });
    expect(couldUseCards(bent.game, 0, 'city-management')).toBe(true);
    expect(couldUseCards(bent.game, 0, 'battle-before-draw')).toBe(false);
  });
});

describe('names of places', () => {
  test('FF 4.1 a square is called by its column and its row, and found again by that', () => {
    expect(coordinateOf(4, 0)).toBe('A1');
    expect(coordinateOf(4, at(8, 2))).toBe('I3');
    expect(squareNamed(4, 'i3')).toBe(at(8, 2));
    expect(squareNamed(4, 'Q1')).toBeUndefined();
    expect(coordinateOf(5, 27)).toBe('AB1');
  });

  test('FF 5.4 a capital has the first town of its people, other cities different ones', () => {
    const bent = quiet();
    expect(townOf(bent.game, 0, bent.capital(0))).toEqual({ civilization: 'germany', number: 0 });
    const cities = [bent.city(0, at(8, 5)), bent.city(0, at(4, 5)), bent.city(0, at(12, 5))];
    expect(new Set(cities.map((city) => townOf(bent.game, 0, city).number)).size).toBe(3);
  });
});

describe('at the edge', () => {
  test('FF 8.2 Steam Power ships a whole square of figures where all of them have room, not one more', () => {
    const bent = quiet().knows(0, 'steam-power');
    for (const square of [at(8, 3), at(10, 3), at(12, 3)]) bent.terrain(square, 'water');
    bent.player(0).resources.silk = 1;
    bent.figure(0, 'army', at(8, 5));
    bent.figure(0, 'army', at(8, 5));
    bent.figure(0, 'army', at(10, 3));
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'use', source: 'technology:steam-power', effect: 1 });
    bent.does({ type: 'choose', pick: { square: at(8, 5) } });
    const harbours = bent.actions('choose').map(({ pick }) => ('square' in pick ? pick.square : -1));
    expect(harbours).toEqual([at(8, 3), at(12, 3)]);
  });

  test('FF 8.11 only who may end on water may stay there', () => {
    for (const [technologies, must] of [
      [[], true],
      [['navigation'], true],
      [['sailing'], false],
    ] as const) {
      const bent = quiet().knows(0, ...technologies);
      const sea = at(8, 3);
      bent.terrain(sea, 'water');
      expect([technologies, mustLeave(bent.game, 0, sea)]).toEqual([technologies, must]);
      expect(mustLeave(bent.game, 0, at(8, 5))).toBe(false);
    }
  });

  test('FF 7.4 what Egypt builds for nothing costs no trade, however little the city produces', () => {
    const bent = quiet(['egypt', 'rome']).has(0, { trade: 27 });
    bent.terrain(bent.near(0), 'mountain');
    bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 });
    bent.does({ type: 'act', city: bent.capital(0).centre[0] ?? -1 });
    bent.does({ type: 'use', source: 'civilization:egypt', effect: 1 });
    const [make] = bent.actions('make');
    if (make === undefined) throw new Error('Nothing can be built.');
    bent.does(make, { type: 'place', square: bent.near(0) });
    expect(bent.player(0).trade).toBe(27);
  });

  test('FF 9.9 Sun Tzu passes a battle turn of his own side only, before a unit is played', () => {
    const asks = (seat: number, played: boolean) => {
      const bent = quiet().has(0, { people: [{ id: 'sun-tzu', open: true, counters: 0 }], trade: 3 });
      bent.piece(bent.near(0), 'person', 'general', 0);
      bent.waits({ step: 'end-turn' }, { step: 'battle-turn', seat, side: 1, played });
      return couldUseCards(bent.game, 0, 'battle');
    };
    expect([asks(0, false), asks(0, true), asks(1, false)]).toEqual([true, false, false]);
  });

  test('FF 12.1 fifteen coins win, whether they are tokens, icons or printed on cards', () => {
    for (const [tokens, technologies, ends] of [
      [15, [], true],
      [14, [], false],
      [14, ['railroad'], true],
      [13, ['railroad'], false],
      [12, ['railroad', 'civil-service', 'computers'], true],
      [11, ['railroad', 'civil-service', 'computers'], false],
    ] as const) {
      const bent = quiet().knows(0, ...technologies);
      bent.has(0, { coins: { sheet: tokens } });
      checkCoins(bent.game);
      expect([tokens, technologies, bent.game.ending !== null]).toEqual([tokens, technologies, ends]);
    }
  });
});

describe('what must fit', () => {
  test('FF 5.4 a city is founded only where the other figures of its square can step aside', () => {
    const founds = (dry: number) => {
      const bent = quiet();
      const site = at(8, 5);
      const near = geometryOf(2).near[site] ?? [];
      for (const square of near.slice(dry)) bent.terrain(square, 'water');
      bent.figure(0, 'scout', site);
      bent.figure(0, 'army', site);
      bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
      return bent.allows({ type: 'found', square: site, figure: 'scout' });
    };
    expect([founds(0), founds(1)]).toEqual([false, true]);
  });

  test('FF 14.5 a great person replaces a resource only while its marker is on the map', () => {
    const pays = (marked: boolean) => {
      const bent = quiet().has(0, { people: [{ id: 'curie', open: false, counters: 0 }] });
      bent.player(0).resources = { incense: 0, iron: 0, silk: 1, wheat: 1 };
      if (marked) bent.piece(bent.near(0), 'person', 'scientist', 0);
      return canPay(bent.game, 0, { uranium: 1 });
    };
    expect([pays(true), pays(false)]).toEqual([true, false]);
  });

  test('FF 23.4 where a turn is played to its end, everybody who has the coins has fulfilled it', () => {
    const bent = quiet(['germany', 'rome', 'china'], { tieBreak: 'end-of-turn' });
    bent.has(1, { coins: { sheet: 15 } }).has(2, { coins: { sheet: 16 } });
    checkCoins(bent.game);
    expect(bent.game.ending).toBeNull();
    expect(bent.game.fulfilled.map(({ winner }) => winner)).toEqual([1, 2]);
  });

  test('FF 21.14 what was used on an occasion is not offered on it again', () => {
    const offered = (done: string[]) => {
      const bent = quiet(['spain', 'rome']);
      const about = { square: at(8, 5), technology: '', other: -1, city: -1 };
      bent.waits({ step: 'end-turn' }, { step: 'trigger', seat: 0, moment: 'tile-discovered', about, due: [], done });
      return bent.actions('use').map(({ source, effect }) => `${source}/${effect}`);
    };
    const [use = ''] = offered([]);
    expect(use).toMatch('civilization:spain/');
    expect(offered([use])).toEqual([]);
  });
});
