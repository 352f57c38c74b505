import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf, brokenWords, hidden, landUnder, overlap, sticksOut } from './boxes.ts';
import { MOMENTS, playedTo } from './new-dawn-positions.ts';
import { heard, movesTold, sitDownAt } from './sitting.mjs';
import { terraTable } from './terra-incognita-positions.ts';
import { theHouse } from './the-house.ts';
import { complaintsOf, isStill, leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

const view = (page: Page) => page.locator('.nd-world').evaluate((world: SVGGElement) => world.style.transform);

test('fingers pinch and drag the map on a phone', async () => {
  const guest = await visit(house, { width: 390, height: 844 });
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.opening));
  const scale = async () => Number(/scale\(([\d.]+)\)/.exec(await view(page))?.[1]);
  const before = await scale();
  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 195 - apart, y: 300, id: 0 },
    { x: 195 + apart, y: 300, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [40, 55, 70, 90]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(scale).toBeGreaterThan(before * 1.5);
  await leaveQuietly(guest);
});

const SHOWN = ['opening', 'placing', 'attack', 'building', 'gain', 'end'] as const;

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)('nothing to complain about for axe, %s at %i pixels', async (theme, width) => {
  const guest = await visit(house, { width });
  const { page } = guest;
  await page.emulateMedia({ colorScheme: theme });
  const found: string[] = [];
  for (const name of SHOWN) {
    await sitDownAt(page, house.address, playedTo(MOMENTS[name]));
    if (name === 'attack') await page.locator('.nd-space[data-open="attack"]').last().dispatchEvent('click');
    if (name === 'end') await page.locator('.winner').waitFor();
    found.push(...(await complaintsOf(page, name)));
  }
  expect(found).toEqual([]);
  await leaveQuietly(guest);
});

test.each([1440, 1024, 390])('nothing sticks out sideways at %i pixels', async (width) => {
  const guest = await visit(house, { width });
  const { page } = guest;
  for (const name of ['placing', 'building'] as const) {
    await sitDownAt(page, house.address, playedTo(MOMENTS[name]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.locator('.nd-map').isVisible()).toBe(true);
    // Where the row is too wide, all of its cards can be reached by their signs.
    if (width === 390 && name === 'placing') {
      expect(await hidden(page, '.nd-row-index button')).toEqual([]);
      await page.locator('.nd-row-index button').first().click();
      await expect.poll(() => hidden(page, '.nd-card[data-slot="1"]')).toEqual([]);
    }
    if (width === 390) await page.getByRole('tab', { name: 'Ziele' }).click();
    expect(await page.locator('.nd-goal:visible').count()).toBeGreaterThan(0);
  }
  await leaveQuietly(guest);
});

test.each([
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const)('a fight lies beside the map, not over it, at %i pixels', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.attack));
  const map = page.locator('.nd-map');
  const whole = await boxOf(map);
  await page.locator('.nd-space[data-open="attack"]').last().dispatchEvent('click');
  const preview = page.locator('[data-preview]');
  await preview.waitFor();
  expect(overlap(await boxOf(preview), await boxOf(map))).toBe(0);
  // A short question and its buttons are one row, over no land.
  expect(overlap(await boxOf(page.locator('.decision')), await boxOf(page.locator('.nd-edge').first()))).toBe(0);
  expect(await boxOf(map)).toEqual(whole);
  expect(await hidden(page, '.nd-space[data-target]', 14)).toEqual([]);
  expect(await hidden(page, '.nd-fight-buttons .button, .nd-fight .sums')).toEqual([]);
  expect(await page.locator('.nd-fight-title').textContent()).toMatch(/Kontrollmarker von /);
  expect((await boxOf(preview.getByRole('button', { name: 'Angreifen' }))).height).toBeGreaterThanOrEqual(36);
  await preview.getByRole('button', { name: 'Anderes Ziel' }).click();
  await page.locator('.nd-card').first().waitFor();
  expect(await boxOf(map)).toEqual(whole);
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
] as const)('all that a turn needs is in view at %i by %i pixels', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.placing));
  expect(await page.locator('.nd-wonder-card:visible').count()).toBe(4);
  expect(await hidden(page, '.nd-aside .nd-wonder-card, .nd-card, .decision, .players > li')).toEqual([]);
  const map = page.locator('.nd-map');
  // A tablet held upright shows what can be chosen nearer.
  if (width < 1000) await page.getByRole('button', { name: 'Ganze Karte zeigen' }).click();
  await expect.poll(async () => sticksOut(await boxOf(page.locator('.nd-edge').first()), await boxOf(map))).toBe(0);
  expect(await landUnder(page, '.nd-map-controls')).toBe(0);
  if (width === 1440) expect((await boxOf(page.locator('.nd-space').first())).width).toBeGreaterThanOrEqual(44);
  // What is said lies over the map or beside it, and never moves it.
  const [where, looking] = [await boxOf(map), await view(page)];
  await page.locator('.nd-space[data-refused]').first().dispatchEvent('click');
  await page.locator('.decision-refusal').waitFor();
  await expect.poll(async () => [await boxOf(map), await view(page)]).toEqual([where, looking]);
  await page.getByRole('button', { name: 'Zeigen, was man wählen kann' }).click();
  await expect.poll(() => view(page)).not.toBe(looking);
  for (const open of await page.locator('.nd-space[data-open]').all()) {
    await expect.poll(async () => sticksOut(await boxOf(open), where)).toBe(0);
  }
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const)(
  'new cards lie in the place of the old ones, and the map stays free, at %i by %i pixels',
  async (width, height) => {
    const guest = await visit(house, { width, height });
    const { page } = guest;
    await sitDownAt(page, house.address, playedTo(MOMENTS.gain));
    const map = await boxOf(page.locator('.nd-map'));
    expect(map.height).toBeGreaterThan(height * 0.45);
    expect(overlap(await boxOf(page.locator('.nd-upgrades')), map)).toBe(0);
    expect(await brokenWords(page, '.nd-card-name')).toEqual([]);
    // A phone shows what is one's own nearer.
    if (width < 1000) await page.getByRole('button', { name: 'Ganze Karte zeigen' }).click();
    await isStill(page);
    expect(overlap(await boxOf(page.locator('.decision')), await boxOf(page.locator('.nd-edge').first()))).toBe(0);
    await leaveQuietly(guest);
  },
);

