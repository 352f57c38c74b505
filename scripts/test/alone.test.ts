/** A base never names an expansion: with the expansion's folders and its one line deleted, a complete game is left. */

import { rmSync } from 'node:fs';
import { afterAll, test } from 'vitest';
import { holdsAlone, withoutExpansions } from '../alone/alone.ts';

const places: string[] = [];
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true });
});

test.each([
  ['new-dawn', ['terra-incognita']],
  ['through-the-ages', ['adjusted-cards']],
  ['through-the-ages', ['leaders-and-wonders']],
  ['through-the-ages', ['military-cards']],
  ['through-the-ages', ['adjusted-cards', 'leaders-and-wonders', 'military-cards']],
])('%s compiles and passes its tests without %s', { timeout: 600_000 }, (game, expansions) => {
  const place = withoutExpansions(game, ...expansions);
  places.push(place);
  holdsAlone(place);
});
