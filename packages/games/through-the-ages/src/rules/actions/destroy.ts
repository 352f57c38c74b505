/** Destroying a building or disbanding a unit (TA 10.5). */

import { emit, type Seat } from '@tabularium/kernel';
import { technologyOf } from '../../queries/cards.ts';
import { playerOf, technologyIn } from '../../queries/players.ts';
import type { AgesState } from '../../state.ts';
import { noActionFor, payActionFor } from '../payment.ts';
import type { ActionRule } from './action.ts';

/** The worker on that card becomes unused; nothing is paid back. */
export function destroyOn(game: AgesState, seat: Seat, card: string, by: Seat): void {
  const player = playerOf(game, seat);
  const technology = technologyIn(player, card);
  if (technology === undefined || technology.workers === 0) throw new Error(`There is no worker on "${card}".`);
  technology.workers--;
  player.workers++;
  emit(game, { fact: 'destroyed', seat, card, by, seen: 'all' });
}

export const destroy: ActionRule<'destroy'> = {
  place: 'technology',
  list(desk, at, all, into) {
    const technology = desk.cards[at];
    if (technology === undefined || desk.player.technologies[at]?.workers === 0) return;
    if (all || noActionFor(desk, technology.kind) === undefined) into.push({ type: 'destroy', card: technology.id });
  },
  forbidden: (desk, { card }) => noActionFor(desk, technologyOf(card).kind),
  perform(game, seat, { card }) {
    payActionFor(game, seat, technologyOf(card).kind);
    destroyOn(game, seat, card, seat);
  },
};
