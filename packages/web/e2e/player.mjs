// @ts-check
/** Somebody who plays Stone Age through the page, by clicking what a person would click. */

/** @typedef {import('playwright-core').Page} Page */

/**
 * Begin a table of this device with so many seats; the first is ours, the others are bots.
 * @param {Page} page
 * @param {string} address
 * @param {{ seats?: number, strength?: '1' | '2' | '3' | '4' | '5' }} wishes
 */
export async function beginTable(page, address, { seats = 4, strength = '1' } = {}) {
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
 * Make one decision, whichever is asked; false when the game is over. All of it happens inside the page, so that a busy
 * machine does not pay for every look at it.
 * @param {Page} page
 * @param {(choices: number) => number} luck
 */
export async function decide(page, luck) {
  const chances = Array.from({ length: 4 }, () => luck(60));
  return page.evaluate(decideInPage, chances);
}

/**
 * Runs inside the page: waits to be asked, clicks an open place (often the best one) and a number of people, or else the
 * first button of the decision bar, and waits until the table has moved.
 * @param {number[]} chances
 */
async function decideInPage([whether = 0, which = 0, number = 0]) {
  const wishes = ['hut', 'field', 'tool-maker', 'hunting-grounds', 'forest', 'clay-pit'];
  const all = (/** @type {string} */ query) => [...document.querySelectorAll(query)];
  const moves = () => document.querySelector('.table')?.getAttribute('data-moves');
  const over = () => all('.result').length > 0;
  const click = (/** @type {Element | undefined} */ what) =>
    what?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  /** @param {() => boolean} holds */
  const until = (holds) =>
    new Promise((resolve, reject) => {
      const end = performance.now() + 60_000;
      const look = () => {
        if (holds()) resolve(undefined);
        else if (performance.now() > end) reject(new Error(`Nothing happens at ${location.href}.`));
        else setTimeout(look, 10);
      };
      look();
    });
  await until(() => over() || all('.decision[data-asked]').length > 0);
  if (over()) return false;
  const before = moves();
  const places = all('.sa-place[data-open]');
  if (places.length > 0) {
    const named = (/** @type {string} */ id) =>
      places.find((place) => place.getAttribute('data-anchor') === `place:${id}`);
    const best = wishes.map(named).find((place) => place !== undefined);
    click(whether % 3 > 0 && best !== undefined ? best : places[which % places.length]);
    await until(() => moves() !== before || over() || all('.spot-menu .face').length > 0);
    const numbers = all('.spot-menu .face');
    click(numbers[number % numbers.length]);
  } else {
    click(all('.decision .button:not(:disabled)')[0]);
  }
  await until(() => moves() !== before || over());
  return true;
}

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
