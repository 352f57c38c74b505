/** The words of every card of Through the Ages, wherever it may lie. */

import { expect, test, vi } from 'vitest';
import { cutOff, sizesOf } from './boxes.ts';
import { sitDownAt } from './sitting.mjs';
import { theHouse } from './the-house.ts';
import { agesTable } from './through-the-ages-positions.ts';
import { leaveQuietly, visit } from './visit.ts';

// The board is drawn here without a browser around it, and its icons need only the room they take.
vi.mock('../src/design/icon.tsx', async () => {
  const { createElement } = await import('react');
  const Icon = ({ size = 18 }: { size?: number }) =>
    createElement('svg', { className: 'icon', width: size, height: size, viewBox: '0 0 512 512' });
  return { Icon, IconMark: () => null };
});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('navigator', { languages: ['de'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { placesOf } = await import('./through-the-ages-places.tsx');
vi.unstubAllGlobals();

const house = await theHouse();

const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const;

test.each(['de', 'en'] as const)('every card says all its words in every place at every size, %s', async (language) => {
  const guest = await visit(house, { locale: language === 'de' ? 'de-DE' : 'en-GB' });
  const { page } = guest;
  await sitDownAt(page, house.address, agesTable('ages-first'));
  await page.evaluate((places) => {
    document.querySelector('.ta-desk')?.setAttribute('data-part', 'realm');
    for (const [place, pieces] of Object.entries(places)) {
      const here = document.querySelector(place);
      if (here === null) throw new Error(`There is no ${place}.`);
      here.insertAdjacentHTML('afterend', pieces.join(''));
    }
    // What says nothing would only take time to lay out.
    for (const idle of document.querySelectorAll('.ta-row > :has(> .ta-empty), .ta-row-map > *')) idle.remove();
  }, placesOf(language));
  const found: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    const cut = await cutOff(page, ':is(.ta-row, .ta-fan, .ta-rulers) :is(.ta-text, .ta-kind, .ta-foot)');
    found.push(...cut.map((words) => `${width} x ${height}: ${words}`));
    // What is printed smaller than the house's smallest letters cannot be read from a chair; a phone is held nearer.
    const least = Math.min(...(await sizesOf(page, ':is(.ta-row, .ta-fan, .ta-rulers) :is(.ta-brief, .ta-kind)')));
    expect(least, `${width} x ${height}`).toBeGreaterThanOrEqual(width < 1000 ? 9 : 11);
  }
  expect(found).toEqual([]);
  await leaveQuietly(guest);
});
