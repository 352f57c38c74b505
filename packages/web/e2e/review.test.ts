/** A finished game looked over in the browser: from the curve and from the costly moves to the board. */

import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf, sticksOut } from './boxes.ts';
import { sitDownAt } from './sitting.mjs';
import { stoneTable } from './stone-age-positions.ts';
import { theHouse } from './the-house.ts';
import { expectAccessible, leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

const RECORD = fileURLToPath(new URL('../../games/stone-age/corpus/3-players-stack-empty.json', import.meta.url));

const at = (page: Page): Promise<number> => page.getByRole('slider').inputValue().then(Number);

test('a match file is looked over, and its costly moves and its curve lead to the board', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await page.goto(house.address);
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.waitForURL(/\/replay\/file\//);
  expect(await page.locator('.decision').textContent()).toBe('Spieler 1 ist am Zug');
  await page.getByRole('button', { name: 'Rückblick' }).click();
  const review = page.getByRole('region', { name: 'Die Partie im Rückblick' });
  await review.waitFor({ timeout: 120_000 });
  expect(await review.locator('.review-words li').count()).toBe(3);
  await expectAccessible(page);

  const costly = review.locator('.turnings button');
  expect(await costly.count()).toBe(5);
  await costly.nth(2).click();
  const before = await at(page);
  expect(await costly.nth(2).getAttribute('aria-pressed')).toBe('true');
  const name = await costly.nth(2).getAttribute('title');
  const eyes = page.getByLabel('Mit wessen Augen');
  expect(await eyes.locator('option:checked').innerText()).toBe(name);
  const words = await review.locator('.review-words').innerText();
  const [, done = ''] = /„(.+?)“ kostete \d+\s%\. Besser: „.+“/.exec(words) ?? [];
  expect(done).not.toBe('');
  // What was on offer at that moment is what the board now shows: the move that was made comes next.
  await review.getByRole('button', { name: 'Was geschah' }).click();
  expect(await at(page)).toBe(before + 1);
  expect(await review.locator('.review-words').innerText()).toContain(done);

  const moves = Number(await page.getByRole('slider').getAttribute('max'));
  const curve = review.getByRole('img', { name: /Siegchancen/ });
  const { x = 0, y = 0, width = 0, height = 0 } = (await curve.boundingBox()) ?? {};
  await page.mouse.click(x + width / 4, y + height / 2);
  expect(Math.abs((await at(page)) - moves / 4)).toBeLessThanOrEqual(2);
  const { top, bottom } = await page.locator('.replay-controls').evaluate((part) => part.getBoundingClientRect());
  expect(top).toBeGreaterThan(560); // the board keeps most of the room
  expect(bottom).toBeLessThanOrEqual(900);

  // On a small desk the board is still read.
  await page.setViewportSize({ width: 1280, height: 720 });
  expect((await boxOf(page.locator('.sa-board'))).height).toBeGreaterThan(270);

  // Sideways on a phone the controls lie beside the board, and what does not fit is scrolled to.
  await page.setViewportSize({ width: 844, height: 390 });
  const foot = ({ y, height }: { y: number; height: number }) => y + height;
  await expect.poll(async () => foot(await boxOf(page.locator('.sa-board')))).toBeLessThanOrEqual(350);
  const controls = await boxOf(page.locator('.replay-controls'));
  expect(sticksOut(controls, { x: 0, y: 44, width: 844, height: 302 })).toBe(0);
  await leaveQuietly(guest);
});

test('the final scoring leads to the review, on a phone in English too', async () => {
  const guest = await visit(house, { locale: 'en-GB', width: 390, height: 844, hasTouch: true });
  const { page } = guest;
  await sitDownAt(page, house.address, stoneTable('end'));
  await page.locator('.winner').waitFor();
  await page.getByRole('link', { name: 'What decided the game' }).click();
  const review = page.getByRole('region', { name: 'The game in review' });
  await review.waitFor({ timeout: 120_000 });
  const first = review.locator('.turnings button').first();
  await first.tap();
  expect(await review.locator('.review-words').innerText()).toMatch(/cost \d+%\. Better: /);
  await expectAccessible(page);
  const { top } = await page.locator('.replay-controls').evaluate((part) => part.getBoundingClientRect());
  expect(top).toBeGreaterThan(400);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await leaveQuietly(guest);
});

test('a look back that cannot begin says so, instead of being at it for ever', async () => {
  const { page } = await visit(house);
  await page.route(/host\.worker/, (route) => route.abort());
  await page.goto(house.address);
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.getByRole('button', { name: 'Rückblick' }).click();
  expect(await page.getByRole('alert').textContent()).toBe('Die Partie ließ sich nicht durchsehen.');
});
