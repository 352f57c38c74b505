/** Everything in the expansion's box that can be explained, as `kind:id`. */

import { TERRA_CITY_STATES } from '../content/city-states.ts';
import { TERRA_DIPLOMACY_IDS } from '../content/diplomacy.ts';
import { DISTRICTS } from '../content/districts.ts';
import { TERRA_FOCUS_CARDS } from '../content/focus-cards.ts';
import { GOVERNMENTS } from '../content/governments.ts';
import { TERRA_LEADERS } from '../content/leaders.ts';
import { TERRA_NATURAL_WONDERS } from '../content/natural-wonders.ts';
import { TERRA_LETTERS } from '../content/tiles.ts';
import { TERRA_VICTORY_CARDS } from '../content/victory-cards.ts';
import { TERRA_WONDERS } from '../content/wonders.ts';
import { TERRA_COMPONENTS } from './names.ts';

const of = (kind: string, ids: readonly string[]) => ids.map((id) => `${kind}:${id}`);

/** What can be pointed at. */
export const terraThings: readonly string[] = [
  ...of('leader', Object.keys(TERRA_LEADERS)),
  ...of('focus', Object.keys(TERRA_FOCUS_CARDS)),
  ...of('wonder', Object.keys(TERRA_WONDERS)),
  ...of('city-state', Object.keys(TERRA_CITY_STATES)),
  ...of('diplomacy', TERRA_DIPLOMACY_IDS),
  ...of('agenda', Object.values(TERRA_VICTORY_CARDS).flat()),
  ...of('victory-card', Object.keys(TERRA_VICTORY_CARDS)),
  ...of('natural-wonder', Object.keys(TERRA_NATURAL_WONDERS)),
  ...of('barbarian', TERRA_LETTERS),
  ...of('district', DISTRICTS),
  ...of(
    'government',
    Object.values(GOVERNMENTS).map(({ id }) => id),
  ),
  ...of('dial-event', ['spawn', 'movement', 'districts', 'government', 'wonders']),
  ...of('component', TERRA_COMPONENTS),
];
