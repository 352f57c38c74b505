/** Where hexes lie on paper: pointed ones, side by side in rows, in units of the drawing. */

import type { Extent, Point } from '../../table/lens.ts';
import type { Hex } from './content.ts';

/** From a hex's middle to its corners. */
export const RADIUS = 40;

const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;

/** The middle of a hex. */
export function middleOf({ q, r }: Hex): Point {
  return { x: HALF_WIDTH * (2 * q + r), y: RADIUS * 1.5 * r };
}

/** The six corners around the origin; corner `n` and `n + 1` bound the side in direction `n` (west first, clockwise). */
const CORNERS: readonly Point[] = [
  { x: -HALF_WIDTH, y: RADIUS / 2 },
  { x: -HALF_WIDTH, y: -RADIUS / 2 },
  { x: 0, y: -RADIUS },
  { x: HALF_WIDTH, y: -RADIUS / 2 },
  { x: HALF_WIDTH, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
];

/** Corner `n` of a hex, drawn `size` times as large. */
export function cornerOf(hex: Hex, n: number, size = 1): Point {
  const { x, y } = middleOf(hex);
  const corner = CORNERS[((n % 6) + 6) % 6] ?? { x: 0, y: 0 };
  return { x: x + corner.x * size, y: y + corner.y * size };
}

/** A number as it stands in a path. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A point as it stands in a path. */
export const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** The outline of a hex. */
export function hexPath(hex: Hex, size = 1): string {
  return `M${[0, 1, 2, 3, 4, 5].map((n) => at(cornerOf(hex, n, size))).join('L')}Z`;
}

/** The six sides of a space: the neighbour behind each one, `-1` for none. */
type Sides = readonly (readonly number[])[];

/** One side of a space on the border of an area. */
interface BorderSide {
  readonly space: number;
  readonly side: number;
}

/** The border of an area as closed lines, each walked with the area on the right hand. */
export function bordersOf(hexes: readonly Hex[], towards: Sides, inside: (space: number) => boolean): BorderSide[][] {
  const isBorder = (space: number, side: number) => !inside(towards[space]?.[side] ?? -1);
  const walked = new Set<number>();
  const lines: BorderSide[][] = [];
  for (const space of hexes.keys()) {
    if (!inside(space)) continue;
    for (let side = 0; side < 6; side++) {
      if (!isBorder(space, side) || walked.has(space * 6 + side)) continue;
      lines.push(walk({ space, side }, towards, isBorder, walked));
    }
  }
  return lines;
}

function walk(
  start: BorderSide,
  towards: Sides,
  isBorder: (space: number, side: number) => boolean,
  walked: Set<number>,
): BorderSide[] {
  const line: BorderSide[] = [];
  let { space, side } = start;
  while (!walked.has(space * 6 + side)) {
    walked.add(space * 6 + side);
    line.push({ space, side });
    side = (side + 1) % 6;
    while (!isBorder(space, side)) {
      space = towards[space]?.[side] ?? space;
      side = (side + 4) % 6;
    }
  }
  return line;
}

/** The closed line as a path; corners between two sides that are `soft` are rounded. */
export function borderPath(
  hexes: readonly Hex[],
  line: readonly BorderSide[],
  soft: (side: BorderSide) => boolean,
): string {
  const parts = line.map((side, n) => {
    const next = line[(n + 1) % line.length] ?? side;
    const hex = hexes[side.space] ?? { q: 0, r: 0 };
    const corner = cornerOf(hex, side.side + 1);
    const following = hexes[next.space] ?? hex;
    if (!soft(side) || !soft(next)) return `L${at(corner)}`;
    const [before, after] = [between(hex, side.side), between(following, next.side)];
    return `L${at(before)}Q${at(corner)} ${at(after)}`;
  });
  const last = line.at(-1);
  const first = line[0];
  if (first === undefined || last === undefined) return '';
  const origin = hexes[first.space] ?? { q: 0, r: 0 };
  const from = soft(first) && soft(last) ? between(origin, first.side) : cornerOf(origin, first.side);
  return `M${at(from)}${parts.join('')}Z`;
}

/** The middle of a side. */
function between(hex: Hex, side: number): Point {
  const [one, other] = [cornerOf(hex, side), cornerOf(hex, side + 1)];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** The smallest rectangle around these hexes, with a margin. */
export function extentOf(hexes: readonly Hex[], margin: number): Extent {
  const middles = hexes.length === 0 ? [{ x: 0, y: 0 }] : hexes.map(middleOf);
  const west = Math.min(...middles.map(({ x }) => x)) - HALF_WIDTH - margin;
  const east = Math.max(...middles.map(({ x }) => x)) + HALF_WIDTH + margin;
  const north = Math.min(...middles.map(({ y }) => y)) - RADIUS - margin;
  const south = Math.max(...middles.map(({ y }) => y)) + RADIUS + margin;
  return { x: west, y: north, width: east - west, height: south - north };
}

/** The smallest rectangle around both. */
export function bothOf(one: Extent, other: Extent): Extent {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  const height = Math.max(one.y + one.height, other.y + other.height) - y;
  return { x, y, width, height };
}
