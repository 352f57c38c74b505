/** Where the controls of the map lie: in a corner of its window in which they cover no land, and nothing to be chosen. */

import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Extent, type Lens, lookedAt, type Matter, type Point } from '../../table/lens.ts';
import type { Hex } from './content.ts';
import { middleOf, RADIUS } from './geometry.ts';

/** From which edges they are placed, and whether they stand upon or beside one another. */
export interface Corner {
  readonly across: 'left' | 'right';
  readonly down: 'top' | 'bottom';
  readonly lies: 'column' | 'row';
}

/** From the best to the worst; at the lower right something may lie beside the map. */
const CORNERS: readonly Corner[] = (['left', 'right'] as const).flatMap((across) =>
  (['bottom', 'top'] as const).flatMap((down) =>
    (['column', 'row'] as const).map((lies): Corner => ({ across, down, lies })),
  ),
);
const [FIRST] = CORNERS as [Corner];

/** How far from the edges they lie, in pixels. */
export const EDGE = 8;
/** How long and thick they are where a mouse chooses. */
const USUAL = { long: 150, thick: 40 };

/** The first corner of that window, `top` of which is covered, in which the fewest of these hexes lie as they are shown. */
export const freeCorner = (hexes: readonly Hex[], lens: Lens, room: Window, corners = CORNERS): Corner =>
  freest(hexes, lens, room, corners)[0] ?? FIRST;

/** The corners in which the fewest of these hexes lie. */
function freest(hexes: readonly Hex[], lens: Lens, room: Window, corners: readonly Corner[]): readonly Corner[] {
  const middles = hexes.map((hex) => {
    const { x, y } = middleOf(hex);
    return { x: lens.x + x * lens.k, y: lens.y + y * lens.k };
  });
  const covered = corners.map((corner) => {
    const place = placeOf(corner, room);
    return middles.filter((middle) => isNear(middle, place, RADIUS * lens.k)).length;
  });
  return corners.filter((_, at) => covered[at] === Math.min(...covered));
}

interface Window {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly controls?: typeof USUAL;
}

function placeOf({ across, down, lies }: Corner, { width, height, top, controls = USUAL }: Window): Extent {
  const { long, thick } = controls;
  const [wide, high] = lies === 'row' ? [long, thick] : [thick, long];
  return {
    x: across === 'left' ? EDGE : width - EDGE - wide,
    y: down === 'top' ? top + EDGE : height - EDGE - high,
    width: wide,
    height: high,
  };
}

/** Is the point in that rectangle, or nearer to it than that? */
function isNear(point: Point, { x, y, width, height }: Extent, far: number): boolean {
  const across = Math.max(x - point.x, 0, point.x - x - width);
  const down = Math.max(y - point.y, 0, point.y - y - height);
  return Math.hypot(across, down) < far;
}

/** What lies on the map. */
interface Lying {
  readonly land: readonly Hex[];
  /** What the decision is about. */
  readonly concerned: readonly Hex[];
  readonly extent: Extent;
  readonly matter: Matter | undefined;
}

/** How long and thick the controls are, as they lie now. */
function sizeOf(controls: Element | null): typeof USUAL {
  if (!(controls instanceof HTMLElement)) return USUAL;
  const { offsetWidth, offsetHeight } = controls;
  return { long: Math.max(offsetWidth, offsetHeight), thick: Math.min(offsetWidth, offsetHeight) };
}

/** The corner in which nothing lies that the decision is about and, as the map is shown by itself, the least of the land. */
export function useFreeCorner(frame: RefObject<SVGSVGElement | null>, lying: Lying, top: number): Corner {
  const { land, concerned, extent, matter } = lying;
  const [corner, setCorner] = useState<Corner>(FIRST);
  useLayoutEffect(() => {
    const window = frame.current;
    if (window === null) return;
    const choose = () => {
      const { clientWidth: width, clientHeight: height } = window;
      if (width === 0 || height === 0) return;
      const room = { width, height, top, controls: sizeOf(window.nextElementSibling) };
      const lens = lookedAt(extent, matter, room);
      setCorner(freeCorner(land, lens, room, freest(concerned, lens, room, CORNERS)));
    };
    choose();
    const watch = new ResizeObserver(choose);
    watch.observe(window);
    return () => watch.disconnect();
  }, [frame, land, concerned, extent, matter, top]);
  return corner;
}
