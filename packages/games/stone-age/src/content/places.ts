/** The places on the board and how many people they take (SA 4.6, SA 11). All values are verified by several sources. */

import type { Yield } from './goods.ts';

/** The kinds of places, each with what its places differ in. */
interface Places {
  gather: { readonly yields: Yield };
  'tool-maker': object;
  hut: object;
  field: object;
  /** The card space so many from the right, counted from 0; the price is one resource more. */
  card: { readonly space: number };
  building: { readonly stack: number };
}

/** The kinds of places. */
export type PlaceKind = keyof Places;

/** What resolving a place does. */
export type Doing<K extends PlaceKind = PlaceKind> = { [P in K]: { readonly kind: P } & Places[P] }[K];

/** A place people can be put on. */
export interface Place<Id extends string = PlaceId> {
  readonly id: Id;
  readonly does: Doing;
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

const gather = <Id extends string>(id: Id, yields: Yield, rings: number): Place<Id> => ({
  id,
  does: { kind: 'gather', yields },
  rings,
  least: 1,
  shared: true,
  village: false,
  limited: yields !== 'food',
});

const village = <Id extends string>(id: Id, kind: 'tool-maker' | 'hut' | 'field', people: number): Place<Id> => ({
  id,
  does: { kind },
  rings: people,
  least: people,
  shared: false,
  village: true,
  limited: false,
});

const single = <Id extends string>(id: Id, does: Doing): Place<Id> => ({
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
export const PLACES = [
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
] as const;

/** The places' names in actions and texts. */
export type PlaceId = (typeof PLACES)[number]['id'];

const INDEX = new Map<PlaceId, number>(PLACES.map((place, index) => [place.id, index]));

/** Where a place stands in `PLACES`. */
export function placeIndex(id: PlaceId): number {
  const index = INDEX.get(id);
  if (index === undefined) throw new Error(`There is no place "${id}".`);
  return index;
}
