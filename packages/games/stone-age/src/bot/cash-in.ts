/** The card for two resources of one's choice, which may be used at any time (SA 8.3.10): when bots think of it. */

import { type Seat, topFrame } from '@tabularium/kernel';
import { twoResourcesCard } from '../queries/cards.ts';
import { playerOf } from '../queries/players.ts';
import { CASH_INS } from '../rules/payment.ts';
import type { StoneAgeState } from '../state.ts';
import type { CashIn } from '../vocabulary.ts';

/** Where two more resources may be what is missing. */
const PAYING = new Set(['buy-building', 'buy-card', 'feed']);

/** All ways to use it where something is to be paid for. */
export function cashInToPay(game: StoneAgeState, seat: Seat): readonly CashIn[] {
  if (!PAYING.has(topFrame(game)?.step ?? '')) return [];
  return twoResourcesCard(playerOf(game, seat)) === undefined ? [] : CASH_INS;
}
