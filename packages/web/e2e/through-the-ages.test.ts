import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf, cutOff, firstInView, hidden, isInView, overlap, sticksOut } from './boxes.ts';
import { luckFrom } from './player.mjs';
import { movesTold, sitDownAt } from './sitting.mjs';
import { theHouse } from './the-house.ts';
import { playToTheEnd } from './through-the-ages-player.mjs';
import { agesTable } from './through-the-ages-positions.ts';
import { complaintsOf, leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

const WORDS = {
  'de-DE': { first: 'Aktionsphase', scoring: 'Schlusswertung', total: 'Summe', length: 'Ganzes Spiel' },
  'en-GB': { first: 'Action Phase', scoring: 'Final scoring', total: 'Total', length: 'Shorter game, to Age II' },
} as const;

/** A table for two of that length, and its first question. */
async function begin(page: Page, locale: keyof typeof WORDS): Promise<void> {
  const words = WORDS[locale];
  await page.goto(`${house.address}/new/through-the-ages`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('.seat-row').nth(1).locator('select').nth(1).selectOption('3');
  await page.locator('.create summary').first().click();
  const lengths = page.locator('select', { has: page.locator('option', { hasText: words.length }) });
  await lengths.selectOption({ label: words.length });
  await page.locator('.create button[type=submit]').click();
  await page.locator('.decision[data-asked]').waitFor();
  expect(await page.locator('.decision-prompt').textContent()).toContain(words.first);
  expect(await page.locator('.ta-row > li').count()).toBe(13);
}

async function expectScoring(page: Page, locale: keyof typeof WORDS): Promise<void> {
  const scoring = page.getByRole('dialog', { name: WORDS[locale].scoring });
  await scoring.locator('.winner').waitFor();
  expect(await scoring.locator('tfoot th').textContent()).toBe(WORDS[locale].total);
}

test('a guest plays a whole game from the first card to the scoring', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await begin(page, 'de-DE');
  expect(await playToTheEnd(page, luckFrom(3))).toBeGreaterThan(40);
  await expectScoring(page, 'de-DE');
  await leaveQuietly(guest);
});

test('a game asks and scores in English as well', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await begin(page, 'en-GB');
  await sitDownAt(page, house.address, agesTable('ages-end'));
  await expectScoring(page, 'en-GB');
  await leaveQuietly(guest);
});

test('taking a card spends actions, can be taken back, and survives a reload', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-first'));
  const left = () => page.locator('.ta-actions .ta-civil .ta-token:not([data-spent])').count();
  const before = await left();
  expect(before).toBeGreaterThan(0);
  const card = page.locator('.ta-row .ta-spot[data-open]').first();
  const name = await card.locator('.ta-name').textContent();
  await card.click();
  await expect.poll(left).toBe(before - 1);
  const hand = page.locator('.ta-hand .ta-name, .ta-construction .ta-name', { hasText: name ?? '' });
  await hand.waitFor();

  await page.reload();
  await hand.waitFor();
  expect(await left()).toBe(before - 1);
  await page.locator('.undo').click();
  await expect.poll(left).toBe(before);
  await expect.poll(() => hand.count()).toBe(0);
  await leaveQuietly(guest);
});

test('what is not possible says why, with the rule to open', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-first'));
  await page.locator('.ta-row [data-cost="3"] .ta-spot').first().dispatchEvent('click');
  const refusal = page.getByRole('alert');
  expect(await refusal.textContent()).toContain('Zivilaktionen');
  await refusal.getByRole('button', { name: /TA \d/ }).click();
  await page.getByRole('dialog', { name: /Regeln/ }).waitFor();
  await leaveQuietly(guest);
});

