/** What of the expansion rests on one source. */

import type { Source } from '../../content/provenance.ts';
import { TERRA_CITY_STATES } from './city-states.ts';
import { UNIQUE_CARDS } from './focus-cards.ts';
import { TERRA_LEADERS } from './leaders.ts';

const all = (kind: string, ids: readonly string[], source: Source): [string, Source][] =>
  ids.map((id) => [`${kind}:${id}`, source]);

/** Another source shows other terrain on one space of these. */
const DISPUTED_TILES = ['20', '21'];

/** Every unique card, the new city-states and player diplomacy cards, three governments, and most orders of cards. */
export const TERRA_SOURCES: Readonly<Record<string, Source>> = Object.fromEntries([
  ...all('focus', Object.values(UNIQUE_CARDS), 'single'),
  ...all('city-state', Object.keys(TERRA_CITY_STATES), 'single'),
  ...all('diplomacy', ['open-borders-ti', 'non-aggression-pact'], 'single'),
  ...all('government', ['autocracy', 'democracy', 'communism'], 'single'),
  ...all(
    'leader',
    Object.keys(TERRA_LEADERS).filter((leader) => leader !== 'nubia'),
    'single-order',
  ),
  ...all('leader', ['england'], 'single'),
  ...all('component', ['ibrahim'], 'single'),
  ...all('tile', DISPUTED_TILES, 'disputed-terrain'),
]);
