/** Positions for tests, made in a line or two. */

import {
  type ActionOf,
  act,
  check,
  decider,
  type FrameOf,
  legal,
  type Refusal,
  type Seat,
  seedFrom,
  start,
} from '@tabularium/kernel';
import { type Options, type Player, type StoneAge, type StoneAgeState, stoneAge } from '@tabularium/stone-age';
import { type PlaceId, placeIndex } from '@tabularium/stone-age/content';

type Action = ActionOf<StoneAge>;

/** A table that can be bent into any position. */
export interface Table {
  readonly game: StoneAgeState;
  /** Change that seat's player board. */
  has(seat: Seat, change: Partial<Player>): Table;
  /** Put that seat's people on a place without asking. */
  on(seat: Seat, place: PlaceId, persons: number): Table;
  /** Wait in this frame; `under` comes afterwards. */
  waits(...frames: FrameOf<StoneAge>[]): Table;
  /** Take a legal action, by default as the seat that decides. */
  does(action: Action, seat?: Seat): Table;
  /** Is it legal, by default for the seat that decides? */
  allows(action: Action, seat?: Seat): boolean;
  /** Why not? */
  refuses(action: Action, seat?: Seat): Refusal | undefined;
  /** The legal actions of the seat that decides. */
  actions(seat?: Seat): readonly Action[];
  player(seat: Seat): Player;
  /** The facts told since the position was made or last asked. */
  facts(): string[];
}

/** A fresh table with seat 0 to begin. */
export function table(seats = 4, options: Partial<Options> = {}, seed = 'test'): Table {
  const game = start(stoneAge, { seats, seed: seedFrom(seed), options: { startPlayer: 'seat-1', ...options } });
  return tableOf(game);
}

function tableOf(game: StoneAgeState): Table {
  const player = (seat: Seat): Player => game.players[seat] as Player;
  const self: Table = {
    game,
    player,
    has(seat, change) {
      Object.assign(player(seat), change);
      return self;
    },
    on(seat, place, persons) {
      player(seat).placed[placeIndex(place)] = persons;
      return self;
    },
    waits(...frames) {
      game.frames = frames;
      return self;
    },
    does(action, seat = decider(game)) {
      const checked = check(stoneAge, game, seat, action);
      if ('refusal' in checked)
        throw new Error(`${JSON.stringify(action)} refused: ${JSON.stringify(checked.refusal)}`);
      act(stoneAge, game, seat, checked.action);
      return self;
    },
    allows: (action, seat = decider(game)) => 'action' in check(stoneAge, game, seat, action),
    refuses(action, seat = decider(game)) {
      const checked = check(stoneAge, game, seat, action);
      return 'refusal' in checked ? checked.refusal : undefined;
    },
    actions: (seat = decider(game)) => legal(stoneAge, game, seat),
    facts() {
      const names = (game.facts ?? []).map(({ fact }) => fact);
      game.facts = [];
      return names;
    },
  };
  return self;
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