test('a card with several uses offers them with their prices, and tearing down needs a second click', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-acting'));
  const before = await movesTold(page);
  // In the corner: the disc in the middle would build at once.
  await page
    .locator('[data-anchor^="technology:"][aria-haspopup]')
    .first()
    .click({ position: { x: 8, y: 5 } });
  const list = page.locator('.spot-menu');
  await list.waitFor();
  expect(await list.locator('[data-action="destroy"]').count()).toBe(1);
  expect(await movesTold(page)).toBe(before);
  await list.locator('[data-action="destroy"]').click();
  await expect.poll(() => movesTold(page)).not.toBe(before);
  await leaveQuietly(guest);
});

test('an attack and an auction show what they are about and add up', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-defend'));
  const sums = page.locator('.ta-moment .ta-sums');
  const [attack = 0, own = 0, cards = 0] = (await sums.locator('dd').allTextContents()).map(Number);
  const missing = attack - own - cards;
  const verdict = missing > 0 ? `${missing} missing to hold` : 'The defence holds';
  expect(await sums.locator('.ta-verdict').textContent()).toBe(verdict);

  await sitDownAt(page, house.address, agesTable('ages-auction'));
  expect(await page.locator('.ta-moment .ta-name').textContent()).not.toBe('');
  const bids = await page.locator('.decision [data-action="bid"]').count();
  const [highest = 0, most = 0] = (await page.locator('.ta-moment dd').allTextContents()).map((words) =>
    Number(words.replace('≤ ', '')),
  );
  expect(bids).toBe(most - highest);
  await leaveQuietly(guest);
});

test('what a card lets choose is told by that card, not by the last event', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-choice'));
  expect(await page.locator('.ta-moment .ta-name').textContent()).toContain('Reserven');
  await leaveQuietly(guest);
});

test("a rival's desk can be looked at; what is secret lies face down", async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-acting'));
  const own = await page.locator('.ta-desk').getAttribute('aria-label');
  expect(await page.locator('.ta-desk .ta-back').count()).toBe(0);
  await page.getByRole('tab', { name: 'Hōjō' }).click();
  expect(await page.locator('.ta-desk').getAttribute('aria-label')).toBe('Tisch von Hōjō');
  expect(await page.locator('.ta-desk .ta-back[data-military]').count()).toBeGreaterThan(0);
  expect(await page.locator('.ta-desk .ta-spot[data-open]').count()).toBe(0);
  await page.getByRole('tab', { name: 'Mara' }).click();
  expect(await page.locator('.ta-desk').getAttribute('aria-label')).toBe(own);
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
])("a rival's desk has room for all that lies on it at %i x %i", async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-late'));
  await page.getByRole('tab', { name: 'Ben' }).click();
  const stage = await boxOf(page.locator('.ta-stage').last());
  expect(sticksOut(stage, await boxOf(page.locator('.ta-construction')))).toBe(0);
  const signs = await Promise.all((await page.locator('.ta-kind-sign').all()).map(boxOf));
  expect(signs.flatMap((one, at) => signs.slice(at + 1).map((other) => overlap(one, other))).filter(Boolean)).toEqual(
    [],
  );
  await leaveQuietly(guest);
});

test('a whole turn by keyboard alone', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-first'));
  const before = await movesTold(page);
  await page.keyboard.press('b');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-anchor'))).toBe('row:0');
  await page.keyboard.press('Enter');
  await expect.poll(() => movesTold(page)).not.toBe(before);
  const taken = await movesTold(page);
  await page.locator('.decision [data-action="end-turn"]').waitFor();
  await page.keyboard.press('1');
  await expect.poll(() => movesTold(page)).not.toBe(taken);
  await expect.poll(() => page.locator('.table').getAttribute('data-round')).toBe('2');
  await leaveQuietly(guest);
});

