// @ts-check
/** Writes pictures of every page that matters to a folder: three widths, day and night, in German. */

import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openHouse } from '../e2e/house.mjs';
import { beginTable, luckFrom, playOn } from '../e2e/player.mjs';

const folder = resolve(process.argv[2] ?? 'screenshots');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

await mkdir(folder, { recursive: true });
const house = await openHouse();
try {
  const context = await house.browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    localStorage.setItem(
      'tabularium-settings',
      JSON.stringify({
        ...JSON.parse(localStorage.getItem('tabularium-settings') ?? '{}'),
        speed: 'none',
        name: 'Mara',
      }),
    );
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);

  /** A finished game and one in its middle, played once for all pictures. */
  await beginTable(page, house.address, { strength: 'easy' });
  await playOn(page, { luck: luckFrom(3) });
  const finished = page.url();
  await beginTable(page, house.address, { strength: 'easy' });
  await playOn(page, { untilRound: 8, luck: luckFrom(11) });
  await playOn(page, { untilRound: 9, luck: luckFrom(4) });
  const running = page.url();

  /** @type {Record<string, () => Promise<void>>} */
  const pictures = {
    async home() {
      await page.goto(house.address);
      await page.locator('.game-card h3').first().waitFor();
    },
    async 'new-game'() {
      await page.goto(`${house.address}/new/stone-age`);
      await page.locator('.seat-row').first().waitFor();
    },
    async table() {
      await page.goto(running);
      await page.locator('.decision[data-asked]').waitFor();
      await page.waitForTimeout(1200);
    },
    async 'card-detail'() {
      await page.goto(running);
      await page.locator('.decision[data-asked]').waitFor();
      await page.waitForTimeout(1200);
      const card = page.locator('[data-anchor="place:card-3"]');
      await card.scrollIntoViewIfNeeded();
      await card.hover();
      await page.locator('.explain').waitFor();
    },
    async scoring() {
      await page.goto(finished);
      await page.locator('.winner').waitFor();
    },
    async replay() {
      await page.goto(finished.replace('/play/', '/replay/local/'));
      const slider = page.locator('.replay-controls input[type=range]');
      await slider.waitFor();
      const moves = Number(await slider.getAttribute('max'));
      await slider.fill(String(Math.round(moves * 0.62)));
      await page.waitForTimeout(900);
    },
  };

  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme: theme });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const [name, show] of Object.entries(pictures)) {
        await show();
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${folder}/${name}-${size.width}-${theme}.png` });
      }
    }
  }
} finally {
  await house.close();
}
