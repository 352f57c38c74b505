/** Military cards that cannot be kept: the one that is missed least goes first, and nobody has to try them all for that. */

import type { ActionOf, Seat } from '@tabularium/kernel';
import type { MilitaryKind } from '../content/model.ts';
import { armiesOf, troopsOf } from '../queries/armies.ts';
import { cardOf } from '../queries/cards.ts';
import { playerOf } from '../queries/players.ts';
import type { AgesState } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';

type Action = ActionOf<ThroughTheAges>;

/** What a military card in hand is worth. */
export const CARD: Readonly<Partial<Record<MilitaryKind, number>>> = {
  bonus: 0.8,
  tactic: 0.5,
  event: 0.6,
  territory: 0.7,
  aggression: 0.5,
  war: 0.4,
  pact: 0.3,
};
/** A tactic that would make the units of today stronger is kept before anything else. */
const USEFUL_TACTIC = 2;

/** The card to be discarded of those that are too many; nothing to say about any other question. */
export function leastMissed(game: AgesState, seat: Seat, actions: readonly Action[]): Action | undefined {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'excess' || frame.seat !== seat) return undefined;
  let [chosen, least]: [Action | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const action of actions) {
    if (action.type !== 'discard') continue;
    const missed = missedBy(game, seat, action.card);
    if (missed < least) [chosen, least] = [action, missed];
  }
  return chosen;
}

function missedBy(game: AgesState, seat: Seat, id: string): number {
  const { kind } = cardOf(id);
  if (kind === 'tactic') {
    const troops = troopsOf(game, seat);
    const gain =
      armiesOf(troops, { card: id, bonus: 0 }).strength - armiesOf(troops, playerOf(game, seat).tactic).strength;
    if (gain > 0) return USEFUL_TACTIC + gain;
  }
  return CARD[kind as MilitaryKind] ?? 0;
}
