/** Two people at one table of Civilization: what one does is asked of the other. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide } from './fame-and-fortune-player.mjs';
import { luckFrom } from './player.mjs';
import { heard, movesTold } from './sitting.mjs';
import { theHouse } from './the-house.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

/** What somebody does who wants culture, and after that to move. */
const WISHES = [
  '.ff-square:is([data-open="settle"], [data-open="place"])',
  '.decision [data-action="arts"]',
  '.ff-space[data-open]',
  '.ff-square[data-open="act"]',
  '.decision [data-action="stop"]',
  '.ff-square[data-open="step"]',
  '.ff-square[data-open="move"]',
  '.decision [data-action="close-trade"]',
  '.decision [data-action="pass"]',
];

/** Who is asked. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  let asked: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if ((await page.locator('.decision[data-asked]').count()) > 0) asked = page;
      return asked !== undefined;
    })
    .toBe(true);
  if (asked === undefined) throw new Error('Nobody is asked.');
  return asked;
}

/** Whoever is asked goes on, until somebody sees this; gives who does, and who does not. */
async function playUntil(pages: readonly [Page, Page], seen: string): Promise<{ one: Page; other: Page }> {
  const luck = luckFrom(12);
  for (let decisions = 0; decisions < 300; decisions++) {
    const asked = await whoIsAsked(pages);
    if ((await asked.locator(seen).count()) > 0) return { one: asked, other: asked === pages[0] ? pages[1] : pages[0] };
    await decide(asked, luck, WISHES);
  }
  throw new Error(`Nobody came to see ${seen}.`);
}

const tradeOf = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('[data-own] .ff-seat-numbers .numbers').first().textContent()) ?? '', 10);

/** Somebody is asked to answer, with cards to answer with or without. */
const REACTING = '.ff-no-answer, .ff-tray[data-reacting]';

test('an offer made in one browser is accepted in another, and one reacts while the other waits', async () => {
  const anna = await visit(house);
  const ben = await visit(house, { locale: 'en-GB' });
  await anna.page.goto(`${house.address}/new/fame-and-fortune`);
  await anna.page.getByRole('radio', { name: /Auf dem Server/ }).check();
  await anna.page.getByRole('radio', { name: '2', exact: true }).check();
  await anna.page.locator('.seat-row').nth(1).locator('select').first().selectOption('open');
  await anna.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await ben.page.goto(await anna.page.getByRole('textbox', { name: 'Einladen' }).inputValue());
  await ben.page.getByRole('textbox').first().fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  const pages = [anna.page, ben.page] as const;
  for (const page of pages) await page.locator('.ff-map').waitFor();

  const { one: maker, other } = await playUntil(pages, '.decision [data-action="offer-to"]');
  await maker.locator('.decision [data-action="offer-to"]').click();
  const pan = maker.locator('.ff-pan').last();
  await pan.waitFor();
  await pan.locator('.ff-chip.add').first().click();
  await pan.locator('.ff-on-pan .ff-good').waitFor();
  const offered = Number.parseInt((await pan.locator('.ff-on-pan .ff-good').textContent()) ?? '', 10);
  const before = await tradeOf(maker);
  await maker.locator('.decision [data-action="send"]').click();
  await other.locator('.decision [data-action="accept"]').click();
  await expect.poll(() => tradeOf(maker)).toBe(before + offered);

  const { one: asked, other: waiting } = await playUntil(pages, REACTING);
  expect(await asked.locator('.ff-middle').isVisible()).toBe(true);
  expect(await waiting.locator('.decision[data-asked]').count()).toBe(0);
  expect(await waiting.locator('.ff-tray, .ff-no-answer').count()).toBe(0);
  const told = await movesTold(waiting);
  await asked.locator('.decision [data-action="pass"]').click();
  await heard(waiting, told);
  await asked.locator(REACTING).waitFor({ state: 'detached' });
  await leaveQuietly(anna);
  await leaveQuietly(ben);
});
