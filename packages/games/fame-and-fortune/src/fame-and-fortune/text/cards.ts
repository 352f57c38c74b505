/** Pieces of the expansion that are on no card. */

import type { Explained } from '../../text/cards.ts';

/** Their names. */
export const FAME_PIECES = ['metropolis', 'fortification', 'caravan', 'relic', 'loot', 'investment-marker'] as const;
export type FamePiece = (typeof FAME_PIECES)[number];

/** Their explanations in one language. */
export type FamePieces = Readonly<Record<FamePiece, Explained>>;
