import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf, brokenWords, firstInView, hidden, landUnder, overlap, sticksOut } from './boxes.ts';
import { luckFrom } from './player.mjs';
import { heard, movesTold, sitDownAt } from './sitting.mjs';
import { decide } from './terra-incognita-player.ts';
import { terraTable } from './terra-incognita-positions.ts';
import { theHouse } from './the-house.ts';
import { complaintsOf, leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

/** A busy machine may need a while. */
const SOON = { timeout: 20_000 };

const spaces = (page: Page) => page.locator('.nd-space').count();

test('five sit down: a fort and a capital tile are placed by hand, then the first turn begins', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await page.goto(`${house.address}/new/terra-incognita`);
  await page.getByRole('radio', { name: '5', exact: true }).check();
  for (const seat of [1, 2, 3, 4]) {
    await page.locator('.seat-row').nth(seat).locator('select').nth(1).selectOption('1');
  }
  await page.locator('.create button[type=submit]').click();
  await page.locator('.ti-hex-spot').first().waitFor();
  expect(await page.locator('.decision-prompt').textContent()).toContain('Festung');
  const core = await spaces(page);
  const before = await movesTold(page);
  await (await firstInView(page.locator('.ti-hex-spot'))).click();
  await heard(page, before);
  await page.locator('.nd-spot').first().waitFor();
  expect(await spaces(page)).toBeGreaterThanOrEqual(core + 1);
  expect(await page.locator('.ti-walls').count()).toBe(5);
  const laid = await spaces(page);
  await (await firstInView(page.locator('.nd-spot'))).click();
  await expect.poll(() => spaces(page), SOON).toBeGreaterThanOrEqual(laid + 10);
  await page.locator('.nd-card[data-open], .nd-directions').first().waitFor();
  expect(await page.locator('.nd-card').count()).toBe(6);
  expect(await page.locator('.nd-slot-number').allInnerTexts()).toEqual(['1', '1', '2', '3', '4', '5']);
  await leaveQuietly(guest);
});

test('a capital tile that ends the turn waits for a word; who thinks again has it in hand', async () => {
  const guest = await visit(house, { locale: 'de-DE' });
  const { page } = guest;
  await guest.context.addInitScript(() => {
    localStorage.setItem('tabularium-settings', JSON.stringify({ speed: 'none', confirm: true, tips: false }));
  });
  await sitDownAt(page, house.address, terraTable('capital'));
  const known = await spaces(page);
  const turn = page.locator('.nd-tray-tools .button').first();
  await (await firstInView(page.locator('.nd-spot'))).click();
  const held = page.locator('.decision-held');
  await held.waitFor();
  expect(await held.textContent()).toMatch(/beendet deinen Zug.*Teil neben .+ legen/);
  await page.locator('.nd-ghost').waitFor();
  expect(await turn.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Noch einmal überlegen' }).click();
  await expect.poll(() => turn.isDisabled(), SOON).toBe(false);
  expect(await spaces(page)).toBe(known);
  await (await firstInView(page.locator('.nd-spot'))).click();
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect.poll(() => spaces(page), SOON).toBeGreaterThanOrEqual(known + 10);
  await leaveQuietly(guest);
});

test('TI 14.1 Astronomy: up to two tiles are looked at from both sides, and go back into the stack', async () => {
  const guest = await visit(house, { locale: 'de-DE' });
  const { page } = guest;
  await sitDownAt(page, house.address, terraTable('survey'));
  const tiles = page.locator('.ti-looked > li');
  expect(await tiles.count()).toBe(0);
  await page.locator('.decision [data-action="look"]').click();
  await expect.poll(() => tiles.count(), SOON).toBe(1);
  await page.locator('.decision [data-action="look"]').click();
  await expect.poll(() => tiles.count(), SOON).toBe(2);
  expect(await tiles.first().locator('.nd-tile-picture').count()).toBe(2);
  await tiles.first().getByRole('button', { name: 'unter den Stapel' }).click();
  await expect.poll(() => tiles.count(), SOON).toBe(1);
  await tiles.first().getByRole('button', { name: 'auf den Stapel' }).click();
  await expect.poll(() => tiles.count(), SOON).toBe(0);
  await leaveQuietly(guest);
});

test('a caravan explores: the tile is turned, flipped, shown where it would lie, and laid with the mouse', async () => {
  const guest = await visit(house, { locale: 'de-DE' });
  const { page } = guest;
  await sitDownAt(page, house.address, terraTable('explore'));
  const known = await spaces(page);
  await page.getByRole('button', { name: 'Erkunden' }).click();
  await page.locator('.nd-tray-tile').waitFor();
  const picture = () => page.locator('.nd-tray-tile svg').innerHTML();
  const upright = await picture();
  await page.keyboard.press('t');
  await expect.poll(picture).not.toBe(upright);
  await page.getByRole('button', { name: 'Zurückdrehen' }).click();
  await expect.poll(picture).toBe(upright);
  await page.getByRole('button', { name: 'Wenden' }).click();
  await expect.poll(picture).not.toBe(upright);
  await page.keyboard.press('f');
  await page.locator('.nd-spot').first().hover();
  await page.locator('.nd-ghost').waitFor();
  const lens = () => page.locator('.nd-world').evaluate((world: SVGGElement) => world.style.transform);
  const [seen, before] = [await lens(), await movesTold(page)];
  await page.locator('.nd-spot').first().click();
  await heard(page, before);
  await expect.poll(() => spaces(page), SOON).toBeGreaterThanOrEqual(known + 10);
  await expect.poll(lens).not.toBe(seen);
  expect(await page.locator('.nd-tray').count()).toBe(0);
  await leaveQuietly(guest);
});

test('a government is changed with the mouse, lies on its card and says what it does', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await sitDownAt(page, house.address, terraTable('government'));
  expect(await page.locator('.decision-prompt').textContent()).toBe('Change government, or keep what you have');
  const choice = page.locator('.ti-choice[data-action="govern"]').last();
  const name = (await choice.locator('strong').textContent()) ?? '';
  const before = await movesTold(page);
  await choice.click();
  await heard(page, before);
  const card = page.locator('.ti-government-card');
  await expect.poll(() => card.textContent()).toContain(name);
  expect(await page.locator('.nd-card .ti-on-card').textContent()).toBe(name);
  await card.hover();
  const panel = page.locator('.explain');
  await panel.waitFor();
  expect(await panel.locator('tr[data-now] th').textContent()).toContain(name);
  expect(await panel.locator('tr').count()).toBe(6);
  await page.locator('[data-thing="dial-event:districts"]').first().focus();
  await page.locator('[data-thing="dial-event:districts"]').first().hover();
  await expect.poll(() => panel.textContent()).toContain('TI 10.10');
  await leaveQuietly(guest);
});

