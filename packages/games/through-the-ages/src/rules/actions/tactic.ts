/** Playing a tactic from the hand (TA 11.2). */

import { emit } from '@tabularium/kernel';
import { TACTIC_PRICE } from '../../content/boards.ts';
import { cardOf } from '../../queries/cards.ts';
import { distinct } from '../../queries/desk.ts';
import { playerOf } from '../../queries/players.ts';
import { payMilitary } from '../payment.ts';
import { tacticForbidden } from '../tactics.ts';
import type { ActionRule } from './action.ts';

/** A tactic from the hand becomes the exclusive current one. */
export const tactic: ActionRule<'tactic'> = {
  place: 'tactics',
  list(desk, _tactics, all, into) {
    if (!all && tacticForbidden(desk, TACTIC_PRICE.play) !== undefined) return;
    for (const card of distinct(desk.player.militaryHand))
      if (cardOf(card).kind === 'tactic') into.push({ type: 'tactic', card });
  },
  forbidden: (desk) => tacticForbidden(desk, TACTIC_PRICE.play),
  perform(game, seat, { card }) {
    const player = playerOf(game, seat);
    payMilitary(game, seat, TACTIC_PRICE.play);
    game.turn.tacticDone = true;
    player.militaryHand.splice(player.militaryHand.indexOf(card), 1);
    player.exclusive.push({ card, bonus: 0 });
    player.tactic = { card, bonus: 0 };
    emit(game, { fact: 'played-tactic', seat, card, copied: false, seen: 'all' });
  },
};
