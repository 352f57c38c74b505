import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTable } from './player.mjs';
import { sitDownAt } from './sitting.mjs';
import { stoneTable } from './stone-age-positions.ts';
import { theHouse } from './the-house.ts';
import { agesTable } from './through-the-ages-positions.ts';
import { expectAccessible, isStill, leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

const PAGES = [
  ['/', '.game-card h3'],
  ['/new/stone-age', '.seat-row'],
  ['/account', 'form'],
  ['/credits', 'h1'],
  ['/rules/stone-age', '.rule'],
  ['/nowhere', '.waiting .button'],
] as const;

test.each(['light', 'dark'] as const)('axe finds nothing serious on the quiet pages by %s', async (colorScheme) => {
  const guest = await visit(house);
  await guest.page.emulateMedia({ colorScheme });
  for (const [path, ready] of PAGES) {
    await guest.page.goto(house.address + path);
    await guest.page.locator(ready).first().waitFor();
    await expectAccessible(guest.page);
  }
  await leaveQuietly(guest);
});

test.each([
  ['light', 1440, 'placing'],
  ['dark', 1440, 'using'],
  ['light', 390, 'placing'],
] as const)('axe finds nothing serious at the table by %s at %i pixels, %s', async (colorScheme, width, moment) => {
  const guest = await visit(house, { width, height: width === 390 ? 844 : 900 });
  const { page } = guest;
  await page.emulateMedia({ colorScheme });
  await sitDownAt(page, house.address, stoneTable(moment));
  await page.locator('.decision[data-asked]').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Regeln' }).click();
  await page.locator('[data-rule="SA 1.1"]').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  await leaveQuietly(guest);
});

test.each([
  ['Stone Age, placing', () => stoneTable('placing')],
  ['Stone Age, using', () => stoneTable('using')],
  ['Through the Ages', () => agesTable('ages-acting')],
] as const)('a table that waits for a person keeps no machine busy: nothing moves for ever, %s', async (_, table) => {
  const guest = await visit(house, { speed: 'normal' });
  const { page } = guest;
  await sitDownAt(page, house.address, table());
  await page.locator('[data-open]').first().waitFor();
  await isStill(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect, playState }) =>
        playState === 'running' && effect instanceof KeyframeEffect ? [effect.target?.getAttribute('class')] : [],
      ),
  );
  expect(moving).toEqual([]);
  await leaveQuietly(guest);
});

test('axe finds nothing serious in the final scoring and in the replay', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, stoneTable('end'));
  await page.locator('.winner').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zug für Zug ansehen' }).click();
  await page.getByRole('slider').waitFor();
  await expectAccessible(page);
  await leaveQuietly(guest);
});

test('the first page needs less than 200 kB of JavaScript, compressed, and no board', async () => {
  const guest = await visit(house);
  const { page } = guest;
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));
  await page.goto(house.address);
  await page.locator('.game-card h3').first().waitFor();
  const sizes = await Promise.all(
    [...scripts]
      .filter((path) => path.startsWith('/assets/'))
      .map(async (path) => gzipSync(await readFile(join(house.web, path))).length),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
  await leaveQuietly(guest);
});

test('no script is written into the page itself', async () => {
  const html = await readFile(join(house.web, 'index.html'), 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  const files = await readdir(join(house.web, 'assets'));
  expect(files.some((name) => name.endsWith('.js'))).toBe(true);
});

test('the server refuses in the language of the page', async () => {
  const { page, context } = await visit(house);
  await page.goto(`${house.address}/account`);
  await page.getByLabel('Name').fill('Niemand');
  await page.getByLabel('Passwort').fill('falsches Passwort');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByText('Name oder Passwort ist falsch.').waitFor();
  await context.close();
});

test('panels are a sheet on a phone: tabs pull it up, the same tab or Escape sends it down', async () => {
  const guest = await visit(house, { width: 390, height: 844 });
  const { page } = guest;
  await beginTable(page, house.address, { seats: 2 });
  await page.locator('.decision[data-asked]').waitFor();
  const players = page.locator('.players');
  const height = () => page.locator('.board-place').evaluate((board) => board.getBoundingClientRect().height);
  const board = await height();
  expect(await players.isVisible()).toBe(false);
  await page.getByRole('tab', { name: 'Spieler' }).click();
  await players.waitFor();
  expect(await height()).toBe(board);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Verlauf' }).click();
  await page.locator('.side .log').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.side .log').waitFor({ state: 'hidden' });
  const grip = page.getByRole('button', { name: 'Tafeln' });
  const { x, y, width } = (await grip.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + 6);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y - 120, { steps: 4 });
  await page.mouse.up();
  await page.locator('.side .log').waitFor();
  await leaveQuietly(guest);
});

