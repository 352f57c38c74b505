/** The arithmetic of the camera: which part of the drawing a window shows. */

/** A point of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the drawing. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the drawing's origin is in the window, and how large the drawing is. */
export interface Lens {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** What lies over the upper edge of a window: nothing is shown under it. */
export interface Covered {
  readonly top: number;
  /** A map that is lower than its window hangs from the upper edge, instead of lying in the middle. */
  readonly hangs?: boolean;
}

/** The size of the window, and what lies over its upper edge. */
export interface Room extends Partial<Covered> {
  readonly width: number;
  readonly height: number;
}

/** A part of the drawing that matters now, and how large the drawing has to be to see and hit what is there. */
export interface Matter {
  readonly part: Extent;
  readonly clear: number;
}

/** What is kept free around the whole map, in pixels. */
const MARGIN = 8;

/** So much larger things must become before only a part of the map is shown. */
const WORTH_IT = 1.2;

/** What is kept free around a point that was brought into view, in pixels. */
const EDGE = 56;

/** Shows the whole extent, in the middle of what is not covered. */
export function fitted({ x, y, width, height }: Extent, room: Room): Lens {
  const { top = 0, hangs = false } = room;
  const k = Math.min((room.width - 2 * MARGIN) / width, (room.height - top - 2 * MARGIN) / height);
  const middle = (top + room.height - height * k) / 2 - y * k;
  return { k, x: (room.width - width * k) / 2 - x * k, y: hangs ? hanging({ x, y, width, height }, room, k) : middle };
}

/** Where the drawing's origin is when its upper edge lies at the window's. */
export const hanging = ({ y }: Extent, { top = 0 }: Room, k: number): number => top + MARGIN - y * k;

/** Shows that part in the middle, as large as it goes, but not larger than `most`. */
export function shown(part: Extent, room: Room, most: number): Lens {
  const k = Math.min(most, fitted(part, room).k);
  const { x, y, width, height } = part;
  const middle = ((room.top ?? 0) + room.height) / 2;
  return { k, x: room.width / 2 - (x + width / 2) * k, y: middle - (y + height / 2) * k };
}

/** Shows the whole map or, where it would be too small for what matters now, that part of it and as much as fits around. */
export function lookedAt(extent: Extent, matter: Matter | undefined, room: Room): Lens {
  const whole = fitted(extent, room);
  if (matter === undefined) return whole;
  const { x, y, k } = shown(matter.part, room, matter.clear);
  return k < whole.k * WORTH_IT ? whole : filling({ x, y, k }, extent, room);
}

/** Shows that point in the middle at that scale, and no more table around the map than has to be. */
export function near({ x, y }: Point, k: number, extent: Extent, room: Room): Lens {
  const middle = ((room.top ?? 0) + room.height) / 2;
  return filling({ k, x: room.width / 2 - x * k, y: middle - y * k }, extent, room);
}

/** Moves the map so that no more table is seen beyond its edges than has to be. */
function filling({ x, y, k }: Lens, extent: Extent, room: Room): Lens {
  const { top = 0, hangs = false } = room;
  const fill = (offset: number, start: number, size: number, from: number, to: number, rests?: 'at its start') => {
    const [least, most] = [to - MARGIN - (start + size) * k, from + MARGIN - start * k];
    if (least > most) return rests === undefined ? (least + most) / 2 : most;
    return Math.min(most, Math.max(least, offset));
  };
  return {
    k,
    x: fill(x, extent.x, extent.width, 0, room.width),
    y: fill(y, extent.y, extent.height, top, room.height, hangs ? 'at its start' : undefined),
  };
}

/** Is all of that part in the window? */
export function isInWindow(part: Extent, { x, y, k }: Lens, { top = 0, width, height }: Room): boolean {
  const [left, upper] = [x + part.x * k, y + part.y * k];
  return left >= 0 && upper >= top && left + part.width * k <= width && upper + part.height * k <= height;
}

/** Keeps the map in sight: at least a third of the window always shows it. */
export function held({ x, y, k }: Lens, extent: Extent, room: Room): Lens {
  const keep = (offset: number, start: number, size: number, space: number) => {
    const most = space * 0.67 - start * k;
    const least = space * 0.33 - (start + size) * k;
    return Math.min(most, Math.max(least, offset));
  };
  return { k, x: keep(x, extent.x, extent.width, room.width), y: keep(y, extent.y, extent.height, room.height) };
}

/** How far the drawing has to move, in pixels, to have that point well inside the window. */
export function lacking(point: Point, { x, y, k }: Lens, room: Room): Point {
  const short = (value: number, most: number) => (value < EDGE ? EDGE - value : Math.min(0, most - EDGE - value));
  return { x: short(x + point.x * k, room.width), y: short(y + point.y * k, room.height) };
}
