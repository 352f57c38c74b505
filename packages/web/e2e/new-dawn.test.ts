import type { NewDawnState } from '@tabularium/new-dawn';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide } from './new-dawn-player.mjs';
import { afterScience, foretold, isAsked, MOMENTS, playedTo } from './new-dawn-positions.ts';
import { luckFrom } from './player.mjs';
import { heard, movesTold, sitDownAt } from './sitting.mjs';
import { decide as decideInPage } from './terra-incognita-player.ts';
import { theHouse } from './the-house.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

const WORDS = {
  'de-DE': { go: 'Los geht’s', limit: 'Rundengrenze (Hausregel)', focus: 'Fokuskarte', goals: 'Siegkarten' },
  'en-GB': { go: 'Let’s go', limit: 'Round limit (house rule)', focus: 'focus card', goals: 'Victory cards' },
} as const;

/** A label that begins with these words; another option's help may mention them. */
const beginning = (words: string) => new RegExp(`^${words.replace(/[()]/g, '\\$&')}`);

/** Begin a table for two through the dialog; options are chosen by their names. */
async function begin(page: Page, choices: Record<string, string>): Promise<void> {
  await page.goto(`${house.address}/new/new-dawn`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('.seat-row').nth(1).locator('select').nth(1).selectOption('3');
  await page.locator('.create details summary').click();
  for (const [name, value] of Object.entries(choices)) await page.getByLabel(beginning(name)).selectOption(value);
  await page.locator('.create button[type=submit]').click();
  await page.locator('.nd-map').waitFor();
}

test('a guest plays a whole game on the first map', async () => {
  const words = WORDS['de-DE'];
  const guest = await visit(house);
  const { page } = guest;
  await begin(page, { [words.limit]: '30' });
  await page.locator('.decision[data-asked]').waitFor();
  expect(await page.getByRole('heading', { name: words.goals }).isVisible()).toBe(true);
  const luck = luckFrom(5);
  let decisions = 0;
  while (await decideInPage(page, luck)) expect(++decisions).toBeLessThan(3000);
  expect(decisions).toBeGreaterThan(30);
  await page.locator('.winner').waitFor();
  expect(await page.locator('.nd-agendas tbody').count()).toBe(3);
  expect(await page.locator('.nd-timeline .nd-lane').count()).toBe(2);
  await leaveQuietly(guest);
});

test('a game asks and ends in English as well', async () => {
  const words = WORDS['en-GB'];
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await begin(page, { [words.limit]: '30' });
  await page.locator('.decision[data-asked]').waitFor();
  expect(await page.getByRole('heading', { name: words.goals }).isVisible()).toBe(true);
  await sitDownAt(page, house.address, playedTo(MOMENTS.opening));
  expect(await page.locator('.decision-prompt').textContent()).toContain(words.focus);
  await sitDownAt(page, house.address, playedTo(MOMENTS.end));
  await page
    .getByText(/wins?$/)
    .first()
    .waitFor();
  await leaveQuietly(guest);
});

test('a map is built by hand: tiles are turned, flipped and laid', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await begin(page, { Weltkarte: 'players' });
  const tray = page.locator('.nd-tray');
  await tray.waitFor();
  await page.locator('.nd-spot').first().waitFor();
  expect(await page.locator('.nd-space').count()).toBeGreaterThanOrEqual(40);

  const picture = () => page.locator('.nd-tray-tile[aria-pressed="true"] svg').innerHTML();
  const upright = await picture();
  await page.keyboard.press('t');
  await expect.poll(picture).not.toBe(upright);
  await page.keyboard.press('Shift+T');
  await expect.poll(picture).toBe(upright);
  await page.getByRole('button', { name: 'Wenden' }).click();
  await expect.poll(picture).not.toBe(upright);
  await page.keyboard.press('f');
  await expect.poll(picture).toBe(upright);

  const spot = page.locator('.nd-spot').first();
  await spot.focus();
  await page.locator('.nd-ghost').waitFor();
  const spaces = await page.locator('.nd-space').count();
  const before = await movesTold(page);
  await page.keyboard.press('Enter');
  await heard(page, before);
  await expect.poll(() => page.locator('.nd-space').count()).toBeGreaterThan(spaces);

  const luck = luckFrom(3);
  while ((await page.locator('.nd-space').count()) < 100) {
    if ((await page.locator('.nd-tray').count()) > 0) await decide(page, luck);
    else await page.waitForTimeout(100); // the bot lays a tile
  }
  await page.locator('.nd-row').waitFor();
  await decide(page, luck);
  await leaveQuietly(guest);
});

