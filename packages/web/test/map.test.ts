import { expect, test } from 'vitest';
import { extentOf, hexPath, middleOf } from '../src/boards/new-dawn/geometry.ts';
import { nearest } from '../src/boards/new-dawn/nearest.ts';
import { fitted, held, lacking } from '../src/table/lens.ts';

const extent = { x: -100, y: -50, width: 200, height: 100 };
const room = { width: 420, height: 420 };

test('the whole map is shown in the middle of the window, with a margin', () => {
  const { x, y, k } = fitted(extent, room);
  expect(k).toBe(2);
  expect([x + extent.x * k, x + (extent.x + extent.width) * k]).toEqual([10, 410]);
  expect([y + extent.y * k, y + (extent.y + extent.height) * k]).toEqual([110, 310]);
});

test('a third of the window always shows the map', () => {
  const far = held({ x: 5000, y: -5000, k: 2 }, extent, room);
  expect(far.x + extent.x * 2).toBeCloseTo(420 * 0.67);
  expect(far.y + (extent.y + extent.height) * 2).toBeCloseTo(420 * 0.33);
  const near = { x: 210, y: 210, k: 2 };
  expect(held(near, extent, room)).toEqual(near);
});

test('a point is brought into view only as far as it lacks', () => {
  const lens = { x: 210, y: 210, k: 2 };
  expect(lacking({ x: 0, y: 0 }, lens, room)).toEqual({ x: 0, y: 0 });
  expect(lacking({ x: -100, y: 0 }, lens, room)).toEqual({ x: 46, y: 0 });
  expect(lacking({ x: 0, y: 100 }, lens, room)).toEqual({ x: 0, y: -46 });
});

test('hexes lie side by side in rows', () => {
  const here = middleOf({ q: 0, r: 0 });
  const east = middleOf({ q: 1, r: 0 });
  const south = middleOf({ q: 0, r: 1 });
  expect(here).toEqual({ x: 0, y: 0 });
  expect(east.y).toBe(0);
  expect(south.x).toBeCloseTo(east.x / 2);
  expect(hexPath({ q: 0, r: 0 }).match(/L/g)).toHaveLength(5);
  const { x, width } = extentOf(
    [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ],
    0,
  );
  expect(width).toBeCloseTo(2 * east.x);
  expect(x).toBeCloseTo(-east.x / 2);
});

test('arrow keys lead to the nearest spot that way, other keys nowhere', () => {
  const [here, east, farEast, south] = [
    { q: 0, r: 0 },
    { q: 2, r: 0 },
    { q: 5, r: 0 },
    { q: 0, r: 3 },
  ] as const;
  const spots = [here, east, farEast, south];
  expect(nearest(spots, here, 'ArrowRight')).toBe(east);
  expect(nearest(spots, east, 'ArrowRight')).toBe(farEast);
  expect(nearest(spots, here, 'ArrowDown')).toBe(south);
  expect(nearest(spots, here, 'ArrowLeft')).toBe(here);
  expect(nearest(spots, here, 'Enter')).toBeUndefined();
});
