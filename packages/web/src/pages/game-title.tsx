/** A game's name wherever a game is only mentioned. */

import { useShelfText } from '../shelf.ts';

/** The name in the chosen language. */
export function GameTitle({ id }: { id: string }) {
  return useShelfText(id).title;
}