/** The numbers of a side of the fight: its parts and its sum. */
async function sideOf(page: Page, side: number): Promise<{ parts: number; sum: number }> {
  const cells = await page.locator('[data-preview] dl').nth(side).locator('dd').allInnerTexts();
  const numbers = cells.map((cell) => Number.parseInt(cell.replace('−', '-'), 10));
  return { parts: numbers.slice(0, -1).reduce((sum, part) => sum + part, 0), sum: numbers.at(-1) ?? 0 };
}

test('an attack shows its arithmetic before the dice fall, and the dice afterwards', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.attack));
  const before = await movesTold(page);
  await page.locator('.nd-space[data-open="attack"]').last().dispatchEvent('click');
  const preview = page.locator('[data-preview]');
  await preview.waitFor();
  const [attack, defence] = [await sideOf(page, 0), await sideOf(page, 1)];
  expect(attack.parts).toBe(attack.sum);
  expect(defence.parts).toBe(defence.sum);
  expect(await movesTold(page)).toBe(before);

  await page.getByRole('button', { name: 'Anderes Ziel' }).click();
  await expect.poll(() => preview.count()).toBe(0);
  await page.locator('.nd-space[data-open="attack"]').last().dispatchEvent('click');
  await preview.getByRole('button', { name: 'Angreifen' }).click();
  await heard(page, before);
  const report = page.locator('.nd-report');
  await report.waitFor();
  for (const [side, known] of [attack, defence].entries()) {
    const die = Number(await report.locator('.nd-die').nth(side).getAttribute('aria-label'));
    const total = Number(await report.locator('.nd-die-sum strong').nth(side).textContent());
    expect(die).toBeGreaterThanOrEqual(1);
    expect(total).toBe(known.sum + die);
  }
  // The dice lie there to be seen, and nothing stays covered by them when one goes on.
  if ((await report.getAttribute('data-outcome')) !== null) {
    await page.keyboard.press('Shift');
    await expect.poll(() => report.count()).toBe(0);
  }
  await leaveQuietly(guest);
});

test('a refusal names its rule, on the map and in the bar, and the rule opens', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.placing));
  const water = page.locator('.nd-space[aria-label="Wasser"]').first();
  await water.hover({ force: true });
  await page.locator('.explain .refusal').waitFor();
  expect(await page.locator('.explain .refusal').textContent()).toContain('Wasser ist hier nicht erlaubt');
  await water.dispatchEvent('click');
  const refusal = page.getByRole('alert');
  await refusal.waitFor();
  const link = refusal.getByRole('button');
  const rule = await link.textContent();
  expect(rule).toBe('ND 5.2');
  await link.click();
  const paragraph = page.getByRole('dialog').locator(`[data-rule="${rule}"]`);
  await paragraph.waitFor();
  expect(await paragraph.getAttribute('data-open')).toBe('true');
  await leaveQuietly(guest);
});

test('a choice can be taken back, and the cards are where they were', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.opening));
  const row = () =>
    page.locator('.nd-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
  const cards = await row();
  const culture = page.locator('.nd-card[data-card="early-empire"]');
  const before = await movesTold(page);
  await culture.click();
  await heard(page, before);
  await expect.poll(() => culture.getAttribute('data-lifted')).toBe('true');
  const space = page.locator('.nd-space[data-open="place"]').first();
  const number = await space.getAttribute('data-space');
  await space.dispatchEvent('click');
  const placed = page.locator(`.nd-space[data-space="${number}"]`);
  await expect.poll(() => placed.getAttribute('aria-label')).toContain('Kontrollmarker');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => placed.getAttribute('data-open')).toBe('place');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => culture.getAttribute('data-open')).toBe('focus');
  expect(await row()).toEqual(cards);
  await leaveQuietly(guest);
});

test('a finished game tells who won and by which agendas, and can be watched again', async () => {
  const guest = await visit(house);
  const { page } = guest;
  const table = playedTo(MOMENTS.end);
  await sitDownAt(page, house.address, table);
  await page.locator('.winner').waitFor();
  const completed = await page.locator('.nd-agendas tbody').evaluateAll((cards) =>
    cards.reduce((sum, card) => {
      const seats = [...card.querySelectorAll<HTMLTableCellElement>('td[data-done]')].map((cell) => cell.cellIndex);
      return sum + new Set(seats).size;
    }, 0),
  );
  expect(completed).toBe(table.result?.scores.reduce((sum, score) => sum + score, 0));
  await page.getByRole('link', { name: 'Zug für Zug ansehen' }).click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  expect(Number(await slider.getAttribute('max'))).toBe(table.moves.length);
  await slider.fill(String(Math.round(table.moves.length / 2)));
  await expect.poll(() => page.locator('.nd-realm').count()).toBe(3);
  await leaveQuietly(guest);
});

