// @ts-check
/** Somebody who plays Through the Ages through the page, by clicking what a person would click. */

/** @typedef {import('playwright-core').Page} Page */

/**
 * Make one decision, whichever is asked; false when the game is over. All of it happens inside the page, so that a busy
 * machine does not pay for every look at it.
 * @param {Page} page
 * @param {(choices: number) => number} luck
 */
async function decide(page, luck) {
  return page.evaluate(
    decideInPage,
    Array.from({ length: 4 }, () => luck(1000)),
  );
}

/**
 * Runs inside the page: waits to be asked, clicks a marked card or place (mostly) or a button of the decision bar, then one
 * of the choices if a list opens, and waits until the table has moved.
 * @param {number[]} chances
 */
async function decideInPage([whether = 0, which = 0, among = 0, button = 0]) {
  const all = (/** @type {string} */ query) => [...document.querySelectorAll(query)];
  const moves = () => document.querySelector('.table')?.getAttribute('data-moves');
  const over = () => all('.result').length > 0;
  const pick = (/** @type {Element[]} */ some, /** @type {number} */ chance) => some[chance % some.length];
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
  const marked = all('.ta-spot[data-open]');
  const buttons = all('.decision .button:not(:disabled, .coach-button, .quiet-strip)');
  if (marked.length > 0 && (whether % 6 > 0 || buttons.length === 0)) click(pick(marked, which));
  else click(pick(buttons, button));
  const list = () => all('.popover .button:not([data-action="destroy"])');
  const whole = () => all('.popover .button');
  await until(() => moves() !== before || over() || whole().length > 0);
  if (moves() === before && !over()) click(pick(list().length > 0 ? list() : whole(), among));
  await until(() => moves() !== before || over());
  return true;
}

/**
 * Play to the end; gives the number of decisions made.
 * @param {Page} page
 * @param {(choices: number) => number} luck
 */
export async function playToTheEnd(page, luck) {
  for (let decisions = 0; decisions < 2000; decisions++) {
    if (!(await decide(page, luck))) return decisions;
  }
  throw new Error('The game does not end.');
}
