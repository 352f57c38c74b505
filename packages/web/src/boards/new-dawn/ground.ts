/**
 * The drawn ground: every kind of terrain has its small marks, scattered by the hex's own chance, so that no two hexes
 * look alike and each looks the same tomorrow. All marks of a kind are one path: a map is few elements, and light to move.
 */

import type { Point } from '../../table/lens.ts';
import type { Board, Hex, Terrain } from './content.ts';
import { at, borderPath, bordersOf, hexPath, middleOf, short } from './geometry.ts';

/** The names of the layers of marks, from the ground up. */
export const MARKS = [
  'meadow',
  'tuft',
  'hill-shade',
  'hill',
  'hatch',
  'dune-shade',
  'dune',
  'grain',
  'wonder-ring',
  'rock',
  'rock-shade',
  'snow',
  'fir-shade',
  'fir',
  'fir-light',
  'wave',
] as const;
export type Mark = (typeof MARKS)[number];

/** A whole map as paths. */
export interface Ground {
  /** The area of each kind of terrain. */
  readonly areas: Readonly<Record<Terrain, string>>;
  readonly marks: Readonly<Record<Mark, string>>;
  /** The lakes and seas, their shores rounded. */
  readonly water: string;
  /** The thin lines between spaces. */
  readonly grid: string;
  /** The outer edge. */
  readonly edge: string;
}

type Add = (mark: Mark, path: string) => void;
type Chance = () => number;

