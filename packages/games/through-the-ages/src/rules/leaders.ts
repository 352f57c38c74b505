/** Leaders coming and going (TA 10.6, 15.2, 15.7). */

import { type Decision, emit, pop, push, type Seat } from '@tabularium/kernel';
import { effectsOf, leaderOf } from '../queries/cards.ts';
import { playerOf } from '../queries/players.ts';
import type { AgesState } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';
import { changing, give, grantTemporary, regainActions } from './gains.ts';

/** The leader leaves play, in whatever way; what he leaves behind happens now. */
export function removeLeader(game: AgesState, seat: Seat): void {
  const { leader } = playerOf(game, seat);
  if (leader === '') return;
  emit(game, { fact: 'leader-left', seat, card: leader, seen: 'all' });
  takeLeave(game, seat, leader);
}

function takeLeave(game: AgesState, seat: Seat, id: string): void {
  const player = playerOf(game, seat);
  changing(game, () => {
    player.leader = '';
    player.stance = -1;
  });
  game.gone.push(id);
  const gain = effectsOf(id).left?.(game, seat) ?? leaderOf(id).on?.left;
  if (gain !== undefined) give(game, seat, gain, 'leaders', id);
}

/** Put a leader from the hand into play; the one before is replaced and normally gives the action back. */
export function playLeader(game: AgesState, seat: Seat, id: string): void {
  const player = playerOf(game, seat);
  const replaced = player.leader;
  emit(game, { fact: 'played-leader', seat, card: id, replaced, seen: 'all' });
  if (replaced === '') return enter(game, seat, id);
  takeLeave(game, seat, replaced);
  game.turn.replacedLeader = true;
  const { back = 1, underWonder, prize } = leaderOf(replaced).replacement ?? {};
  if (prize !== undefined) {
    game.prize = replaced;
    emit(game, { fact: 'became-prize', card: replaced, seen: 'all' });
  }
  enter(game, seat, id);
  if (underWonder !== undefined && player.wonders.some((wonder) => wonder.under === '')) {
    push(game, { step: 'under-wonder', seat, leader: replaced, back });
  } else regainActions(game, seat, back);
}

function enter(game: AgesState, seat: Seat, id: string): void {
  changing(game, () => {
    playerOf(game, seat).leader = id;
  });
  const { temporary } = leaderOf(id);
  if (temporary !== undefined) grantTemporary(game, seat, temporary, id);
}

/** Homer: under a completed wonder, or the civil action back (TA 10.6). */
export const underWonder: Decision<ThroughTheAges, 'under-wonder'> = {
  actions(game, frame) {
    const free = playerOf(game, frame.seat).wonders.filter((wonder) => wonder.under === '');
    return [...free.map(({ card }) => ({ type: 'place-under' as const, card })), { type: 'done' }];
  },
  take(game, frame, action) {
    const { seat, leader } = frame;
    pop(game);
    if (action.type === 'done') return regainActions(game, seat, frame.back);
    const wonder = playerOf(game, seat).wonders.find(({ card }) => card === action.card);
    if (wonder === undefined) return;
    wonder.under = leader;
    emit(game, { fact: 'placed-under', seat, card: leader, wonder: wonder.card, seen: 'all' });
  },
};
