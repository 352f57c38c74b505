/** Who controls which wonder, and what a wonder costs (ND 12). */

import { HIDDEN, type Seat } from '@tabularium/kernel';
import { WONDER_TYPES, type WonderId } from '../content/wonders.ts';
import { asks } from '../questions.ts';
import type { NewDawnKnown } from '../state.ts';
import { heldWonders } from './control.ts';
import { forEachEffect } from './effects.ts';
import { citiesOf, hasWonder } from './pieces.ts';
import { playerOf } from './players.ts';
import { resourceOf, wonderOf } from './things.ts';

/** The wonders that seat controls (ND 12.7). */
export function controlledWonders(game: NewDawnKnown, seat: Seat): WonderId[] {
  const mine: WonderId[] = [];
  const { masterOf } = asks(game);
  for (const { wonder, space } of game.wonders) {
    if (masterOf(game, space) === seat) mine.push(wonder);
  }
  return mine;
}

/** The wonders that can be built: the top card of each deck. */
export function wondersOnOffer(game: NewDawnKnown): WonderId[] {
  const offer: WonderId[] = [];
  for (const type of WONDER_TYPES) {
    const deck = game.decks[type];
    const top = deck[deck.length - 1];
    if (top !== undefined && top !== HIDDEN) offer.push(top);
  }
  return offer;
}

/** What the wonder costs that seat, never less than nothing (ND 12.3). */
export function wonderCost(game: NewDawnKnown, seat: Seat, id: WonderId): number {
  const wonder = wonderOf(id);
  let cost = wonder.cost - asks(game).discount(game, id);
  forEachEffect(game, seat, 'wonderCost', (change) => {
    cost += typeof change === 'number' ? change : change(game, seat, wonder);
  });
  return Math.max(0, cost);
}

/** What one resource or natural wonder adds to production (ND 12.2). */
export const RESOURCE_VALUE = 2;

/** How much production that seat's resources and unused natural wonders can add to this wonder. */
export function resourceProduction(game: NewDawnKnown, seat: Seat, id: WonderId, value = RESOURCE_VALUE): number {
  const player = playerOf(game, seat);
  const [one, other] = wonderOf(id).resources;
  let count = player.resources[one] + player.resources[other];
  for (const wonder of heldWonders(game, seat)) {
    const kind = resourceOf(wonder);
    if ((kind === one || kind === other) && !game.turn.used.includes(wonder)) count++;
  }
  return value * count;
}

/** That seat's cities without a wonder (ND 12.4). */
export function citiesForWonders(game: NewDawnKnown, seat: Seat): number[] {
  return citiesOf(game, seat).filter((space) => !hasWonder(game, space));
}
