/** What diplomacy cards do; `from` is the player they were taken from. Verified, but for the base wording of Open Borders (single source). */

import { push } from '@tabularium/kernel';
import type { DIPLOMACY_IDS } from '../content/diplomacy.ts';
import type { Effect } from '../queries/effects.ts';

/** The effects by card. */
export const DIPLOMACY_EFFECTS: Readonly<Record<(typeof DIPLOMACY_IDS)[number], Effect>> = {
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
