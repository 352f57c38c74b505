import { describe, expect, test } from 'vitest';
import { bestPlace } from '../src/table/panel-place.ts';

const SCREEN = { width: 1000, height: 600 };
const PANEL = { width: 200, height: 100 };
const box = (left: number, top: number, width = 100, height = 100) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a panel', () => {
  test('lies right of its thing, or left of it at the right edge', () => {
    expect(bestPlace(box(100, 200), PANEL, false, [], SCREEN)).toEqual({ left: 210, top: 200, covers: 0 });
    expect(bestPlace(box(880, 200), PANEL, false, [], SCREEN)).toEqual({ left: 670, top: 200, covers: 0 });
  });

  test('lies on the outer side of what goes on in the middle', () => {
    expect(bestPlace(box(300, 200), PANEL, true, [], SCREEN)).toEqual({ left: 90, top: 200, covers: 0 });
  });

  test('keeps off what can be clicked', () => {
    const row = [box(200, 200), box(320, 200), box(440, 200)];
    expect(bestPlace(box(320, 200), PANEL, false, row, SCREEN)).toEqual({ left: 320, top: 310, covers: 0 });
  });

  test('goes to a corner when everything beside it can be clicked, and covers least when everything can', () => {
    const [cross, all] = [[box(0, 150, 1000, 200)], [box(0, 0, 1000, 600)]];
    expect(bestPlace(box(400, 160, 100, 180), PANEL, false, cross, SCREEN).covers).toBe(0);
    expect(bestPlace(box(400, 160), PANEL, false, all, SCREEN)).toEqual({ left: 510, top: 160, covers: 20_000 });
  });

  test('stays inside the window', () => {
    expect(bestPlace(box(990, 590, 10, 10), PANEL, false, [], SCREEN)).toEqual({ left: 790, top: 490, covers: 0 });
  });
});
