/** Somebody who plays Terra Incognita through the page by chance, by clicking what a person would click. */

import type { Page } from 'playwright-core';

/** Make one decision, whichever is asked; false when the game is over. All of it happens inside the page. */
export function decide(page: Page, luck: (choices: number) => number): Promise<boolean> {
  return page.evaluate(decideInPage, luck(1000));
}

/**
 * Runs inside the page: waits to be asked, clicks something that is open, answers what comes up beside the map, and waits
 * until the table has moved. What leads nowhere, such as half of a swap, is followed by something else.
 */
async function decideInPage(chance: number): Promise<boolean> {
  const OPEN = [
    '.nd-spot',
    '.ti-hex-spot',
    '.nd-directions button',
    '.nd-upgrade',
    '.ti-choice[data-action]',
    '.nd-space[data-open]',
    '.nd-card[data-open]',
    '.decision-buttons .button:not(:disabled)',
  ].join();
  const all = (query: string) => [...document.querySelectorAll(query)];
  const moves = () => document.querySelector('.table')?.getAttribute('data-moves');
  const over = () => all('.result').length > 0;
  const click = (what: Element | undefined) => what?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const until = async (holds: () => boolean, patience: number) => {
    for (const end = performance.now() + patience; performance.now() < end; ) {
      if (holds()) return true;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return false;
  };
  if (!(await until(() => over() || all('.decision[data-asked]').length > 0, 60_000))) throw new Error('Nobody asks.');
  const before = moves();
  const moved = () => over() || moves() !== before;
  for (let tries = 0; tries < 20 && !over(); tries++) {
    const open = all(OPEN);
    click(open[(chance + tries * 7) % Math.max(1, open.length)]);
    await until(() => moved() || all('[data-preview] [data-action], .popover .button').length > 0, 1500);
    if (!moved()) click(all('[data-preview] [data-action], .popover .button')[0]);
    if (await until(moved, 3000)) return true;
  }
  if (over()) return false;
  throw new Error(`Nothing leads on from: ${document.querySelector('.decision')?.textContent}`);
}
