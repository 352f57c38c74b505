import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  between,
  commitmentTo,
  isSeed,
  luckFrom,
  roll,
  seedByLuck,
  seedFrom,
  shuffle,
  shuffleWith,
  stream,
  streams,
} from '../src/index.ts';
import { streamsByLuck } from '../src/random.ts';

const NAMES = ['deck', 'dice'] as const;
const table = (text = 'a table') => ({ random: streams(seedFrom(text), NAMES) });
const rolls = (game: ReturnType<typeof table>, name: (typeof NAMES)[number], count: number) =>
  Array.from({ length: count }, () => roll(game, name));

/** How far these counts are from all being equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('seeds', () => {
  test('a seed is 32 lower-case hexadecimal digits', () => {
    expect(isSeed('0123456789abcdef0123456789abcdef')).toBe(true);
    for (const wrong of ['', '0', '0123456789ABCDEF0123456789ABCDEF', `${seedFrom('x')}0`, 7, null, undefined, {}]) {
      expect(isSeed(wrong)).toBe(false);
    }
  });

  test('any text makes a seed, always the same', () => {
    fc.assert(fc.property(fc.string(), (text) => isSeed(seedFrom(text))));
    expect(seedFrom('a')).toBe('ca978112ca1bbdcafac231b39a23dc4d');
    expect(seedFrom('b')).not.toBe(seedFrom('a'));
  });

  test('luck makes seeds', () => {
    const luck = luckFrom(seedFrom('x'));
    const seeds = Array.from({ length: 100 }, () => seedByLuck(luck));
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(100);
  });

  test('luck makes streams, the same luck the same ones', () => {
    const drawn = streamsByLuck(luckFrom(seedFrom('x')), NAMES);
    expect(drawn).toEqual(streamsByLuck(luckFrom(seedFrom('x')), NAMES));
    expect(drawn).not.toEqual(streamsByLuck(luckFrom(seedFrom('y')), NAMES));
    expect(drawn.dice).not.toEqual(drawn.deck);
    expect(rolls({ random: drawn }, 'dice', 20).every((side) => side >= 1 && side <= 6)).toBe(true);
  });

  test('a commitment is a promise of one seed that does not tell it', () => {
    const seed = seedFrom('secret');
    expect(commitmentTo(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(seed)).toBe(commitmentTo(seed));
    expect(commitmentTo(seed)).not.toContain(seed);
    expect(commitmentTo(seedFrom('other'))).not.toBe(commitmentTo(seed));
  });
});

describe('streams', () => {
  test('same seed, same outcomes, on every machine', () => {
    expect(rolls(table(), 'dice', 50)).toEqual(rolls(table(), 'dice', 50));
    expect(rolls(table('a'), 'dice', 50)).not.toEqual(rolls(table('b'), 'dice', 50));
    expect(rolls(table('recorded'), 'dice', 12)).toMatchInlineSnapshot(`
      [
        5,
        6,
        2,
        1,
        6,
        1,
        3,
        4,
        3,
        4,
        6,
        6,
      ]
    `);
    expect(shuffle(table('recorded'), 'deck', [1, 2, 3, 4, 5, 6, 7, 8])).toMatchInlineSnapshot(`
      [
        5,
        4,
        2,
        1,
        8,
        3,
        6,
        7,
      ]
    `);
  });

  test('one stream never shifts another', () => {
    const quiet = table();
    const busy = table();
    rolls(busy, 'deck', 1000);
    shuffle(
      busy,
      'deck',
      Array.from({ length: 60 }, (_, i) => i),
    );
    expect(rolls(busy, 'dice', 50)).toEqual(rolls(quiet, 'dice', 50));
  });

  test('streams of different names are unlike', () => {
    const game = table();
    expect(rolls(game, 'dice', 50)).not.toEqual(rolls(game, 'deck', 50));
  });

  test('a stream is plain data and never stuck at zero', () => {
    for (let i = 0; i < 200; i++) {
      const state = stream(seedFrom(String(i)), 'deck');
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      expect(state.some((word) => word !== 0)).toBe(true);
    }
  });

  test('a saved stream goes on where it was', () => {
    const game = table();
    rolls(game, 'dice', 5);
    const saved = JSON.parse(JSON.stringify(game)) as typeof game;
    expect(rolls(saved, 'dice', 20)).toEqual(rolls(game, 'dice', 20));
  });
});

describe('outcomes', () => {
  test('a number between two bounds, both included', () => {
    const game = table();
    const seen = new Set(Array.from({ length: 200 }, () => between(game, 'dice', -2, 2)));
    expect([...seen].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
    expect(between(game, 'dice', 7, 7)).toBe(7);
  });

  test('a die is fair: 60,000 throws, chi-square with 5 degrees of freedom below its 99.9% point', () => {
    const game = table('fair die');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const side = roll(game, 'dice') - 1;
      counts[side] = (counts[side] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(20.52);
  });

  test('luck is fair too: 70,000 draws among 7', () => {
    const luck = luckFrom(seedFrom('fair luck'));
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 70_000; i++) {
      const outcome = luck(7);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(22.46);
  });
});

describe('shuffle', () => {
  test('is a permutation', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (pile, text) => {
        const shuffled = shuffle(table(text), 'deck', [...pile]);
        const sort = (list: number[]) => [...list].sort((a, b) => a - b);
        expect(sort(shuffled)).toEqual(sort(pile));
      }),
    );
  });

  test('happens in place and moves the generator', () => {
    const game = table();
    const before = [...game.random.deck];
    const pile = [1, 2, 3, 4, 5];
    expect(shuffle(game, 'deck', pile)).toBe(pile);
    expect(game.random.deck).not.toEqual(before);
  });

  test('all 24 orders of four cards are equally likely: chi-square with 23 degrees below its 99.9% point', () => {
    const game = table('orders');
    const luck = luckFrom(seedFrom('orders'));
    for (const once of [() => shuffle(game, 'deck', [0, 1, 2, 3]), () => shuffleWith(luck, [0, 1, 2, 3])]) {
      const counts = new Map<string, number>();
      for (let i = 0; i < 48_000; i++) {
        const order = once().join('');
        counts.set(order, (counts.get(order) ?? 0) + 1);
      }
      expect(counts.size).toBe(24);
      expect(chiSquare([...counts.values()])).toBeLessThan(49.73);
    }
  });
});
