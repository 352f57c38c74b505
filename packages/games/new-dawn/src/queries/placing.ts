/** Where control tokens may be placed (ND 9). */

import type { Seat } from '@tabularium/kernel';
import type { FocusId } from '../content/focus-cards.ts';
import { asks } from '../questions.ts';
import type { NewDawnKnown } from '../state.ts';
import type { Near } from '../vocabulary.ts';
import { boardOf } from './board.ts';
import { hasEffect } from './effects.ts';
import { hasBarbarian, isEmpty, isFreeCityState, isToken, NOTHING, PRINTED_TOKEN, pieceOwner } from './pieces.ts';
import { difficultyFor } from './terrain.ts';
import { focusCard } from './things.ts';

/** How tokens are being placed: for which card, up to which difficulty, next to what. */
export interface Placing {
  readonly card: FocusId | null;
  readonly limit: number;
  readonly near: Near;
}

/** The spaces on which that seat may place a control token (ND 9.1, ND 9.2). */
export function placeable(game: NewDawnKnown, seat: Seat, { card, limit, near }: Placing): number[] {
  const difficulty = difficultyFor(game, seat, { during: card === null ? null : focusCard(card).type, placing: true });
  const spaces: number[] = [];
  const offer = (space: number) => {
    if (difficulty(space) <= limit && mayPlace(game, seat, space) && !spaces.includes(space)) spaces.push(space);
  };
  if (typeof near === 'number') for (const space of boardOf(game.map).neighbours[near] ?? []) offer(space);
  else offerAround(game, seat, near, offer);
  if (hasEffect(game, seat, 'placesInForests')) offerForests(game, offer);
  return spaces;
}

/** Every space next to a friendly space, or only next to cities, or to the tokens of a special kind that a box has. */
function offerAround(game: NewDawnKnown, seat: Seat, near: Near, offer: (space: number) => void): void {
  const { neighbours } = boardOf(game.map);
  const { pieces } = game;
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] ?? NOTHING;
    if (pieceOwner(piece) !== seat || (near === 'city' && isToken(piece))) continue;
    if (near !== 'city' && near !== 'friendly' && !asks(game).isDistrict(game, at)) continue;
    for (const space of neighbours[at] ?? []) offer(space);
  }
}

/** Chichen Itza: every empty forest. */
function offerForests(game: NewDawnKnown, offer: (space: number) => void): void {
  for (const [space, terrain] of boardOf(game.map).terrain.entries()) {
    if (terrain === 'forest' && isEmpty(game, space)) offer(space);
  }
}

/** Is the space one that can take a control token, whatever its distance and difficulty (ND 9.2, ND 9.10)? */
export function mayPlace(game: NewDawnKnown, seat: Seat, space: number): boolean {
  const piece = game.pieces[space] ?? NOTHING;
  if (piece > PRINTED_TOKEN || boardOf(game.map).water[space] === true) return false;
  if (hasBarbarian(game, space) || asks(game).barsToken(game, seat, space) !== null) return false;
  return piece === NOTHING || !isFreeCityState(game, space);
}

/** The hills next to these on which a control token may be placed (Stonehenge, ND 20.15). */
export function hillsAround(game: NewDawnKnown, seat: Seat, hills: readonly number[]): number[] {
  const { neighbours, terrain } = boardOf(game.map);
  const spaces: number[] = [];
  for (const hill of hills) {
    for (const space of neighbours[hill] ?? []) {
      if (terrain[space] === 'hill' && mayPlace(game, seat, space) && !spaces.includes(space)) spaces.push(space);
    }
  }
  return spaces;
}
