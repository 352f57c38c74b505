/** Copying a tactic of the common area (TA 11.2). */

import { emit } from '@tabularium/kernel';
import { TACTIC_PRICE } from '../../content/boards.ts';
import { playerOf } from '../../queries/players.ts';
import { payMilitary } from '../payment.ts';
import { tacticForbidden } from '../tactics.ts';
import type { ActionRule } from './action.ts';

/** A tactic of the common area becomes the current one. */
export const copy: ActionRule<'copy'> = {
  place: 'tactics',
  /** Each different one that is not the current one. */
  list(desk, _tactics, all, into) {
    const { game, player } = desk;
    if (!all && tacticForbidden(desk, TACTIC_PRICE.copy) !== undefined) return;
    for (const [at, { card, bonus }] of game.commonTactics.entries()) {
      const current = player.tactic?.card === card && player.tactic.bonus === bonus;
      const first = game.commonTactics.findIndex((one) => one.card === card && one.bonus === bonus);
      if (!current && first === at) into.push({ type: 'copy', at });
    }
  },
  forbidden: (desk) => tacticForbidden(desk, TACTIC_PRICE.copy),
  perform(game, seat, { at }) {
    const standard = game.commonTactics[at];
    if (standard === undefined) throw new Error(`There is no common tactic ${at}.`);
    payMilitary(game, seat, TACTIC_PRICE.copy);
    game.turn.tacticDone = true;
    playerOf(game, seat).tactic = { ...standard };
    emit(game, { fact: 'played-tactic', seat, card: standard.card, copied: true, seen: 'all' });
  },
};
