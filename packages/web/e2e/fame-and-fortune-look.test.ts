import { expect, test } from 'vitest';
import { boxesOf, boxOf, cutOff, hidden, overlap } from './boxes.ts';
import { fameChance, fameTable } from './fame-and-fortune-positions.ts';
import { sitDownAt } from './sitting.mjs';
import { theHouse } from './the-house.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();

test.each(['fame-late', 'fame-battle', 'fame-research'] as const)(
  'all figures stand on one line, as high as capitals: %s',
  async (moment) => {
    const guest = await visit(house);
    const { page } = guest;
    await sitDownAt(page, house.address, fameTable(moment));
    const others = await page.locator('.table *').evaluateAll((things) =>
      things
        .filter((thing) => [...thing.childNodes].some((part) => part instanceof Text && /\d/.test(part.data)))
        .filter((thing) => !getComputedStyle(thing).fontVariantNumeric.includes('lining-nums'))
        .map((thing) => `${thing.getAttribute('class')}: ${thing.textContent}`),
    );
    expect(others).toEqual([]);
    await leaveQuietly(guest);
  },
);

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const)('the whole pyramid is in view with all that could be learned at %i x %i', async (width, height) => {
  const guest = await visit(house, { width, height });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-research'));
  expect(await hidden(page, '.ff-level-row h2, .ff-choice', 5)).toEqual([]);
  await leaveQuietly(guest);
});

test('on a phone research begins with what can be learned', async () => {
  const guest = await visit(house, { width: 390, height: 844 });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-research'));
  expect(await page.locator('.ff-scene').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  expect(await hidden(page, '.ff-choice[data-open]', 5)).toEqual([]);
  await leaveQuietly(guest);
});

test('on a phone the hand in a battle is in view to its last drop, and so is the market while a city produces', async () => {
  const guest = await visit(house, { width: 390, height: 844 });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-battle'));
  expect(await hidden(page, '.ff-hand-card', 5)).toEqual([]);
  // With the fourth front the new one would be beyond the edge.
  await sitDownAt(page, house.address, fameChance('fame-clash'));
  expect(await page.locator('.ff-front').count()).toBe(4);
  expect(await hidden(page, '.ff-front', 5)).toEqual([]);
  expect(await cutOff(page, '.ff-front .ff-unit > strong + span')).toEqual([]);
  await sitDownAt(page, house.address, fameTable('fame-wonder'));
  expect(await hidden(page, '.ff-ware, .ff-goods', 5)).toEqual([]);
  await leaveQuietly(guest);
});

test('all wonders are as high, and none lacks room for its name', async () => {
  const guest = await visit(house, { width: 1280, height: 720 });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-late'));
  const cards = page.locator('.ff-ware[data-kind="wonder"]');
  const heights = await cards.evaluateAll((found) => found.map((card) => card.getBoundingClientRect().height));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  expect(await cutOff(page, '.ff-ware[data-kind="wonder"]')).toEqual([]);
  await leaveQuietly(guest);
});

test('on a small map what a city brings can be read, and the letters of the columns', async () => {
  const guest = await visit(house, { width: 1024, height: 768 });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-late'));
  const sizes = await page
    .locator('.ff-plaque text, .ff-pill text, .ff-coordinates text')
    .evaluateAll((texts) =>
      (texts as SVGTextElement[]).map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      ),
    );
  expect(Math.min(...sizes)).toBeGreaterThan(11);
  // The name of a city hides nothing that lies in the middle of the squares around.
  const middles = await boxesOf(page.locator('.ff-pieces > g > *'));
  const ribbons = await boxesOf(page.locator('.ff-ribbon'));
  const covered = ribbons.flatMap((ribbon) => middles.map((middle) => overlap(ribbon, middle)));
  expect(Math.max(...covered)).toBeLessThan(8);
  // Pills with several signs are as good as large, and none lies over another.
  const pills = await boxesOf(page.locator('.ff-pill > rect'));
  expect(Math.min(...pills.map(({ height }) => height))).toBeGreaterThan(11.5);
  const among = pills.flatMap((pill, at) => pills.slice(at + 1).map((other) => overlap(pill, other)));
  expect(Math.max(...among)).toBeLessThan(2);
  // The sums hide nothing either: above a city that lies between two rows, below one on the upper edge of the map.
  for (const table of [fameTable('fame-late'), fameChance('fame-loot')]) {
    await sitDownAt(page, house.address, table);
    const sums = await boxOf(page.locator('.ff-plaque > rect'));
    const lying = await boxesOf(page.locator('.ff-pieces > g > *'));
    expect(Math.max(...lying.map((piece) => overlap(sums, piece)))).toBeLessThan(5);
  }
  await leaveQuietly(guest);
});

test('in a low window it is seen who plays first', async () => {
  const guest = await visit(house, { width: 1280, height: 720 });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-late'));
  expect(await page.locator('.ff-first').count()).toBe(1);
  expect(await hidden(page, '.ff-first')).toEqual([]);
  const badge = await boxOf(page.locator('.ff-first'));
  const names = await boxesOf(page.locator('.player h3'));
  expect(Math.max(...names.map((name) => overlap(badge, name)))).toBeLessThan(1);
  await leaveQuietly(guest);
});

test.each([
  [1440, 900],
  [390, 844],
] as const)(
  'five seats trade: every offer and passing are buttons that can be pressed at %i x %i',
  async (width, height) => {
    const guest = await visit(house, { width, height });
    const { page } = guest;
    await sitDownAt(page, house.address, fameTable('fame-trade'));
    expect(await page.locator('.decision [data-action="offer-to"]').count()).toBe(4);
    expect(await hidden(page, '.decision [data-action]')).toEqual([]);
    // What is seen of the map is called by letters and numbers at its edges, which the question does not cover.
    const [map, bar] = [await boxOf(page.locator('.ff-middle')), await boxOf(page.locator('.decision'))];
    for (const ruler of ['.ff-columns > rect', '.ff-rows > rect']) {
      const strip = await boxOf(page.locator(ruler));
      const [across, down] = [strip.x + strip.width / 2, strip.y + strip.height / 2];
      const inside = ruler.includes('columns') ? down > map.y && overlap(strip, bar) < 2 : across > map.x;
      expect(inside, ruler).toBe(true);
    }
    await leaveQuietly(guest);
  },
);

test('a metropolis is ringed as a whole when it declares something', async () => {
  const guest = await visit(house);
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-react'));
  const { width, height } = await boxOf(page.locator('.ff-declared path').first());
  expect(height / width).toBeGreaterThan(1.5);
  await leaveQuietly(guest);
});

test('a phone shows the map again when a city has made what needs no square', async () => {
  const guest = await visit(house, { width: 390, height: 844 });
  const { page } = guest;
  await sitDownAt(page, house.address, fameTable('fame-wonder'));
  await page.locator('[data-anchor="market:artillery"]').click();
  await page.locator('.decision-prompt', { hasText: 'Städteverwaltung' }).waitFor();
  expect(await hidden(page, '.ff-controls button')).toEqual([]);
  await leaveQuietly(guest);
});
