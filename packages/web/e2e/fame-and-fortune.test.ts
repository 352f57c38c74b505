import { type FameState, fameAndFortune } from '@tabularium/fame-and-fortune';
import { totalOf } from '@tabularium/fame-and-fortune/queries';
import { type AnyAction, type AnyGame, type Match, newMatch, record } from '@tabularium/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedTable } from '../src/session/store.ts';
import { boxOf, brokenWords, cutOff, hidden, isInView, overlap, sticksOut } from './boxes.ts';
import { fameChance, fameTable } from './fame-and-fortune-positions.ts';
import { flightsOn } from './flights.ts';
import { heard, movesTold, sitDownAt } from './sitting.mjs';
import { theHouse } from './the-house.ts';
import { complaintsOf, leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

/** The number in the middle of a dial or total. */
const numberIn = async (page: Page, place: string) =>
  Number.parseInt((await page.locator(place).first().textContent()) ?? '', 10);

/** Press a square that offers such an action; squares are drawn under others, so the press goes to them directly. */
async function pressSquare(page: Page, open: string): Promise<string> {
  const square = page.locator(`.ff-square[data-open="${open}"]`).first();
  await square.waitFor();
  const name = (await square.getAttribute('data-square')) ?? '';
  await square.dispatchEvent('click');
  return name;
}

test('a building is made in two clicks, with its arithmetic, and the choice survives a reload', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-city'));
  const pieces = () => page.locator('.ff-pieces .ff-piece').count();
  const before = await pieces();
  const temple = page.locator('[data-anchor="market:temple"]');
  expect(await temple.getAttribute('data-state')).toBe('open');
  const production = await numberIn(page, '.ff-plaque-production text');
  expect(production).toBeGreaterThanOrEqual(await numberIn(page, '[data-anchor="market:temple"] .ff-price'));

  await temple.click();
  const square = page.locator('.ff-square[data-open="place"]').first();
  await square.waitFor();
  await square.dispatchEvent('pointerover', { pointerType: 'mouse' });
  await page.mouse.move(5, 5);
  await square.hover({ force: true });
  await page.locator('.explain .ff-before-after').waitFor();
  expect(await page.locator('.explain').textContent()).toMatch(/Kultur\s*0 → 2/);
  await page.reload();
  await pressSquare(page, 'place');
  await expect.poll(pieces).toBe(before + 1);
  await leaveQuietly(guest);
});

test('a step back leads from the square to the market and to the cities', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-city'));
  await page.locator('[data-anchor="market:temple"]').click();
  await page.locator('.ff-square[data-open="place"]').first().waitFor();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await page.locator('.decision-prompt', { hasText: 'Was' }).waitFor();
  await page.locator('.undo').click();
  await page.locator('.undo').click();
  await page.locator('.decision-prompt', { hasText: 'Städteverwaltung' }).waitFor();
  await leaveQuietly(guest);
});

test('a city is founded where a scout stands', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-found'));
  // What all play through is a turn in the words of this game, above the map as in the log.
  expect(await page.locator('.ff-phases > p').textContent()).toMatch(/^Turn \d+$/);
  expect(await page.locator('.log-round').first().textContent()).toMatch(/^Turn \d+$/);
  const cities = () => page.locator('.ff-cities .ff-ribbon').count();
  const before = await cities();
  await pressSquare(page, 'found');
  const menu = page.locator('.spot-menu [data-action="found"]');
  if ((await menu.count()) > 0) await menu.first().click();
  await expect.poll(cities).toBe(before + 1);
  await leaveQuietly(guest);
});

test('a wonder is bought from the market and built on a square', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-wonder'));
  const wonders = () => page.locator('.ff-pieces .ff-wonder').count();
  const before = await wonders();
  await page.locator('[data-anchor="market:stonehenge"]').click();
  const menu = page.locator('.spot-menu [data-action="make"]');
  const square = page.locator('.ff-square[data-open="place"]').first();
  await menu.or(square).first().waitFor({ state: 'attached' });
  if ((await menu.count()) > 0) await menu.first().click();
  await pressSquare(page, 'place');
  await expect.poll(wonders).toBe(before + 1);
  await leaveQuietly(guest);
});

