/** Slipping into an enemy city instead of attacking it (Russia): the figure is sacrificed for a technology. */

import type { Seat } from '@tabularium/kernel';
import { geometryOf } from '../queries/geometry.ts';
import { ownerOfCentre } from '../queries/squares.ts';
import type { FameState, Square } from '../state.ts';
import type { Deed, Journey } from '../vocabulary/frames.ts';
import { begin, mayUse, usableCards } from './deeds.ts';
import { removeFigure } from './figures.ts';
import { deedOf } from './moments.ts';

const MOMENT = 'enemy-city-entered';

/** The effect that would be used on the owner of that city. */
function slipDeed(game: FameState, seat: Seat, owner: Seat, square: Square): Deed | undefined {
  for (const card of usableCards(game, seat)) {
    for (const effect of card.triggers.get(MOMENT) ?? []) {
      const deed = deedOf(seat, card.source, effect, { square, technology: '', other: owner, city: square });
      if (mayUse(game, deed)) return deed;
    }
  }
  return undefined;
}

/** The enemy cities beside a single figure that it may slip into. */
export function slipTargets(
  game: FameState,
  { seat, figures, left }: Pick<Journey, 'seat' | 'figures' | 'left'>,
  from: Square,
): Square[] {
  const found: Square[] = [];
  if (figures.length !== 1 || left <= 0 || game.map.locked.includes(from)) return found;
  for (const square of geometryOf(game.seats).beside[from] ?? []) {
    const owner = ownerOfCentre(game, square);
    if (owner >= 0 && owner !== seat && slipDeed(game, seat, owner, square) !== undefined) found.push(square);
  }
  return found;
}

/** The figure goes back to the supply, its owner learns. */
export function slipIn(game: FameState, { seat, figures: [figure = 0] }: Journey, square: Square): void {
  const deed = slipDeed(game, seat, ownerOfCentre(game, square), square);
  removeFigure(game, seat, figure);
  if (deed !== undefined) begin(game, deed);
}