test('a draft is made at the table, everybody at once, and the game begins', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-draft'));
  expect(await page.locator('.decision-prompt').textContent()).toContain('Zeitalter A');
  const begun = page.locator('.ta-row .ta-spot[data-open]');
  const unsure = page.locator('[data-draft]', { hasText: 'nur aus einer Quelle bekannt' });
  let read = 0;
  for (const age of ['A', 'I', 'II', 'III']) {
    await page.locator('.decision-prompt', { hasText: new RegExp(`Zeitalter ${age} `) }).waitFor();
    // What rests on one source says so quietly, on the card and where it is read (TA 20.1).
    if ((await unsure.count()) > 0) {
      await unsure.first().hover();
      await page.locator('.ta-lectern .thing-note', { hasText: 'nur aus einer Quelle bekannt' }).waitFor();
      read++;
    }
    await page.locator('[data-draft]').first().click();
    await page.locator('[data-draft]').last().click();
    await page.locator('.ta-draft .primary').click();
  }
  expect(read).toBeGreaterThan(0);
  await begun.first().waitFor();
  expect(await begun.count()).toBeGreaterThan(0);
  await leaveQuietly(guest);
});

test('a finished game can be watched again, with any eyes', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-end'));
  await page.locator('.winner').waitFor();
  await page.getByRole('link', { name: 'Zug für Zug ansehen' }).click();
  await page.getByRole('slider').waitFor();
  await page.getByLabel('Runde', { exact: true }).selectOption({ label: '6' });
  expect(await page.locator('.table').getAttribute('data-round')).toBe('6');
  await page.getByLabel('Mit wessen Augen').selectOption({ label: 'Kleopatra' });
  await page.getByRole('tab', { name: 'Kleopatra' }).and(page.locator('[aria-selected="true"]')).waitFor();
  expect(await page.locator('.ta-spot[data-open]').count()).toBe(0);
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [844, 390],
  [390, 844],
])('with four players names and stock are whole at %i x %i', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-late'));
  const [names, stock] = [page.locator('.ta-desks > button'), page.locator('.ta-status > li')];
  expect([await names.count(), await stock.count()]).toEqual([4, 7]);
  const middle = await boxOf(page.locator('.ta-middle'));
  const things = [...(await names.all()), ...(await stock.all())];
  const boxes = await Promise.all(things.map(boxOf));
  expect(boxes.filter((box) => sticksOut(box, middle) > 1)).toEqual([]);
  const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => overlap(one, other)));
  expect(pairs.filter((pixels) => pixels > 1)).toEqual([]);
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
])('every tactic that can be copied is in view at %i x %i', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  for (const moment of ['ages-late', 'ages-two', 'ages-auction', 'ages-force'] as const) {
    await sitDownAt(page, house.address, agesTable(moment));
    expect(await page.locator('.ta-tactics > .ta-chip').count(), moment).toBeGreaterThan(1);
    expect(await hidden(page, '.ta-tactics > .ta-chip', 3), moment).toEqual([]);
    // Where the board has the height for it, each says its name.
    if (moment === 'ages-two' && width > 1240) {
      expect(await page.locator('.ta-tactics > .ta-chip > .ta-chip-name:visible').count()).toBe(4);
    }
  }
  await leaveQuietly(guest);
});

test.each([
  [844, 390],
  [390, 844],
])('what happens cuts neither the stock nor the tabs of the mat in two at %i x %i', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  for (const moment of ['ages-defend', 'ages-auction', 'ages-event', 'ages-develop'] as const) {
    await sitDownAt(page, house.address, agesTable(moment));
    // Whoever decides sees what they have; sideways there is room for what they have built as well.
    expect(await hidden(page, '.ta-status > li', 6), moment).toEqual([]);
    if (width > height) expect(await hidden(page, '.ta-works > .ta-band:first-of-type .ta-work'), moment).toEqual([]);
    const scene = await boxOf(page.locator('.ta-lectern'));
    for (const line of ['.ta-status', '.ta-parts']) {
      const box = await boxOf(page.locator(line));
      expect(Math.min(overlap(box, scene), sticksOut(box, scene)), `${moment} ${line}`).toBeLessThanOrEqual(1);
    }
    // Nor is what it comes down to cut by the hand.
    expect(await hidden(page, '.ta-moment :is(.ta-sums, .ta-lifted)', 4), moment).toEqual([]);
  }
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
])('what lies on a technology covers nothing of what it gives at %i x %i', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  for (const name of ['ages-two', 'ages-late'] as const) {
    await sitDownAt(page, house.address, agesTable(name));
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('.ta-works .ta-work')].flatMap((work) => {
        const [last, gives] = [work.querySelector('.ta-on > :last-child'), work.querySelector('.ta-gives')];
        if (last === null || gives === null) return [];
        const free = gives.getBoundingClientRect().left - last.getBoundingClientRect().right;
        return free < -1 ? [`${work.textContent}: ${free}`] : [];
      }),
    );
    expect(covered).toEqual([]);
  }
  // Many columns of units, long names among them: every name is whole.
  await sitDownAt(page, house.address, agesTable('ages-order'));
  const names = page.locator('.ta-forces :is(.ta-work-name, .ta-ghost-name)');
  const cut = await names.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await leaveQuietly(guest);
});

