/** The log: what happened, and what was found where it happened at that moment. */

import { emit } from '@tabularium/kernel';
import { type Spot, spotAt } from '../queries/places.ts';
import type { FameState, Square } from '../state.ts';
import type { FameFact } from '../vocabulary/facts.ts';

/** Tell what happened. Squares are told with what is found there, as the map changes later. */
export function tell(game: FameState, fact: FameFact): void {
  if (game.facts === null) return;
  const squares = squaresOf(fact);
  if (squares.length === 0) return emit(game, fact);
  const spots: Record<Square, Spot> = {};
  for (const square of squares) spots[square] = spotAt(game, square);
  emit(game, { ...fact, spots });
}

/** The squares a fact speaks of. */
function squaresOf(fact: FameFact): Square[] {
  const squares: Square[] = [];
  if ('square' in fact) squares.push(fact.square);
  if ('city' in fact) squares.push(fact.city);
  if (fact.fact === 'moved' || fact.fact === 'relocated') squares.push(fact.to);
  if (fact.fact === 'discovered') squares.push(fact.from, fact.to);
  return squares.filter((square) => square >= 0);
}
