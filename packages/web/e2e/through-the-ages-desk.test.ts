/** The desk of Through the Ages: a turn in a few clicks or by hand, everything in view, and a finger that reads first. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf, sticksOut } from './boxes.ts';
import { flightsOn } from './flights.ts';
import { movesTold, sitDownAt } from './sitting.mjs';
import { theHouse } from './the-house.ts';
import { agesTable } from './through-the-ages-positions.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

const SCREEN = { x: 0, y: 0, width: 1024, height: 768 };

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
  await page.locator('.ta-lectern .ta-forecast').waitFor({ state: 'detached' });
  expect(clicks).toBeLessThanOrEqual(6);
  await leaveQuietly(guest);
});

/** Take something with the mouse, carry it somewhere and let it go. */
async function carry(page: Page, what: Locator, to: Locator): Promise<void> {
  const [from, onto] = [await middleOf(what), await middleOf(to)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.mouse.move(onto.x, onto.y, { steps: 3 });
  await page.locator('.carried').waitFor();
  await page.locator('[data-drop-here="over"]').first().waitFor();
  await page.mouse.up();
}

test('a whole turn by hand: card, leader, worker and building are carried where they go', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-acting'));
  const card = page.locator('.ta-row .ta-card[data-open]').first();
  const name = await card.locator('.ta-name').textContent();
  const desk = await boxOf(page.locator('.ta-desk'));
  await moves(page, () => carry(page, card, page.locator('[data-drop="drop:civil"]')));
  await page.locator('.ta-construction .ta-name', { hasText: name ?? '' }).waitFor();
  // Carrying must not shift the table.
  expect(await boxOf(page.locator('.ta-desk'))).toEqual(desk);
  await moves(page, () =>
    carry(page, page.locator('.ta-fan .ta-card[data-open="leader"]'), page.locator('.ta-rulers')),
  );
  const bank = page.locator('[data-anchor="bank:yellow"] .ta-worker');
  await moves(page, () => carry(page, bank.last(), page.locator('.ta-pool')));
  await moves(page, () => carry(page, page.locator('.ta-pool .ta-worker').first(), page.locator('.ta-disc').first()));
  expect(await page.locator('.carried, [data-drop-here]').count()).toBe(0);
  await moves(page, () => page.locator('.decision [data-action="end-turn"]').click());
  await leaveQuietly(guest);
});

test('what is let go beside every place, or with Escape, stays where it was', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-acting'));
  const told = await movesTold(page);
  const from = await middleOf(page.locator('.ta-row .ta-card[data-open]').first());
  const hand = await middleOf(page.locator('[data-drop="drop:civil"]'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.move(hand.x, hand.y);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y, { steps: 2 });
  await page.mouse.up();
  expect(await page.locator('.carried').count()).toBe(0);
  expect(await movesTold(page)).toBe(told);
  await leaveQuietly(guest);
});

test('a card that is taken flies to its place, and not again when it is taken back', async () => {
  const guest = await visit(house, { speed: 'slow' });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-acting'));
  const seen = await flightsOn(page);
  const card = page.locator('.ta-row .ta-card[data-open]').first();
  const name = (await card.locator('.ta-name').textContent()) ?? '';
  await moves(page, () => card.click());
  await expect.poll(async () => (await seen()).some((words) => words.includes(name))).toBe(true);
  await page.locator('.travelling').waitFor({ state: 'detached' });
  await page.locator('.ta-construction:visible').waitFor();
  const flights = (await seen()).length;
  await moves(page, () => page.locator('.undo').click());
  expect((await seen()).length).toBe(flights);
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
  // Players, log and chat are pulled up from the lower edge, and go down again.
  const panel = page.locator('.side');
  expect(sticksOut(await boxOf(panel), SCREEN)).toBe(0);
  await panel.getByRole('tab').nth(1).click();
  const log = panel.getByRole('tabpanel');
  expect((await boxOf(log)).height).toBeGreaterThan(300);
  expect(sticksOut(await boxOf(panel), SCREEN)).toBe(0);
  await page.keyboard.press('Escape');
  await log.waitFor({ state: 'hidden' });
  await leaveQuietly(guest);
});

test('a phone shows one part of the board at a time, each by one tap', async () => {
  const guest = await visit(house, { width: 390, height: 844, hasTouch: true });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-two'));
  const parts = ['.ta-works', '.ta-realm', '.ta-forces', '.ta-banks'];
  for (const [at, part] of parts.entries()) {
    await page.locator('.ta-parts').getByRole('tab').nth(at).tap();
    await page.locator(part).waitFor();
    expect(await page.locator(parts.map((one) => `${one}:visible`).join(', ')).count()).toBe(1);
    const { y } = await boxOf(page.locator(part));
    expect(y).toBeLessThan((await boxOf(page.locator('.ta-hands'))).y);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844);
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
  // What it costs is drawn as on the table.
  const disc = sheet.locator('.graspable .ta-fill').first();
  expect(await disc.evaluate((drawn) => getComputedStyle(drawn).fill)).not.toBe('rgb(0, 0, 0)');
  await moves(page, () => sheet.locator('.graspable .button').first().tap());
  await leaveQuietly(guest);
});

test('the end of the turn is foretold, and comes true', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-first'));
  const line = page.locator('.ta-lectern .ta-forecast > div', { hasText: 'Resources' }).locator('strong');
  const expected = await line.textContent();
  await moves(page, () => page.locator('.decision [data-action="end-turn"]').click());
  await page.locator('.decision[data-asked]').waitFor();
  const resources = page.locator('.ta-status .ta-stat').nth(3).locator('strong');
  await expect.poll(() => resources.textContent()).toBe(expected);
  await leaveQuietly(guest);
});
