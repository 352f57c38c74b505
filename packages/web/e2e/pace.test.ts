/** What has to be quick, measured while nothing else runs. */

import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fameTable } from './fame-and-fortune-positions.ts';
import { MOMENTS, playedTo } from './new-dawn-positions.ts';
import { sitDownAt } from './sitting.mjs';
import { terraTable } from './terra-incognita-positions.ts';
import { theHouse } from './the-house.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

test('the first page is interactive in under two seconds', async () => {
  const guest = await visit(house);
  const times: number[] = [];
  for (let attempt = 0; attempt < 5; attempt++) times.push(await timeToBegin(guest.page));
  expect(Math.min(...times)).toBeLessThan(2000);
  await leaveQuietly(guest);
});

/** From asking for the page to the dialog that its main button opens. */
async function timeToBegin(page: Page): Promise<number> {
  const begin = performance.now();
  await page.goto(house.address, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Neue Partie' }).click();
  await page.getByRole('dialog').waitFor();
  const time = performance.now() - begin;
  await page.waitForLoadState('networkidle'); // leaving earlier would cut off what is still being fetched
  return time;
}

/** One event of a browser's trace, as far as it is read here. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds; what others do on the machine is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of the page's main thread while something was done, in milliseconds of its own processor time. */
async function longestTask(page: Page, browser: Browser, doing: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await doing();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const main = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = trace.traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  );
  const times = tasks.flatMap(({ tdur }) => tdur ?? []); // the edge of the recording may cut a task off
  expect(times.length).toBeGreaterThan(Math.max(20, tasks.length * 0.95));
  return Math.max(...times) / 1000;
}

async function dragAndZoom(page: Page): Promise<void> {
  await page.mouse.move(700, 380);
  await page.mouse.down();
  for (let step = 1; step <= 40; step++) await page.mouse.move(700 + step * 4, 380 + Math.sin(step / 5) * 60);
  await page.mouse.up();
  for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, turn < 6 ? -90 : 90);
}

const view = (page: Page) =>
  page
    .locator('.nd-world, .ff-world')
    .evaluate((world: SVGGElement) => world.style.transform || world.getAttribute('transform'));

test.each([
  ['A New Dawn with four', () => playedTo(MOMENTS.placing), '.nd-space', 160],
  ['Terra Incognita with five, late', () => terraTable('middle'), '.nd-space', 100],
  ['Civilization with five', () => fameTable('fame-five'), '.ff-square', 100],
] as const)(
  'the map of %s moves smoothly: no task over 50 ms while dragging and zooming',
  async (_, table, space, most) => {
    const guest = await visit(house, { still: false });
    const { page } = guest;
    await sitDownAt(page, house.address, table());
    expect(await page.locator(space).count()).toBeGreaterThanOrEqual(most);
    await page.waitForTimeout(1000);
    const moves = await page.locator('.table').getAttribute('data-moves');
    const fitted = await view(page);
    expect(await longestTask(page, house.browser, () => dragAndZoom(page))).toBeLessThanOrEqual(50);
    const moved = await view(page);
    expect(moved).not.toBe(fitted);
    expect(await page.locator('.table').getAttribute('data-moves')).toBe(moves);
    await page.getByRole('button', { name: 'Ganze Karte zeigen' }).click();
    await expect.poll(() => view(page)).not.toBe(moved);
    await leaveQuietly(guest);
  },
);
