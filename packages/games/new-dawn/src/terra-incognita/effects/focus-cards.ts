/** What the leaders' unique focus cards do of their own (TI 14). Single source. */

import { push, type Seat } from '@tabularium/kernel';
import { RESOURCES } from '../../content/resources.ts';
import { boardOf } from '../../queries/board.ts';
import { heldWonders } from '../../queries/control.ts';
import type { CardMoments } from '../../queries/effects.ts';
import { matureCities } from '../../queries/maturity.ts';
import { capitalSpace, citiesOf, countsAsCity, isCapital, ownerAt } from '../../queries/pieces.ts';
import { mayPlace } from '../../queries/placing.ts';
import { playerOf } from '../../queries/players.ts';
import { spacesWithin } from '../../queries/reach.ts';
import { resourceOf } from '../../queries/things.ts';
import { controlledWonders } from '../../queries/wonders.ts';
import { gainTrade } from '../../rules/trade-tokens.ts';
import type { NewDawnKnown, NewDawnState } from '../../state.ts';
import type { UniqueFocusId } from '../content/focus-cards.ts';
import { legalCitySites } from '../queries/cities.ts';
import { districtsOf, terraOf } from '../queries/realms.ts';
import { seizableNear } from '../queries/seizing.ts';

/** Natural History: the kinds of resources held, natural wonders included. */
function kindsHeld(game: NewDawnKnown, seat: Seat): number {
  const kinds = new Set(heldWonders(game, seat).map(resourceOf));
  for (const kind of RESOURCES) if (playerOf(game, seat).resources[kind] > 0) kinds.add(kind);
  return kinds.size;
}

/** Radio: in the fifth slot a rival city within 4 spaces of a friendly one is replaced. */
function broadcast(game: NewDawnState, seat: Seat, slot: number): void {
  if (slot !== 5) return;
  const spaces = seizableNear(game, seat, citiesOf(game, seat), 4);
  if (spaces.length > 0) push(game, { step: 'seize-city', seat, spaces });
}

/** State Workforce: in the fifth slot a token on a mountain next to a friendly space. */
function climb(game: NewDawnState, seat: Seat, slot: number): void {
  if (slot !== 5) return;
  const { neighbours, terrain } = boardOf(game.map);
  const spaces = game.pieces
    .map((_, space) => space)
    .filter((space) => terrain[space] === 'mountain' && mayPlace(game, seat, space))
    .filter((space) => neighbours[space]?.some((next) => ownerAt(game, next) === seat) === true);
  push(game, { step: 'place-among', seat, spaces, reinforced: false, left: 1 });
}

/** Wheel: a resource for every arrival. */
function gainResource(game: NewDawnState, seat: Seat): void {
  push(game, { step: 'take-resource', seat, onlyNew: false });
}

/** Cartography: far from the capital a city may be founded near the rival city that was reached, once per turn. */
function foundFarAway(game: NewDawnState, seat: Seat, space: number): void {
  if (!countsAsCity(game, space) || game.turn.used.includes('cartography')) return;
  if (spacesWithin(game, capitalSpace(game, seat), 7).includes(space)) return;
  const spaces = legalCitySites(game, seat, spacesWithin(game, space, 2));
  if (spaces.length > 0) push(game, { step: 'found-city', seat, spaces, by: 'cartography' });
}

/** Banking: a resource at the capital of whoever holds Ibrahim. */
function bankWithIbrahim(game: NewDawnState, seat: Seat, space: number): void {
  if (isCapital(game.pieces[space]) && ownerAt(game, space) === terraOf(game).ibrahim) gainResource(game, seat);
}

/** How many tiles Astronomy looks at, at most. */
const LOOKS = 2;

/** The moments by card. */
export const UNIQUE_CARD_MOMENTS: Readonly<Partial<Record<UniqueFocusId, CardMoments>>> = {
  radio: { finish: broadcast },
  writing: {
    finish(game, seat) {
      if (controlledWonders(game, seat).length > 0) push(game, { step: 'dial', seat, left: 1 });
    },
  },
  wheel: { afterArrival: gainResource },
  'natural-history': { extraSteps: kindsHeld },
  humanism: { finish: (game, seat) => gainTrade(game, seat, matureCities(game, seat).length) },
  industrialization: { extraProduction: (game, seat) => districtsOf(game, seat).length },
  'state-workforce': { finish: climb },
  cartography: { afterArrival: foundFarAway },
  banking: { afterArrival: bankWithIbrahim },
  astronomy: { first: (game, seat) => push(game, { step: 'survey', seat, looks: LOOKS }) },
  // Word by word after "then": it happens even if no wonder was built (TI 16.5).
  craftsmanship: { unlessCity: (game, seat) => push(game, { step: 'dial', seat, left: 1 }) },
};
