/** What flies over the table, written down while it happens. */

import type { Page } from 'playwright-core';

/** Begins to watch; gives the words of everything that has flown since then. */
export async function flightsOn(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Element && node.classList.contains('travelling')) seen.push(node.textContent ?? '');
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}
