/** What the expansion's diplomacy cards do (TI 12.1). Single source. */

import type { Effect } from '../../queries/effects.ts';
import type { TerraDiplomacyId } from '../content/diplomacy.ts';

/** The effects by card. */
export const TERRA_DIPLOMACY_EFFECTS: Readonly<Record<TerraDiplomacyId, Effect>> = {
  'open-borders-ti': { maturesWith: (owner, from) => owner === from, sharesDistricts: true },
  'non-aggression-pact': { pact: true },
};
