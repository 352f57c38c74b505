/** The log: what happened, and what stood where it happened at that moment. */

import { emit } from '@tabularium/kernel';
import { type Spot, spotAt } from '../queries/spots.ts';
import type { NewDawnState } from '../state.ts';
import type { Fact } from '../vocabulary.ts';

/** Tell everybody; everything is public. Spaces are told with what is found there, as the map changes later. */
export function tell(game: NewDawnState, fact: Fact): void {
  if (game.facts === null) return;
  const spots: Record<number, Spot> = {};
  for (const space of spacesOf(fact)) spots[space] = spotAt(game, space);
  emit(game, { ...fact, seen: 'all', spots });
}

/** The spaces a fact speaks of: one, or where something came from and went to. */
function spacesOf(fact: Fact): number[] {
  if ('space' in fact) return fact.space < 0 ? [] : [fact.space];
  return 'from' in fact && 'to' in fact ? [fact.from, fact.to].filter((space) => space >= 0) : [];
}
