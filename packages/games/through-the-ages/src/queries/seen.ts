/** The table as a viewer sees it, for the game's questions. */

import type { AgesState, AgesView } from '../state.ts';

/** A card as a viewer sees it: its id, or only its back. */
export type Facing = AgesView['players'][number]['civilHand'][number];

/** Does the viewer know the card? */
export const isOpen = (card: Facing): card is string => typeof card === 'string';

/** The view for the game's questions; nobody asks them about cards that cannot be seen, so these are left out. */
export function asState(view: AgesView): AgesState {
  const players = view.players.map((player) => ({
    ...player,
    civilHand: player.civilHand.filter(isOpen),
    militaryHand: player.militaryHand.filter(isOpen),
  }));
  return { ...view, players } as unknown as AgesState;
}
