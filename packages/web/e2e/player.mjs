// @ts-check
/** Somebody who plays Stone Age through the page, by clicking what a person would click. */

/** @typedef {import('playwright-core').Page} Page */

/** What can be clicked when one is asked. */
const OPEN_PLACE = '.sa-place[data-choice="place"], .sa-place[data-choice="use"]';
const BUTTON = '.decision .button:not(:disabled)';

/**
 * Begin a table of this device with so many seats; the first is ours, the others are bots.
 * @param {Page} page
 * @param {string} address
 * @param {{ seats?: number, strength?: 'easy' | 'medium' | 'hard' }} wishes
 */
export async function beginTable(page, address, { seats = 4, strength = 'easy' } = {}) {
  await page.goto(`${address}/new/stone-age`);
  await page.locator('.seat-row').first().waitFor();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  for (let seat = 2; seat <= seats; seat++) {
    await page
      .locator('.seat-row')
      .nth(seat - 1)
      .locator('select')
      .nth(1)
      .selectOption(strength);
  }
  await page.locator('.create button[type=submit]').click();
  await page.locator('.sa-board').waitFor();
}

/**
 * Make one decision, whichever is asked; false when the game is over.
 * @param {Page} page
 * @param {(choices: number) => number} luck
 */
export async function decide(page, luck) {
  await page.locator(`.decision[data-asked], .result`).first().waitFor();
  if ((await page.locator('.result').count()) > 0) return false;
  const before = await movesTold(page);
  const places = page.locator(OPEN_PLACE);
  const count = await places.count();
  if (count > 0) {
    await (await sensible(page, luck)).dispatchEvent('click');
    const numbers = page.locator('.sa-pick');
    if ((await movesTold(page)) === before && (await numbers.count()) > 0) {
      await numbers.nth(luck(await numbers.count())).click();
    }
  } else {
    await page.locator(BUTTON).first().click();
  }
  await page.waitForFunction(
    (told) =>
      document.querySelector('.result') !== null ||
      document.querySelector('.table')?.getAttribute('data-moves') !== told,
    before,
  );
  return true;
}

/** Places worth going to before the others, most of the time. */
const WISHES = ['hut', 'field', 'tool-maker', 'hunting-grounds', 'forest', 'clay-pit'];

/**
 * An open place: often the best one, sometimes any.
 * @param {Page} page
 * @param {(choices: number) => number} luck
 */
async function sensible(page, luck) {
  const places = page.locator(OPEN_PLACE);
  const ids = await places.evaluateAll((found) => found.map((place) => place.getAttribute('data-place') ?? ''));
  const best = WISHES.find((id) => ids.includes(id));
  return luck(3) > 0 && best !== undefined ? page.locator(`[data-place="${best}"]`) : places.nth(luck(ids.length));
}

/** @param {Page} page */
const movesTold = async (page) => (await page.locator('.table').getAttribute('data-moves')) ?? '';

/**
 * Play until that round begins, or to the end; gives the number of decisions made.
 * @param {Page} page
 * @param {{ untilRound?: number, luck?: (choices: number) => number }} wishes
 */
export async function playOn(page, { untilRound = Number.POSITIVE_INFINITY, luck = luckFrom(7) } = {}) {
  for (let decisions = 0; decisions < 2000; decisions++) {
    const round = Number(await page.locator('.table').getAttribute('data-round'));
    if (round >= untilRound || !(await decide(page, luck))) return decisions;
  }
  throw new Error('The game does not end.');
}

/**
 * Repeatable chance for choosing among clicks.
 * @param {number} seed
 */
export function luckFrom(seed) {
  let state = seed;
  return (/** @type {number} */ choices) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * choices);
  };
}
