/** The map for five players: 22 tiles around a hole (FF 20.1). Verified against the figure of the booklet. */

import type { Layout } from '../../content/layouts.ts';

/** The layout for five. */
export const FIVE_PLAYERS: Layout = {
  columns: 28,
  rows: 18,
  homes: [
    { x: 12, y: 4, rotation: 180 },
    { x: 24, y: 6, rotation: 270 },
    { x: 18, y: 14, rotation: 0 },
    { x: 6, y: 14, rotation: 0 },
    { x: 0, y: 6, rotation: 90 },
  ],
  neutral: [
    { x: 12, y: 0 },
    { x: 8, y: 2 },
    { x: 16, y: 2 },
    { x: 4, y: 6 },
    { x: 8, y: 6 },
    { x: 16, y: 6 },
    { x: 20, y: 6 },
    { x: 0, y: 10 },
    { x: 4, y: 10 },
    { x: 8, y: 10 },
    { x: 16, y: 10 },
    { x: 20, y: 10 },
    { x: 24, y: 10 },
    { x: 2, y: 14 },
    { x: 10, y: 14 },
    { x: 14, y: 14 },
    { x: 22, y: 14 },
  ],
};

/** The hole in its middle: nothing crosses it, and its rim is not the outer edge of the map (FF 20.2). */
export const HOLE = { x: 12, y: 8, width: 4, height: 6 } as const;