test('a whole turn by keyboard alone', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.opening));
  const focused = (attribute: string) => page.evaluate((name) => document.activeElement?.getAttribute(name), attribute);
  let before = await movesTold(page);
  await page.locator('body').press('b');
  expect(await focused('data-space')).not.toBeNull();
  const start = await focused('data-space');
  await page.keyboard.press('ArrowRight');
  expect(await focused('data-space')).not.toBe(start);
  for (let presses = 0; (await focused('data-card')) !== 'early-empire'; presses++) {
    expect(presses).toBeLessThan(60);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await heard(page, before);
  await page.locator('.nd-space[data-open="place"]').first().waitFor({ state: 'attached' });
  before = await movesTold(page);
  await page.keyboard.press('b');
  await page.keyboard.press('n');
  expect(await focused('data-open')).toBe('place');
  await page.keyboard.press('Enter');
  await heard(page, before);
  expect(await focused('aria-label')).toContain('Kontrollmarker');
  const round = await page.locator('.table').getAttribute('data-round');
  await page.keyboard.press('1');
  await expect.poll(() => page.locator('.table').getAttribute('data-round'), { timeout: 20_000 }).not.toBe(round);
  await leaveQuietly(guest);
});

test('a caravan sent far away walks there step by step', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.caravan));
  const before = Number(await movesTold(page));
  await page.locator('.nd-reach').waitFor({ state: 'attached' });
  const far = await page.evaluate(() => {
    const reach = document.querySelector<SVGPathElement>('.nd-reach');
    const spaces = [...document.querySelectorAll<SVGPathElement>('.nd-space:not([data-open])')];
    const inside = spaces.filter((space) => {
      const { x, y, width, height } = space.getBBox();
      return reach?.isPointInFill(new DOMPoint(x + width / 2, y + height / 2)) === true;
    });
    return inside.at(-1)?.getAttribute('data-space');
  });
  expect(far).toBeDefined();
  await page.locator(`.nd-space[data-space="${far}"]`).dispatchEvent('click');
  await expect.poll(async () => Number(await movesTold(page))).toBeGreaterThanOrEqual(before + 2);
  await leaveQuietly(guest);
});

test('a caravan that can go no farther stops by itself, and that can be taken back', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.caravan));
  const steps = page.locator('.nd-space[data-open="step"]');
  await steps.first().waitFor({ state: 'attached' });
  while ((await steps.count()) > 0) {
    const before = await movesTold(page);
    await steps.first().dispatchEvent('click');
    await heard(page, before);
  }
  const stop = page.getByRole('button', { name: 'Hier anhalten' });
  await expect.poll(() => stop.count()).toBe(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await stop.waitFor();
  await page.waitForTimeout(500);
  expect(await stop.count()).toBe(1);
  await leaveQuietly(guest);
});

test('ND 6.3 the dial is not moved by itself: its card may be resolved without its effect', async () => {
  const guest = await visit(house);
  const { page } = guest;
  const moment = (game: NewDawnState) => isAsked(game, 'choose-focus') && afterScience(game)?.step === 'gain-card';
  await sitDownAt(page, house.address, playedTo({ id: 'dial', seats: 3, seed: 'd1', moment }));
  const before = Number(await movesTold(page));
  const science = page.locator('.nd-card:has-text("Wissenschaft")');
  await science.click();
  const advance = page.getByRole('button', { name: 'Weiterbewegen' });
  await advance.waitFor();
  await page.getByRole('button', { name: 'Verzichten' }).waitFor();
  await page.waitForTimeout(500);
  expect(Number(await movesTold(page))).toBe(before + 1);
  await advance.click();
  await page.locator('.nd-upgrade').first().waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await advance.waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => science.getAttribute('data-open')).toBe('focus');
  expect(Number(await movesTold(page))).toBe(before);
  await leaveQuietly(guest);
});

test('barbarians set out one after the other', async () => {
  const guest = await visit(house, { speed: 'slow' });
  const { page } = guest;
  const moving = playedTo({
    id: 'barbarians',
    seats: 2,
    seed: 'b5',
    moment: (game) =>
      isAsked(game, 'place-tokens') && foretold(game).filter(({ fact }) => fact === 'barbarian-moved').length > 1,
  });
  await sitDownAt(page, house.address, moving);
  const before = await movesTold(page);
  await page.getByRole('button', { name: 'Fertig' }).click();
  await heard(page, before);
  const delays = await page
    .locator('.nd-figure-place')
    .evaluateAll((figures) => figures.map((figure) => Number.parseFloat(getComputedStyle(figure).transitionDelay)));
  expect(new Set(delays).size).toBeGreaterThan(1);
  await leaveQuietly(guest);
});