test('nothing moves for those who asked for stillness', async () => {
  const guest = await visit(house);
  const { page, context } = guest;
  await context.addInitScript(() => localStorage.setItem('tabularium-settings', '{"speed":"slow"}'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beginTable(page, house.address, { seats: 2 });
  await page.locator('.decision[data-asked]').waitFor();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationDuration, transitionDuration, transitionDelay } = getComputedStyle(element);
      const times = [animationDuration, transitionDuration, transitionDelay].join(', ').split(', ');
      return times.some((time) => Number.parseFloat(time) > 0.02) ? [element.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(moving).toEqual([]);
  await leaveQuietly(guest);
});

test('every rulebook is a box on the shelf, and one click begins a game against bots with what is in it', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await page.goto(house.address);
  const boxes = page.locator('.game-card');
  await boxes.first().waitFor();
  expect(await boxes.count()).toBe(5);
  expect(await boxes.locator('.cover').count()).toBe(5);
  expect(await page.locator('.game-shelf').textContent()).not.toMatch(/tic/i);
  const terra = boxes.filter({ has: page.getByRole('heading', { name: 'Terra Incognita' }) });
  expect(await terra.textContent()).toContain('2 bis 5 Spieler');
  await terra.getByRole('button', { name: 'Gegen Bots' }).click();
  await page.waitForURL('**/play/**');
  await page.locator('.ti-hex-spot').first().waitFor();
  await page.goto(`${house.address}/new/new-dawn`);
  await page.getByRole('radio', { name: 'Wie gedruckt' }).check();
  await page.locator('.create summary').first().click();
  expect(await page.locator('.options-list select').first().inputValue()).toBe('players');
  await page.locator('.options-list select').first().selectOption('random');
  await expect.poll(() => page.getByRole('radio', { name: 'Turnier' }).isChecked()).toBe(true);
  expect(await page.locator('.create').textContent()).not.toContain('Friedliches Spiel');
  expect(await page.getByRole('radio', { name: '5', exact: true }).count()).toBe(0);
  await leaveQuietly(guest);
});

test('friends are invited to a box with one click, and whoever follows the link finds the table', async () => {
  const host = await visit(house);
  await host.page.goto(house.address);
  const box = host.page
    .locator('.game-card')
    .filter({ has: host.page.getByRole('heading', { name: 'Terra Incognita' }) });
  await box.getByRole('button', { name: 'Freunde einladen' }).click();
  await host.page.waitForURL('**/table/**');
  const link = await host.page.getByRole('textbox', { name: 'Einladen' }).inputValue();
  const friend = await visit(house, { locale: 'en-GB' });
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Sit here' }).first().waitFor();
  expect(await friend.page.locator('main').textContent()).toContain('Terra Incognita');

  const seats = (page: Page, name: string) => page.getByRole('button', { name }).count();
  const free = await seats(friend.page, 'Sit here');
  await friend.page.getByRole('button', { name: 'Sit here' }).first().click();
  await friend.page.getByRole('button', { name: 'Get up again' }).click();
  await expect.poll(() => seats(friend.page, 'Sit here')).toBe(free);
  await friend.page.getByRole('button', { name: 'Sit here' }).first().click();
  await host.page.getByRole('button', { name: 'Platz freimachen' }).click();
  await expect.poll(() => seats(friend.page, 'Sit here')).toBe(free);

  host.page.on('dialog', (dialog) => void dialog.accept());
  await host.page.getByRole('button', { name: 'Tisch auflösen' }).click();
  await friend.page.getByText('This table is gone').waitFor();
  await expect.poll(() => new URL(host.page.url()).pathname).toBe('/');
  await leaveQuietly(friend);
  await leaveQuietly(host);
});

test('a search goes through all books of a table', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await page.goto(`${house.address}/rules/new-dawn`);
  await page.getByRole('searchbox').fill('Barbaren');
  await page.locator('.book-title').nth(1).waitFor();
  const numbers = await page.locator('.rule .rule-number').allTextContents();
  expect(new Set(numbers.map((number) => number.slice(0, 2)))).toEqual(new Set(['ND', 'TI']));
  await leaveQuietly(guest);
});

test('an address behind which nothing lies says so, in words', async () => {
  const guest = await visit(house);
  const { page } = guest;
  for (const path of ['/nothing', '/new/nothing', '/rules/nothing', '/leaders/nothing']) {
    await page.goto(house.address + path);
    await page.getByText('Unter dieser Adresse liegt nichts.').waitFor();
  }
  await leaveQuietly(guest);
});

test('the list of challenges says of each what counts, and how much', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await page.goto(`${house.address}/challenges`);
  const row = page.locator('.lesson-row').filter({ has: page.getByRole('heading', { name: 'Holzfäller' }) });
  await row.last().waitFor();
  expect(await row.last().textContent()).toContain('Bis zum Ende von Runde 3. Gold: 16 Holz · Silber: 12 · Bronze: 8');
  await leaveQuietly(guest);
});