test('an army attacks: both sums are shown before, the dice and the outcome afterwards', async () => {
  const guest = await visit(house, { locale: 'en-GB' });
  const { page } = guest;
  await sitDownAt(page, house.address, terraTable('march'));
  expect(await page.locator('.ti-reach').getAttribute('d')).toContain('M');
  const before = await movesTold(page);
  await page.locator('.nd-space[data-open="attack"]').first().dispatchEvent('click');
  const preview = page.locator('[data-preview]');
  await preview.waitFor();
  expect(await movesTold(page)).toBe(before);
  for (const side of await preview.locator('dl').all()) {
    const cells = await side.locator('dd').allInnerTexts();
    const numbers = cells.map((cell) => Number.parseInt(cell.replace('−', '-'), 10));
    expect(numbers.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(numbers.at(-1));
  }
  await preview.getByRole('button', { name: 'Attack' }).click();
  await heard(page, before);
  await page.locator('.nd-report, [data-fight], [data-preview]').first().waitFor();
  await leaveQuietly(guest);
});

test('what can be done in a fight stands in one line', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, terraTable('fight'));
  const boxes = await Promise.all((await page.locator('.decision-buttons > .button').all()).map(boxOf));
  expect(boxes.length).toBeGreaterThan(3);
  expect(new Set(boxes.map(({ y, height }) => Math.round(y + height / 2))).size).toBe(1);
  expect(await page.locator('.decision-buttons > [data-action]').last().getAttribute('data-action')).toBe('done');
  await leaveQuietly(guest);
});

test('a district is chosen by its kind, then placed on the map', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, terraTable('district'));
  const kind = page.locator('.ti-plate[aria-pressed="false"]:not([aria-disabled])').last();
  const name = (await kind.textContent())?.replaceAll('\u00ad', '') ?? '';
  await kind.click();
  const space = page.locator('.nd-space[data-open="district"]').first();
  const number = await space.getAttribute('data-space');
  await space.dispatchEvent('click');
  const placed = page.locator(`.nd-space[data-space="${number}"]`);
  await expect.poll(async () => (await placed.getAttribute('aria-label'))?.toLowerCase()).toContain(name.toLowerCase());
  await leaveQuietly(guest);
});

test.each(['de-DE', 'en-GB'])('five play on to the very end, %s', async (locale) => {
  const guest = await visit(house, { locale });
  const { page } = guest;
  await sitDownAt(page, house.address, terraTable('last'));
  expect(await page.locator('.nd-enough').isVisible()).toBe(true);
  const luck = luckFrom(4);
  let decisions = 0;
  while (await decide(page, luck)) expect(++decisions).toBeLessThan(400);
  await page.locator('.winner').waitFor();
  expect(await page.locator('.nd-agendas tbody').count()).toBe(5);
  expect(await page.locator('.nd-timeline .nd-lane').count()).toBe(5);
  await leaveQuietly(guest);
});

