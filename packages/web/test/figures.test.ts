import type { StoneAgeView } from '@tabularium/stone-age';
import { PLACES, placeIndex } from '@tabularium/stone-age/content';
import { expect, test } from 'vitest';
import { type Figure, settle } from '../src/boards/stone-age/figures.ts';

type Crowd = Pick<StoneAgeView, 'players'>;

/** A view with these people; each seat says how many it owns and where some of them stand. */
function crowd(...seats: { persons: number; at?: Parameters<typeof placeIndex>[0]; placed?: number }[]): Crowd {
  const players = seats.map(({ persons, at, placed = 0 }) => {
    const counts = PLACES.map(() => 0);
    if (at !== undefined) counts[placeIndex(at)] = placed;
    return { persons, placed: counts };
  });
  return { players } as unknown as Crowd;
}

const standing = (figures: readonly Figure[], place: Figure['at']) => figures.filter((figure) => figure.at === place);

test('everyone begins at home', () => {
  const figures = settle([], crowd({ persons: 5 }, { persons: 5 }));
  expect(figures).toHaveLength(10);
  expect(standing(figures, 'camp')).toHaveLength(10);
});

test('those who go keep their identity, and the others stay where they are', () => {
  const home = settle([], crowd({ persons: 5 }));
  const gone = settle(home, crowd({ persons: 5, at: 'forest', placed: 3 }));
  expect(gone.map((figure) => figure.id).sort()).toEqual(home.map((figure) => figure.id).sort());
  expect(standing(gone, 'forest').map((figure) => figure.slot)).toEqual([0, 1, 2]);
  expect(standing(gone, 'camp')).toHaveLength(2);
});

test('two players never stand on the same ring', () => {
  const first = settle([], crowd({ persons: 5, at: 'quarry', placed: 2 }, { persons: 5 }));
  const both = settle(first, crowd({ persons: 5, at: 'quarry', placed: 2 }, { persons: 5, at: 'quarry', placed: 3 }));
  expect(
    standing(both, 'quarry')
      .map((figure) => figure.slot)
      .sort(),
  ).toEqual([0, 1, 2, 3, 4]);
});

test('a newborn appears in the camp', () => {
  const before = settle([], crowd({ persons: 5, at: 'hut', placed: 2 }));
  const after = settle(before, crowd({ persons: 6 }));
  expect(after).toHaveLength(6);
  expect(new Set(after.map((figure) => figure.id)).size).toBe(6);
});
