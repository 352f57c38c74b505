// @ts-check
/** Somebody who plays Civilization with Fame and Fortune through the page, by clicking what a person would click. */

/** @typedef {import('playwright-core').Page} Page */

/**
 * Make one decision, whichever is asked; false when the game is over. All of it happens inside the page, so that a busy
 * machine does not pay for every look at it.
 * @param {Page} page
 * @param {(choices: number) => number} luck
 * @param {readonly string[]} wishes What is rather chosen than left to chance, as selectors, the dearest first.
 */
export async function decide(page, luck, wishes = []) {
  return page.evaluate(decideInPage, { chances: Array.from({ length: 12 }, () => luck(1000)), wishes });
}

/**
 * Runs inside the page: waits to be asked, clicks something open on the table or a button of the decision bar, answers the
 * menu that this may open, and waits until the table has moved.
 * @param {{ chances: number[], wishes: readonly string[] }} given
 */
async function decideInPage({ chances, wishes }) {
  const all = (/** @type {string} */ query) => [...document.querySelectorAll(query)];
  const moves = () => document.querySelector('.table')?.getAttribute('data-moves');
  const over = () => all('.result').length > 0;
  const chance = (/** @type {number} */ choices) => (chances.pop() ?? 0) % choices;
  const one = (/** @type {Element[]} */ among) => among[chance(among.length)];
  const click = (/** @type {Element | undefined} */ what) =>
    what?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  /** Does it come true in time? @param {() => boolean} holds @param {number} patience */
  const until = async (holds, patience) => {
    for (const end = performance.now() + patience; performance.now() < end; ) {
      if (holds()) return true;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return holds();
  };
  const MENU = '.spot-menu [data-action], .popover .button';
  const BUTTON = '.decision .button:not(:disabled, .coach-button, .quiet-strip)';
  if (!(await until(() => over() || all('.decision[data-asked]').length > 0, 60_000))) {
    throw new Error(`Nobody is asked at ${location.href}.`);
  }
  if (over()) return false;
  const before = moves();
  const moved = () => over() || moves() !== before;
  for (let tries = 0; tries < 4 && !moved(); tries++) {
    // What is only looked at moves nothing.
    const spots = all('.board-place [data-open]:not([data-open="look"])');
    const wished = tries === 0 ? wishes.flatMap(all)[0] : undefined;
    click(wished ?? (spots.length > 0 && chance(3) > 0 ? one(spots) : (one(all(BUTTON)) ?? one(spots))));
    if (await until(() => moved() || all(MENU).length > 0, 300)) {
      if (!moved()) click(one(all(MENU)));
      await until(moved, 1000);
    }
  }
  if (!moved()) click(all('.decision [data-action="pass"]')[0] ?? all(BUTTON)[0]);
  if (!(await until(moved, 60_000))) throw new Error(`Nothing happens at ${location.href}.`);
  return true;
}
