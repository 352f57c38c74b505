/** Where squares lie on paper, in units of the drawing, and the outlines of areas made of squares. */

import type { Extent, Point } from '../../table/lens.ts';

/** The side of a square. */
export const CELL = 44;

/** The upper left corner of a square. */
export function cornerOf(square: number, columns: number): Point {
  return { x: (square % columns) * CELL, y: Math.floor(square / columns) * CELL };
}

/** The middle of a square. */
export function middleOf(square: number, columns: number): Point {
  const { x, y } = cornerOf(square, columns);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The extent of a map with its coordinates. */
export function extentOf(columns: number, size: number, margin = 20): Extent {
  const rows = Math.ceil(size / columns);
  return { x: -margin, y: -margin, width: columns * CELL + 2 * margin, height: rows * CELL + 2 * margin };
}

type Corner = readonly [x: number, y: number];

/** The four sides of a square, clockwise, each with the way to the neighbour behind it. */
const SIDES: readonly { readonly from: Corner; readonly to: Corner; readonly behind: Corner }[] = [
  { from: [0, 0], to: [1, 0], behind: [0, -1] },
  { from: [1, 0], to: [1, 1], behind: [1, 0] },
  { from: [1, 1], to: [0, 1], behind: [0, 1] },
  { from: [0, 1], to: [0, 0], behind: [-1, 0] },
];

/**
 * The border of an area of squares as closed lines, walked clockwise; squares that only touch at a corner stay apart.
 * `inset` draws it so many units inside, `radius` rounds its corners.
 */
export function outlineOf(squares: Iterable<number>, columns: number, { inset = 0, radius = 0 } = {}): string {
  const inside = new Set(squares);
  const isIn = (x: number, y: number) => x >= 0 && x < columns && inside.has(y * columns + x);
  const next = new Map<string, Corner[]>();
  for (const square of inside) {
    const [x, y] = [square % columns, Math.floor(square / columns)];
    for (const { from, to, behind } of SIDES) {
      if (isIn(x + behind[0], y + behind[1])) continue;
      const start = `${x + from[0]} ${y + from[1]}`;
      next.set(start, [...(next.get(start) ?? []), [x + to[0], y + to[1]]]);
    }
  }
  let path = '';
  for (const start of next.keys()) {
    while ((next.get(start)?.length ?? 0) > 0) path += rounded(walk(start, next), inset, radius);
  }
  return path;
}

/** Follows the border from that corner until it comes back; where two borders cross it turns right. */
function walk(start: string, next: Map<string, Corner[]>): Corner[] {
  const line: Corner[] = [];
  let [x = 0, y = 0] = start.split(' ').map(Number);
  let way: Corner = [0, 0];
  for (;;) {
    const choices = next.get(`${x} ${y}`) ?? [];
    if (choices.length === 0) return line;
    const right = choices.findIndex((to) => to[0] - x === -way[1] && to[1] - y === way[0]);
    const [to = [x, y] as Corner] = choices.splice(Math.max(0, right), 1);
    line.push([x, y]);
    way = [to[0] - x, to[1] - y];
    [x, y] = to;
  }
}

const num = (value: number): string => String(Math.round(value * 10) / 10);

/** The closed line as a path: straight runs are one, corners are moved inside and rounded. */
function rounded(line: readonly Corner[], inset: number, radius: number): string {
  const turns = line.flatMap((corner, at) => {
    const before = line.at(at - 1) ?? corner;
    const after = line[(at + 1) % line.length] ?? corner;
    const [into, out] = [wayOf(before, corner), wayOf(corner, after)];
    return into[0] === out[0] && into[1] === out[1] ? [] : [{ corner, into, out }];
  });
  const points = turns.map(({ corner, into, out }) => ({
    // The inside lies to the right of a line that is walked clockwise.
    x: corner[0] * CELL - (into[1] + out[1]) * inset,
    y: corner[1] * CELL + (into[0] + out[0]) * inset,
    into,
    out,
  }));
  const parts = points.map(({ x, y, into, out }, at) => {
    const command = at === 0 ? 'M' : 'L';
    if (radius === 0) return `${command}${num(x)} ${num(y)}`;
    const [enter, leave] = [
      [x - into[0] * radius, y - into[1] * radius],
      [x + out[0] * radius, y + out[1] * radius],
    ] as const;
    return `${command}${num(enter[0])} ${num(enter[1])}Q${num(x)} ${num(y)} ${num(leave[0])} ${num(leave[1])}`;
  });
  return `${parts.join('')}Z`;
}

const wayOf = (from: Corner, to: Corner): Corner => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];

/** A square as a path. */
export function squarePath(square: number, columns: number, inset = 0): string {
  const { x, y } = cornerOf(square, columns);
  const side = CELL - 2 * inset;
  return `M${x + inset} ${y + inset}h${side}v${side}h${-side}Z`;
}
