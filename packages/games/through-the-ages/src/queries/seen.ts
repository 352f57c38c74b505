/** Cards as a viewer sees them. */

import type { AgesView } from '../state.ts';

/** A card as a viewer sees it: its id, or only its back. */
export type Facing = AgesView['players'][number]['civilHand'][number];

/** Does the viewer know the card? */
export const isOpen = (card: Facing): card is string => typeof card === 'string';
