// @ts-check
/**
 * Writes pictures of every board to a folder: its moments in five sizes, by day and by night, in German and the wide ones
 * in English as well. `--help` says which names choose among them.
 */

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { openHouse } from '../e2e/house.mjs';
import { sitDownAt } from '../e2e/sitting.mjs';
import { chosenOf } from './chosen.mjs';

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
/** @type {{ module: typeof import('../e2e/fame-and-fortune-positions.ts') }} */
const { module: fame } = await runnerImport(
  fileURLToPath(new URL('../e2e/fame-and-fortune-positions.ts', import.meta.url)),
);
/** @type {{ module: typeof import('../e2e/stone-age-positions.ts') }} */
const { module: stone } = await runnerImport(fileURLToPath(new URL('../e2e/stone-age-positions.ts', import.meta.url)));
/** @typedef {readonly [moment: string, play: () => import('../src/session/store.ts').SavedTable]} Moment */
/** The moments of every box, by its name. @type {Readonly<Record<string, readonly Moment[]>>} */
const boxes = {
  'stone-age': Object.keys(stone.STONE_MOMENTS).map((name) => [
    name,
    () => stone.stoneTable(/** @type {never} */ (name)),
  ]),
  'new-dawn': Object.entries(positions.MOMENTS).map(([name, wish]) => [name, () => positions.playedTo(wish)]),
  'terra-incognita': Object.keys(terra.TERRA_MOMENTS).map((name) => [
    name,
    () => terra.terraTable(/** @type {never} */ (name)),
  ]),
  'through-the-ages': Object.keys(ages.AGES_MOMENTS).map((name) => [
    name,
    () => ages.agesTable(/** @type {never} */ (name)),
  ]),
  'fame-and-fortune': [
    ...Object.keys(fame.FAME_MOMENTS).map(
      /** @returns {Moment} */ (name) => [name, () => fame.fameTable(/** @type {never} */ (name))],
    ),
    ...Object.keys(fame.FAME_CHANCES).map(
      /** @returns {Moment} */ (name) => [name, () => fame.fameChance(/** @type {never} */ (name))],
    ),
  ],
};

const { folder, among, sizes, themes, languages } = chosenOf('board-pictures.mjs', 'every board at its moments', {
  boxes: Object.keys(boxes),
  ...Object.fromEntries(
    Object.entries(boxes).map(([box, moments]) => [`moments of ${box}`, moments.map(([name]) => name)]),
  ),
});
const moments = among(Object.keys(boxes)).flatMap((box) => boxes[box] ?? []);
const names = among(moments.map(([name]) => name));

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
  for (const language of languages) {
    const context = await house.browser.newContext({ locale: language === 'de' ? 'de-DE' : 'en-GB' });
    await context.addInitScript(() =>
      localStorage.setItem('tabularium-settings', '{"speed":"none","name":"Mara","tips":false}'),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    for (const [name, play] of moments) {
      if (!names.includes(name)) continue;
      const table = play();
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        for (const size of sizes) {
          // In English the words are shorter: one picture of each moment is enough, unless more is asked for.
          if (language === 'en' && languages.length > 1 && (theme === 'dark' || size.width < 1440)) continue;
          await page.setViewportSize(size);
          // Anew each time: a gesture may have been a move.
          await sitDownAt(page, house.address, table);
          await page.locator('.board-place').waitFor({ state: 'attached' });
          if (table.result === null) await page.locator('.decision[data-asked]').waitFor();
          await GESTURES[/** @type {keyof typeof GESTURES} */ (name)]?.(page);
          await page.waitForTimeout(300);
          // What moves comes to rest first, but for what moves for ever.
          await page.waitForFunction(() =>
            document
              .getAnimations()
              .every(
                ({ effect, playState }) =>
                  playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
              ),
          );
          const path = `${folder}/${table.game}-${name}-${size.width}x${size.height}-${theme}-${language}.png`;
          await page.screenshot({ path });
        }
      }
    }
    await context.close();
  }
} finally {
  await house.close();
}
