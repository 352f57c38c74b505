import { decider, legal, luckFrom, newMatch, record, seedFrom } from '@tabularium/kernel';
import { stoneAge } from '@tabularium/stone-age';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedTable } from '../src/session/store.ts';
import { boxOf, hidden, isInView, overlap, sticksOut } from './boxes.ts';
import { shelved } from './shelved.ts';
import { sitDownAt } from './sitting.mjs';
import { stoneTable } from './stone-age-positions.ts';
import { theHouse } from './the-house.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

/** A table for two in which we begin. */
async function beginFirst(page: Page): Promise<void> {
  await page.goto(`${house.address}/new/stone-age`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('.seat-row').nth(1).locator('select').nth(1).selectOption('3');
  await page.locator('.create details summary').click();
  await page.getByLabel('Startspieler').selectOption('seat-1');
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await asked(page);
}

const asked = (page: Page) => page.locator('.decision[data-asked]').waitFor();
const place = (page: Page, id: string) => page.locator(`[data-anchor="place:${id}"]`);
const moves = async (page: Page) => Number(await page.locator('.table').getAttribute('data-moves'));
const undoButton = (page: Page) => page.getByRole('button', { name: 'Rückgängig' });

/** Put people on a place: click it, and choose the number if there is a choice. */
async function put(page: Page, id: string, persons: number): Promise<void> {
  const before = await moves(page);
  await place(page, id).click();
  const number = page.locator('.spot-menu .face').filter({ hasText: String(persons) });
  await expect.poll(async () => (await moves(page)) > before || (await number.count()) > 0).toBe(true);
  if ((await number.count()) > 0) await number.first().click();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
}

test('a refusal names its rule, and the rule opens', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await beginFirst(page);
  await put(page, 'field', 1);
  await asked(page);
  await place(page, 'field').click({ force: true });
  const refusal = page.getByRole('alert');
  expect(await refusal.textContent()).toContain('Du hast dort in dieser Runde schon Personen');
  const link = refusal.getByRole('button');
  const rule = await link.textContent();
  expect(rule).toBe('SA 4.3');
  await link.click();
  const paragraph = page.getByRole('dialog').locator(`[data-rule="${rule}"]`);
  await paragraph.waitFor();
  expect(await paragraph.getAttribute('data-open')).toBe('true');
  expect(await paragraph.textContent()).toContain('Kein zweiter Besuch');
  await page.getByRole('searchbox').fill('Hütte zwei Personen');
  await page.getByRole('status').getByText('Absätze').waitFor();
  await leaveQuietly(guest);
});

test('on a phone held sideways the whole valley is in view, with what is asked and what one has beside it', async () => {
  const guest = await visit(house, { width: 844, height: 390 });
  const { page } = guest;
  await beginFirst(page);
  const valley = await boxOf(page.locator('.sa-board'));
  expect(valley.height).toBeGreaterThan(390 * 0.7);
  expect(await hidden(page, '.sa-board, .decision, .sa-store')).toEqual([]);
  for (const beside of ['.decision', '.sa-own']) {
    expect(overlap(await boxOf(page.locator(beside)), valley)).toBe(0);
  }
  await leaveQuietly(guest);
});

test('on a phone held sideways the task of a challenge stands whole between what one has and what is asked', async () => {
  const guest = await visit(house, { width: 844, height: 390 });
  const { page } = guest;
  await page.goto(`${house.address}/challenge/stone-age/woodcutters`);
  await asked(page);
  expect(await hidden(page, '.guide-place, .guide button, .decision, .sa-store, .sa-tool')).toEqual([]);
  const [own, guide, decision] = await Promise.all(
    ['.sa-own', '.guide', '.decision'].map((name) => boxOf(page.locator(name))),
  );
  expect(own?.y).toBeLessThan(guide?.y ?? 0);
  expect(guide?.y).toBeLessThan(decision?.y ?? 0);
  await leaveQuietly(guest);
});

test('on a phone held sideways one sees what one has while tools are asked for, and the lamp has no line of its own', async () => {
  const guest = await visit(house, { width: 844, height: 390 });
  const { page } = guest;
  await sitDownAt(page, house.address, stoneTable('equal-tools'));
  expect(await hidden(page, '.sa-treasure')).toEqual([]);
  const [lamp, answer] = [page.locator('.coach-button'), page.locator('.decision-buttons > .button').nth(1)];
  expect(overlap(await boxOf(lamp), { ...(await boxOf(answer)), x: 0, width: 844 })).toBeGreaterThan(20);
  await leaveQuietly(guest);
});

