/** Pacts that end, for whatever reason (TA 7.4, 7.5). */

import { emit, type Seat } from '@tabularium/kernel';
import { playerOf } from '../queries/players.ts';
import { partnerIn } from '../queries/powers.ts';
import type { AgesState } from '../state.ts';
import { changing } from './gains.ts';

/** The pact in that seat's area is removed; its tokens and actions go with it. */
export function endTreaty(game: AgesState, owner: Seat): void {
  const player = playerOf(game, owner);
  const { treaty } = player;
  if (treaty === null) return;
  changing(game, () => {
    player.treaty = null;
  });
  game.gone.push(treaty.card);
  emit(game, { fact: 'pact-ended', seat: owner, card: treaty.card, partner: partnerIn(treaty, owner), seen: 'all' });
}