test('a group shows its reach and dangers, and turns a tile over', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-discover'));
  const backs = () => page.locator('.ff-tile-back').count();
  const before = await backs();
  expect(await page.locator('.ff-reach [data-danger="discover"]').count()).toBeGreaterThan(0);
  await pressSquare(page, 'discover');
  await expect.poll(backs).toBe(before - 1);
  await leaveQuietly(guest);
});

test('a group is dragged to a square within its reach', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-mover'));
  const told = await movesTold(page);
  const from = page.locator('.ff-square[data-grip]').first();
  const start = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await from.hover({ force: true });
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 12, { steps: 3 });
  const reached = page.locator('.ff-reach > g:not([data-danger]):not([data-passing]) > path').first();
  await reached.waitFor();
  const target = (await reached.boundingBox()) ?? start;
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 4 });
  await page.mouse.up();
  await heard(page, told);
  await leaveQuietly(guest);
});

test('a technology is chosen from the pyramid, with what trade is left', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-research'));
  const choice = page.locator('.ff-choice[data-open]').first();
  await choice.hover();
  await page.locator('.ff-two-dials').waitFor();
  expect(await page.locator('.ff-scene-side').textContent()).toMatch(/Handel \d+ → \d+/);
  const name = (await choice.locator('span').first().textContent()) ?? '';
  const told = await movesTold(page);
  await choice.click();
  await heard(page, told);
  await page.locator('.ff-tech', { hasText: name }).first().waitFor({ state: 'attached' });
  await leaveQuietly(guest);
});

test.each([
  ['a technology that can be learned', 'fame-research', '.ff-choice[data-open]'],
  ['the hand in a battle', 'fame-battle', '.ff-hand-card'],
] as const)('%s is in view on every screen before anything is moved', async (_, moment, place) => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable(moment));
  const choice = page.locator(place).first();
  const hidden: string[] = [];
  for (const [width, height] of [
    [1024, 768],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await choice.waitFor();
    if (!(await isInView(choice))) hidden.push(`${width} x ${height}`);
  }
  expect(hidden).toEqual([]);
  await leaveQuietly(guest);
});

/** Both totals after that move of the first seat, by the rules: its own and the other side's. */
function totalsAfter({ start, moves }: SavedTable, action: AnyAction): number[] {
  const match: Match<AnyGame> = newMatch(fameAndFortune, start);
  for (const move of moves) record(match, move.seat, move.action);
  record(match, 0, action);
  const game = match.state as FameState;
  const { battle } = game;
  if (battle === null) throw new Error('The battle is over.');
  const side = battle.seats[0] === 0 ? 0 : 1;
  return [totalOf(game, battle, side), totalOf(game, battle, side === 0 ? 1 : 0)];
}

test('a battle foretells both totals of a move, and they come true', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  const saved = fameTable('fame-battle');
  await sitDownAt(page, house.address, saved);
  const hand = page.locator('.ff-hand-card[data-open]').first();
  const unit = (await hand.getAttribute('data-anchor'))?.slice('unit:'.length) ?? '';
  await hand.click();
  const front = page.locator('.ff-front[data-open]').last();
  const number = Number((await front.getAttribute('data-anchor'))?.slice('front:'.length));
  await front.hover();
  const foretold = async (side: 'mine' | 'theirs') => {
    const total = page.locator(`[data-total="${side}"]`);
    await expect.poll(() => total.textContent()).toContain('→');
    return Number((await total.textContent())?.split('→')[1]);
  };
  const deploy = { type: 'deploy', unit, front: number };
  const expected = totalsAfter(saved, deploy);
  expect([await foretold('mine'), await foretold('theirs')]).toEqual(expected);
  const told = await movesTold(page);
  await front.click();
  await heard(page, told);
  await leaveQuietly(guest);
});

test('an offer is built on two sides of a scale, and answered with one click', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-offer'));
  const lying = () => page.locator('.ff-pan').last().locator('.ff-on-pan .ff-good').count();
  expect(await lying()).toBe(0);
  await page.locator('.ff-pan').last().locator('.ff-chip.add').first().click();
  await expect.poll(lying).toBe(1);

  await sitDownAt(page, house.address, fameTable('fame-answer'));
  expect(await page.locator('.ff-pan').count()).toBe(2);
  const told = await movesTold(page);
  await page.locator('.decision [data-action="accept"]').click();
  await heard(page, told);
  await leaveQuietly(guest);
});

