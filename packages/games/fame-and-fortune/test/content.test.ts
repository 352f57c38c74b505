/** The records of the boxes fit together: links, tiles square by square, layouts without overlaps. */

import { describe, expect, test } from 'vitest';
import * as base from '../src/content/index.ts';
import * as fame from '../src/fame-and-fortune/content/index.ts';
import { GREAT_PERSON_CARDS, LEONIDAS_2013 } from '../src/great-person-deck/content/index.ts';
import { ENDOWMENT_2013, INVESTMENTS } from '../src/investments/content/index.ts';
import examples from './vectors.json' with { type: 'json' };

const TILES: Readonly<Record<string, base.Tile>> = { ...base.TILES, ...fame.FAME_TILES };
const WONDERS = [...Object.values(base.WONDERS), ...Object.values(fame.FAME_WONDERS)];

/** A tile of either box. */
function tileOf(id: string): base.Tile {
  const tile = TILES[id];
  if (tile === undefined) throw new Error(`There is no tile "${id}".`);
  return tile;
}

/** The icons of a square, terrain and print together. */
function iconsOf(tile: base.Tile, square: number): base.Icons {
  const letter = tile.terrain[Math.floor(square / 4) as 0 | 1 | 2 | 3].charAt(square % 4);
  const terrain = base.TERRAIN_LETTERS[letter];
  if (terrain === undefined) throw new Error(`No terrain has the letter "${letter}".`);
  return { ...base.TERRAIN_YIELDS[terrain], ...tile.printed[square] };
}

/** The squares around these on one tile. */
function outskirtsOf(...centre: readonly number[]): number[] {
  const near = (a: number, b: number) =>
    Math.abs((a % 4) - (b % 4)) <= 1 && Math.abs(Math.floor(a / 4) - Math.floor(b / 4)) <= 1;
  return Array.from({ length: 16 }, (_, square) => square).filter(
    (square) => !centre.includes(square) && centre.some((one) => near(one, square)),
  );
}

const sumOf = (tile: base.Tile, squares: readonly number[], icon: keyof base.Icons) =>
  squares.reduce((sum, square) => sum + (iconsOf(tile, square)[icon] ?? 0), 0);

describe('tiles', () => {
  test('FF 4.1 every tile has sixteen squares of known terrain and prints only on them', () => {
    for (const [id, tile] of Object.entries(TILES)) {
      expect(
        tile.terrain.map((row) => row.length),
        id,
      ).toEqual([4, 4, 4, 4]);
      for (let square = 0; square < 16; square++) iconsOf(tile, square);
      for (const square of Object.keys(tile.printed)) expect(Number(square), id).toBeLessThan(16);
    }
  });

  test('FF 18.3 all tiles together show 24 huts and 12 villages, never more than there are markers', () => {
    const symbols = Object.values(TILES).flatMap(({ printed }) => Object.values(printed).map(({ marker }) => marker));
    expect(symbols.filter((marker) => marker === 'hut')).toHaveLength(24);
    expect(symbols.filter((marker) => marker === 'village')).toHaveLength(12);
  });

  test('FF 3.2 a capital is suggested on the centre squares of every home tile, none of them water', () => {
    for (const { terrain, capital } of Object.values(TILES)) {
      for (const square of capital ?? []) expect(base.CENTRE_SQUARES).toContain(square);
      if (capital === undefined) continue;
      const centre = base.CENTRE_SQUARES.map((square) => terrain.join('').charAt(square));
      expect(centre).not.toContain('w');
    }
    expect(fame.FAME_TILES['home-india'].capital).toHaveLength(2);
  });

  test('FF 3.7 trade and production around the suggested capitals', () => {
    const sums = (id: string) => {
      const tile = tileOf(id);
      const outskirts = outskirtsOf(...(tile.capital ?? []));
      return [outskirts.length, sumOf(tile, outskirts, 'trade'), sumOf(tile, outskirts, 'production')];
    };
    expect(sums('home-america')).toEqual([8, 3, 5]);
    expect(sums('home-china')).toEqual([8, 3, 5]);
    expect(sums('home-germany')).toEqual([8, 3, 5]);
    expect(sums('home-rome')).toEqual([8, 3, 6]);
    expect(sums('home-russia')).toEqual([8, 3, 6]);
    expect(sums('home-india')[0]).toBe(10);
  });

  test('FF 3.2 FF 3.7 what all forty places of a first capital yield', () => {
    const cases = examples.vectors.filter(({ id }) => id.startsWith('capital-sums'));
    expect(cases).toHaveLength(10);
    for (const { given, expect: expected } of cases) {
      const tile = tileOf(`home-${given.civ}`);
      const sums = (given.options ?? []).map((centre) => {
        const outskirts = outskirtsOf(...centre.map(([row = 0, column = 0]) => row * 4 + column));
        const resources = outskirts.flatMap((square) => tile.printed[square]?.resource ?? []);
        return {
          production: sumOf(tile, outskirts, 'production'),
          trade: sumOf(tile, outskirts, 'trade'),
          culture: sumOf(tile, outskirts, 'culture'),
          coin: sumOf(tile, outskirts, 'coin'),
          resources: resources.toSorted(),
          outskirts: outskirts.length,
        };
      });
      expect(sums).toEqual(expected.sums);
    }
  });

  test('FF 16.2 the relics lie on water, mountain and forest', () => {
    const terrain = Object.values(fame.RELICS).map(({ tile, square }) =>
      fame.FAME_TILES[tile].terrain.join('').charAt(square),
    );
    expect(terrain).toEqual(['w', 'm', 'f']);
  });
});

