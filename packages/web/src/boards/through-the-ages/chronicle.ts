/** What the log tells this board: what the last event brought to whom, and what the others did. */

import type { Seat } from '@tabularium/kernel';
import type { AgesFact } from '@tabularium/through-the-ages';

/** What an event can bring about; anything else in the log means that it is over. */
const BROUGHT: readonly AgesFact['fact'][] = [
  'gained',
  'lost',
  'gained-population',
  'lost-workers',
  'lost-token',
  'produced',
  'consumed',
  'gave-up-politics',
  'destroyed',
  'lost-colony',
  'ravaged',
  'leader-left',
  'discarded',
  'discarded-cards',
  'drew',
  'drew-cards',
  'moved-worker',
  'scored',
  'corruption',
  'famine',
  'planned',
  'followed',
  'declined',
  'no-effect',
  'bid',
  'passed-bid',
  'colonized',
  'territory-left',
];

/** What is worth telling of a rival's turn. */
const NOTABLE: readonly AgesFact['fact'][] = [
  'took',
  'played-leader',
  'completed',
  'developed',
  'played-tactic',
  'revealed',
  'attacked',
  'aggression-ended',
  'war-declared',
  'war-ended',
  'pact-accepted',
  'captured',
  'colonized',
  'uprising',
  'famine',
];

type Entries = readonly { readonly facts: readonly AgesFact[] }[];

/** The last event: its card, and what the log told of it before something else began. */
export function lastEvent(log: Entries): { readonly card: string; readonly brought: readonly AgesFact[] } | undefined {
  const facts = log.flatMap(({ facts: told }) => told);
  const at = facts.findLastIndex(({ fact }) => fact === 'revealed');
  const revealed = facts[at];
  if (revealed?.fact !== 'revealed') return undefined;
  const after = facts.slice(at + 1);
  const over = after.findIndex(({ fact }) => !BROUGHT.includes(fact));
  const brought = (over < 0 ? after : after.slice(0, over)).filter(
    ({ fact }) => fact !== 'discarded-cards' && fact !== 'drew-cards',
  );
  return { card: revealed.card, brought };
}

/** What the others did since that seat's own turn before, the latest last. */
export function sinceTurnOf(log: Entries, own: Seat, most: number): readonly AgesFact[] {
  const told: AgesFact[] = [];
  let turns = 0;
  const facts = log.flatMap(({ facts: some }) => some);
  for (let at = facts.length - 1; at >= 0 && told.length < most; at--) {
    const fact = facts[at];
    if (fact === undefined) continue;
    if (fact.fact === 'turn-began' && fact.seat === own && ++turns > 1) break;
    if ('seat' in fact && fact.seat !== own && NOTABLE.includes(fact.fact)) told.unshift(fact);
  }
  return told;
}