test('a caravan is dragged to where it shall go, and pieces that lie on one another are laid side by side', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.caravan));
  const from = page.locator('.nd-space[data-grip]').first();
  const [start, reach] = [await boxOf(from), page.locator('.nd-space[data-open="step"]')];
  const before = await movesTold(page);
  const goal = await boxOf(reach.last());
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2);
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 4 });
  expect(await page.locator('.carried').count()).toBe(1);
  await page.mouse.up();
  await heard(page, before);
  await expect.poll(() => page.locator('.log li').last().textContent()).toMatch(/Wagen/);
  const crowded = await page.evaluate(() => {
    const figures = [...document.querySelectorAll('.nd-figure-place[data-figure]')];
    const spaces = figures.map((figure) => figure.getAttribute('data-figure')?.split(':')[1]);
    return spaces.find((space) => document.querySelector(`.nd-space[data-space="${space}"][aria-label*="·"]`) !== null);
  });
  if (crowded !== undefined) {
    await page.locator(`.nd-space[data-space="${crowded}"]`).hover();
    expect(Number(await page.locator('.nd-fan').getAttribute('data-pieces'))).toBeGreaterThanOrEqual(2);
  }
  await leaveQuietly(guest);
});

test('what stands on a space that can be chosen stays seen: swords mark a fight, a dot only bare land', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.attack));
  const fights = await page.locator('.nd-space[data-open="attack"]').count();
  expect(fights).toBeGreaterThan(0);
  expect(await page.locator('.nd-fight-sign').count()).toBe(fights);
  expect(await page.locator('.nd-aim').first().getAttribute('d')).toBe('');

  await sitDownAt(page, house.address, playedTo(MOMENTS.placing));
  const open = await page.locator('.nd-space[data-open]').count();
  expect((await page.locator('.nd-aim').first().getAttribute('d'))?.match(/M/g)).toHaveLength(open);
  await leaveQuietly(guest);
});