describe('layouts', () => {
  const layouts = [base.LAYOUTS[2], base.LAYOUTS[3], base.LAYOUTS[4], fame.FIVE_PLAYERS];
  const squaresOf = (layout: base.Layout) =>
    [...layout.homes, ...layout.neutral].flatMap(({ x, y }) =>
      Array.from({ length: 16 }, (_, square) => `${x + (square % 4)},${y + Math.floor(square / 4)}`),
    );

  test('FF 20.1 a home for everyone, 8, 10, 16 and 22 tiles, and no two on one square', () => {
    expect(layouts.map(({ homes }) => homes.length)).toEqual([2, 3, 4, 5]);
    expect(layouts.map(({ homes, neutral }) => homes.length + neutral.length)).toEqual([8, 10, 16, 22]);
    for (const layout of layouts) {
      const squares = squaresOf(layout);
      expect(new Set(squares).size).toBe(squares.length);
      for (const { x, y } of [...layout.homes, ...layout.neutral]) {
        expect(x + 4).toBeLessThanOrEqual(layout.columns);
        expect(y + 4).toBeLessThanOrEqual(layout.rows);
      }
    }
  });

  test('FF 20.2 no tile lies in the hole of the map for five, and tiles lie all around it', () => {
    const squares = new Set(squaresOf(fame.FIVE_PLAYERS));
    const { x, y, width, height } = fame.HOLE;
    for (let column = x - 1; column <= x + width; column++) {
      for (let row = y - 1; row <= y + height; row++) {
        const inside = column >= x && column < x + width && row >= y && row < y + height;
        const corner = (column < x || column >= x + width) && (row < y || row >= y + height);
        if (!corner) expect(squares.has(`${column},${row}`), `${column},${row}`).toBe(!inside);
      }
    }
  });

  test('FF 2.8 there are neutral tiles enough for every layout, without the expansion too', () => {
    const neutral = (tiles: Readonly<Record<string, base.Tile>>) =>
      Object.values(tiles).filter(({ capital }) => capital === undefined).length;
    for (const players of [2, 3, 4] as const) {
      expect(base.LAYOUTS[players].neutral.length).toBeLessThanOrEqual(neutral(base.TILES));
    }
    expect(fame.FIVE_PLAYERS.neutral.length).toBeLessThanOrEqual(neutral(TILES));
  });
});

