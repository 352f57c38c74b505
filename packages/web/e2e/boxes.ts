/** Where things lie on the page, and whether they are in each other's way. */

import type { Locator, Page } from 'playwright-core';

/** A rectangle of the window. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something lies. */
export async function boxOf(thing: Locator): Promise<Box> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}

/** Where all of these lie. */
export const boxesOf = (things: Locator): Promise<Box[]> =>
  things.evaluateAll((found) =>
    found.map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );

/** By how many pixels two rectangles cover each other, in the direction in which they do so least; none below 1. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const least = Math.min(across, down);
  return least < 1 ? 0 : least;
}

/** By how many pixels something sticks out of a rectangle. */
export function sticksOut(inner: Box, outer: Box): number {
  return Math.max(
    0,
    outer.x - inner.x,
    outer.y - inner.y,
    inner.x + inner.width - outer.x - outer.width,
    inner.y + inner.height - outer.y - outer.height,
  );
}

/**
 * Those among these things of which a corner or the middle is cut off or covered by something else. Corners are looked at
 * so many pixels inside: a hexagon has none where its box has.
 */
export function hidden(page: Page, things: string, inside = 8): Promise<string[]> {
  return page.evaluate(
    ([query, by]) => {
      const isSeen = (thing: Element) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        const points = [
          [left + by, top + by],
          [right - by, top + by],
          [left + by, bottom - by],
          [right - by, bottom - by],
          [(left + right) / 2, (top + bottom) / 2],
        ] as const;
        return points.every(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
      };
      const found = [...document.querySelectorAll(query)].filter((thing) => thing.getClientRects().length > 0);
      if (found.length === 0) throw new Error(`There is nothing like ${query}.`);
      return found.filter((thing) => !isSeen(thing)).map((thing) => thing.textContent ?? '');
    },
    [things, inside] as const,
  );
}

/** Those among these things that have not the room for all their words. */
export const cutOff = (page: Page, things: string): Promise<string[]> =>
  page
    .locator(things)
    .evaluateAll((found) =>
      found
        .filter(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight > clientHeight + 1 || scrollWidth > clientWidth,
        )
        .map((thing) => thing.textContent ?? ''),
    );

/** How large the letters of these things are, in pixels. */
export const sizesOf = (page: Page, things: string): Promise<number[]> =>
  page
    .locator(things)
    .evaluateAll((found) => found.map((thing) => Number.parseFloat(getComputedStyle(thing).fontSize)));

/** Is the middle of it to be seen, and is nothing in front of it? */
export const isInView = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** The first of these things that is to be seen. */
export async function firstInView(things: Locator): Promise<Locator> {
  for (const thing of await things.all()) if (await isInView(thing)) return thing;
  throw new Error('None of them is in view.');
}

/** How many spaces of a map lie under something: their middle, or more than that. */
export const landUnder = (page: Page, thing: string): Promise<number> =>
  page.evaluate((query) => {
    const over = document.querySelector(query)?.getBoundingClientRect();
    if (over === undefined) throw new Error(`There is nothing like ${query}.`);
    return [...document.querySelectorAll('.nd-space')].filter((space) => {
      const { x, y, width, height } = space.getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      return across > over.left && across < over.right && down > over.top && down < over.bottom;
    }).length;
  }, thing);

/** Those among these words that are cut in two where no hyphen may stand. */
export const brokenWords = (page: Page, things: string): Promise<string[]> =>
  page.locator(things).evaluateAll((found) =>
    (found as HTMLElement[]).flatMap((thing) => {
      thing.style.overflowWrap = 'normal';
      const isTooWide = thing.scrollWidth > thing.clientWidth;
      thing.style.overflowWrap = '';
      return isTooWide ? [thing.textContent ?? ''] : [];
    }),
  );
