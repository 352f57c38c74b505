import { act, decider, legal, luckFrom, refusals, seedFrom, start } from '@tabularium/kernel';
import { boardOf, type NewDawnState, newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';
import { CORE } from '../src/content/layouts.ts';
import { TILES } from '../src/content/tiles.ts';
import { around, hexesOf, hexKey, holesIn, placementsOf, printMap } from '../src/queries/board.ts';
import { type TilePlace, tilePlaces } from '../src/queries/tiles.ts';

const building = (seats: number, seed: string): NewDawnState =>
  start(newDawn, { seats, seed: seedFrom(seed), options: { map: 'players' } });

/** Lay so many tiles at random. */
function laid(game: NewDawnState, seed: string, tiles = 99): NewDawnState {
  const luck = luckFrom(seedFrom(seed));
  for (let n = 0; n < 2 * tiles && ['take-tile', 'lay-tile'].includes(game.frames.at(-1)?.step ?? ''); n++) {
    const actions = legal(newDawn, game, decider(game));
    act(newDawn, game, decider(game), actions[luck(actions.length)] as never);
  }
  return game;
}

const kind = (tile: number) => TILES[tile - 1]?.kind;

/** The slow and obvious way: which spaces would a tile there touch, `null` if it overlaps? */
function touched(map: string, place: TilePlace): number[] | null {
  const { hexes } = boardOf(map);
  const own = hexesOf(place);
  const at = (q: number, r: number) => hexes.findIndex((hex) => hex.q === q && hex.r === r);
  if (own.some(({ q, r }) => at(q, r) >= 0)) return null;
  return [...new Set(own.flatMap((hex) => around(hex).map(({ q, r }) => at(q, r))))].filter((space) => space >= 0);
}

test('ND 4.1, ND 4.5 everyone has a capital tile and two others', () => {
  for (const seats of [2, 3, 4]) {
    const { tilesToLay } = building(seats, `deal${seats}`);
    expect(tilesToLay).toHaveLength(seats);
    for (const tiles of tilesToLay) {
      expect(tiles).toHaveLength(3);
      expect(tiles.filter((tile) => kind(tile) === 'capital')).toHaveLength(1);
    }
  }
});

test('ND 4.2, ND 4.3, ND 4.4 the core: two natural wonder and two city-state tiles, all on one side', () => {
  const sides = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const core = placementsOf(building(2, `core${n}`).map);
    expect(core.map(({ tile }) => kind(tile)).toSorted()).toEqual([
      'city-state',
      'city-state',
      'natural-wonder',
      'natural-wonder',
    ]);
    const side = core[0]?.side ?? 'A';
    sides.add(side);
    expect(core.map(({ q, r, rotation }) => ({ q, r, rotation }))).toEqual(CORE[side]);
    expect(core.every((placement) => placement.side === side)).toBe(true);
  }
  expect(sides.size).toBe(2);
});

test('ND 21.33, ND 4.4 the core is connected, without overlap or hole, and side B mirrors side A', () => {
  for (const side of ['A', 'B'] as const) {
    const places = CORE[side].map((slot) => ({ ...slot, side }));
    const hexes = places.flatMap(hexesOf);
    expect(new Set(hexes.map(({ q, r }) => hexKey(q, r))).size).toBe(40);
    expect(holesIn(hexes)).toEqual([]);
    const contacts = places.map((place, at) => {
      const map = printMap(places.slice(0, at).map((earlier, tile) => ({ ...earlier, tile: tile + 1 })));
      return at === 0 ? 0 : touched(map, place)?.length;
    });
    expect(contacts).toEqual([0, 4, 2, 8]);
  }
  const cells = (side: 'A' | 'B', mirror: boolean) =>
    CORE[side]
      .flatMap((slot) => hexesOf({ ...slot, side }))
      .map(({ q, r }) => (mirror ? `${-q - r},${r}` : `${q},${r}`))
      .toSorted();
  expect(cells('B', false)).toEqual(cells('A', true));
});

test('ND 4.6, ND 4.6a, ND 4.6b, ND 4.6c, ND 4.9, ND 21.17 every place offered touches four spaces and the core', () => {
  const game = building(4, 'places');
  const places = tilePlaces(game.map);
  expect(places.length).toBeGreaterThan(20);
  for (const place of places) {
    const spaces = touched(game.map, place);
    expect(spaces).not.toBeNull();
    expect(spaces?.length).toBeGreaterThanOrEqual(4);
  }
  expect(new Set(places.map(({ side }) => side))).toEqual(new Set(['A', 'B']));
  const three = shiftsAround(game.map).filter((place) => touched(game.map, place)?.length === 3);
  expect(three.length).toBeGreaterThan(0);
  for (const place of three) expect(places).not.toContainEqual(place);
});

function shiftsAround(map: string): TilePlace[] {
  const { hexes } = boardOf(map);
  const keys = new Map(hexes.flatMap((hex) => around(hex).flatMap(around)).map((hex) => [hexKey(hex.q, hex.r), hex]));
  return [...keys.values()].map(({ q, r }) => ({ side: 'A', rotation: 0, q, r }));
}

