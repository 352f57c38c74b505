/** The two diplomacy cards the expansion adds for every player (TI 12.1). Single source. */

import type { DiplomacyId } from '../../content/diplomacy.ts';
import type { Effect } from '../../effects.ts';
import type { TerraDiplomacyId } from '../names.ts';

/** The cards by name. */
export const TERRA_DIPLOMACY: Readonly<Record<TerraDiplomacyId, Effect>> = {
  'open-borders-ti': { maturesWith: (owner, from) => owner === from, sharesDistricts: true },
  'non-aggression-pact': { pact: true },
};

/** The five cards every player has for the others (TI 12.7). */
export const PLAYER_CARDS: readonly DiplomacyId[] = [
  'joint-war',
  'defensive-pact',
  'embassy',
  'open-borders-ti',
  'non-aggression-pact',
];