test('what is paid for is ringed and in view on a phone, with every button of the choice', async () => {
  const guest = await visit(house, { width: 844, height: 390 });
  const { page } = guest;
  await sitDownAt(page, house.address, stoneTable('paying'));
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await asked(page);
    await expect.poll(() => isInView(page.locator('.sa-place[data-in-question]'))).toBe(true);
    expect(await hidden(page, '.decision button')).toEqual([]);
    // Sideways goods and tools are whole above it.
    if (width > height) expect(await hidden(page, '.sa-tool, .sa-store > li', 4)).toEqual([]);
  }
  await leaveQuietly(guest);
});

test('the log says what begins a round under the heading of that round', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, stoneTable('placing'));
  const lines = await page.locator('.wide-log li').allTextContents();
  const [heading, beginning] = [lines.indexOf('Runde 5'), lines.findIndex((line) => line.startsWith('Runde 5:'))];
  expect(heading).toBeGreaterThan(-1);
  expect(beginning).toBe(heading + 1);
  expect(lines.filter((line) => line === 'Runde 5').length).toBe(1);
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
])('twenty treasures lie in view, each large enough to be read, at %i x %i', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, stoneTable('paying'));
  const treasures = page.locator('.sa-treasure');
  expect(await treasures.count()).toBe(20);
  expect(await hidden(page, '.sa-treasure')).toEqual([]);
  for (const treasure of await treasures.all()) expect((await boxOf(treasure)).width).toBeGreaterThan(56);
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1280, 720],
  [390, 844],
])('a hundred of food leave the goods apart, and what lies beside them looks in, at %i x %i', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, stoneTable('paying'));
  const amount = await boxOf(page.locator('.sa-store strong').first());
  expect(overlap(amount, await boxOf(page.locator('.sa-store .shape').first()))).toBe(0);
  expect((await boxOf(page.locator('.sa-store .shape').nth(1))).x - amount.x - amount.width).toBeGreaterThan(4);
  expect((await boxOf(page.locator('.sa-treasure').first())).x).toBeLessThan(width - 10);
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1280, 720],
  [844, 390],
  [390, 844],
])('the signs of the places lie within the valley in English and over no camp, at %i x %i', async (width, height) => {
  const guest = await visit(house, { locale: 'en-GB', width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, stoneTable('placing'));
  const valley = await boxOf(page.locator('.sa-board'));
  const signs = await page.locator('.sa-label').all();
  expect(signs.length).toBe(8);
  for (const sign of signs) {
    const { x, width: wide } = await boxOf(sign);
    expect(x).toBeGreaterThan(valley.x);
    expect(x + wide).toBeLessThan(valley.x + valley.width);
  }
  if (width === 390) {
    // What says that there is more below lies beside all signs and cards.
    const frame = page.locator('.board-place[data-more] > .sa-frame');
    const arrow = await frame.evaluate((frame) => Number.parseFloat(getComputedStyle(frame, '::after').width));
    expect(arrow).toBeGreaterThan(12);
    const ends = [...signs, page.locator('[data-anchor="place:card-1"] .sa-reach')].map(async (thing) => {
      const box = await boxOf(thing);
      return box.x + box.width;
    });
    expect(Math.max(...(await Promise.all(ends)))).toBeLessThan(width - arrow);
  }
  const camps = await Promise.all((await page.locator('.sa-camp-ground').all()).map(boxOf));
  for (const sign of await Promise.all(signs.map(boxOf))) {
    expect(camps.filter((camp) => overlap(camp, sign) > 1)).toEqual([]);
  }
  // So many cards are left: the number lies on what looks out of them.
  const [left, card] = [page.locator('.sa-pile text'), page.locator('[data-anchor="place:card-4"] .sa-reach')];
  expect(overlap(await boxOf(left), await boxOf(card))).toBe(0);
  await leaveQuietly(guest);
});

test('on a phone held sideways the dice and what they come to lie in one line in their tray', async () => {
  const guest = await visit(house, { width: 844, height: 390 });
  const { page } = guest;
  for (const moment of ['tools', 'dice-row'] as const) {
    await sitDownAt(page, house.address, stoneTable(moment));
    const tray = await boxOf(page.locator('.sa-tray'));
    const inside = await Promise.all((await page.locator('.sa-tray > *, .sa-sum > *').all()).map(boxOf));
    expect(inside.filter((box) => sticksOut(box, tray) > 0)).toEqual([]);
    const dice = await Promise.all((await page.locator('.sa-die-spot').all()).map(boxOf));
    expect(new Set(dice.map(({ y }) => Math.round(y))).size).toBe(1);
    const signs = await Promise.all((await page.locator('.sa-label').all()).map(boxOf));
    expect(signs.filter((sign) => overlap(sign, tray) > 1)).toEqual([]);
  }
  await leaveQuietly(guest);
});

/** A table at which the person picks from a dice row that another has rolled. */
function withLatePick(): SavedTable {
  const match = newMatch(stoneAge, { seats: 3, seed: seedFrom('late'), options: { lateDicePicks: true } });
  const luck = luckFrom(seedFrom('late'));
  while (match.state.frames.at(-1)?.step !== 'late-pick' || decider(match.state) !== 0) {
    const seat = decider(match.state);
    const actions = legal(stoneAge, match.state, seat);
    const action = actions[luck(actions.length)];
    if (action !== undefined) record(match, seat, action);
  }
  return shelved('late', stoneAge, match);
}

test('SA 16.1 the dice of a late pick lie in the tray, and one click takes one', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, withLatePick());
  const before = await moves(page);
  await page.locator('.sa-tray .sa-dice').getByRole('button').first().click();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  expect(await page.getByText('Wähle deinen Würfel von der Würfelleiste').count()).toBe(0);
  await leaveQuietly(guest);
});

