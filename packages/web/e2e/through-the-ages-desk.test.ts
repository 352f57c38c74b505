/** The desk of Through the Ages: a turn in a few clicks or by hand, everything in view, and a finger that reads first. */

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.mjs';
import { movesTold, sitDownAt } from './sitting.mjs';
import { agesTable } from './through-the-ages-positions.ts';
import { leaveQuietly, visit } from './visit.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Do something, and wait until the table has told of it. */
async function moves(page: Page, does: () => Promise<void>): Promise<void> {
  const before = await movesTold(page);
  await does();
  await expect.poll(() => movesTold(page)).not.toBe(before);
}

/** Where the middle of something is. */
async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('There is nothing to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a whole turn in at most six clicks: a worker, a building, a leader, a card, and the end', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-acting'));
  let clicks = 0;
  const click = async (what: Locator) => {
    await moves(page, () => what.click());
    clicks++;
  };
  await click(page.locator('.decision [data-action="population"]'));
  await click(page.locator('.ta-disc').first());
  await click(page.locator('.ta-fan .ta-card[data-open="leader"]').first());
  await click(page.locator('.ta-row .ta-card[data-open]').first());
  await click(page.locator('.decision [data-action="end-turn"]'));
  await page.locator('.ta-forecast').waitFor({ state: 'detached' });
  expect(clicks).toBeLessThanOrEqual(6);
  await leaveQuietly(guest);
});

/** Everything a turn needs. */
const NEEDED = [
  '.ta-row .ta-spot',
  '.ta-ages [aria-current]',
  '.decision .button',
  '.ta-purse',
  '.ta-stat',
  '.ta-work',
  '.ta-rulers .ta-card',
  '.ta-stage',
  '.ta-bank',
  '.ta-fan .ta-card .ta-foot',
  '.ta-compared li',
  '.ta-lectern',
].join(', ');

test.each([
  [1440, 900],
  [1280, 720],
] as const)(
  'everything a turn needs is in view with three players at %i x %i, without scrolling',
  async (width, height) => {
    const guest = await visit(house, { width, height });
    const { page } = guest;
    for (const moment of ['ages-first', 'ages-two', 'ages-three'] as const) {
      await sitDownAt(page, house.address, agesTable(moment));
      const outside = await page.locator(NEEDED).evaluateAll(
        (things, [right, bottom]) => {
          const sticksOut = (thing: Element) => {
            const box = thing.getBoundingClientRect();
            return box.width > 0 && (box.left < -1 || box.top < -1 || box.right > right + 1 || box.bottom > bottom + 1);
          };
          return things.filter(sticksOut).map((thing) => `${thing.className} ${thing.textContent}`);
        },
        [width, height] as const,
      );
      expect(outside, moment).toEqual([]);
      const scrolled = await page
        .locator('.ta-middle, html')
        .evaluateAll((places) => places.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
      expect(Math.max(...scrolled), moment).toBeLessThanOrEqual(1);
    }
    await leaveQuietly(guest);
  },
);

test('at 1024 pixels the page does not scroll either, and every card of the row can be reached', async () => {
  const guest = await visit(house, { width: 1024, height: 768 });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-two'));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(768);
  const last = page.locator('.ta-row .ta-spot').last();
  await last.scrollIntoViewIfNeeded();
  expect((await middleOf(last)).x).toBeLessThan(1024);
  await leaveQuietly(guest);
});

test('pointing reads on the desk at the side and covers nothing: every card of the row can be clicked in turn', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-first'));
  const cards = page.locator('.ta-row .ta-spot');
  for (let at = 0; at < (await cards.count()); at++) {
    const card = cards.nth(at);
    await card.hover();
    const name = await card.locator('.ta-name').textContent();
    await expect.poll(() => page.locator('.ta-lectern .ta-lifted .ta-name').textContent()).toBe(name);
    const { x, y } = await middleOf(card);
    const anchor = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-anchor]')?.getAttribute('data-anchor'),
      [x, y] as const,
    );
    expect(anchor).toBe(await card.getAttribute('data-anchor'));
  }
  expect(await page.locator('.explain').count()).toBe(0);
  await leaveQuietly(guest);
});

test('a finger reads first: a tap shows the card, a button takes it', async () => {
  const guest = await visit(house, { width: 390, height: 844, hasTouch: true });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-first'));
  const told = await movesTold(page);
  const card = page.locator('.ta-row .ta-card[data-open]').first();
  const name = await card.locator('.ta-name').textContent();
  await card.tap();
  const sheet = page.locator('.explain[data-touched]');
  await sheet.locator('h3', { hasText: name?.replaceAll('\u00ad', '') ?? '' }).waitFor();
  expect(await movesTold(page)).toBe(told);
  await moves(page, () => sheet.locator('.graspable .button').first().tap());
  await leaveQuietly(guest);
});

test('the end of the turn is foretold, and comes true', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-first'));
  const line = page.locator('.ta-forecast > div', { hasText: 'Resources' }).locator('strong');
  const expected = await line.textContent();
  await moves(page, () => page.locator('.decision [data-action="end-turn"]').click());
  await page.locator('.decision[data-asked]').waitFor();
  const resources = page.locator('.ta-status .ta-stat').nth(3).locator('strong');
  await expect.poll(() => resources.textContent()).toBe(expected);
  await leaveQuietly(guest);
});
