/** What an action costs, said beside it: two cards of one name may lie on spaces of different price. */

import '../index.ts';
import type { AnyAction, Seat } from '@tabularium/kernel';
import { priceIn } from '../rules/action-phase.ts';
import type { Price } from '../rules/actions/action.ts';
import type { AgesKnown } from '../state.ts';
import type { PhaseAction } from '../vocabulary.ts';

export type { Price } from '../rules/actions/action.ts';

/** The price of that action in the Action Phase; nothing where there is none or an order changes it. */
export function priceOf(game: AgesKnown, seat: Seat, action: AnyAction): Price | undefined {
  if (game.frames.at(-1)?.step !== 'act') return undefined;
  return priceIn(game, seat, action as PhaseAction);
}
