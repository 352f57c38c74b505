import { stoneAge } from '@tabularium/stone-age';
import {
  BUILDING_IDS,
  buildingOf,
  CALLINGS,
  CARD_IDS,
  cardOf,
  DIVISOR,
  MOST,
  PIECES,
  PLACES,
  START,
  SYMBOLS,
  VALUE,
} from '@tabularium/stone-age/content';
import { describe, expect, test } from 'vitest';
import { count, kinds, worth } from '../src/queries/goods.ts';
import { table } from './table.ts';

const CARDS = CARD_IDS.map(cardOf);
const BUILDINGS = BUILDING_IDS.map(buildingOf);

describe('components and limits', () => {
  test('SA 1.1 two to four players begin with five people and can own ten', () => {
    expect(stoneAge.seats).toEqual({ min: 2, max: 4 });
    expect([START.persons, MOST.persons]).toEqual([5, 10]);
    for (const seats of [2, 3, 4]) expect(table(seats).game.players).toHaveLength(seats);
  });

  test('SA 1.2 there are 36 civilization cards and 28 building tiles, each once', () => {
    expect(new Set(CARD_IDS).size).toBe(36);
    expect(new Set(BUILDING_IDS).size).toBe(28);
  });

  test('SA 1.3 the box holds 68 resources, and the supply is not limited by them', () => {
    expect(PIECES).toEqual({ wood: 28, clay: 18, stone: 12, gold: 10 });
    expect(count(PIECES)).toBe(68);
    const rich = table().has(0, { resources: { wood: 0, clay: 0, stone: 0, gold: 10 } });
    rich
      .waits({ step: 'gather', seat: 0, yields: 'gold', dice: [6, 6], added: 0, place: null })
      .does({ type: 'collect' });
    expect(rich.player(0).resources.gold).toBe(12);
    const hunters = table(4, { limitedSupply: true }).has(0, { food: 198, tools: [1, 0, 0] });
    hunters
      .waits({ step: 'gather', seat: 0, yields: 'food', dice: [6, 6], added: 0, place: null })
      .does({ type: 'collect' });
    expect(hunters.player(0).food).toBe(204);
  });

  test('SA 1.4 a resource is worth what its gathering roll is divided by; food divides by two', () => {
    expect(VALUE).toEqual({ wood: 3, clay: 4, stone: 5, gold: 6 });
    expect(DIVISOR).toEqual({ food: 2, ...VALUE });
  });

  test('SA 1.5 three tool spaces of value four at most', () => {
    expect([MOST.tools, MOST.toolValue]).toEqual([3, 4]);
    expect(table().player(0).tools).toEqual([0, 0, 0]);
  });

  test('SA 1.6 the field track ends at ten and nobody owns more than ten people', () => {
    const full = table().has(0, { field: 10, persons: 10 }).on(0, 'field', 1).on(0, 'hut', 2);
    full.waits({ step: 'using', seat: 1, left: 1 }, { step: 'use', seat: 0 }).does({ type: 'use', place: 'field' });
    expect(full.player(0).field).toBe(10);
    full.waits({ step: 'using', seat: 1, left: 1 }, { step: 'use', seat: 0 }).does({ type: 'use', place: 'hut' });
    expect(full.player(0).persons).toBe(10);
  });

  test('SA 1.8 food is not among the resources', () => {
    expect(Object.keys(VALUE)).not.toContain('food');
    expect(stoneAge.text.de.things['resource']?.('clay').name).toBe('Lehm');
  });

  test('SA 8.3 the top parts are as many as the deck has of each kind', () => {
    const tally: Record<string, number> = {};
    for (const { top } of CARDS) tally[top.kind] = (tally[top.kind] ?? 0) + 1;
    expect(tally).toEqual({
      'dice-row': 10,
      food: 7,
      resource: 5,
      'resource-roll': 3,
      points: 3,
      tool: 1,
      'field-step': 2,
      'extra-card': 1,
      'one-use-tool': 3,
      'two-resources': 1,
    });
  });

  test('SA 8.4 sixteen green cards with eight symbols twice, twenty sand cards with 7, 8, 9 and 7 people', () => {
    for (const symbol of SYMBOLS) {
      expect(CARDS.filter(({ bottom }) => bottom.background === 'green' && bottom.symbol === symbol)).toHaveLength(2);
    }
    const people = CALLINGS.map((calling) => {
      const cards = CARDS.flatMap(({ bottom }) =>
        bottom.background === 'sand' && bottom.calling === calling ? [bottom] : [],
      );
      return [cards.length, cards.reduce((sum, card) => sum + card.people, 0)];
    });
    expect(people).toEqual([
      [5, 7],
      [5, 8],
      [5, 9],
      [5, 7],
    ]);
  });

  test('SA 9.3 seventeen fixed tiles score 10 to 16 points, the value of their resources', () => {
    const fixed = BUILDINGS.flatMap(({ price }) => (price.kind === 'fixed' ? [price.goods] : []));
    expect(fixed).toHaveLength(17);
    expect(new Set(fixed.map(worth))).toEqual(new Set([10, 11, 12, 13, 14, 15, 16]));
    expect(fixed.every((goods) => count(goods) === 3 && kinds(goods) >= 2)).toBe(true);
  });

  test('SA 9.4, SA 9.5 eight flexible tiles, one of each, and three open ones', () => {
    const flexible = BUILDINGS.flatMap(({ price }) =>
      price.kind === 'flexible' ? [`${price.resources}/${price.kinds}`] : [],
    );
    expect(flexible.sort()).toEqual(['4/1', '4/2', '4/3', '4/4', '5/1', '5/2', '5/3', '5/4']);
    const open = BUILDINGS.flatMap(({ price }) => (price.kind === 'open' ? [[price.least, price.most]] : []));
    expect(open).toEqual([
      [1, 7],
      [1, 7],
      [1, 7],
    ]);
  });

  test('SA 4.6 sixteen places with their rings', () => {
    const rings = Object.fromEntries(PLACES.map(({ id, rings: number }) => [id, number]));
    expect(rings).toMatchObject({
      forest: 7,
      'clay-pit': 7,
      quarry: 7,
      river: 7,
      'tool-maker': 1,
      hut: 2,
      field: 1,
      'card-4': 1,
      'building-4': 1,
    });
    expect(PLACES).toHaveLength(16);
  });

  test('SA 16.3 the expansions are not part of the game: five players are refused', () => {
    expect(() => table(5)).toThrow('2 to 4 players');
  });
});
