import { luckFrom, seedFrom } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { growthSquares, siteProblem } from '../src/queries/cities.ts';
import { around, geometryOf, printedPlace, turnsFrom } from '../src/queries/geometry.ts';
import { coinIcons, sourcesOfCity, yieldOf } from '../src/queries/icons.ts';
import { within } from '../src/queries/reach.ts';
import { coinsOf } from '../src/queries/sources.ts';
import {
  cityAround,
  enemyOn,
  iconsAt,
  isRevealed,
  occupantOf,
  outskirtsOf,
  resourceAt,
} from '../src/queries/squares.ts';
import { table } from './table.ts';

/** Column and row of a square. */
const at = (seats: number, square: number) => {
  const { columns } = geometryOf(seats);
  return [square % columns, Math.floor(square / columns)] as const;
};

describe('geometry', () => {
  test('FF 20.1 each number of players has its map of whole tiles', () => {
    table();
    const tiles = [2, 3, 4, 5].map((seats) => geometryOf(seats).slots.length);
    expect(tiles).toEqual([8, 10, 16, 22]);
    for (const seats of [2, 3, 4, 5]) {
      const { slots, squares } = geometryOf(seats);
      expect(new Set(slots.flat()).size).toBe(slots.length * 16);
      expect(squares).toHaveLength(slots.length * 16);
    }
  });

  test('FF 4.2 FF 4.16 neighbours are the squares one step away, counted by a slow look at all', () => {
    table();
    for (const seats of [2, 3, 4, 5]) {
      const { squares, near, beside } = geometryOf(seats);
      for (const square of squares) {
        const [x, y] = at(seats, square);
        const distance = (other: number) => {
          const [u, v] = at(seats, other);
          return [Math.abs(u - x), Math.abs(v - y)] as const;
        };
        const all = squares.filter((other) => Math.max(...distance(other)) === 1);
        const straight = squares.filter((other) => distance(other)[0] + distance(other)[1] === 1);
        expect([...(near[square] ?? [])].sort()).toEqual(all.sort());
        expect([...(beside[square] ?? [])].sort()).toEqual(straight.sort());
      }
    }
  });

  test('FF 20.2 the rim of the hole for five is no outer edge', () => {
    table();
    const { columns, edge } = geometryOf(5);
    expect(edge[7 * columns + 13]).toBe(false);
    expect(edge[0 * columns + 13]).toBe(true);
    expect(edge[9 * columns + 0]).toBe(true);
  });

  test('FF 8.4 a turned tile keeps its arrow edge towards the discoverer', () => {
    // The printed arrow stands on the bottom edge: its two middle squares are 13 and 14.
    const edgeOf = (turns: number) => {
      const places = Array.from({ length: 16 }, (_, place) => place);
      return places.filter((place) => [12, 13, 14, 15].includes(printedPlace(place, turns)));
    };
    expect(edgeOf(0)).toEqual([12, 13, 14, 15]);
    expect(edgeOf(1)).toEqual([0, 4, 8, 12]);
    expect(edgeOf(2)).toEqual([0, 1, 2, 3]);
    expect(edgeOf(3)).toEqual([3, 7, 11, 15]);
    table();
    const geometry = geometryOf(2);
    expect(turnsFrom(geometry, 16, 0)).toBe(0);
    expect(turnsFrom(geometry, 0, 1)).toBe(1);
    expect(turnsFrom(geometry, 0, 16)).toBe(2);
    expect(turnsFrom(geometry, 1, 0)).toBe(3);
  });

  test('FF 4.3 FF 13.2 a city has eight squares around it, a metropolis ten', () => {
    table();
    const geometry = geometryOf(4);
    expect(around(geometry, [5 * 16 + 5])).toHaveLength(8);
    const ten = around(geometry, [5 * 16 + 5, 5 * 16 + 6]);
    expect(ten).toHaveLength(10);
    expect(ten).not.toContain(5 * 16 + 5);
  });
});

