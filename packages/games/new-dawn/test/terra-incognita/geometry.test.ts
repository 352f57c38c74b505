/** Where forts, capital tiles and explored tiles may lie, against the slow and obvious search, on random maps. */

import { act, decider, legal, luckFrom, seedFrom, start } from '@tabularium/kernel';
import { boardOf, type NewDawnState, newDawn } from '@tabularium/new-dawn';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS } from '../../src/content/dials.ts';
import type { Side } from '../../src/content/tiles.ts';
import { type Hex, hexesOf, placementsOf, printMap } from '../../src/queries/board.ts';
import type { TilePlace } from '../../src/queries/tiles.ts';
import {
  capitalPlaces,
  edgeSpaces,
  explorationPlaces,
  fortPlaces,
} from '../../src/terra-incognita/queries/exploring.ts';

const WATER_TOKENS = 16;
const SETTING_UP = ['place-fort', 'take-tile', 'lay-tile'];

/** A table with the expansion whose set-up was played at random. */
function setUp(seats: number, seed: string): NewDawnState {
  const game = start(newDawn, { seats, seed: seedFrom(seed), options: { module: 'terra-incognita' } });
  const luck = luckFrom(seedFrom(`${seed}/choices`));
  while (SETTING_UP.includes(game.frames.at(-1)?.step ?? '')) choose(game, luck);
  return game;
}

function choose(game: NewDawnState, luck: (below: number) => number): void {
  const actions = legal(newDawn, game, decider(game));
  const action = actions[luck(actions.length)];
  if (action === undefined) throw new Error('Nothing is legal.');
  act(newDawn, game, decider(game), action);
}

/** Explore so many times at random, from any edge space of a tile. */
function explore(game: NewDawnState, seed: string, times: number): NewDawnState {
  const luck = luckFrom(seedFrom(`${seed}/exploring`));
  for (let time = 0; time < times; time++) {
    const edge = edgeSpaces(game);
    game.frames = [
      { step: 'explore', seat: 0, from: edge[luck(edge.length)] ?? 0 },
      { step: 'destroy-token', seat: 0 },
    ];
    act(newDawn, game, 0, { type: 'done' });
    while (game.frames.length > 0) choose(game, luck);
  }
  return game;
}

const text = ({ q, r }: Hex): string => `${q},${r}`;
const next = ({ q, r }: Hex): Hex[] => DIRECTIONS.map(([dq, dr]) => ({ q: q + dq, r: r + dr }));

/** Every hex in and around the map, by how far it lies beyond the outermost ones. */
function hexesAround(hexes: readonly Hex[], beyond: number): Hex[] {
  const range = (axis: 'q' | 'r') => {
    const all = hexes.map((hex) => hex[axis]);
    const [low, high] = [Math.min(...all) - beyond, Math.max(...all) + beyond];
    return Array.from({ length: high - low + 1 }, (_, at) => low + at);
  };
  return range('q').flatMap((q) => range('r').map((r) => ({ q, r })));
}

/** How many hexes these enclose, found by walking in from outside. */
function enclosed(hexes: readonly Hex[]): number {
  const land = new Set(hexes.map(text));
  const area = hexesAround(hexes, 1);
  const open = new Set(area.map(text));
  const [corner = { q: 0, r: 0 }] = area;
  const sea = new Set([text(corner)]);
  const waiting = [corner];
  for (let hex = waiting.pop(); hex !== undefined; hex = waiting.pop()) {
    for (const one of next(hex)) {
      if (!open.has(text(one)) || land.has(text(one)) || sea.has(text(one))) continue;
      sea.add(text(one));
      waiting.push(one);
    }
  }
  return area.filter((hex) => !land.has(text(hex)) && !sea.has(text(hex))).length;
}

