/** Temporary resources and science: no tokens, used first, gone with the turn (TA 17.6). */

import type { Temporary } from '../content/model.ts';
import type { AgesState } from '../state.ts';

/** Have that much more for its purpose until the end of the turn. */
export function grantTemporary(game: AgesState, { for: purpose, amount }: Temporary): void {
  if (purpose === 'units') game.turn.units += amount;
  else if (purpose === 'construction') game.turn.construction += amount;
  else game.turn.unitScience += amount;
}