/** A map with cities, figures and scouts thrown on it. */
function scattered(seed: string) {
  const luck = luckFrom(seedFrom(seed));
  const bent = table(['america', 'rome', 'germany', 'russia']).explored().cleared();
  const { squares } = geometryOf(4);
  bent.game.turn = 5;
  for (const seat of [0, 1, 2, 3]) {
    for (let tries = 0; tries < 12; tries++) {
      const square = squares[luck(squares.length)] ?? 0;
      if (bent.player(seat).cities.length < 3 && siteProblem(bent.game, seat, square) === undefined) {
        bent.city(seat, square);
      }
    }
  }
  for (const seat of [0, 1, 2, 3]) {
    for (const kind of ['army', 'army', 'scout', 'scout'] as const) {
      const square = squares[luck(squares.length)] ?? 0;
      if (enemyOn(bent.game, square, seat)) continue;
      const figure = bent.figure(seat, kind, square);
      const { cities } = bent.player(seat);
      if (kind === 'scout') figure.city = cities[luck(cities.length)]?.centre[0] ?? -1;
    }
  }
  return bent;
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('icons on random maps, against a slow look at every square', () => {
  test.each(SEEDS)('FF 4.5 FF 4.7 FF 4.12 who gets a square: %s', (seed) => {
    const { game } = scattered(seed);
    const { squares } = geometryOf(4);
    const holder = new Map<number, string>();
    for (const square of squares) {
      const scouts = game.players.flatMap(({ figures }, seat) =>
        figures
          .filter((one) => one.kind === 'scout' && one.square === square && one.since < game.turn)
          .map((one) => ({ seat, city: one.city })),
      );
      const [scout] = scouts;
      const near = cityAround(game, square);
      const blocked = game.players.some(
        ({ figures }, seat) => seat !== near?.seat && figures.some((one) => one.square === square),
      );
      if (scout !== undefined) holder.set(square, `${scout.seat}:${scout.city}`);
      else if (near !== undefined && !blocked) holder.set(square, `${near.seat}:${near.city.centre[0]}`);
    }
    for (const [seat, { cities }] of game.players.entries()) {
      for (const city of cities) {
        const expected = squares.filter((square) => holder.get(square) === `${seat}:${city.centre[0]}`);
        expect(sourcesOfCity(game, seat, city).toSorted()).toEqual(expected.toSorted());
        const trade = expected.reduce((sum, square) => sum + iconsAt(game, square).trade, 0);
        expect(yieldOf(game, seat, city).trade).toBe(trade);
      }
      const coins = cities.reduce((sum, city) => sum + yieldOf(game, seat, city).coin, 0);
      expect(coinIcons(game, seat)).toBe(coins);
    }
  });

  test.each(SEEDS)('FF 4.2 what is within reach of a card: %s', (seed) => {
    const bent = scattered(seed);
    bent.game.map.tiles[5] = { id: 'neutral-1', rotation: 0, revealed: false };
    const { squares, beside } = geometryOf(4);
    const { figures, cities } = bent.player(0);
    const starts = [
      ...figures.filter(({ square }) => square >= 0).map(({ square }) => square),
      ...cities.flatMap(({ centre }) => centre),
    ];
    const distance = new Map(starts.map((square) => [square, 0]));
    for (let round = 0; round < 300; round++) {
      for (const square of squares) {
        if (!isRevealed(bent.game, square)) continue;
        const best = Math.min(...(beside[square] ?? []).map((other) => distance.get(other) ?? 999)) + 1;
        if (best < (distance.get(square) ?? 999)) distance.set(square, best);
      }
      if (round > 40) break;
    }
    const slow = squares.filter((square) => (distance.get(square) ?? 999) <= 4);
    expect([...within(bent.game, 0, 4)].toSorted()).toEqual(slow.toSorted());
  });
});

/** No icon of any kind. */
const NONE = { production: 0, trade: 0, culture: 0, coin: 0 };

describe('squares', () => {
  test('FF 4.1 FF 4.3 terrain yields its icons, a city centre none', () => {
    const bent = table().plain();
    const square = bent.near(0);
    const expected = {
      forest: { production: 2 },
      mountain: { production: 1 },
      desert: { trade: 1 },
      water: { trade: 1 },
      grassland: {},
    };
    for (const [terrain, icons] of Object.entries(expected)) {
      bent.terrain(square, terrain as 'forest');
      expect(iconsAt(bent.game, square)).toEqual({ ...NONE, ...icons });
    }
    expect(iconsAt(bent.game, bent.capital(0).centre[0] ?? -1)).toEqual(NONE);
  });

  test('FF 4.4 a piece replaces all icons of its square, wonders carry culture by era', () => {
    const bent = table().plain();
    const square = bent.near(0);
    bent.terrain(square, 'forest').piece(square, 'building', 'library', 0);
    expect(iconsAt(bent.game, square)).toEqual({ ...NONE, trade: 1, culture: 1 });
    expect(resourceAt(bent.game, square)).toBe('');
    for (const [wonder, culture] of [
      ['stonehenge', 1],
      ['taj-mahal', 2],
      ['big-ben', 3],
    ] as const) {
      bent.piece(square, 'wonder', wonder, 0);
      expect(iconsAt(bent.game, square)).toEqual({ ...NONE, culture });
    }
  });

  test('FF 4.5 a blockade stops icons, and coins on a blockaded wonder do not count', () => {
    const bent = table().plain().cleared();
    const square = bent.near(0);
    bent.piece(square, 'wonder', 'panama-canal', 0);
    bent.player(0).coins['panama-canal'] = 3;
    expect(coinsOf(bent.game, 0)).toBe(3);
    bent.figure(1, 'scout', square);
    expect(occupantOf(bent.game, square)).toBe(1);
    expect(coinsOf(bent.game, 0)).toBe(0);
    expect(sourcesOfCity(bent.game, 0, bent.capital(0))).not.toContain(square);
  });

  test('FF 4.7 a scout gathers from the turn after it was placed, for the city it is assigned to', () => {
    const bent = table().plain().cleared();
    bent.game.turn = 3;
    const far = geometryOf(2).squares.find((square) => cityAround(bent.game, square) === undefined) ?? -1;
    bent.terrain(far, 'forest');
    const scout = bent.figure(0, 'scout', far);
    scout.since = 3;
    expect(yieldOf(bent.game, 0, bent.capital(0)).production).toBe(0);
    scout.since = 2;
    expect(yieldOf(bent.game, 0, bent.capital(0)).production).toBe(2);
  });

  test('FF 4.8 FF 4.15 a disaster covers what is printed', () => {
    const bent = table().explored();
    const square = outskirtsOf(bent.game, bent.capital(0)).find((one) => resourceAt(bent.game, one) !== '') ?? -1;
    bent.terrain(square, 'desert');
    expect(resourceAt(bent.game, square)).toBe('');
    expect(iconsAt(bent.game, square)).toEqual({ ...NONE, trade: 1 });
  });

  test('FF 4.9 squares of face-down tiles do not exist for effects', () => {
    const bent = table();
    const hidden = geometryOf(2).squares.filter((square) => !isRevealed(bent.game, square));
    expect(hidden.length).toBeGreaterThan(0);
    const reached = within(bent.game, 0, 20);
    expect(hidden.some((square) => reached.has(square))).toBe(false);
  });
});

describe('sites for cities', () => {
  const place = (x: number, y: number) => y * 16 + x;

  test('FF 5.4 water, edge, markers, enemies and other cities forbid a site', () => {
    const bent = table(['america', 'rome', 'germany', 'russia']).plain().cleared();
    for (const player of bent.game.players) player.cities = [];
    const { game } = bent;
    const site = place(8, 8);
    expect(siteProblem(game, 0, site)).toBeUndefined();
    bent.terrain(site, 'water');
    expect(siteProblem(game, 0, site)).toBe('water');
    bent.terrain(site, 'grassland');
    expect(siteProblem(game, 0, place(0, 8))).toBe('edge');
    game.map.markers[place(9, 9)] = { kind: 'village', id: 'spy', seenBy: [] };
    expect(siteProblem(game, 0, site)).toBe('marker-near');
    game.map.markers[place(9, 9)] = null;
    bent.figure(1, 'army', place(9, 9));
    expect(siteProblem(game, 0, site)).toBe('enemy-near');
    bent.cleared().figure(0, 'army', place(9, 9));
    expect(siteProblem(game, 0, site)).toBeUndefined();
    bent.city(1, place(10, 10));
    expect(siteProblem(game, 0, site)).toBe('too-close');
    expect(siteProblem(game, 0, place(7, 8))).toBeUndefined();
  });

  test('FF 13.3 FF 13.5 a capital grows over a legal neighbour only', () => {
    const bent = table(['america', 'rome', 'germany', 'russia']).plain().cleared();
    for (const player of bent.game.players) player.cities = [];
    const { game } = bent;
    game.players[0]?.cities.push({ ...bent.city(0, place(5, 5)), capital: true });
    bent.player(0).cities.shift();
    expect(growthSquares(game, 0).toSorted()).toEqual([place(4, 5), place(5, 4), place(5, 6), place(6, 5)].toSorted());
    game.map.markers[place(4, 5)] = { kind: 'hut', id: 'silk', seenBy: [] };
    bent.figure(1, 'scout', place(6, 5));
    bent.city(2, place(5, 8));
    expect(growthSquares(game, 0)).toEqual([place(5, 4)]);
  });
});
