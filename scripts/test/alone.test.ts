/** The base never names its expansion: with the expansion's folders and its one line deleted, a complete game is left. */

import { rmSync } from 'node:fs';
import { afterAll, test } from 'vitest';
import { holdsAlone, withoutExpansion } from '../alone/alone.ts';

const places: string[] = [];
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true });
});

test('A New Dawn compiles and passes its tests without Terra Incognita', { timeout: 600_000 }, () => {
  const place = withoutExpansion('new-dawn', 'terra-incognita');
  places.push(place);
  holdsAlone(place);
});