test('what is declared is said and ringed, and an answer is one press', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-react'));
  const strip = page.locator('.ff-tray[data-reacting]');
  expect(await page.locator('.decision-prompt').textContent()).toContain('Kleopatra widmet Moskau den Künsten');
  expect(await page.locator('.ff-declared path').count()).toBeGreaterThan(0);
  expect(overlap(await boxOf(strip), await boxOf(page.locator('.decision')))).toBe(0);
  expect(await hidden(page, '.decision .button')).toEqual([]);
  const told = await movesTold(page);
  await strip.locator('.ff-tray-card').first().click();
  await heard(page, told);
  await expect
    .poll(() => page.locator('.log li').allTextContents())
    .toContainEqual(expect.stringMatching(/Mara nutzt/));
  await leaveQuietly(guest);
});

test('who can only pass is told so, and what is declared is not covered by the question', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-respond'));
  expect(await page.locator('.decision-prompt').textContent()).toMatch(/Kleopatra bricht von .+ auf\. Antwortest du\?/);
  expect(await page.locator('.ff-no-answer').textContent()).toBe('Du kannst nur passen.');
  expect(await page.locator('.ff-tray').count()).toBe(0);
  const declared = await boxOf(page.locator('.ff-declared path').first());
  expect(overlap(declared, await boxOf(page.locator('.decision')))).toBe(0);
  await leaveQuietly(guest);
});

test('what can be spent is in view on a phone while the map is, and what is declared is brought into view', async () => {
  const guest = await visit(house, { width: 390, height: 844 });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-city'));
  expect(await page.locator('.ff-purse').textContent()).toMatch(/^9/);
  expect(await hidden(page, '.ff-controls button')).toEqual([]);
  await sitDownAt(page, house.address, fameTable('fame-respond'));
  const declared = await boxOf(page.locator('.ff-declared path').first());
  expect(sticksOut(declared, await boxOf(page.locator('.ff-middle')))).toBeLessThan(3);
  await leaveQuietly(guest);
});

test.each([
  [844, 390],
  [390, 844],
  [1024, 768],
] as const)('nothing lies over what is declared at %i x %i', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-react'));
  const declared = await boxOf(page.locator('.ff-declared path').first());
  for (const other of ['.ff-tray', '.ff-controls', '.decision']) {
    for (const shown of await page.locator(`${other}:visible`).all()) {
      expect(overlap(declared, await boxOf(shown)), other).toBe(0);
    }
  }
  await leaveQuietly(guest);
});

test('on a phone held sideways civilizations are read whole, and a battle says how many cards each side holds', async () => {
  const guest = await visit(house, { width: 844, height: 390 });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-lead'));
  expect(await cutOff(page, '.ff-tray')).toEqual([]);
  expect(await hidden(page, '.ff-tray-card')).toEqual([]);
  await sitDownAt(page, house.address, fameTable('fame-battle'));
  expect(await cutOff(page, '.ff-side-head')).toEqual([]);
  await leaveQuietly(guest);
});

test('a question leaves the map in view, steps can be read, and loot lies below its heading at 1024 x 768', async () => {
  const guest = await visit(house, { width: 1024, height: 768 });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-start'));
  expect(overlap(await boxOf(page.locator('.decision')), await boxOf(page.locator('.ff-ground').first()))).toBe(0);
  await sitDownAt(page, house.address, fameTable('fame-step'));
  expect((await boxOf(page.locator('.ff-reach circle').first())).width).toBeGreaterThan(12);
  await sitDownAt(page, house.address, fameChance('fame-loot'));
  const [header, shop] = [await boxOf(page.locator('.ff-loot > header')), await boxOf(page.locator('.ff-loot > ul'))];
  expect(shop.y).toBeGreaterThanOrEqual(header.y + header.height);
  // A map that is low begins below the question, and all of it lies above the shop.
  const land = await boxOf(page.locator('.ff-edge').first());
  expect(land.y - (await boxOf(page.locator('.ff-middle'))).y).toBeLessThan(40);
  expect(overlap(land, await boxOf(page.locator('.ff-loot')))).toBe(0);
  await leaveQuietly(guest);
});