/** All ways to lay a tile beside the map that overlap nothing, with the spaces each touches. */
function beside(map: string): { place: TilePlace; touched: number[] }[] {
  const { hexes } = boardOf(map);
  const spaces = new Map(hexes.map((hex, space) => [text(hex), space]));
  const found: { place: TilePlace; touched: number[] }[] = [];
  for (const centre of hexesAround(hexes, 4)) {
    for (const side of ['A', 'B'] as const satisfies Side[]) {
      for (let rotation = 0; rotation < 6; rotation++) {
        const place = { side, rotation, ...centre };
        const own = hexesOf(place);
        if (own.some((hex) => spaces.has(text(hex)))) continue;
        const touched = new Set(own.flatMap((hex) => next(hex).flatMap((one) => spaces.get(text(one)) ?? [])));
        if (touched.size > 0) found.push({ place, touched: [...touched] });
      }
    }
  }
  return found;
}

/** Those that need no more water than is left (TI 6.8). */
const dry = (map: string, places: readonly { place: TilePlace }[]): TilePlace[] => {
  const { hexes, waterTokens } = boardOf(map);
  return places
    .map(({ place }) => place)
    .filter((place) => enclosed([...hexes, ...hexesOf(place)]) + waterTokens <= WATER_TOKENS);
};

const sorted = (places: readonly TilePlace[]): string[] =>
  places.map(({ side, rotation, q, r }) => `${side}${rotation} ${q},${r}`).toSorted();

/** How many spaces of the core, of forts and of capital tiles are among these. */
function kinds(map: string, seats: number, spaces: readonly number[]) {
  const { tile, printed } = boardOf(map);
  const core = seats <= 3 ? 2 : 4;
  const isFort = (space: number) => printed[space] === 'fort';
  const isCore = (space: number) => (tile[space] ?? -1) >= 0 && (tile[space] ?? -1) < core;
  return {
    core: spaces.filter(isCore).length,
    fort: spaces.filter(isFort).length,
    other: spaces.filter((space) => !isCore(space) && !isFort(space)).length,
  };
}

/** The map is sound: no hex twice, no hole, as many hexes as its parts have, not more water than there is. */
function isSound(map: string): void {
  const { hexes, waterTokens, size } = boardOf(map);
  const parts = placementsOf(map).map(({ tile }) => (tile >= 22 ? 1 : 10));
  const laidWater = placementsOf(map).filter(({ tile }) => tile === 23).length;
  expect(new Set(hexes.map(text)).size).toBe(size);
  expect(enclosed(hexes)).toBe(0);
  expect(size).toBe(parts.reduce((sum, count) => sum + count, 0) + waterTokens - laidWater);
  expect(waterTokens).toBeLessThanOrEqual(WATER_TOKENS);
}

const seats = fc.integer({ min: 2, max: 5 });
const seed = fc.nat(1_000_000).map((number) => `geometry/${number}`);

test('TI 3.3, TI 21.1 forts: exactly the hexes that touch two core spaces, no fort and no city-state', () => {
  fc.assert(
    fc.property(seats, seed, fc.nat(4), (players, from, placed) => {
      const game = setUp(players, from);
      game.map = printMap(placementsOf(game.map).slice(0, (players <= 3 ? 2 : 4) + Math.min(placed, players - 1)));
      const { hexes, printed, cityStates } = boardOf(game.map);
      const spaces = new Map(hexes.map((hex, space) => [text(hex), space]));
      const legalHexes = hexesAround(hexes, 1).filter((hex) => {
        if (spaces.has(text(hex))) return false;
        const touched = next(hex).flatMap((one) => spaces.get(text(one)) ?? []);
        if (touched.some((space) => printed[space] === 'fort' || cityStates.some((site) => site.space === space)))
          return false;
        return kinds(game.map, players, touched).core >= 2;
      });
      expect(fortPlaces(game).map(text).toSorted()).toEqual(legalHexes.map(text).toSorted());
    }),
    { numRuns: 150 },
  );
});

/** The rule of TI 3.3h with the fallbacks of TI 3.3j, over all ways to lay a tile. */
function capitalOracle(map: string, players: number): TilePlace[] {
  const all = beside(map);
  const firm = ({ touched }: { touched: number[] }) => {
    const { core, fort } = kinds(map, players, touched);
    return core + fort;
  };
  const strict = dry(
    map,
    all.filter((one) => firm(one) >= 4),
  );
  if (strict.length > 0) return strict;
  for (let contacts = 4; contacts > 0; contacts--) {
    const loose = dry(
      map,
      all.filter((one) => firm(one) > 0 && one.touched.length >= contacts),
    );
    if (loose.length > 0) return loose;
  }
  return [];
}