test('undo goes back to the barrier and no further', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await beginFirst(page);
  await put(page, 'field', 1);
  await asked(page);
  expect(await undoButton(page).isDisabled()).toBe(true);
  await put(page, 'hunting-grounds', 4);
  await expect.poll(() => place(page, 'field').getAttribute('data-open')).toBe('use');

  await place(page, 'field').click();
  await expect.poll(() => undoButton(page).isEnabled()).toBe(true);
  expect(await place(page, 'field').getAttribute('data-open')).not.toBe('use');
  await undoButton(page).click();
  await expect.poll(() => place(page, 'field').getAttribute('data-open')).toBe('use');
  expect(await undoButton(page).isDisabled()).toBe(true);

  const before = await moves(page);
  await place(page, 'hunting-grounds').click();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  expect(await undoButton(page).isDisabled()).toBe(true);
  await leaveQuietly(guest);
});

test('SA 7.3 either of two equal tools is added to a roll and taken back, and the dice do not fall again', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, stoneTable('equal-tools'));
  const [tray, ready] = [page.locator('.sa-tray'), page.locator('[data-anchor^="tool:"][data-open="add-tool"]')];
  await tray.waitFor();
  const tools = await ready.evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-anchor')));
  expect(tools.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Werkzeug mit Wert 1 hinzuzählen: bleibt bei 1 Holz' }).first().waitFor();
  // The very same tray stays there: what falls anew is drawn anew.
  await tray.evaluate((node) => node.setAttribute('data-fallen', 'once'));
  for (const tool of tools) {
    const before = await moves(page);
    await page.locator(`[data-anchor="${tool}"]`).click();
    await expect.poll(() => moves(page)).toBe(before + 1);
    await undoButton(page).click();
    await expect.poll(() => moves(page)).toBe(before);
    expect(await tray.getAttribute('data-fallen')).toBe('once');
  }
  await leaveQuietly(guest);
});

test('a turn with the keyboard alone', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await beginFirst(page);
  const before = await moves(page);
  await page.keyboard.press('b');
  for (let steps = 0; (await focusedPlace(page)) !== 'place:forest'; steps++) {
    expect(steps).toBeLessThan(60);
    await page.keyboard.press('Tab');
  }
  const ring = await page
    .locator('[data-anchor="place:forest"] .sa-reach')
    .evaluate((reach) => getComputedStyle(reach).strokeWidth);
  expect(Number.parseFloat(ring)).toBeGreaterThan(4);
  await page.keyboard.press('Enter');
  await page.locator('.spot-menu .face').first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  expect(await place(page, 'forest').getAttribute('aria-label')).toContain('Gast: 2');

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Hilfe' }).getByText('Tastatur').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await page.getByRole('dialog', { name: /Regeln/ }).waitFor();
  await leaveQuietly(guest);
});

const focusedPlace = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-anchor]')?.getAttribute('data-anchor'));

