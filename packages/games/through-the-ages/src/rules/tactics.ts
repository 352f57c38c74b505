/** Tactics and the common area (TA 11.2, 11.6). */

import { emit, type Procedure } from '@tabularium/kernel';
import type { Desk } from '../queries/desk.ts';
import type { Forbidden } from '../queries/effects.ts';
import { playerOf } from '../queries/players.ts';
import { holds } from '../queries/powers.ts';
import type { AgesState, Standard } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';

const NO_MILITARY = { reason: 'no-military-actions', rule: 'TA 11.2' } as const;
const TACTIC_DONE = { reason: 'tactic-already-played', rule: 'TA 11.2' } as const;

/** Why no tactic can be played or copied now (TA 11.2). */
export function tacticForbidden({ game, player }: Desk, price: number): Forbidden {
  if (player.military < price) return NO_MILITARY;
  return game.turn.tacticDone ? TACTIC_DONE : undefined;
}

/** Start of the turn: a player's exclusive tactics move to the common area, unless a leader keeps them (TA 11.6). */
export const makeTacticsAvailable: Procedure<ThroughTheAges, 'make-tactics-available'> = {
  run(game, { seat }) {
    if (holds(game, seat, 'keeps-tactics')) return;
    const player = playerOf(game, seat);
    for (const standard of player.exclusive.splice(0)) {
      emit(game, { fact: 'tactic-shared', seat, card: standard.card, again: !share(game, standard), seen: 'all' });
    }
  },
};

/** The same card already there: the new one leaves the game. One with a leader under it is never merged (TA 18.A2). */
function share(game: AgesState, standard: Standard): boolean {
  const known = game.commonTactics.some(({ card, bonus }) => card === standard.card && bonus === standard.bonus);
  const merges = known && standard.bonus === 0;
  if (merges) game.gone.push(standard.card);
  else game.commonTactics.push(standard);
  return !merges;
}
