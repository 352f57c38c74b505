/** The diplomacy cards every player has with the expansion, two of them new (TI 12.1, TI 12.7). */

import type { DiplomacyId } from '../../content/diplomacy.ts';

/** The new cards. */
export const TERRA_DIPLOMACY_IDS = ['open-borders-ti', 'non-aggression-pact'] as const;
export type TerraDiplomacyId = (typeof TERRA_DIPLOMACY_IDS)[number];

/** The five cards every player has for the others (TI 12.7). */
export const PLAYER_CARDS: readonly DiplomacyId[] = ['joint-war', 'defensive-pact', 'embassy', ...TERRA_DIPLOMACY_IDS];
