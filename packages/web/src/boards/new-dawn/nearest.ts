/** Walking over spots with the arrow keys. */

import type { TileSpot } from './aim.ts';
import { middleOf } from './geometry.ts';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next spot in the direction of an arrow key; nothing for another key. */
export function nearest<Spot extends TileSpot>(spots: readonly Spot[], from: Spot, key: string): Spot | undefined {
  const way = ARROWS[key];
  if (way === undefined) return undefined;
  const here = middleOf(from);
  let best: { spot: Spot; far: number } | undefined;
  for (const spot of spots) {
    const there = middleOf(spot);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * way[0] + y * way[1];
    if (along <= 0) continue;
    const far = along + 2.5 * Math.abs(x * way[1] + y * way[0]);
    if (best === undefined || far < best.far) best = { spot, far };
  }
  return best?.spot ?? from;
}
