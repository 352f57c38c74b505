/** The four diplomacy cards every player has for the others. What they do is in `effects/diplomacy.ts`. */

import type { Brought } from '../vocabulary.ts';

/** All diplomacy cards of the base game. */
export const DIPLOMACY_IDS = ['joint-war', 'defensive-pact', 'embassy', 'open-borders'] as const;

/** Any diplomacy card, of whichever box. */
export type DiplomacyId = Brought<'diplomacyId'>;
