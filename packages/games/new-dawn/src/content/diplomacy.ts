/** The four diplomacy cards every player has for the others. Verified, but for the base wording of Open Borders (single source). */

import { push } from '@tabularium/kernel';
import type { Effect } from '../effects.ts';
import { TERRA_DIPLOMACY } from '../terra-incognita/content/diplomacy.ts';
import type { TerraDiplomacyId } from '../terra-incognita/names.ts';
import { fromBoxes } from './boxes.ts';

type BaseDiplomacyId = 'joint-war' | 'defensive-pact' | 'embassy' | 'open-borders';

/** Any diplomacy card, of the base game or the expansion. */
export type DiplomacyId = BaseDiplomacyId | TerraDiplomacyId;

/** The cards by name; `from` is the player they were taken from. */
export const DIPLOMACY: Readonly<Record<BaseDiplomacyId, Effect>> = {
  'joint-war': { attack: (_game, _holder, { defender }, from) => (defender === from ? 0 : 2) },
  'defensive-pact': { defence: (_game, _holder, { attacker }, from) => (attacker === from ? 0 : 2) },
  embassy: {
    afterReachingCapital(game, seat, owner, from) {
      if (owner !== from) return;
      push(game, { step: 'take-resource', seat, onlyNew: false });
      push(game, { step: 'put-trade', seat, left: 1, onto: owner, type: null });
    },
  },
  'open-borders': { maturesWith: (owner, from) => owner === from },
};

/** All diplomacy cards of the base game. */
export const DIPLOMACY_IDS = Object.keys(DIPLOMACY) as DiplomacyId[];

/** What that diplomacy card does. */
export const diplomacyOf = fromBoxes<DiplomacyId, Effect>(
  () => DIPLOMACY,
  () => TERRA_DIPLOMACY,
);
