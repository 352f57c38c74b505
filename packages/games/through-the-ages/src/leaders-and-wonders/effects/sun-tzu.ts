/** Sun Tzu under a tactic (TA 18.A2). */

import { emit, type Seat } from '@tabularium/kernel';
import { playerOf } from '../../queries/players.ts';
import type { AgesState } from '../../state.ts';

/** Sun Tzu goes under the current tactic: everybody who uses that very card has the bonus (TA 18.A2). */
export function strengthenTactic(game: AgesState, seat: Seat, bonus: number): void {
  const player = playerOf(game, seat);
  const old = player.tactic;
  if (old === null) return;
  const same = (one: { card: string; bonus: number }) => one.card === old.card && one.bonus === old.bonus;
  const own = player.exclusive.find(same);
  if (own === undefined) {
    for (const other of game.players) {
      if (other !== player && other.tactic !== null && same(other.tactic) && !other.exclusive.some(same)) {
        other.tactic = { card: old.card, bonus: old.bonus + bonus };
      }
    }
  }
  const card = own ?? game.commonTactics.find(same);
  if (card !== undefined) card.bonus += bonus;
  player.tactic = { card: old.card, bonus: old.bonus + bonus };
  emit(game, { fact: 'strengthened-tactic', seat, card: old.card, bonus: old.bonus + bonus, seen: 'all' });
}