test.each([
  ['light', 1440, ['district']],
  ['dark', 390, ['capital', 'fight', 'target']],
] as const)('nothing to complain about for axe, %s at %i pixels', async (theme, width, moments) => {
  const guest = await visit(house, { width });
  const { page } = guest;
  await page.emulateMedia({ colorScheme: theme });
  const found: string[] = [];
  for (const name of moments) {
    await sitDownAt(page, house.address, terraTable(name));
    found.push(...(await complaintsOf(page, name)));
    if (name !== 'fight') continue;
    // What a fight needs is in view: the tokens one has, the place that is attacked, and what leaving it means.
    expect(await page.locator('.nd-fight-coins').innerText()).toMatch(/Handelsmarker/);
    expect(await page.locator('.nd-space[data-target]').count()).toBe(1);
    expect(await page.locator('.decision [data-action="done"]').innerText()).toMatch(/^Dabei bleiben: /);
  }
  expect(found).toEqual([]);
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const)(
  'a long decision lies over the table and over no land, and the window of the map stays as it is, at %i pixels',
  async (width, height) => {
    const guest = await visit(house, { width, height });
    const { page } = guest;
    await sitDownAt(page, house.address, terraTable('district'));
    const [map, bar] = [page.locator('.nd-map'), page.locator('.decision')];
    const long = await boxOf(bar);
    expect(long.height).toBeGreaterThan(80);
    // A small window shows what can be chosen nearer.
    if (width < 1100) await page.getByRole('button', { name: 'Ganze Karte zeigen' }).click();
    const outside = async () => sticksOut(await boxOf(page.locator('.nd-edge').first()), await boxOf(map));
    await expect.poll(outside, SOON).toBe(0);
    await expect.poll(async () => overlap(long, await boxOf(page.locator('.nd-edge').first())), SOON).toBe(0);
    // All districts stand in one row, and the card they are for is in view beneath them.
    const plates = await Promise.all((await page.locator('.ti-plate').all()).map(boxOf));
    if (width > 390) expect(new Set(plates.map(({ y }) => y)).size).toBe(1);
    expect(await hidden(page, '.nd-card[data-lifted] .nd-card-text', 2)).toEqual([]);
    if (width > 1000) expect(await hidden(page, '.nd-aside .nd-wonder-card')).toEqual([]);
    const where = await boxOf(map);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(async () => (await boxOf(bar)).height, SOON).toBeLessThan(long.height);
    if (width !== 390) expect(await boxOf(map)).toEqual(where);
    await expect.poll(outside, SOON).toBe(0);
    await leaveQuietly(guest);
  },
);

test.each([
  [1440, 900],
  [390, 844],
] as const)('a fight of armies leaves the map free at %i pixels', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, terraTable('march'));
  await page.locator('.nd-space[data-open="attack"]').first().dispatchEvent('click');
  const preview = page.locator('[data-preview]');
  await preview.waitFor();
  expect(overlap(await boxOf(preview), await boxOf(page.locator('.nd-map')))).toBe(0);
  expect(await hidden(page, '.nd-space[data-target]', 14)).toEqual([]);
  expect(await hidden(page, '.nd-fight-buttons .button')).toEqual([]);
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const)('what an army can attack is compared in one view at %i pixels', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, terraTable('target'));
  expect(await page.locator('.ti-duel').count()).toBeGreaterThan(1);
  expect(await hidden(page, '.ti-duel-target, .ti-duel .nd-sum, .ti-duel > .nd-fight-chance', 2)).toEqual([]);
  expect(await hidden(page, '.nd-space[data-target]', 14)).toEqual([]);
  expect(await page.locator('.ti-duel-target').first().textContent()).toMatch(/ von \S+ angreifen$/);
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const)('five at the table: all that a turn needs is in view at %i pixels', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  for (const name of ['middle', 'card', 'last'] as const) {
    await sitDownAt(page, house.address, terraTable(name));
    const needed = '.nd-aside :is(.nd-wonder-card, .nd-goal), .nd-card, .decision, .players > li';
    expect(await hidden(page, needed, 6)).toEqual([]);
    expect(await brokenWords(page, '.nd-card-name, .nd-card-kind')).toEqual([]);
    expect(await brokenWords(page, '.nd-seat-leader')).toEqual([]);
    const [marks = [], held = []] = await Promise.all(
      ['.players .ti-on-card', '.players :is(.nd-held, .nd-resource-chip)'].map(async (things) =>
        Promise.all((await page.locator(things).all()).map(boxOf)),
      ),
    );
    expect(marks.filter((mark) => held.some((thing) => overlap(mark, thing) > 4))).toEqual([]);
    // Nobody's pointer on the tech dial hides another's.
    const pointers = await Promise.all((await page.locator('.nd-own .nd-pointer').all()).map(boxOf));
    const along = pointers.map(({ x, width }) => x + width / 2).sort((one, other) => one - other);
    expect(along).toHaveLength(5);
    expect(along.filter((at, n) => n > 0 && at - (along[n - 1] ?? 0) < 4)).toEqual([]);
    // A tablet shows what is one's own nearer.
    if (width < 1100) await page.getByRole('button', { name: 'Ganze Karte zeigen' }).click();
    expect(await landUnder(page, '.nd-map-controls')).toBe(0);
  }
  await leaveQuietly(guest);
});

test('nothing sticks out sideways, and what is drawn can be seen, at three widths', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, terraTable('middle'));
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.locator('.ti-army').first().isVisible()).toBe(true);
    expect(await page.locator('.ti-walls').first().isVisible()).toBe(true);
  }
  await leaveQuietly(guest);
});
