/** The places on the board and how many people they take (SA 4.6, SA 11). All values are verified by several sources. */

import type { Yield } from './goods.ts';

/** What resolving a place does. */
export type PlaceKind =
  | { readonly kind: 'gather'; readonly yields: Yield }
  | { readonly kind: 'tool-maker' }
  | { readonly kind: 'hut' }
  | { readonly kind: 'field' }
  /** The card space so many from the right, counted from 0; the price is one resource more. */
  | { readonly kind: 'card'; readonly space: number }
  | { readonly kind: 'building'; readonly stack: number };

/** A place people can be put on. */
export interface Place {
  readonly id: PlaceId;
  readonly does: PlaceKind;
  /** Rings: how many people fit in all; the hunting grounds have no limit. */
  readonly rings: number;
  /** The fewest people a player may put there. */
  readonly least: number;
  /** Whether several players may be there in the same round. */
  readonly shared: boolean;
  /** Belongs to the village: closed for the round once two of three are taken with 2 or 3 players (SA 11.1). */
  readonly village: boolean;
  /** Forest, clay pit, quarry, river: limited to fewer players with 2 or 3 players (SA 11.2, SA 11.3). */
  readonly limited: boolean;
}

/** The places' names in actions and texts. */
export type PlaceId =
  | 'hunting-grounds'
  | 'forest'
  | 'clay-pit'
  | 'quarry'
  | 'river'
  | 'tool-maker'
  | 'hut'
  | 'field'
  | 'card-1'
  | 'card-2'
  | 'card-3'
  | 'card-4'
  | 'building-1'
  | 'building-2'
  | 'building-3'
  | 'building-4';

const gather = (id: PlaceId, yields: Yield, rings: number): Place => ({
  id,
  does: { kind: 'gather', yields },
  rings,
  least: 1,
  shared: true,
  village: false,
  limited: yields !== 'food',
});

const village = (id: PlaceId, kind: 'tool-maker' | 'hut' | 'field', people: number): Place => ({
  id,
  does: { kind },
  rings: people,
  least: people,
  shared: false,
  village: true,
  limited: false,
});

const single = (id: PlaceId, does: PlaceKind): Place => ({
  id,
  does,
  rings: 1,
  least: 1,
  shared: false,
  village: false,
  limited: false,
});

/** More people than anyone can own: the hunting grounds never fill up. */
const NO_LIMIT = 40;

/** All places; a player's `placed` counts people in this order. */
export const PLACES: readonly Place[] = [
  gather('hunting-grounds', 'food', NO_LIMIT),
  gather('forest', 'wood', 7),
  gather('clay-pit', 'clay', 7),
  gather('quarry', 'stone', 7),
  gather('river', 'gold', 7),
  village('tool-maker', 'tool-maker', 1),
  village('hut', 'hut', 2),
  village('field', 'field', 1),
  single('card-1', { kind: 'card', space: 0 }),
  single('card-2', { kind: 'card', space: 1 }),
  single('card-3', { kind: 'card', space: 2 }),
  single('card-4', { kind: 'card', space: 3 }),
  single('building-1', { kind: 'building', stack: 0 }),
  single('building-2', { kind: 'building', stack: 1 }),
  single('building-3', { kind: 'building', stack: 2 }),
  single('building-4', { kind: 'building', stack: 3 }),
];

const INDEX = new Map(PLACES.map((place, index) => [place.id, index]));

/** Where a place stands in `PLACES`. */
export const placeIndex = (id: PlaceId): number => INDEX.get(id) ?? -1;

/** The place at that index. */
export function placeAt(index: number): Place {
  const place = PLACES[index];
  if (place === undefined) throw new Error(`There is no place number ${index}.`);
  return place;
}

/** The place beside that card space. */
export const cardPlace = (space: number): PlaceId => placeOf((does) => does.kind === 'card' && does.space === space);

/** The place beside that building stack. */
export const buildingPlace = (stack: number): PlaceId =>
  placeOf((does) => does.kind === 'building' && does.stack === stack);

function placeOf(is: (does: PlaceKind) => boolean): PlaceId {
  const place = PLACES.find(({ does }) => is(does));
  if (place === undefined) throw new Error('There is no such place.');
  return place.id;
}

/** How many of the three village places may be taken in a round (SA 11.1). */
export const villagePlaces = (players: number): number => (players === 4 ? 3 : 2);

/** How many players may be on the same resource place in a round (SA 11.2, SA 11.3). */
export const playersPerResourcePlace = (players: number): number => (players === 4 ? 4 : players - 1);
