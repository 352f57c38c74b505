/** Civilization played without a mouse. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fameTable } from './fame-and-fortune-positions.ts';
import { heard, movesTold, sitDownAt } from './sitting.mjs';
import { theHouse } from './the-house.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

/** The key of the first of these buttons that the decision bar has. */
const keyOf = (page: Page, ...actions: string[]): Promise<string | undefined> =>
  page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll('.decision .button:not(:disabled)')];
    const at = wanted.map((action) => buttons.findIndex((button) => button.getAttribute('data-action') === action));
    const first = at.find((index) => index >= 0);
    return first === undefined ? undefined : String(first + 1);
  }, actions);

/** The technology that is focused by tabbing from the board, chosen. */
async function researchByKeyboard(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.matches('.ff-choice[data-open]') === true);
  await page.keyboard.press('b');
  for (let tabs = 0; !(await focused()) && tabs < 80; tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** The next square that is open for that, chosen, and the first of what can be done there. */
async function squareByKeyboard(page: Page, open: string): Promise<void> {
  const told = await movesTold(page);
  await page.keyboard.press('b');
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('n');
    if ((await page.evaluate(() => document.activeElement?.getAttribute('data-open'))) === open) break;
  }
  await page.keyboard.press('Enter');
  const isAsked = (await movesTold(page)) === told && (await page.locator('.spot-menu').count()) > 0;
  if (isAsked) await page.keyboard.press('Enter');
}

test('a whole turn by keyboard alone: cities, figures and research', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-city'));
  const isThere = async (places: string) => (await page.locator(places).count()) > 0;
  const round = () => page.locator('.table').getAttribute('data-round');
  const begun = await round();
  const done: string[] = [];
  for (let decisions = 0; (await round()) === begun; decisions++) {
    expect(decisions, done.join()).toBeLessThan(60);
    await page.locator('.decision[data-asked]').waitFor();
    const told = await movesTold(page);
    const key = await keyOf(page, 'arts', 'stop', 'pass');
    const open = (await isThere('.ff-square[data-open="act"]')) ? 'act' : done.includes('move') ? 'step' : 'move';
    if (await isThere('.ff-research')) {
      await researchByKeyboard(page);
      done.push('research');
    } else if (!done.includes(open) && (await isThere(`.ff-square[data-open="${open}"]`))) {
      await squareByKeyboard(page, open);
      done.push(open);
    } else await page.keyboard.press(key ?? '1');
    await heard(page, told);
  }
  expect(done).toEqual(expect.arrayContaining(['act', 'move', 'research']));
  await leaveQuietly(guest);
});
