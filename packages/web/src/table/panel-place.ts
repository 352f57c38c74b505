/** Where a panel lies beside the thing it is about, so that it covers as little as possible of what can be clicked. */

/** A rectangle on the page. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How large the panel is. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place for the panel, and how much of what can be clicked it covers, in square pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly covers: number;
}

const GAP = 10;

/**
 * Right of the thing, left of it, below or above (outward: the outer side first), else a corner of the window: the first
 * that covers nothing clickable, or the one that covers least. Always inside the window, never over the thing itself
 * unless the window is too small for both.
 */
export function bestPlace(
  near: Area,
  panel: Size,
  outward: boolean,
  clickable: readonly Area[],
  screen = size(),
): Place {
  const places = candidates(near, panel, outward, screen).map(([left, top]) => {
    const area = { left, top, right: left + panel.width, bottom: top + panel.height };
    const hit = shared(area, near) > 0 ? screen.width * screen.height : 0;
    return { left, top, covers: clickable.reduce((sum, spot) => sum + shared(area, spot), hit) };
  });
  return places.reduce((best, place) => (place.covers < best.covers ? place : best));
}

const size = (): Size => ({ width: innerWidth, height: innerHeight });

function candidates(near: Area, panel: Size, outward: boolean, screen: Size): [left: number, top: number][] {
  const [far, low] = [screen.width - panel.width - GAP, screen.height - panel.height - GAP];
  const across = (left: number) => Math.max(GAP, Math.min(left, far));
  const down = (top: number) => Math.max(GAP, Math.min(top, low));
  const right: [number, number] = [across(near.right + GAP), down(near.top)];
  const left: [number, number] = [across(near.left - GAP - panel.width), down(near.top)];
  const leftFirst = outward && near.left + near.right < screen.width;
  return [
    ...(leftFirst ? [left, right] : [right, left]),
    [across(near.left), down(near.bottom + GAP)],
    [across(near.left), down(near.top - GAP - panel.height)],
    [across(far), down(low)],
    [GAP, down(low)],
    [across(far), GAP],
    [GAP, GAP],
  ];
}

function shared(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
