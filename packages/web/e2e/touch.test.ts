/** Fingers and explanations: a first tap shows, a held finger never acts, and no panel is in the way of a click. */

import { newMatch, seedFrom } from '@tabularium/kernel';
import { stoneAge } from '@tabularium/stone-age';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedTable } from '../src/session/store.ts';
import { cutOff } from './boxes.ts';
import { fameTable } from './fame-and-fortune-positions.ts';
import { MOMENTS, playedTo } from './new-dawn-positions.ts';
import { shelved } from './shelved.ts';
import { sitDownAt } from './sitting.mjs';
import { stoneTable } from './stone-age-positions.ts';
import { theHouse } from './the-house.ts';
import { agesTable } from './through-the-ages-positions.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

const PHONE = { width: 390, height: 844, hasTouch: true };
const moves = async (page: Page) => Number(await page.locator('.table').getAttribute('data-moves'));
const sheet = (page: Page) => page.locator('.explain[data-touched]');

/** A table of Stone Age at which the person places somebody first. */
function firstPlacement(): SavedTable {
  const match = newMatch(stoneAge, { seats: 2, seed: seedFrom('fingers'), options: { startPlayer: 'seat-1' } });
  return shelved('fingers', stoneAge, match);
}

async function stoneAgeWithFingers() {
  const guest = await visit(house, PHONE);
  await sitDownAt(guest.page, house.address, firstPlacement());
  await guest.page.locator('.decision[data-asked]').waitFor();
  return guest;
}

/** A finger that stays for most of a second. */
async function hold(page: Page, spot: Locator): Promise<void> {
  const box = await spot.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await sheet(page).waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a first tap shows what a place is and what can be done there, its button does it', async () => {
  const guest = await stoneAgeWithFingers();
  const { page } = guest;
  const before = await moves(page);
  await page.locator('[data-anchor="place:field"]').tap();
  await sheet(page).getByRole('heading').waitFor();
  expect(await moves(page)).toBe(before);
  await sheet(page).locator('.graspable button').first().tap();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  expect(await sheet(page).count()).toBe(0);
  await leaveQuietly(guest);
});

test('help for the moment is one tap away on a phone, upright and sideways', async () => {
  const guest = await stoneAgeWithFingers();
  const { page } = guest;
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.keys-button').tap();
    const help = page.getByRole('dialog');
    await help.getByRole('heading').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await help.getByRole('button', { name: 'Schließen' }).tap();
    await help.waitFor({ state: 'detached' });
  }
  await leaveQuietly(guest);
});

/** What a thumb goes to again and again. */
const FOR_THUMBS = [
  '.table-header :is(a, button)',
  '.decision button',
  '.side [role="tab"]',
  ':is(.ff-panels, .ta-parts, .nd-row-index, .ta-hand > h2, .ff-controls, .nd-map-controls) button',
].join();

/** Those of them that a thumb would miss 21 pixels from their middle. */
const missed = (page: Page) =>
  page.locator(FOR_THUMBS).evaluateAll((found) =>
    found
      .filter((thing) => {
        if (!thing.checkVisibility({ visibilityProperty: true })) return false;
        const { left, top, width, height } = thing.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const around = [
          [x - 21, y],
          [x + 21, y],
          [x, y - 21],
          [x, y + 21],
        ] as const;
        return !around.every(([across, down]) => thing.contains(document.elementFromPoint(across, down)));
      })
      .map((thing) => thing.ariaLabel ?? thing.textContent),
  );

test.each([
  ['New Dawn', () => playedTo(MOMENTS.placing)],
  ['Through the Ages', () => agesTable('ages-acting')],
  ['Fame and Fortune', () => fameTable('fame-city')],
  ['Stone Age', () => stoneTable('paying')],
] as const)('on a phone a thumb finds every button, and the name of the game is not cut: %s', async (_, table) => {
  const guest = await visit(house, PHONE);
  const { page } = guest;
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await sitDownAt(page, house.address, table());
    expect(await missed(page)).toEqual([]);
    expect(await cutOff(page, '.table-title')).toEqual([]);
  }
  await leaveQuietly(guest);
});

test('a second tap on the same place does what the first has shown', async () => {
  const guest = await stoneAgeWithFingers();
  const { page } = guest;
  const before = await moves(page);
  await page.locator('[data-anchor="place:field"]').tap();
  await sheet(page).waitFor();
  await page.locator('[data-anchor="place:field"]').tap();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  await leaveQuietly(guest);
});

test('a finger that is held explains and never acts, and a tap elsewhere puts the sheet away', async () => {
  const guest = await stoneAgeWithFingers();
  const { page } = guest;
  const before = await moves(page);
  await hold(page, page.locator('[data-anchor="place:field"]'));
  await page.waitForTimeout(300);
  expect(await moves(page)).toBe(before);
  await sheet(page).waitFor();
  await page.locator('.board-place').tap({ position: { x: 4, y: 4 } });
  await expect.poll(() => sheet(page).count()).toBe(0);
  expect(await moves(page)).toBe(before);
  await leaveQuietly(guest);
});

test('an explanation never catches a click that is meant for a place', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, firstPlacement());
  const open = page.locator('[data-anchor^="place:"][data-open]');
  await open.first().waitFor();
  for (const at of [0, 1, 2]) {
    await page.mouse.move(2, 2);
    await open.nth(at).hover();
    await page.locator('.explain').waitFor();
    const caught = await open.evaluateAll((spots) =>
      spots.flatMap((spot) => {
        const { left, top, width, height } = spot.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit?.closest('.explain') === null ? [] : [spot.getAttribute('data-anchor')];
      }),
    );
    expect(caught).toEqual([]);
  }
  await leaveQuietly(guest);
});

test('a tap on an icon that cannot be pressed tells its name', async () => {
  const guest = await stoneAgeWithFingers();
  const { page } = guest;
  await page.getByRole('tab', { name: 'Spieler', exact: true }).tap();
  const icon = page.locator('.player [title]:not(button *)').first();
  const name = (await icon.getAttribute('title')) ?? '';
  await icon.tap();
  await sheet(page).getByText(name, { exact: true }).waitFor();
  await leaveQuietly(guest);
});