test.each([
  [844, 390],
  [390, 844],
])('an order leaves the mat it is carried out on in view, and shows where, at %i x %i', async (width, height) => {
  const guest = await visit(house, { width, height, hasTouch: true });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-order'));
  const card = page.locator('.ta-moment .ta-name');
  expect(await isInView(card)).toBe(true);
  expect(overlap(await boxOf(page.locator('.ta-lectern')), await boxOf(page.locator('.ta-parts')))).toBeLessThanOrEqual(
    1,
  );
  await firstInView(page.locator('.ta-works .ta-work[data-open]'));
  expect(await hidden(page, '.ta-status > li', 6)).toEqual([]);
  await leaveQuietly(guest);
});

test('a phone that asks for units shows them, and nothing lies over them', async () => {
  const guest = await visit(house, { width: 390, height: 844, hasTouch: true });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-force'));
  await page.locator('.ta-forces .ta-work[data-open]').first().waitFor();
  expect(await hidden(page, '.ta-forces .ta-work[data-open]')).toEqual([]);
  await leaveQuietly(guest);
});

test('a phone held sideways shows what the cards of a hand cost, and more than one row of the board', async () => {
  const guest = await visit(house, { width: 844, height: 390, hasTouch: true });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-two'));
  expect(await hidden(page, '.ta-hands .ta-fan > :first-child .ta-foot > .ta-amount', 2)).toEqual([]);
  expect(sticksOut(await boxOf(page.locator('.ta-fan .ta-card').first()), await boxOf(page.locator('.ta-hands')))).toBe(
    0,
  );
  expect(await hidden(page, '.ta-works > .ta-band:first-of-type .ta-work')).toEqual([]);
  // A draft lies whole before whoever chooses, and so does the table of the final scoring.
  await sitDownAt(page, house.address, agesTable('ages-draft'));
  await page.locator('.ta-drafted').first().waitFor();
  expect(await hidden(page, '.ta-drafted')).toEqual([]);
  expect(await cutOff(page, '.ta-drafted')).toEqual([]);
  await sitDownAt(page, house.address, agesTable('ages-end'));
  await page.locator('.winner').waitFor();
  expect(await hidden(page, '.scores tr', 2)).toEqual([]);
  await leaveQuietly(guest);
});

const SHOWN = ['ages-draft', 'ages-late', 'ages-politics', 'ages-defend', 'ages-end'] as const;

test.each([
  ['light', 1440],
  ['dark', 1024],
  ['light', 390],
] as const)('nothing to complain about for axe, and nothing sticks out, %s at %i pixels', async (theme, width) => {
  const guest = await visit(house, { width });
  const { page } = guest;
  await page.emulateMedia({ colorScheme: theme });
  const found: string[] = [];
  for (const name of SHOWN) {
    await sitDownAt(page, house.address, agesTable(name));
    if (name === 'ages-end') await page.locator('.winner').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    found.push(...(await complaintsOf(page, name)));
  }
  expect(found).toEqual([]);
  await leaveQuietly(guest);
});