test('on a phone the four races keep their words whole', async () => {
  const guest = await visit(house, { width: 390, height: 844 });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-end'));
  await page.locator('.winner').waitFor();
  expect(await brokenWords(page, '.ff-finale th[scope="row"]')).toEqual([]);
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const)("a rival's card opens that sheet at %i x %i", async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-late'));
  await page.locator('[data-seat-card="2"] .ff-seat-look').click();
  expect(await isInView(page.locator('.ff-sheet[data-seat="2"] h2'))).toBe(true);
  await leaveQuietly(guest);
});

test('the name of a city lies above the ring of a square within reach', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-step'));
  const isAbove = await page.evaluate(() => {
    const [ring, name] = ['.ff-reach path', '.ff-ribbon'].map((query) => document.querySelector(query));
    return ring && name && (ring.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  });
  expect(isAbove).toBe(true);
  await leaveQuietly(guest);
});

test.each([
  [1024, 768],
  [1280, 720],
] as const)('in a battle the own hand is wholly in view at %i x %i', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, fameChance('fame-clash'));
  expect(await hidden(page, '.ff-hand-card')).toEqual([]);
  expect(await hidden(page, '.ff-front .ff-unit')).toEqual([]);
  await leaveQuietly(guest);
});

/** Everything a turn needs. */
const NEEDED = [
  '.decision .button',
  '.ff-phases li',
  '.players .player',
  '.wide-log .log',
  '.ff-space',
  '.ff-dial',
  '.ff-row li',
  '.ff-line',
  '.ff-investment',
  '.ff-ware',
  '.ff-goods',
  '.ff-controls button',
].join(', ');

test('five seats at 1440 by 900: everything a turn needs is in view', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-five'));
  expect(await page.locator('.players .player').count()).toBe(5);
  expect(await hidden(page, NEEDED)).toEqual([]);
  const { width, height } = await boxOf(page.locator('.ff-map'));
  expect([width >= 680, height >= 640]).toEqual([true, true]);
  await leaveQuietly(guest);
});

test('what is made comes from the market, and nothing flies again when it is taken back', async () => {
  const guest = await visit(house, { speed: 'slow' });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-step'));
  const flown = await flightsOn(page);
  const told = await movesTold(page);
  await pressSquare(page, 'step');
  await heard(page, told);
  await expect.poll(async () => (await flown()).length).toBeGreaterThan(0);
  await page.locator('.travelling').first().waitFor({ state: 'detached' });
  await page.locator('.decision[data-asked]').waitFor();
  const flights = (await flown()).length;
  await page.locator('.undo').click();
  await expect.poll(() => movesTold(page)).toBe(told);
  expect((await flown()).length).toBe(flights);
  await leaveQuietly(guest);
});

test('what is not possible says why, with the rule to open', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-start'));
  await page.locator('.ff-square[data-refused]').first().dispatchEvent('click');
  const refusal = page.locator('.decision-refusal');
  const rule = (await refusal.locator('.rule-link').textContent()) ?? '';
  await refusal.locator('.rule-link').click();
  await page.getByRole('dialog').locator(`[data-rule="${rule}"]`).waitFor();
  await leaveQuietly(guest);
});

test('the end tells how it was won, and the game can be watched again', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-end'));
  const result = page.locator('.result');
  await result.locator('.winner').waitFor();
  expect(await result.textContent()).toContain('Die vier Wettläufe');
  expect(await result.textContent()).toContain('Kultursieg');
  await expect.poll(() => result.locator('.course-charts figure svg').count()).toBe(4);
  await result
    .getByRole('link', { name: /Replay|Aufzeichnung|ansehen/i })
    .first()
    .click();
  await page.locator('.table[data-record]').waitFor();
  await page.locator('.ff-map').waitFor();
  await leaveQuietly(guest);
});

test('axe finds nothing to complain about, in both languages', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  const complaints: string[] = [];
  for (const name of ['fame-city', 'fame-battle', 'fame-research'] as const) {
    await sitDownAt(page, house.address, fameTable(name));
    complaints.push(...(await complaintsOf(page, name)));
  }
  await sitDownAt(page, house.address, fameTable('fame-offer'));
  await page.locator('.table-header button', { hasText: /de/i }).last().click();
  await page.locator('.decision-prompt', { hasText: 'Angebot' }).waitFor();
  expect(complaints).toEqual([]);
  await leaveQuietly(guest);
});