/** Random numbers from 0 to 1 that belong to a hex. */
function chanceOf({ q, r }: Hex): Chance {
  let seed = (Math.imul(q + 97, 0x9e3779b1) ^ Math.imul(r + 61, 0x85ebca6b)) >>> 0;
  return () => {
    seed = (seed + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** About `spread` units to either side. */
const sway = (chance: Chance, spread: number): number => (chance() - 0.5) * 2 * spread;

const shifted = (middle: Point, x: number, y: number): Point => ({ x: middle.x + x, y: middle.y + y });

/** Places in a hex, well apart; the lower ones are drawn last. */
const PLACES: readonly (readonly [number, number])[] = [
  [-2, -24],
  [-20, -12],
  [17, -13],
  [-1, -4],
  [-21, 9],
  [20, 8],
  [0, 17],
  [-9, 27],
  [11, 28],
];

function grassland(middle: Point, chance: Chance, add: Add): void {
  add('meadow', blob(shifted(middle, sway(chance, 10), sway(chance, 12)), 9 + chance() * 7, 4 + chance() * 3));
  for (const [x, y] of PLACES) {
    if (chance() < 0.42) continue;
    const foot = shifted(middle, x + sway(chance, 4), y + sway(chance, 3));
    const size = 0.75 + chance() * 0.5;
    const blade = (lean: number, height: number) =>
      `M${at(foot)}q${short(lean * 0.2)} ${short(-height * size * 0.6)} ${short(lean * size)} ${short(-height * size)}`;
    add('tuft', blade(-3.4, 4.6) + blade(-0.6 + sway(chance, 1), 6.4) + blade(3.2, 4.8));
  }
}

function blob({ x, y }: Point, width: number, height: number): string {
  return `M${short(x - width)} ${short(y)}q${short(width * 0.3)} ${short(-height)} ${short(width)} ${short(-height)}t${short(width)} ${short(height)}q${short(-width * 0.3)} ${short(height)} ${short(-width)} ${short(height)}t${short(-width)} ${short(-height)}Z`;
}

function hill(middle: Point, chance: Chance, add: Add): void {
  const rows: readonly (readonly [number, number, number])[] = [
    [-11 + sway(chance, 4), -9, 13],
    [12 + sway(chance, 3), -3, 14],
    [-7 + sway(chance, 5), 12, 17],
    [13 + sway(chance, 4), 22, 11],
  ];
  for (const [x, y, wide] of rows) {
    const width = wide + sway(chance, 2);
    const height = width * (0.78 + chance() * 0.16);
    const foot = shifted(middle, x - width, y + sway(chance, 2));
    const dome = `q${short(width * 0.25)} ${short(-height)} ${short(width)} ${short(-height)}t${short(width)} ${short(height)}`;
    add('hill-shade', `M${at(foot)}${dome}q${short(-width)} ${short(height * 0.22)} ${short(-2 * width)} 0Z`);
    add('hill', `M${at(foot)}${dome}`);
    const brow = shifted(foot, width * 1.25, -height * 0.78);
    add('hatch', `M${at(brow)}q4 2 5.4 7M${at(shifted(brow, -4.4, 0.6))}q3.4 2 4.6 6`);
  }
}

function forest(middle: Point, chance: Chance, add: Add): void {
  for (const [x, y] of PLACES) {
    if (chance() < 0.24) continue;
    const foot = shifted(middle, x + sway(chance, 3.4), y + 8 + sway(chance, 2.4));
    const height = 17 + chance() * 6;
    const width = height * 0.36;
    const top = foot.y - height;
    const fir = (half: 1 | -1) =>
      `M${short(foot.x)} ${short(top)}L${short(foot.x + half * width * 0.66)} ${short(top + height * 0.46)}H${short(foot.x + half * width * 0.34)}L${short(foot.x + half * width)} ${short(foot.y - 2.4)}H${short(foot.x)}Z`;
    add(
      'fir-shade',
      `M${short(foot.x - width)} ${short(foot.y)}a${short(width)} 2.2 0 1 0 ${short(2 * width)} 0a${short(width)} 2.2 0 1 0 ${short(-2 * width)} 0`,
    );
    add('fir', `${fir(-1)}${fir(1)}M${short(foot.x - 1.2)} ${short(foot.y - 2.6)}h2.4v3h-2.4Z`);
    add('fir-light', fir(-1));
  }
}

function desert(middle: Point, chance: Chance, add: Add): void {
  const rows: readonly (readonly [number, number])[] = [
    [-15, -17],
    [8, -7],
    [-13, 4],
    [6, 15],
    [-4, 27],
  ];
  for (const [x, y] of rows) {
    const width = 11 + chance() * 5;
    const lift = 4 + chance() * 3.4;
    const foot = shifted(middle, x - width + 3 + sway(chance, 4), y + sway(chance, 2));
    const crest = `c${short(width * 0.5)} ${short(-lift)} ${short(width * 0.9)} ${short(-lift * 1.6)} ${short(width * 1.2)} ${short(-lift * 0.2)}s${short(width * 0.4)} ${short(lift * 0.2)} ${short(width * 0.8)} ${short(lift * 0.1)}`;
    add('dune', `M${at(foot)}${crest}`);
    add(
      'dune-shade',
      `M${at(foot)}${crest}q${short(-width)} ${short(lift * 0.6)} ${short(-width * 2)} ${short(lift * 0.1)}Z`,
    );
  }
  for (let n = 0; n < 5; n++) {
    add('grain', `M${at(shifted(middle, sway(chance, 24), sway(chance, 24)))}h.1`);
  }
}

function mountain(middle: Point, chance: Chance, add: Add): void {
  const rows: readonly (readonly [number, number, number])[] = [
    [sway(chance, 4) + 12, -2, 24],
    [sway(chance, 4) - 12, 5, 29],
    [sway(chance, 5) + 9, 24, 25],
    [sway(chance, 3) - 15, 25, 15],
  ];
  for (const [x, y, high] of rows) {
    const height = high + sway(chance, 3);
    const width = height * (0.58 + chance() * 0.1);
    const foot = shifted(middle, x, y);
    const top = shifted(foot, sway(chance, 2), -height);
    const [west, east] = [shifted(foot, -width, 0), shifted(foot, width, 0)];
    const ridge = shifted(top, 2.6, height * 0.42);
    add('rock', `M${at(west)}L${at(top)}L${at(east)}Z`);
    add(
      'rock-shade',
      `M${at(top)}L${at(ridge)}L${at(shifted(top, -0.8, height * 0.66))}L${at(shifted(foot, 2, 0))}L${at(east)}Z`,
    );
    const share = 0.34 + chance() * 0.1;
    const along = (to: Point, part: number) => ({ x: top.x + (to.x - top.x) * part, y: top.y + (to.y - top.y) * part });
    const [left, right] = [along(west, share), along(east, share)];
    add(
      'snow',
      `M${at(top)}L${at(left)}L${at(shifted(left, width * 0.18, -height * 0.09))}L${at(shifted(top, -0.4, height * (share + 0.06)))}L${at(shifted(right, -width * 0.16, -height * 0.08))}L${at(right)}Z`,
    );
  }
}

function waves(middle: Point, chance: Chance, add: Add): void {
  const rows: readonly (readonly [number, number])[] = [
    [-13, -14],
    [6, -3],
    [-11, 8],
    [5, 19],
  ];
  for (const [x, y] of rows) {
    const foot = shifted(middle, x - 8 + sway(chance, 6), y + sway(chance, 3));
    add(
      'wave',
      chance() < 0.3 ? `M${at(foot)}q3.5-3.6 7 0` : `M${at(foot)}q3.5-3.6 7 0t7 0${chance() < 0.5 ? 't6 0' : ''}`,
    );
  }
}

function naturalWonder(middle: Point, chance: Chance, add: Add): void {
  for (const radius of [21, 26, 30.5]) {
    const turn = chance() * 6;
    for (let n = 0; n < 4; n++) {
      const [from, to] = [turn + n * 1.57, turn + n * 1.57 + 0.7 + chance() * 0.6];
      const start = shifted(middle, Math.cos(from) * radius, Math.sin(from) * radius);
      const end = shifted(middle, Math.cos(to) * radius, Math.sin(to) * radius);
      add('wonder-ring', `M${at(start)}A${radius} ${radius} 0 0 1 ${at(end)}`);
    }
  }
}

const DRAW: Readonly<Record<Terrain, (middle: Point, chance: Chance, add: Add) => void>> = {
  grassland,
  hill,
  forest,
  desert,
  mountain,
  water: waves,
  'natural-wonder': naturalWonder,
};

type Land = Pick<Board, 'hexes' | 'terrain' | 'towards' | 'water'>;

/** Draw the ground of a map. */
export function drawGround({ hexes, terrain, towards, water }: Land): Ground {
  const areas: Record<Terrain, string> = {
    grassland: '',
    hill: '',
    forest: '',
    desert: '',
    mountain: '',
    water: '',
    'natural-wonder': '',
  };
  const marks = Object.fromEntries(MARKS.map((mark) => [mark, ''])) as Record<Mark, string>;
  const add: Add = (mark, path) => {
    marks[mark] += path;
  };
  const northFirst = [...hexes.keys()].sort((one, other) => (hexes[one]?.r ?? 0) - (hexes[other]?.r ?? 0));
  for (const space of northFirst) {
    const hex = hexes[space];
    const kind = terrain[space];
    if (hex === undefined || kind === undefined) continue;
    areas[kind] += hexPath(hex, 1.012);
    DRAW[kind](middleOf(hex), chanceOf(hex), add);
  }
  return {
    areas,
    marks,
    water: linesOf(hexes, towards, (space) => water[space] === true, true),
    grid: hexes.map((hex) => hexPath(hex)).join(''),
    edge: linesOf(hexes, towards, (space) => space >= 0, false),
  };
}

function linesOf(
  hexes: readonly Hex[],
  towards: Board['towards'],
  inside: (space: number) => boolean,
  rounded: boolean,
): string {
  const isShore = ({ space, side }: { space: number; side: number }) => rounded && (towards[space]?.[side] ?? -1) >= 0;
  return bordersOf(hexes, towards, inside)
    .map((line) => borderPath(hexes, line, isShore))
    .join('');
}
