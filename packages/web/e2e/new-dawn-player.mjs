// @ts-check
/** Somebody who plays A New Dawn through the page, by clicking what a person would click. */

/** @typedef {import('playwright-core').Page} Page */

const SPACE = '.nd-space[data-open]';
const CARD = '.nd-card[data-open]';
const UPGRADE = '.nd-upgrade';
const TURN = '.nd-directions button';
const SPOT = '.nd-spot';
const BUTTON = '.decision .decision-buttons .button:not(:disabled)';

/** A page that asks for nothing, not even an icon. */
const EMPTY = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>.</title></html>';

/**
 * Put a table on the browser's shelf and sit down at it. The shelf is filled from an empty page of the same address, where
 * no script runs and nothing is cut off by going on.
 * @param {Page} page
 * @param {string} address
 * @param {import('../src/session/store.ts').SavedTable} table
 */
export async function sitDownAt(page, address, table) {
  await page.route('**/api/empty', (route) => route.fulfill({ contentType: 'text/html', body: EMPTY }));
  await page.goto(`${address}/api/empty`);
  await page.evaluate(
    (saved) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tabularium', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('tables', { keyPath: 'id' });
          opening.result.createObjectStore('records', { keyPath: 'id' });
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const putting = opening.result.transaction('tables', 'readwrite');
          putting.objectStore('tables').put(saved);
          putting.oncomplete = () => {
            opening.result.close();
            resolve(undefined);
          };
        };
      }),
    table,
  );
  await page.goto(`${address}/play/${table.id}`);
  await page.locator('.board-place > *, .board-place + *').first().waitFor();
  if (table.result === null) await page.locator('.decision[data-asked]').waitFor();
}

/**
 * How many moves the table has told.
 * @param {Page} page
 */
export const movesTold = async (page) => (await page.locator('.table').getAttribute('data-moves')) ?? '';

/**
 * Wait until something has happened since then, or the game is over.
 * @param {Page} page
 * @param {string} before
 */
export async function heard(page, before) {
  await page.waitForFunction(
    (told) =>
      document.querySelector('.result') !== null ||
      document.querySelector('.table')?.getAttribute('data-moves') !== told,
    before,
  );
}

/**
 * Make one decision, whichever is asked; false when the game is over.
 * @param {Page} page
 * @param {(choices: number) => number} luck
 */
export async function decide(page, luck) {
  await page.locator('.decision[data-asked], .result').first().waitFor();
  if ((await page.locator('.result').count()) > 0) return false;
  const before = await movesTold(page);
  for (const choices of [TURN, UPGRADE, SPOT, SPACE, CARD]) {
    const found = page.locator(choices);
    const count = await found.count();
    const mayPass = choices === SPACE || choices === CARD;
    if (count === 0 || (mayPass && luck(4) === 0 && (await page.locator(BUTTON).count()) > 0)) continue;
    const one = found.nth(luck(count));
    const attack = (await one.getAttribute('data-open')) === 'attack';
    await one.dispatchEvent('click');
    if (attack) await page.locator('[data-preview] [data-action="attack"]').click();
    else await finish(page);
    await heard(page, before);
    return true;
  }
  await pressButton(page, luck);
  await heard(page, before);
  return true;
}

/**
 * Complete a choice that one click only begins: one of several things on a space, or the second of two cards.
 * @param {Page} page
 */
async function finish(page) {
  const several = page.locator('.ti-picker [data-action]');
  if ((await several.count()) > 0) await several.first().click();
  if ((await page.locator(`${CARD}[data-lifted]`).count()) > 0) {
    await page.locator(`${CARD}:not([data-lifted])`).first().dispatchEvent('click');
  }
}

/**
 * @param {Page} page
 * @param {(choices: number) => number} luck
 */
async function pressButton(page, luck) {
  const buttons = page.locator(BUTTON);
  await buttons.nth(luck(await buttons.count())).click();
  const list = page.locator('.popover .button');
  if ((await list.count()) > 0) await list.first().click();
}
