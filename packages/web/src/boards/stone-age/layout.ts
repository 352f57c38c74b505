/** Where everything lies on the board: one layout for wide screens and one for narrow ones. */

import type { Seat } from '@tabularium/kernel';
import type { PlaceId } from '@tabularium/stone-age/content';

/** A point in the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A whole arrangement of the valley. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Where the land ends and the strip of cards and buildings begins. */
  readonly shore: number;
  readonly places: Readonly<Record<PlaceId, Point>>;
  /** Where the people of each seat camp. */
  readonly camps: readonly Point[];
  /** The middle line of the river. */
  readonly river: string;
  /** Where waves are drawn on it. */
  readonly waves: readonly (readonly [x: number, y: number])[];
  /** The feet of the mountains behind the quarry. */
  readonly mountains: Point;
}

/** Size of a civilization card and of a building tile. */
export const CARD = { width: 112, height: 158 } as const;
export const TILE = { width: 104, height: 126 } as const;

const WIDE: Layout = {
  width: 1000,
  height: 690,
  shore: 484,
  places: {
    'hunting-grounds': { x: 130, y: 118 },
    forest: { x: 374, y: 116 },
    'clay-pit': { x: 598, y: 124 },
    quarry: { x: 868, y: 130 },
    river: { x: 640, y: 300 },
    field: { x: 126, y: 384 },
    hut: { x: 322, y: 392 },
    'tool-maker': { x: 492, y: 398 },
    'card-4': { x: 568, y: 594 },
    'card-3': { x: 686, y: 594 },
    'card-2': { x: 804, y: 594 },
    'card-1': { x: 922, y: 594 },
    'building-1': { x: 72, y: 602 },
    'building-2': { x: 184, y: 602 },
    'building-3': { x: 296, y: 602 },
    'building-4': { x: 408, y: 602 },
  },
  camps: [
    { x: 794, y: 376 },
    { x: 925, y: 376 },
    { x: 794, y: 438 },
    { x: 925, y: 438 },
  ],
  river: 'M768-20C748 60 722 120 732 180S700 268 620 282 440 250 330 256 130 258-20 274',
  waves: [
    [742, 48],
    [730, 136],
    [718, 238],
    [505, 272],
    [400, 258],
    [250, 260],
    [110, 264],
  ],
  mountains: { x: 868, y: 98 },
};

const TALL: Layout = {
  width: 600,
  height: 1150,
  shore: 752,
  places: {
    'hunting-grounds': { x: 122, y: 112 },
    forest: { x: 352, y: 100 },
    'clay-pit': { x: 126, y: 316 },
    quarry: { x: 476, y: 258 },
    river: { x: 326, y: 374 },
    field: { x: 112, y: 544 },
    hut: { x: 304, y: 556 },
    'tool-maker': { x: 486, y: 552 },
    'card-4': { x: 84, y: 1048 },
    'card-3': { x: 228, y: 1048 },
    'card-2': { x: 372, y: 1048 },
    'card-1': { x: 516, y: 1048 },
    'building-1': { x: 84, y: 858 },
    'building-2': { x: 228, y: 858 },
    'building-3': { x: 372, y: 858 },
    'building-4': { x: 516, y: 858 },
  },
  camps: [
    { x: 150, y: 668 },
    { x: 450, y: 668 },
    { x: 150, y: 724 },
    { x: 450, y: 724 },
  ],
  river: 'M640 350C560 346 470 360 400 380S260 406 240 306 220 222 120 214-20 220-40 216',
  waves: [
    [572, 354],
    [232, 268],
    [36, 218],
  ],
  mountains: { x: 476, y: 226 },
};

/** The arrangement that fits a window of that width. */
export const layoutFor = (narrow: boolean): Layout => (narrow ? TALL : WIDE);

/** Rings of a gathering place, relative to its middle: four, then three. */
const SEVEN: readonly Point[] = [
  { x: -42, y: 14 },
  { x: -14, y: 14 },
  { x: 14, y: 14 },
  { x: 42, y: 14 },
  { x: -28, y: 42 },
  { x: 0, y: 42 },
  { x: 28, y: 42 },
];

const RINGS: Partial<Record<PlaceId, readonly Point[]>> = {
  forest: SEVEN,
  'clay-pit': SEVEN,
  quarry: SEVEN,
  river: SEVEN,
  'tool-maker': [{ x: 0, y: 30 }],
  hut: [
    { x: -16, y: 34 },
    { x: 16, y: 34 },
  ],
  field: [{ x: 0, y: 26 }],
};

/** The rings drawn on a place; the hunting grounds have none, cards and buildings one on their upper edge. */
export function ringsOf(place: PlaceId): readonly Point[] {
  if (place.startsWith('card')) return [{ x: CARD.width / 2 - 12, y: -CARD.height / 2 + 2 }];
  if (place.startsWith('building')) return [{ x: TILE.width / 2 - 14, y: -TILE.height / 2 + 2 }];
  return RINGS[place] ?? [];
}

/** So many hunters stand in one row of the hunting grounds. */
const HUNTERS_ABREAST = 7;

/** Where the person in that slot of a place stands. */
export function standing(layout: Layout, place: PlaceId, slot: number): Point {
  const middle = layout.places[place];
  const ring = ringsOf(place)[slot];
  if (ring !== undefined) return { x: middle.x + ring.x, y: middle.y + ring.y };
  const row = Math.floor(slot / HUNTERS_ABREAST);
  const column = slot % HUNTERS_ABREAST;
  return { x: middle.x - 84 + column * 28 + (row % 2) * 10, y: middle.y + 12 + row * 24 };
}

/** How far apart people rest at most, and how much room the whole camp has for them. */
const ABREAST = 18;
const CAMP = 84;

/** Where the person with that number rests in the camp of a seat: as far from the next as a camp of that many allows. */
export function resting(layout: Layout, seat: Seat, slot: number, persons: number): Point {
  const camp = layout.camps[seat] ?? { x: 0, y: 0 };
  const apart = Math.min(ABREAST, CAMP / Math.max(1, persons - 1));
  return { x: camp.x - 31 + slot * apart, y: camp.y + (slot % 2) * 6 };
}