test('ND 4.6b, ND 4.9 the places are those a slow search finds, also later when the core is hard to reach', () => {
  for (const [seed, tiles] of [
    ['s1', 0],
    ['s2', 4],
    ['s3', 9],
    ['s4', 11],
  ] as const) {
    const { map } = laid(building(4, seed), seed, tiles);
    expect(new Set(tilePlaces(map).map((place) => JSON.stringify(place)))).toEqual(slowPlaces(map));
  }
});

/** Every side, turn and centre near the map. */
function everywhere(map: string): TilePlace[] {
  const { hexes } = boardOf(map);
  const span = Array.from({ length: 45 }, (_, n) => n - 22);
  const isNear = (q: number, r: number) => hexes.some((hex) => Math.abs(hex.q - q) + Math.abs(hex.r - r) < 9);
  const centres = span.flatMap((q) => span.filter((r) => isNear(q, r)).map((r) => ({ q, r })));
  const turned = (['A', 'B'] as const).flatMap((side) => [0, 1, 2, 3, 4, 5].map((rotation) => ({ side, rotation })));
  return turned.flatMap((turn) => centres.map((centre) => ({ ...turn, ...centre })));
}

function slowPlaces(map: string): Set<string> {
  const board = boardOf(map);
  const isCore = (space: number) => (board.tile[space] ?? -1) >= 0 && (board.tile[space] ?? -1) < 4;
  const nearTiles = new Set(
    board.tile.filter((tile, space) => tile >= 4 && board.neighbours[space]?.some(isCore) === true),
  );
  const all = everywhere(map).flatMap((place) => {
    const spaces = touched(map, place);
    return spaces !== null && spaces.length >= 4 ? [{ place, spaces }] : [];
  });
  const fits = ({ place }: { place: TilePlace }) =>
    holesIn([...board.hexes, ...hexesOf(place)]).length <= 8 - board.waterTokens;
  const core = all.filter(({ spaces }) => spaces.some(isCore)).filter(fits);
  const near = all.filter(({ spaces }) => spaces.some((space) => nearTiles.has(board.tile[space] ?? -1))).filter(fits);
  const chosen = core.length > 0 ? core : near.length > 0 ? near : all.filter(fits);
  const key = ({ side, rotation, q, r }: TilePlace) => JSON.stringify({ side, rotation, q, r });
  return new Set(chosen.map(({ place }) => key(place)));
}

test('ND 4.6d a player’s own capital goes on the star of the capital tile at once', () => {
  const game = laid(building(3, 'stars'), 'stars');
  for (let seat = 0; seat < 3; seat++) {
    const space = game.pieces.indexOf(4 * (seat + 1) + 3);
    expect(boardOf(game.map).printed[space]).toBe('capital');
  }
});

test('ND 4.6e, ND 4.8 enclosed holes become water, never more than there are water tokens', () => {
  let water = 0;
  for (let n = 0; n < 12; n++) {
    const board = boardOf(laid(building(4, `water${n}`), `water${n}`).map);
    expect(board.waterTokens).toBeLessThanOrEqual(8);
    expect(board.tile.filter((tile) => tile === -1)).toHaveLength(board.waterTokens);
    expect(board.terrain.filter((_, space) => board.tile[space] === -1).every((kind) => kind === 'water')).toBe(true);
    expect(holesIn(board.hexes)).toEqual([]);
    water += board.waterTokens;
  }
  expect(water).toBeGreaterThan(0);
});

test('ND 4.7, ND 4.10 players lay in turn until all tiles lie, then the first player is drawn anew', () => {
  for (const [seats, tiles] of [
    [2, 10],
    [3, 13],
    [4, 16],
  ] as const) {
    const game = laid(building(seats, `all${seats}`), `all${seats}`);
    expect(placementsOf(game.map)).toHaveLength(tiles);
    expect(game.frames.at(-1)?.step).toBe('turn-direction-token');
  }
  const game = building(3, 'order');
  expect(game.firstPlayer).toBe(-1);
  const first = decider(game);
  laid(game, 'order', 1);
  expect(decider(game)).toBe((first + 1) % 3);
  const starts = Array.from({ length: 8 }, (_, n) => {
    const start = building(3, `draw${n}`);
    const lays = decider(start);
    return lays === laid(start, `draw${n}`).firstPlayer;
  });
  expect(starts).toContain(false);
});

test('a random map obeys the same rules', () => {
  for (let n = 0; n < 5; n++) {
    const game = start(newDawn, { seats: 4, seed: seedFrom(`random${n}`), options: { map: 'random' } });
    expect(placementsOf(game.map)).toHaveLength(16);
    expect(boardOf(game.map).capitals).toHaveLength(4);
    expect(newDawn.invariants?.(game)).toEqual([]);
    expect(refusals(newDawn, game, decider(game))).toEqual([]);
  }
});
