import { newMatch, seedFrom } from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';
import { boardOf } from '../src/boards/new-dawn/content.ts';
import { freeCorner } from '../src/boards/new-dawn/corner.ts';
import { extentOf, hexPath, middleOf } from '../src/boards/new-dawn/geometry.ts';
import { nearest } from '../src/boards/new-dawn/nearest.ts';
import { bestTurn, turnedBoard, turnedHex } from '../src/boards/new-dawn/turn.ts';
import { fitted, held, isInWindow, lacking, lookedAt, shown } from '../src/table/lens.ts';

const NOWHERE = { q: 0, r: 0 };
const ORIGIN = { x: 0, y: 0 };
const extent = { x: -100, y: -50, width: 200, height: 100 };
const room = { width: 420, height: 420 };
const window = { width: 416, height: 416 };

test('the whole map is shown in the middle of the window, with a margin', () => {
  const { x, y, k } = fitted(extent, window);
  expect(k).toBe(2);
  expect([x + extent.x * k, x + (extent.x + extent.width) * k]).toEqual([8, 408]);
  expect([y + extent.y * k, y + (extent.y + extent.height) * k]).toEqual([108, 308]);
});

test('what covers the upper edge of the window leaves the whole map free', () => {
  const high = { x: 0, y: 0, width: 100, height: 100 };
  const { y, k } = fitted(high, { ...window, top: 100 });
  expect(k).toBe(3);
  expect([y, y + 100 * k]).toEqual([108, 408]);
  const { y: lower, k: same } = fitted(extent, { ...window, top: 100 });
  expect(same).toBe(2);
  expect([lower + extent.y * 2, lower + (extent.y + extent.height) * 2]).toEqual([158, 358]);
});

test('the controls of the map lie in the first corner in which there is no land', () => {
  const room = { width: 400, height: 400, top: 0 };
  const square = { x: -500, y: -500, width: 1000, height: 1000 };
  const corner = (...hexes: { q: number; r: number }[]) => freeCorner(hexes, fitted(square, room), room);
  expect(corner()).toEqual({ across: 'left', down: 'bottom', lies: 'column' });
  expect(corner({ q: -8, r: 3 })).toEqual({ across: 'left', down: 'bottom', lies: 'row' });
  expect(corner({ q: -10, r: 8 })).toEqual({ across: 'left', down: 'top', lies: 'column' });
  const preferred = { across: 'right', down: 'top', lies: 'row' } as const;
  expect(freeCorner([], fitted(square, room), room, [preferred])).toBe(preferred);
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

test('a part of the map is shown in the middle, as large as it goes and no larger than wished', () => {
  const part = { x: 0, y: 0, width: 40, height: 20 };
  expect(shown(part, room, 100)).toEqual(fitted(part, room));
  const lens = shown(part, room, 3);
  expect(lens.k).toBe(3);
  expect([lens.x + 20 * 3, lens.y + 10 * 3]).toEqual([210, 210]);
});

test('where the whole map is too small, what matters is shown with as much around it as fits', () => {
  const corner = { x: -100, y: -50, width: 20, height: 20 };
  expect(lookedAt(extent, undefined, window)).toEqual(fitted(extent, window));
  // Two times as large is the whole map: hardly larger is not worth it.
  expect(lookedAt(extent, { part: corner, clear: 2.3 }, window)).toEqual(fitted(extent, window));
  const near = lookedAt(extent, { part: corner, clear: 4 }, window);
  expect(near.k).toBe(4);
  // No more table than the margin beyond the edge where there is land enough, and the same on both sides where there is not.
  expect(near.x + extent.x * 4).toBe(8);
  expect(near.y + extent.y * 4).toBe(8);
  expect(isInWindow(corner, near, window)).toBe(true);
  expect(isInWindow(extent, near, window)).toBe(false);
  expect(isInWindow(corner, near, { ...window, top: 100 })).toBe(false);
  const wide = { x: 0, y: 0, width: 1000, height: 20 };
  const low = lookedAt(wide, { part: { ...wide, width: 40 }, clear: 4 }, window);
  expect(low.y + 10 * 4).toBe(208);
});

test('the map is turned the way round in which it fits, and every side still looks at its neighbour', () => {
  const tall = [0, 1, 2, 3, 4, 5].map((r) => ({ q: -Math.floor(r / 2), r }));
  const wide = { width: 900, height: 300 };
  expect(bestTurn(tall, { width: 300, height: 900 }, 0)).toBe(0);
  expect(bestTurn(tall, wide, 0)).not.toBe(0);
  const start = newMatch(newDawn, { seats: 4, seed: seedFrom('turn'), options: {} });
  const board = boardOf(start.state.map);
  for (const turn of [1, 2]) {
    const turned = turnedBoard(board, turn);
    expect(turnedHex(turned.hexes[7] ?? { q: 0, r: 0 }, 6 - turn)).toEqual(board.hexes[7]);
    turned.towards.forEach((sides, space) => {
      sides.forEach((next, side) => {
        if (next < 0) return;
        const [here = ORIGIN, there = ORIGIN] = [space, next].map((one) => middleOf(turned.hexes[one] ?? NOWHERE));
        const angle = Math.atan2(there.y - here.y, there.x - here.x);
        expect(Math.round((angle * 180) / Math.PI + 540) % 360).toBe(side * 60);
      });
    });
  }
});