test.each([
  [390, 844],
  [844, 390],
] as const)('signs can be told apart on a phone before anybody zooms, %i by %i', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.opening));
  expect((await boxOf(page.locator('.nd-small .nd-resource').first())).width).toBeGreaterThanOrEqual(13);
  expect((await boxOf(page.locator('.nd-tag > .nd-resource').first())).width).toBeGreaterThanOrEqual(8);
  const letters = await page
    .locator('.nd-sheet text')
    .evaluateAll((found) =>
      (found as SVGTextElement[]).map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      ),
    );
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(9);
  // What is asked about no space is decided by what lies around one's own, which is shown nearer.
  await sitDownAt(page, house.address, terraTable('middle'));
  expect((await boxOf(page.locator('.nd-space').first())).width).toBeGreaterThanOrEqual(28);
  await leaveQuietly(guest);
});

test.each(['light', 'dark'] as const)('where barbarians appear is read on any land, %s', async (theme) => {
  const guest = await visit(house);
  const { page } = guest;
  await page.emulateMedia({ colorScheme: theme });
  await sitDownAt(page, house.address, playedTo(MOMENTS.placing));
  const homes = page.locator('.nd-home').first();
  const colour = (part: string, of: 'fill') =>
    homes.locator(part).evaluate((thing, property) => {
      const [red = 0, green = 0, blue = 0, share = 1] = (getComputedStyle(thing)[property].match(/[\d.]+/g) ?? []).map(
        Number,
      );
      const most = getComputedStyle(thing)[property].startsWith('color') ? 1 : 255;
      // On the darkest land there is.
      return [red, green, blue].map((one) => (one / most) * share);
    }, of);
  const light = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
    const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const [plate, letter] = [light(await colour('circle', 'fill')), light(await colour('text', 'fill'))];
  expect((plate + 0.05) / (letter + 0.05)).toBeGreaterThanOrEqual(4.5);
  await leaveQuietly(guest);
});

test.each([
  [1024, 768],
  [390, 844],
  [844, 390],
] as const)(
  'what can be chosen is large enough to be hit before anybody zooms, and nothing lies over it, %i by %i',
  async (width, height) => {
    const guest = await visit(house, { width, height });
    const { page } = guest;
    for (const table of [playedTo(MOMENTS.placing), playedTo(MOMENTS.attack), terraTable('march')]) {
      await sitDownAt(page, house.address, table);
      const [map, controls] = [await boxOf(page.locator('.nd-map')), await boxOf(page.locator('.nd-map-controls'))];
      if (height === 390) expect(map.height).toBe(height);
      const open = await Promise.all((await page.locator('.nd-space[data-open]').all()).map(boxOf));
      expect(open.length).toBeGreaterThan(0);
      expect(Math.min(...open.map((space) => space.width))).toBeGreaterThanOrEqual(height === 768 ? 23 : 30);
      expect(open.filter((space) => sticksOut(space, map) > 0 || overlap(space, controls) > 0)).toEqual([]);
      // Somebody who wants to see the whole map sees it, until the map is moved again.
      await page.getByRole('button', { name: 'Ganze Karte zeigen' }).click();
      await expect.poll(async () => sticksOut(await boxOf(page.locator('.nd-edge').first()), map)).toBe(0);
    }
    await sitDownAt(page, house.address, terraTable('fort'));
    const controls = await boxOf(page.locator('.nd-map-controls'));
    const beside = await Promise.all((await page.locator('.ti-hex-spot').all()).map(boxOf));
    expect(Math.min(...beside.map((hex) => hex.width))).toBeGreaterThanOrEqual(height === 768 ? 23 : 26);
    expect(beside.filter((hex) => overlap(hex, controls) > 0)).toEqual([]);
    await leaveQuietly(guest);
  },
);

test('the sheet of a phone held sideways leaves the map in view, keeps its height, and its log begins at the end', async () => {
  const guest = await visit(house, { width: 844, height: 390 });
  const { page } = guest;
  await sitDownAt(page, house.address, playedTo(MOMENTS.placing));
  const [sheet, heights] = [page.locator('.side[data-raised]'), new Set<number>()];
  for (const name of ['Verlauf', 'Spieler', 'Ziele', 'Gespräch', 'Aktionen']) {
    await page.getByRole('tab', { name }).click();
    await expect.poll(async () => overlap(await boxOf(sheet), await boxOf(page.locator('.nd-map')))).toBe(0);
    if (name === 'Verlauf') {
      await expect
        .poll(async () => sticksOut(await boxOf(page.locator('.side .log li').last()), await boxOf(sheet)))
        .toBe(0);
    }
    heights.add(Math.round((await boxOf(sheet)).height));
  }
  expect([...heights]).toHaveLength(1);
  await leaveQuietly(guest);
});
