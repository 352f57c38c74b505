/** Positions for tests, made in a line or two. */

import { type ActionOf, type Seat, seedFrom, start } from '@tabularium/kernel';
import { Play } from '@tabularium/kernel/testing';
import { type Options, type Player, type StoneAge, stoneAge } from '@tabularium/stone-age';
import { CARD_IDS, type CardId, type PlaceId, placeIndex } from '@tabularium/stone-age/content';
import { playerOf } from '../src/queries/players.ts';

type Action = ActionOf<StoneAge>;

/** A table that can be bent into any position. */
export class Table extends Play<typeof stoneAge> {
  /** That seat's player board. */
  player(seat: Seat): Player {
    return playerOf(this.game, seat);
  }

  /** Change that seat's player board. */
  has(seat: Seat, change: Partial<Player>): this {
    Object.assign(this.player(seat), change);
    return this;
  }

  /** Put that seat's people on a place without asking. */
  on(seat: Seat, place: PlaceId, persons: number): this {
    this.player(seat).placed[placeIndex(place)] = persons;
    return this;
  }
}

/** A fresh table with seat 0 to begin. */
export function table(seats = 4, options: Partial<Options> = {}, seed = 'test'): Table {
  return new Table(
    stoneAge,
    start(stoneAge, { seats, seed: seedFrom(seed), options: { startPlayer: 'seat-1', ...options } }),
  );
}

/** Resources, the rest none. */
export function goods(some: Partial<Player['resources']> = {}): Player['resources'] {
  return { wood: 0, clay: 0, stone: 0, gold: 0, ...some };
}

/** Pay exactly these. */
export const pay = (some: Partial<Player['resources']>): Action => ({ type: 'pay', ...goods(some) });

/** Place people. */
export const placing = (place: PlaceId, persons: number): Action => ({ type: 'place', place, persons });

/** Use a place. */
export const using = (place: PlaceId): Action => ({ type: 'use', place });

/** The card of that name, as a vector writes it. */
export function card(name: string): CardId {
  const id = CARD_IDS.find((one) => one === name);
  if (id === undefined) throw new Error(`There is no card "${name}".`);
  return id;
}
