import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide, luckFrom } from './player.mjs';
import { theHouse } from './the-house.ts';
import { leaveQuietly, type Visit, visit } from './visit.ts';

const house = await theHouse();

/** A wire that can be cut and joined again. */
async function wireOf(page: Page) {
  let down = false;
  const wires: WebSocketRoute[] = [];
  await page.routeWebSocket('**/ws', (wire) => {
    if (down) {
      void wire.close();
      return;
    }
    wire.connectToServer();
    wires.push(wire);
  });
  return {
    async cut() {
      down = true;
      for (const wire of wires.splice(0)) await wire.close();
    },
    join() {
      down = false;
    },
  };
}

/** Open a table for two on the server; gives the invite link. */
async function openTable({ page }: Visit): Promise<string> {
  await page.goto(`${house.address}/new/stone-age`);
  await page.getByRole('radio', { name: /Auf dem Server/ }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('.seat-row').nth(0).locator('input').fill('Anna');
  await page.locator('.seat-row').nth(1).locator('select').first().selectOption('open');
  await page.getByRole('checkbox', { name: /Was würdest du tun/ }).check();
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  return page.getByRole('textbox', { name: 'Einladen' }).inputValue();
}

/** Whoever is asked may ask the coach, because all who sit here have agreed. */
async function askTheCoach(pages: readonly Page[]): Promise<void> {
  await expect.poll(async () => (await Promise.all(pages.map(isAsked))).includes(true)).toBe(true);
  for (const page of pages) {
    if (!(await isAsked(page))) continue;
    await page.locator('.coach-button').click();
    await expect.poll(() => page.locator('.coach-choices > li').count(), { timeout: 20_000 }).toBe(3);
    await page.keyboard.press('Escape');
    return;
  }
  throw new Error('Nobody is asked.');
}

const moves = async (page: Page) => Number(await page.locator('.table').getAttribute('data-moves'));
const isAsked = async (page: Page) => (await page.locator('.decision[data-asked]').count()) > 0;

/** Whoever is asked decides, so many times. */
async function playTogether(pages: readonly Page[], decisions: number): Promise<void> {
  const luck = luckFrom(21);
  for (let made = 0; made < decisions; made++) {
    let asked: Page | undefined;
    await expect
      .poll(
        async () => {
          for (const page of pages) if (await isAsked(page)) asked = page;
          return asked !== undefined;
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    if (asked !== undefined) await decide(asked, luck);
  }
}

test('two browsers play each other through an invite link, with a reconnect in the middle', async () => {
  const anna = await visit(house);
  const ben = await visit(house, { locale: 'en-GB' });
  const wire = await wireOf(ben.page);
  const link = await openTable(anna);
  await ben.page.goto(link);
  await ben.page.getByText('whoever sits down agrees').waitFor();
  await ben.page.getByRole('textbox').first().fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  for (const { page } of [anna, ben]) await page.locator('.sa-board').waitFor();
  await askTheCoach([anna.page, ben.page]);
  expect(await anna.page.locator('.players').textContent()).toContain('Ben');
  expect(await ben.page.locator('.players').textContent()).toContain('Anna');

  await playTogether([anna.page, ben.page], 12);

  await expect.poll(() => isAsked(anna.page).then(async (yes) => yes || (await isAsked(ben.page)))).toBe(true);
  while (!(await isAsked(anna.page))) await decide(ben.page, luckFrom(2));
  await wire.cut();
  await ben.page.getByText('Connection lost').waitFor();
  const missed = await moves(anna.page);
  await decide(anna.page, luckFrom(3));
  await expect.poll(() => moves(anna.page)).toBeGreaterThan(missed);
  wire.join();
  await ben.page.getByText('Connection lost').waitFor({ state: 'detached' });
  await expect.poll(async () => (await moves(ben.page)) === (await moves(anna.page))).toBe(true);

  await playTogether([anna.page, ben.page], 8);
  await anna.page.getByRole('textbox', { name: 'Etwas sagen' }).fill('Gut gespielt!');
  await anna.page.getByRole('button', { name: 'Senden' }).click();
  await ben.page.getByText('Gut gespielt!').waitFor();
  await leaveQuietly(anna);
  await leaveQuietly(ben);
});

test('a table on the server with bots is there again after a reload', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await page.goto(`${house.address}/new/stone-age`);
  await page.getByRole('radio', { name: /Auf dem Server/ }).check();
  for (const seat of [1, 2, 3]) await page.locator('.seat-row').nth(seat).locator('select').nth(1).selectOption('3');
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await page.locator('.sa-board').waitFor();
  for (let made = 0; made < 4; made++) await decide(page, luckFrom(made + 1));
  await page.locator('.decision[data-asked]').waitFor();
  const told = await moves(page);
  await page.reload();
  await page.locator('.decision[data-asked]').waitFor();
  expect(await moves(page)).toBe(told);
  await page.goto(house.address);
  await page.locator('.home').getByRole('link', { name: 'Spielen' }).first().waitFor();
  await leaveQuietly(guest);
});
