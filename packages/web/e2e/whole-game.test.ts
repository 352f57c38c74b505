import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTable, luckFrom, playOn } from './player.mjs';
import { sitDownAt } from './sitting.mjs';
import { stoneTable } from './stone-age-positions.ts';
import { theHouse } from './the-house.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

const WORDS = {
  'de-DE': { scoring: 'Schlusswertung', total: 'Summe', prompt: 'Setze Personen', lang: 'de' },
  'en-GB': { scoring: 'Final scoring', total: 'Total', prompt: 'Place people', lang: 'en' },
} as const;

test('a guest plays a whole game against three bots', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await beginTable(page, house.address, { seats: 4 });
  await expectQuestion(page, 'de-DE');
  expect(await playOn(page, { luck: luckFrom(5) })).toBeGreaterThan(20);
  await expectScoring(page, 'de-DE');
  await leaveQuietly(guest);
});

test('a game asks and scores in English as well', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await beginTable(page, house.address, { seats: 4 });
  await expectQuestion(page, 'en-GB');
  await sitDownAt(page, house.address, stoneTable('end'));
  await expectScoring(page, 'en-GB');
  await leaveQuietly(guest);
});

async function expectQuestion(page: Page, locale: keyof typeof WORDS): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(WORDS[locale].lang);
  await page.locator('.decision[data-asked]').waitFor();
  expect(await page.locator('.decision-prompt').textContent()).toContain(WORDS[locale].prompt);
}

async function expectScoring(page: Page, locale: keyof typeof WORDS): Promise<void> {
  const scoring = page.getByRole('dialog', { name: WORDS[locale].scoring });
  await scoring.locator('.winner').waitFor();
  expect(await scoring.locator('tbody tr').count()).toBe(7);
  const squeezed = scoring.locator('.score-scroll').evaluate((table) => table.scrollHeight - table.clientHeight);
  expect(await squeezed).toBeLessThanOrEqual(1);
  expect(await scoring.locator('tfoot th').textContent()).toBe(WORDS[locale].total);
  await expectPartsToAddUp(scoring);
}

test('a finished game can be watched again, through any eyes, from a file and from a link', async () => {
  const guest = await visit(house);
  const { page, context } = guest;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDownAt(page, house.address, stoneTable('end'));
  await page.locator('.winner').waitFor();
  await page.getByRole('link', { name: 'Zug für Zug ansehen' }).click();

  const slider = page.getByRole('slider');
  await slider.waitFor();
  const moves = Number(await slider.getAttribute('max'));
  expect(moves).toBeGreaterThan(50);
  expect(await page.locator('.table').getAttribute('data-moves')).toBe('1');
  await page.getByRole('button', { name: 'Einen Schritt weiter' }).click();
  expect(await page.locator('.table').getAttribute('data-moves')).toBe('2');
  await page.getByLabel('Runde', { exact: true }).selectOption({ label: '3' });
  expect(await page.locator('.table').getAttribute('data-round')).toBe('3');
  await page.getByLabel('Mit wessen Augen').selectOption({ label: 'Mara' });
  await page.locator('.sa-own').waitFor();
  await page.getByRole('button', { name: 'Ans Ende' }).click();
  expect(await slider.inputValue()).toBe(String(moves));
  await page.getByRole('button', { name: 'Abspielen' }).click();
  await expect.poll(() => page.locator('.table').getAttribute('data-moves').then(Number)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Anhalten' }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Partiedatei' }).click(),
  ]);
  const path = await download.path();
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await page.getByRole('button', { name: 'Link kopiert' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto(house.address);
  await page.locator('input[type=file]').setInputFiles(path);
  await page.waitForURL(/\/replay\/file\//);
  expect(await page.getByRole('slider').getAttribute('max')).toBe(String(moves));

  const friend = await visit(house);
  await friend.page.goto(link);
  await friend.page.getByRole('slider').waitFor();
  expect(await friend.page.getByRole('slider').getAttribute('max')).toBe(String(moves));
  await leaveQuietly(friend);
  await leaveQuietly(guest);
});

/** Each seat's parts make its total. */
async function expectPartsToAddUp(scoring: Locator): Promise<void> {
  const read = async (row: Locator) =>
    (await row.locator('td').allInnerTexts()).map((cell) => Number(cell.trim().replace('−', '-')));
  const totals = await read(scoring.locator('tfoot tr'));
  const sums = totals.map(() => 0);
  for (const row of await scoring.locator('tbody tr').all()) {
    for (const [seat, points] of (await read(row)).entries()) sums[seat] = (sums[seat] ?? 0) + points;
  }
  expect(sums).toEqual(totals);
}
