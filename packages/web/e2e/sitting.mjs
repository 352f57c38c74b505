// @ts-check
/** Sitting down at a table that was played elsewhere, and hearing what happens there. */

/** @typedef {import('playwright-core').Page} Page */

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
  await isLaidOut(page);
}

/**
 * Wait until everything lies where it will stay: letters arrive, the map fits itself to the room that is left, lists are
 * scrolled to what is asked, each a few pictures after the last. What moves for ever is not waited for.
 * @param {Page} page
 */
async function isLaidOut(page) {
  await page.evaluate(async () => {
    const nextPicture = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const places = () =>
      [...document.querySelectorAll('.table *')]
        .map((thing) => {
          const { x, y, width, height } = thing.getBoundingClientRect();
          return `${x},${y},${width},${height}`;
        })
        .join();
    await document.fonts.ready;
    let before = '';
    for (let [pictures, still] = [0, 0]; pictures < 60 && still < 4; pictures += 1) {
      const now = places();
      still = now === before ? still + 1 : 0;
      before = now;
      await nextPicture();
    }
  });
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
