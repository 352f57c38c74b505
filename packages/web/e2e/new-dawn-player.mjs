// @ts-check
/** Somebody who plays A New Dawn through the page, by clicking what a person would click. */

import { heard, movesTold } from './sitting.mjs';

/** @typedef {import('playwright-core').Page} Page */

const SPACE = '.nd-space[data-open]';
const CARD = '.nd-card[data-open]';
const UPGRADE = '.nd-upgrade';
const TURN = '.nd-directions button';
const SPOT = '.nd-spot';
const BUTTON = '.decision .decision-buttons .button:not(:disabled, .coach-button, .quiet-strip)';

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
 * Complete a choice that one click only begins: one of several things on a space, the second of two cards, or the city from
 * which a figure on a card sets out.
 * @param {Page} page
 */
async function finish(page) {
  const several = page.locator('.spot-menu [data-action]');
  if ((await several.count()) > 0) await several.first().click();
  if ((await page.locator(`${CARD}[data-lifted]`).count()) > 0) {
    await page.locator(`${CARD}:not([data-lifted]), ${SPACE}`).first().dispatchEvent('click');
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
