/** A base never names an expansion: with the expansion's folders and its one line deleted, a complete game is left. */

import { rmSync } from 'node:fs';
import { afterAll, test } from 'vitest';
import { compilesAlone, holdsAlone, withoutExpansions } from '../alone/alone.ts';

const places: string[] = [];
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true });
});

function without(game: string, ...expansions: string[]): string {
  const place = withoutExpansions(game, ...expansions);
  places.push(place);
  return place;
}

test.each([
  ['new-dawn', ['terra-incognita']],
  ['through-the-ages', ['adjusted-cards', 'leaders-and-wonders', 'military-cards']],
])('%s compiles and passes its tests without %s', { timeout: 600_000 }, (game, expansions) => {
  holdsAlone(without(game, ...expansions));
});

test.each(['adjusted-cards', 'leaders-and-wonders', 'military-cards'])(
  'Through the Ages compiles without %s alone',
  { timeout: 600_000 },
  (expansion) => compilesAlone(without('through-the-ages', expansion)),
);