test('TI 3.3 capital tiles: exactly the places that touch four spaces of core and forts and overlap nothing', () => {
  fc.assert(
    fc.property(seats, seed, fc.nat(4), (players, from, placed) => {
      const tiles = placementsOf(setUp(players, from).map);
      const before = (players <= 3 ? 2 : 4) + players;
      const map = printMap(tiles.slice(0, before + Math.min(placed, players - 1)));
      expect(sorted(capitalPlaces(map, players))).toEqual(sorted(capitalOracle(map, players)));
    }),
    { numRuns: 40 },
  );
});

test('TI 3.3 where the last capital tile finds no such place, other capital tiles count as well', () => {
  let blocked = 0;
  for (let number = 200; number < 2000 && blocked === 0; number++) {
    const map = printMap(placementsOf(setUp(5, `fallback/${number}`).map).slice(0, -1));
    const all = beside(map);
    const firm = ({ touched }: { touched: number[] }) => touched.length - kinds(map, 5, touched).other;
    if (all.some((one) => firm(one) >= 4)) continue;
    blocked++;
    const offered = sorted(capitalPlaces(map, 5));
    expect(offered).toEqual(sorted(capitalOracle(map, 5)));
    expect(offered.length).toBeGreaterThan(0);
    for (const one of all) {
      if (offered.includes(sorted([one.place])[0] ?? ''))
        expect([firm(one) > 0, one.touched.length >= 4]).toEqual([true, true]);
    }
  }
  expect(blocked).toBe(1);
});

test('TI 21.2 three core spaces and a fort are enough; two and a fort are not, whatever other capital tiles add', () => {
  const seen = { mixed: false, beyond: false, short: false };
  for (let number = 0; number < 40 && !(seen.mixed && seen.beyond && seen.short); number++) {
    const tiles = placementsOf(setUp(3, `contacts/${number}`).map);
    const map = printMap(tiles.slice(0, 7));
    const allowed = new Set(sorted(capitalPlaces(map, 3)));
    for (const { place, touched } of beside(map)) {
      const { core, fort, other } = kinds(map, 3, touched);
      const isAllowed = allowed.has(sorted([place])[0] ?? '');
      if (core === 3 && fort === 1 && other === 0) seen.mixed ||= isAllowed;
      if (core === 4 && fort === 0 && other === 2) seen.beyond ||= isAllowed;
      if (core !== 2 || fort !== 1 || other !== 2) continue;
      expect(isAllowed).toBe(false);
      seen.short = true;
    }
  }
  expect(seen).toEqual({ mixed: true, beyond: true, short: true });
});

test('TI 6.3, TI 6.8 explored tiles: exactly the places that touch four spaces, the explorer’s among them', () => {
  fc.assert(
    fc.property(seats, seed, fc.nat(7), fc.nat(), (players, from, explored, which) => {
      const game = explore(setUp(players, from), from, explored);
      const edge = edgeSpaces(game);
      const space = edge[which % edge.length] ?? 0;
      const wanted = beside(game.map).filter(({ touched }) => touched.length >= 4 && touched.includes(space));
      expect(sorted(explorationPlaces(game.map, space))).toEqual(sorted(dry(game.map, wanted)));
    }),
    { numRuns: 40 },
  );
});

test('TI 3.4, TI 6.3 every map that set-up and exploration bring is sound, and every symbol has its token', () => {
  fc.assert(
    fc.property(seats, seed, fc.nat(12), (players, from, explored) => {
      const game = explore(setUp(players, from), from, explored);
      isSound(game.map);
      const { resources, naturalWonders, cityStates, size, homes } = boardOf(game.map);
      expect(game.pieces).toHaveLength(size);
      for (const { space } of [...resources, ...naturalWonders, ...cityStates]) expect(game.pieces[space]).toBe(1);
      for (const [letter, home] of homes.entries()) if (home >= 0) expect(game.barbarians[letter]).toBe(home);
      const laid = placementsOf(game.map).filter(({ tile }) => tile <= 21).length;
      expect(laid + (game.terra?.stack.length ?? 0)).toBe(16 + players);
    }),
    { numRuns: 40 },
  );
});
