/** Playing a leader from the hand (TA 10.6). */

import { playerOf } from '../../queries/players.ts';
import { scoreKidnapped } from '../gains.ts';
import { playLeader } from '../leaders.ts';
import { noCivil, payCivil } from '../payment.ts';
import type { ActionRule } from './action.ts';

export const leader: ActionRule<'leader'> = {
  place: 'hand',
  list(desk, { id: card, kind }, all, into) {
    if (kind === 'leader' && (all || desk.civil > 0)) into.push({ type: 'leader', card });
  },
  forbidden: (desk) => noCivil(desk),
  perform(game, seat, { card }) {
    const player = playerOf(game, seat);
    payCivil(game, seat, 1);
    player.civilHand.splice(player.civilHand.indexOf(card), 1);
    playLeader(game, seat, card);
    scoreKidnapped(game, seat, card);
  },
};
