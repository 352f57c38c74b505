/**
 * The drawn ground: quiet colours and small marks for each terrain, scattered by the square's own chance, so that no two
 * squares look alike and each looks the same tomorrow. All marks of a kind are one path: the map is light to move.
 */

import type { Point } from '../../table/lens.ts';
import { CELL, cornerOf, outlineOf, squarePath } from './geometry.ts';

/** What lies on each square: a terrain, a face-down tile, or nothing. */
export type Land = 'grassland' | 'forest' | 'mountain' | 'desert' | 'water' | 'back' | '';

/** The layers of marks, from the ground up. */
export const MARKS = ['tuft', 'dune', 'rock', 'rock-shade', 'snow', 'fir-shade', 'fir', 'fir-light', 'wave'] as const;
type Mark = (typeof MARKS)[number];

/** The kinds of dry land. */
export const DRY = ['grassland', 'forest', 'mountain', 'desert'] as const;

/** A whole map as paths. */
export interface Ground {
  readonly areas: Readonly<Record<Land, string>>;
  readonly marks: Readonly<Record<Mark, string>>;
  /** The waters, their shores rounded. */
  readonly water: string;
  /** Everything that lies face up. */
  readonly open: string;
  /** The lines between squares, and those between tiles. */
  readonly grid: string;
  readonly tiles: string;
  /** Face-down tiles, each by the middle of its back. */
  readonly backs: readonly Point[];
  /** The outer edge. */
  readonly edge: string;
}

type Add = (mark: Mark, path: string) => void;
type Chance = () => number;

/** Random numbers from 0 to 1 that belong to a square. */
function chanceOf(square: number): Chance {
  let seed = Math.imul(square + 113, 0x9e3779b1) >>> 0;
  return () => {
    seed = (seed + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

const num = (value: number): string => String(Math.round(value * 10) / 10);
const sway = (chance: Chance, spread: number): number => (chance() - 0.5) * 2 * spread;

type Draw = (x: number, y: number, chance: Chance, add: Add) => void;

const grassland: Draw = (x, y, chance, add) => {
  for (const [dx, dy] of [
    [11, 13],
    [32, 17],
    [20, 30],
    [36, 37],
    [8, 38],
  ] as const) {
    if (chance() < 0.25) continue;
    const [px, py] = [num(x + dx + sway(chance, 3)), num(y + dy + sway(chance, 2))];
    add('tuft', `M${px} ${py}q-.6-2.400-2.600-4M${px} ${py}q0-3 .2-5.400M${px} ${py}q.6-2.400 2.600-4`);
  }
};

const desert: Draw = (x, y, chance, add) => {
  for (const [dx, dy] of [
    [6, 12],
    [20, 23],
    [5, 34],
    [27, 38],
  ] as const) {
    const wide = 6 + chance() * 2;
    const [px, py] = [num(x + dx + sway(chance, 2)), num(y + dy + sway(chance, 2))];
    add('dune', `M${px} ${py}q${num(wide * 0.5)}-4.400 ${num(wide)}-.600t${num(wide)}-.4`);
  }
};

const mountain: Draw = (x, y, chance, add) => {
  for (const [dx, dy, high] of [
    [30, 22, 13],
    [14, 29, 17],
    [31, 38, 14],
  ] as const) {
    const height = high + sway(chance, 2);
    const half = height * 0.72;
    const [top, foot, at] = [y + dy - height, y + dy, x + dx + sway(chance, 2)];
    add('rock', `M${num(at - half)} ${num(foot)}L${num(at)} ${num(top)}L${num(at + half)} ${num(foot)}Z`);
    add(
      'rock-shade',
      `M${num(at)} ${num(top)}l${num(half * 0.16)} ${num(height * 0.5)}l${num(-half * 0.2)} ${num(height * 0.5)}H${num(at + half)}Z`,
    );
    add(
      'snow',
      `M${num(at)} ${num(top)}l${num(-half * 0.36)} ${num(height * 0.36)}l${num(half * 0.2)} ${num(-height * 0.06)}l${num(half * 0.14)} ${num(height * 0.1)}l${num(half * 0.18)} ${num(-height * 0.1)}l${num(half * 0.2)} ${num(height * 0.06)}Z`,
    );
  }
};

const forest: Draw = (x, y, chance, add) => {
  for (const [dx, dy] of [
    [22, 19],
    [9, 23],
    [36, 25],
    [18, 34],
    [31, 37],
    [7, 40],
  ] as const) {
    if (chance() < 0.1) continue;
    const high = 13 + chance() * 4;
    const wide = high * 0.38;
    const [at, foot] = [x + dx + sway(chance, 2), y + dy + sway(chance, 1.5)];
    const top = foot - high;
    const half = (way: 1 | -1) =>
      `M${num(at)} ${num(top)}L${num(at + way * wide * 0.68)} ${num(top + high * 0.46)}H${num(at + way * wide * 0.36)}L${num(at + way * wide)} ${num(foot - 1.6)}H${num(at)}Z`;
    add(
      'fir-shade',
      `M${num(at - wide)} ${num(foot)}a${num(wide)} 1.600 0 1 0 ${num(2 * wide)} 0a${num(wide)} 1.600 0 1 0 ${num(-2 * wide)} 0`,
    );
    add('fir', `${half(-1)}${half(1)}M${num(at - 0.8)} ${num(foot - 1.8)}h1.600v2.200h-1.600Z`);
    add('fir-light', half(-1));
  }
};

const water: Draw = (x, y, chance, add) => {
  for (const [dx, dy] of [
    [7, 14],
    [24, 24],
    [9, 35],
  ] as const) {
    const [px, py] = [num(x + dx + sway(chance, 3)), num(y + dy + sway(chance, 2))];
    add('wave', `M${px} ${py}q2.400-2.400 4.800 0t4.800 0`);
  }
};

const DRAW: Readonly<Partial<Record<Land, Draw>>> = { grassland, desert, mountain, forest, water };

/** Squares along the side of a tile. */
export const SIDE = 4;

/** Draw the ground; `slots` are the tiles, each by its squares row by row. */
export function drawGround(land: readonly Land[], columns: number, slots: readonly (readonly number[])[]): Ground {
  const areas: Record<Land, string> = {
    grassland: '',
    forest: '',
    mountain: '',
    desert: '',
    water: '',
    back: '',
    '': '',
  };
  const marks = Object.fromEntries(MARKS.map((mark) => [mark, ''])) as Record<Mark, string>;
  const add: Add = (mark, path) => {
    marks[mark] += path;
  };
  let grid = '';
  const such = (...kinds: readonly Land[]) => [...land.keys()].filter((square) => kinds.includes(land[square] ?? ''));
  for (const [square, kind] of land.entries()) {
    if (kind === '') continue;
    areas[kind] += squarePath(square, columns);
    const { x, y } = cornerOf(square, columns);
    DRAW[kind]?.(x, y, chanceOf(square), add);
    if (kind !== 'back') grid += squarePath(square, columns);
  }
  const backs = slots.flatMap(([first = 0]) => {
    if (land[first] !== 'back') return [];
    const { x, y } = cornerOf(first, columns);
    return [{ x: x + (SIDE * CELL) / 2, y: y + (SIDE * CELL) / 2 }];
  });
  return {
    areas,
    marks,
    water: outlineOf(such('water'), columns, { radius: 10 }),
    open: outlineOf(such('water', ...DRY), columns),
    grid,
    tiles: slots.map((squares) => outlineOf(squares, columns)).join(''),
    backs,
    edge: outlineOf(such('water', 'back', ...DRY), columns),
  };
}
