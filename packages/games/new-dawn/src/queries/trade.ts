/** Trade tokens: where they lie and what may be spent as one (ND 7). */

import type { Seat } from '@tabularium/kernel';
import type { FocusId } from '../content/focus-cards.ts';
import { TRADE_LIMIT } from '../content/limits.ts';
import { RESOURCES, type Resource } from '../content/resources.ts';
import { asks } from '../questions.ts';
import type { NewDawnKnown, Player } from '../state.ts';
import type { TradeSource } from '../vocabulary.ts';
import { cityStateTokens } from './control.ts';
import { forEachEffect, hasEffect } from './effects.ts';
import { playerOf } from './players.ts';
import { focusCard } from './things.ts';

/** The place of a card in the row, from 0; `-1` if it is not there. */
export function positionOf(game: NewDawnKnown, seat: Seat, card: FocusId): number {
  const { row } = playerOf(game, seat);
  for (let at = 0; at < row.length; at++) if (row[at]?.card === card) return at;
  return -1;
}

/** The slot's number that card counts as when resolved in the place of the row counted from 1 (ND 6.4, TI 9.1). */
export function resolvedSlot(game: NewDawnKnown, seat: Seat, place: number, card?: FocusId): number {
  const { places, shift } = asks(game);
  const right = card === undefined ? 0 : shift(game, seat, card, place - 1);
  let result = places[Math.min(places.length, place + right) - 1] ?? place;
  forEachEffect(game, seat, 'slot', (countsAs) => {
    result = countsAs(result);
  });
  return Math.min(5, result);
}

/**
 * What that seat may spend as a trade token from this card now. City-state tokens only while the card is being
 * resolved, so not in defence (ND 15.3); once-per-turn tokens only if unused (ND 8.7).
 */
export function spendable(game: NewDawnKnown, seat: Seat, card: FocusId, resolving = true): TradeSource[] {
  const player = playerOf(game, seat);
  const sources: TradeSource[] = [];
  const slot = player.row[positionOf(game, seat, card)];
  if (slot === undefined) return sources;
  if (slot.trade > 0) sources.push('trade');
  const { used } = game.turn;
  if (resolving) {
    for (const token of cityStateTokens(game, seat, focusCard(card).type)) {
      if (!used.includes(token)) sources.push(token);
    }
    sources.push(...resourcesAsTrade(game, seat, player));
  }
  for (const { wonder, card: on } of player.stationed) {
    if (on === card && !used.includes(wonder)) sources.push(wonder);
  }
  return sources;
}

/** The resources that seat holds, if an effect lets it spend them as trade tokens. */
function resourcesAsTrade(game: NewDawnKnown, seat: Seat, { resources }: Player): Resource[] {
  const held = RESOURCES.filter((kind) => resources[kind] > 0);
  return held.length > 0 && hasEffect(game, seat, 'resourcesAsTrade') ? held : [];
}

/** Is there room for a trade token on some card of the row (ND 7.3)? */
export function hasRoom(game: NewDawnKnown, seat: Seat): boolean {
  return playerOf(game, seat).row.some(({ trade }) => trade < TRADE_LIMIT);
}

/** How many more trade tokens Great Zimbabwe can hold for that seat. */
export function storageLeft(game: NewDawnKnown, seat: Seat): number {
  let left = 0;
  forEachEffect(game, seat, 'storage', (storage) => {
    left = storage - game.stored;
  });
  return left;
}

/** How many caravans that seat may have in use (ND 11.1). */
export function caravanLimit(game: NewDawnKnown, seat: Seat): number {
  let limit = 0;
  for (const { card } of playerOf(game, seat).row) {
    const focus = focusCard(card);
    if (focus.type === 'economy') limit = Math.max(limit, focus.caravans);
  }
  return limit;
}
