// @ts-check
/**
 * Writes pictures of the pages of the house to a folder: five sizes, by day and by night, in German and the widest in
 * English as well. `--help` says which names choose among them.
 */

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { openHouse } from '../e2e/house.mjs';
import { sitDownAt } from '../e2e/sitting.mjs';
import { chosenOf } from './chosen.mjs';
import { peopleIn } from './people.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** The pages that need nobody but who looks at them: where each is, and what shows that it is there. */
const QUIET = /** @type {const} */ ({
  home: ['/', '.game-card h3'],
  'new-game': ['/new/stone-age', '.seat-row'],
  'new-terra': ['/new/terra-incognita', '.seat-row'],
  rules: ['/rules/stone-age', '.rule'],
  course: ['/learn/new-dawn', '.lesson-row'],
  lesson: ['/learn/new-dawn/row', '.guide'],
  challenges: ['/challenges', '.lesson-row'],
  challenge: ['/challenge/stone-age/woodcutters', '.guide'],
  account: ['/account', 'form'],
  credits: ['/credits', 'h1'],
});
/** The pages of somebody with an account, among others. */
const PEOPLED = /** @type {const} */ ({
  own: ['/', '.invitations'],
  open: ['/lobby', '.table-card'],
  friends: ['/friends', '.table-row'],
  cups: ['/cups', '.table-row'],
  leaders: ['/leaders/stone-age', 'table.board'],
});
/** What is shown of a game that is over. */
const OVER = /** @type {const} */ (['final', 'replay', 'review']);

/** @template {object} Named @param {Named} named */
const namesOf = (named) => /** @type {(keyof Named & string)[]} */ (Object.keys(named));

const kinds = {
  pages: namesOf(QUIET),
  'pages of people': [...namesOf(PEOPLED), 'profile', 'cup', 'cup-open', 'lobby'],
  'pages of a finished game': OVER,
};
const { folder, among, sizes, themes, languages } = chosenOf('screenshots.mjs', 'the pages of the house', kinds);
const chosen = among(Object.values(kinds).flat());

/** @type {{ module: typeof import('../e2e/stone-age-positions.ts') }} */
const { module: stone } = await runnerImport(fileURLToPath(new URL('../e2e/stone-age-positions.ts', import.meta.url)));

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
    for (const [name, show] of Object.entries(pagesFor(page, language))) {
      if (!chosen.includes(name)) continue;
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        for (const size of sizes) {
          if (language === 'en' && languages.length > 1 && (theme === 'dark' || size.width < 1440)) continue;
          await page.setViewportSize(size);
          await show();
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(400);
          await page.screenshot({ path: `${folder}/${name}-${size.width}x${size.height}-${theme}-${language}.png` });
        }
      }
    }
    await context.close();
  }
} finally {
  await house.close();
}

/**
 * How each page is come to.
 * @param {Page} page
 * @param {string} language so that those who come in one language are not those of another
 * @returns {Readonly<Record<string, () => Promise<unknown>>>}
 */
function pagesFor(page, language) {
  /** @param {string} path @param {string} ready */
  const at = (path, ready) => async () => {
    await page.goto(house.address + path);
    await page.locator(ready).first().waitFor();
  };
  const final = async () => {
    await sitDownAt(page, house.address, stone.stoneTable('end'));
    await page.locator('.winner').waitFor();
  };
  const replay = async () => {
    await final();
    await page.locator('a[href^="/replay/"]').first().click();
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) * 0.62)));
  };
  const review = async () => {
    await final();
    await page.locator('a[href*="review"]').first().click();
    await page.locator('.turnings button').first().waitFor({ timeout: 180_000 });
  };
  /** @type {ReturnType<typeof peopleIn> | undefined} */
  let people;
  /** The others come when the first of their pages is opened: until then whoever looks has no account. */
  const others = () => {
    people ??= peopleIn(house, page.request, language);
    return people;
  };
  const peopled = Object.entries(PEOPLED).map(([name, [path, ready]]) => [
    name,
    async () => {
      await others();
      await at(path, ready)();
    },
  ]);
  return {
    ...Object.fromEntries(Object.entries(QUIET).map(([name, [path, ready]]) => [name, at(path, ready)])),
    final,
    replay,
    review,
    ...Object.fromEntries(peopled),
    profile: async () => at(`/people/${(await others()).self}`, '.history-row')(),
    cup: async () => at(`/cups/${(await others()).cup}`, 'table.board')(),
    'cup-open': async () => at(`/cups/${(await others()).open}`, '.names')(),
    lobby: async () => at(`/table/${(await others()).lobby}`, 'main h1')(),
  };
}