describe('links', () => {
  const technologies = { ...base.TECHNOLOGIES, ...fame.FAME_TECHNOLOGIES };
  const unlocks = Object.values(technologies).flatMap((technology) => technology.unlocks ?? []);

  test('FF 7.8 every building, rank and government but two is unlocked by exactly one technology', () => {
    const buildings = unlocks.flatMap(({ building }) => building ?? []);
    expect(buildings.toSorted()).toEqual(Object.keys(base.BUILDINGS).toSorted());
    const ranks = unlocks.flatMap(({ rank }) => (rank === undefined ? [] : [`${rank.type} ${rank.rank}`]));
    const all = Object.entries(base.UNITS).flatMap(([type, { costs, fromStart }]) =>
      costs.flatMap((_, rank) => (rank === 0 && fromStart ? [] : [`${type} ${rank + 1}`])),
    );
    expect(ranks.toSorted()).toEqual(all.toSorted());
    const governments = unlocks.flatMap(({ government }) => government ?? []);
    const waiting = Object.keys(base.GOVERNMENTS).filter((id) => id !== 'anarchy' && id !== 'despotism');
    expect(governments.toSorted()).toEqual(waiting.toSorted());
    expect(unlocks.filter(({ walls }) => walls)).toHaveLength(1);
  });

  test('FF 7.8 both sides of a pool share terrain and star, and the upgraded side is dearer', () => {
    for (const pool of Object.keys(base.POOLS)) {
      const [basic, upgraded, ...more] = Object.values(base.BUILDINGS)
        .filter((building) => building.pool === pool)
        .toSorted((a, b) => Number(a.upgraded ?? false) - Number(b.upgraded ?? false));
      expect(more).toEqual([]);
      expect(basic?.upgraded).toBeUndefined();
      if (basic === undefined || upgraded === undefined) continue;
      expect([upgraded.terrain, upgraded.limited]).toEqual([basic.terrain, basic.limited]);
      expect(upgraded.cost).toBe(basic.cost + 3);
    }
  });

  test('FF 7.10 a wonder with a discount is cheaper with its technology, and no technology discounts two', () => {
    const discounts = WONDERS.flatMap(({ cost, discount }) => (discount === undefined ? [] : [{ cost, discount }]));
    expect(discounts).toHaveLength(17);
    for (const { cost, discount } of discounts) expect(discount.cost).toBeLessThan(cost);
    expect(new Set(discounts.map(({ discount }) => discount.technology)).size).toBe(17);
  });

  test('FF 3.1 every civilization has its own home tile', () => {
    const homes = [...Object.values(base.CIVILIZATIONS), ...Object.values(fame.FAME_CIVILIZATIONS)].map(
      ({ homeTile }) => homeTile,
    );
    expect(new Set(homes).size).toBe(10);
    for (const home of homes) expect(TILES[home]?.capital).toBeDefined();
  });

  test('FF 12.2 four technologies hold coin tokens, four each, and each of them can gain one', () => {
    const holders = Object.values(technologies).filter(({ coinTokens }) => coinTokens !== undefined);
    expect(holders.map(({ coinTokens }) => coinTokens)).toEqual([4, 4, 4, 4]);
    for (const { effects } of holders) {
      const ops = effects.flatMap((effect) => effect.ops);
      expect(ops).toContainEqual({ op: 'gain', coinToken: 1 });
    }
  });

  test('FF 15.2 the levels of an investment need ever more markers', () => {
    for (const { levels } of [...Object.values(INVESTMENTS), ENDOWMENT_2013]) {
      const markers = levels.map((level) => level.markers);
      expect(markers).toEqual(markers.toSorted((a, b) => a - b));
      expect(new Set(markers).size).toBe(3);
    }
  });

  test('FF 23.3 Leonidas of 2013 helps a defender only', () => {
    expect(GREAT_PERSON_CARDS.leonidas.effects[0]?.ops[0]).toMatchObject({ if: 'fewer-units-than-opponent' });
    expect(LEONIDAS_2013.effects[0]?.ops[0]).toMatchObject({ if: 'fewer-units-defending' });
  });

  test('FF 23.2 both sets of government cards have the same governments', () => {
    expect(Object.keys(base.GOVERNMENTS_2013)).toEqual(Object.keys(base.GOVERNMENTS));
  });

  test('FF 9.13 loot: one point for figures, two for a city, and seven things to buy', () => {
    expect(fame.LOOT_POINTS).toEqual({ figures: 1, city: 2 });
    expect(Object.values(fame.LOOT_PRICES).toSorted()).toEqual([1, 1, 1, 1, 2, 2, 2]);
  });
});

describe('effects', () => {
  const boxes = {
    technologies: Object.values({ ...base.TECHNOLOGIES, ...fame.FAME_TECHNOLOGIES }),
    wonders: WONDERS,
    governments: [...Object.values(base.GOVERNMENTS), ...Object.values(base.GOVERNMENTS_2013)],
    civilizations: [...Object.values(base.CIVILIZATIONS), ...Object.values(fame.FAME_CIVILIZATIONS)],
    relics: Object.values(fame.RELICS),
    people: Object.values(GREAT_PERSON_CARDS),
    investments: Object.values(INVESTMENTS).flatMap(({ levels }) => levels),
  };
  const effects = Object.values(boxes).flatMap((records) => records.flatMap((record) => [...record.effects]));

  test('FF 25.1 every effect has operations, and every card of the deck does something', () => {
    for (const effect of effects) expect(effect.ops.length).toBeGreaterThan(0);
    for (const { effects: own } of [...boxes.people, ...boxes.wonders, ...boxes.technologies]) {
      expect(own.length).toBeGreaterThan(0);
    }
  });

  test('FF 25.2 what costs something is optional, what always holds is neither optional nor limited', () => {
    for (const effect of effects) {
      if (effect.cost !== undefined) expect(effect.optional).toBe(true);
      if (effect.when === 'static') expect(effect.optional ?? effect.limit ?? effect.moment).toBeUndefined();
    }
  });
});
