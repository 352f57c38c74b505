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
}

/** The size of the window, and what lies over its upper edge. */
export interface Room extends Partial<Covered> {
  readonly width: number;
  readonly height: number;
}

/** What is kept free around the whole map, in pixels. */
const MARGIN = 8;

/** What is kept free around a point that was brought into view, in pixels. */
const EDGE = 56;

/** Shows the whole extent, in the middle of what is not covered. */
export function fitted({ x, y, width, height }: Extent, room: Room): Lens {
  const { top = 0 } = room;
  const k = Math.min((room.width - 2 * MARGIN) / width, (room.height - top - 2 * MARGIN) / height);
  return { k, x: (room.width - width * k) / 2 - x * k, y: (top + room.height - height * k) / 2 - y * k };
}

/** Shows that part in the middle, as large as it goes, but not larger than `most`. */
export function shown(part: Extent, room: Room, most: number): Lens {
  const k = Math.min(most, fitted(part, room).k);
  const { x, y, width, height } = part;
  const middle = ((room.top ?? 0) + room.height) / 2;
  return { k, x: room.width / 2 - (x + width / 2) * k, y: middle - (y + height / 2) * k };
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
