/** Everything in the box that can be explained, as `kind:id`. */

import { CITY_STATE_IDS } from '../content/city-states.ts';
import { DIPLOMACY_IDS } from '../content/diplomacy.ts';
import { FOCUS_IDS } from '../content/focus-cards.ts';
import { LEADER_IDS } from '../content/leaders.ts';
import { NATURAL_WONDERS } from '../content/natural-wonders.ts';
import { RESOURCES } from '../content/resources.ts';
import { DIFFICULTY, LETTERS } from '../content/tiles.ts';
import { VICTORY_CARD_IDS, VICTORY_CARDS } from '../content/victory-cards.ts';
import { WONDER_IDS } from '../content/wonders.ts';

/** Pieces and dials that are not cards. */
export const COMPONENTS = [
  'capital',
  'city',
  'control-token',
  'reinforced-token',
  'caravan',
  'trade-token',
  'tech-dial',
  'event-dial',
  'direction-token',
] as const;

/** The sectors of the event dial that can be told apart. */
const SECTOR_KINDS = ['spawn', 'blank', 'movement', 'trade'] as const;

const of = (kind: string, ids: readonly string[]) => ids.map((id) => `${kind}:${id}`);

export const things: readonly string[] = [
  ...of('leader', LEADER_IDS),
  ...of('focus', FOCUS_IDS),
  ...of('wonder', WONDER_IDS),
  ...of('city-state', CITY_STATE_IDS),
  ...of('diplomacy', DIPLOMACY_IDS),
  ...of('agenda', Object.values(VICTORY_CARDS).flat()),
  ...of('victory-card', VICTORY_CARD_IDS),
  ...of('natural-wonder', Object.keys(NATURAL_WONDERS)),
  ...of('resource', RESOURCES),
  ...of('terrain', Object.keys(DIFFICULTY)),
  ...of('barbarian', LETTERS),
  ...of('sector', SECTOR_KINDS),
  ...of('component', COMPONENTS),
];
