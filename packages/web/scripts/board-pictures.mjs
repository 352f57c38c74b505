// @ts-check
/**
 * Writes pictures of every board to a folder: its moments in three widths, by day and by night, in German. Names after
 * the folder choose among the moments.
 */

import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { openHouse } from '../e2e/house.mjs';
import { sitDownAt } from '../e2e/sitting.mjs';

const [, , path = 'screenshots', ...chosen] = process.argv;
const folder = resolve(path);
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** @type {{ module: typeof import('../e2e/new-dawn-positions.ts') }} */
const { module: positions } = await runnerImport(
  fileURLToPath(new URL('../e2e/new-dawn-positions.ts', import.meta.url)),
);

/** @type {{ module: typeof import('../e2e/terra-incognita-positions.ts') }} */
const { module: terra } = await runnerImport(
  fileURLToPath(new URL('../e2e/terra-incognita-positions.ts', import.meta.url)),
);
/** @type {{ module: typeof import('../e2e/through-the-ages-positions.ts') }} */
const { module: ages } = await runnerImport(
  fileURLToPath(new URL('../e2e/through-the-ages-positions.ts', import.meta.url)),
);
/** @type {{ module: typeof import('../e2e/stone-age-positions.ts') }} */
const { module: stone } = await runnerImport(fileURLToPath(new URL('../e2e/stone-age-positions.ts', import.meta.url)));
/** @type {[string, () => import('../src/session/store.ts').SavedTable][]} */
const moments = [
  ...Object.keys(stone.STONE_MOMENTS).map(
    (name) => /** @type {const} */ ([name, () => stone.stoneTable(/** @type {never} */ (name))]),
  ),
  ...Object.entries(positions.MOMENTS).map(
    ([name, wish]) => /** @type {const} */ ([name, () => positions.playedTo(wish)]),
  ),
  ...Object.keys(terra.TERRA_MOMENTS).map(
    (name) => /** @type {const} */ ([name, () => terra.terraTable(/** @type {never} */ (name))]),
  ),
  ...Object.keys(ages.AGES_MOMENTS).map(
    (name) => /** @type {const} */ ([name, () => ages.agesTable(/** @type {never} */ (name))]),
  ),
].filter(([name]) => chosen.length === 0 || chosen.includes(name));

/** What a person does at that moment before the picture is taken. */
const GESTURES = {
  /** @param {import('playwright-core').Page} page */
  async attack(page) {
    await page.locator('.nd-space[data-open="attack"]').last().dispatchEvent('click');
    await page.locator('[data-preview]').waitFor();
  },
  /** @param {import('playwright-core').Page} page */
  async building(page) {
    await page.locator('.nd-spot').nth(3).dispatchEvent('pointerover', { pointerType: 'mouse' });
  },
  /** @param {import('playwright-core').Page} page */
  async end(page) {
    await page.locator('.winner').waitFor();
  },
  /** @param {import('playwright-core').Page} page */
  async fort(page) {
    await page.locator('.ti-hex-spot').nth(2).dispatchEvent('pointerover');
  },
  /** @param {import('playwright-core').Page} page */
  async capital(page) {
    await page.locator('.nd-spot').last().dispatchEvent('pointerover', { pointerType: 'mouse' });
  },
  /** @param {import('playwright-core').Page} page */
  async explore(page) {
    await page.locator('.decision [data-action="explore"]').click();
    await page.locator('.nd-spot').first().dispatchEvent('pointerover', { pointerType: 'mouse' });
  },
};

await mkdir(folder, { recursive: true });
const house = await openHouse();
try {
  const context = await house.browser.newContext({ locale: 'de-DE' });
  await context.addInitScript(() => localStorage.setItem('tabularium-settings', '{"speed":"none","name":"Mara"}'));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  for (const [name, play] of moments) {
    const table = play();
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme: theme });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await sitDownAt(page, house.address, table);
        await GESTURES[/** @type {keyof typeof GESTURES} */ (name)]?.(page);
        await page.waitForTimeout(700);
        await page.screenshot({ path: `${folder}/${table.game}-${name}-${size.width}-${theme}.png` });
      }
    }
  }
} finally {
  await house.close();
}