test('tic-tac-toe is played from the generic panel, and the language switches at once', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await page.goto(`${house.address}/new/tic-tac-toe`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await asked(page);
  await page.locator('.plain-board').getByRole('button', { name: 'cell 5' }).click();
  await expect.poll(() => moves(page)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect.poll(() => page.locator('.decision-prompt').textContent()).toBe('Kreuze ein Feld an');
  expect(await page.locator('.wide-log').textContent()).toContain('kreuzt an');
  await leaveQuietly(guest);
});

test('two people who have no secrets from each other share one screen without a curtain', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await page.goto(`${house.address}/new/tic-tac-toe`);
  await page.locator('.seat-row').nth(1).locator('select').first().selectOption('human');
  await page.locator('.seat-row').nth(1).locator('input').fill('Jule');
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await asked(page);
  await page.locator('.plain-board').getByRole('button', { name: 'Feld 1' }).click();
  await expect.poll(() => moves(page)).toBe(2);
  await asked(page);
  expect(await page.locator('.curtain').count()).toBe(0);
  await leaveQuietly(guest);
});

/** A table of two people who have taken cards that only they know, one of them about to place somebody. */
function withSecrets(): SavedTable {
  const match = newMatch(stoneAge, { seats: 2, seed: seedFrom('secrets') });
  const luck = luckFrom(seedFrom('secrets'));
  const isReady = () =>
    match.state.frames.at(-1)?.step === 'place' && match.state.players.some(({ cards }) => cards.length > 0);
  while (!isReady()) {
    const seat = decider(match.state);
    const actions = legal(stoneAge, match.state, seat);
    const action = actions[luck(actions.length)];
    if (action !== undefined) record(match, seat, action);
  }
  const table = shelved('secrets', stoneAge, match);
  return { ...table, seats: table.seats.map(({ name }) => ({ kind: 'human', name })) };
}

test('two people who have secrets share one screen behind a curtain', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, withSecrets());
  await asked(page);
  await page.locator('[data-anchor^="place:"][data-open]').first().click();
  const faces = page.locator('.spot-menu .face');
  await expect.poll(async () => (await page.locator('.curtain').count()) + (await faces.count())).toBeGreaterThan(0);
  if ((await faces.count()) > 0) await faces.first().click();
  await page.getByRole('heading', { name: 'Gib weiter an' }).waitFor();
  expect(await page.locator('.sa-board').count()).toBe(0);
  await page.getByRole('button', { name: 'Ich bin' }).click();
  await asked(page);
  await leaveQuietly(guest);
});

test('a table that cannot be opened says so', async () => {
  const { page, context } = await visit(house);
  await context.route('**/host.worker*', (route) => route.abort());
  await page.goto(`${house.address}/new/tic-tac-toe`);
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await page.getByRole('heading', { name: 'Da ist etwas zerbrochen' }).waitFor();
  await context.unroute('**/host.worker*');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await asked(page);
  await context.close();
});

test('paying for a building takes two rows, and the valley keeps still meanwhile, at 1280 x 720', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitDownAt(page, house.address, stoneTable('paying'));
  await page.locator('.sa-steppers').waitFor();
  const tops = await page
    .locator('.sa-stepper, .sa-chooser > .button')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top / 8)));
  expect(new Set(tops).size).toBe(1);
  expect(await page.locator('.decision').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  // The second row lies over the valley, which begins where a single row would end.
  const top = (part: string) => page.locator(part).evaluate((one) => one.getBoundingClientRect().top);
  expect((await top('.sa-frame')) - (await top('.decision'))).toBeLessThan(70);
  // It covers the sky and nothing that stands beneath it.
  expect(overlap(await boxOf(page.locator('.decision')), await boxOf(page.locator('.sa-frame')))).toBeLessThan(32);
  await leaveQuietly(guest);
});

test('a press that would end the turn is confirmed by a button or the space bar, and can be thought over', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await guest.context.addInitScript(() => {
    localStorage.setItem('tabularium-settings', JSON.stringify({ speed: 'none', confirm: true }));
  });
  await beginFirst(page);
  const before = await moves(page);
  await place(page, 'field').click();
  await page.getByText('Das beendet deinen Zug').waitFor();
  expect(await page.locator('.decision-held').textContent()).not.toContain('jemand anders');
  expect(await moves(page)).toBe(before);
  await page.getByRole('button', { name: 'Noch einmal überlegen' }).click();
  await expect.poll(() => page.locator('.decision-held').count()).toBe(0);
  await place(page, 'field').click();
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  await asked(page);
  const then = await moves(page);
  await page.locator('[data-anchor^="place:card-"][data-open]').first().click();
  await page.locator('.decision-held').waitFor();
  await page.locator('.decision-prompt').click();
  await page.keyboard.press('Space');
  await expect.poll(() => moves(page)).toBeGreaterThan(then);
  await leaveQuietly(guest);
});
