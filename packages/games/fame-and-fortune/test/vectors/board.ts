/** Plain positions on which the worked examples are played. */

import type { Battle, Piece, Player } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

// biome-ignore lint/suspicious/noExplicitAny: vectors are data of many shapes
export type Loose = any;

/** How a vector is answered: what is given, and what is expected where only that says what to look for. */
export type Answers = Readonly<Record<string, (given: Loose, expected: Loose) => Loose>>;

export const at = (x: number, y: number): number => y * 16 + x;

/** Where the capitals of the two players stand. */
export const HOME = [at(2, 2), at(13, 5)] as const;

/** Grassland everywhere, two capitals far apart, nobody holds anything. */
export function board(civilizations: readonly string[] = ['germany', 'rome'], options: object = {}): Table {
  const bent = table(civilizations, options).plain().cleared();
  for (const [seat] of civilizations.entries()) {
    bent.has(seat, { events: [], people: [], markers: [], forces: [], reserve: [], trade: 0, culture: 0, coins: {} });
    const home = HOME[seat];
    if (civilizations.length === 2 && home !== undefined) bent.capital(seat).centre = [home];
    bent.capital(seat).walls = false;
  }
  return bent;
}

export const starts = (bent: Table, seat = 0) => bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat });
export const manages = (bent: Table, seat = 0) => bent.waits({ step: 'end-turn' }, { step: 'city-management', seat });

/** The seat is to move, with nobody's cards in the way. */
export function moves(bent: Table, seat = 0): Table {
  bent.game.phase = 'movement';
  bent.game.active = seat;
  return bent.waits({ step: 'end-turn' }, { step: 'choose-mover', seat });
}

export const go = (square: number, armies = 1, scouts = 0) => ({ type: 'move', square, armies, scouts }) as const;
export const step = (square: number) => ({ type: 'step', square }) as const;
export const closed = (id: string) => ({ id, open: false, counters: 0 });
export const open = (id: string) => ({ id, open: true, counters: 0 });
export const hut = (id: string, ...seenBy: number[]) => ({ kind: 'hut' as const, id, seenBy });

/** A great person card at work. */
export function employs(bent: Table, seat: number, type: string, card: Player['people'][number], near = 7): Table {
  bent.player(seat).people.push(card);
  return bent.piece(bent.near(seat, near), 'person', type, seat);
}

/** A wonder around the capital of a seat. */
export const wonder = (bent: Table, seat: number, id: string, near = 6): Table =>
  bent.piece(bent.near(seat, near), 'wonder', id, seat);

/** A battle between the first two seats, as bent as wanted. */
export function battle(bent: Table, change: Partial<Battle> = {}): Battle {
  const fought: Battle = {
    kind: 'field',
    square: at(8, 3),
    seats: [0, 1],
    figures: [],
    hands: [[], []],
    extra: [0, 0],
    bonus: [0, 0],
    fronts: [],
    killed: [[], []],
    used: [[], []],
    clash: [0, 0],
    walled: false,
    ...change,
  };
  bent.game.battle = fought;
  return fought;
}

/** Seat 0 stands ready to attack seat 1 in the open, with so many armies each. */
export function facing(bent: Table, armies: readonly [number, number] = [1, 1]): Table {
  for (let n = 0; n < armies[0]; n++) bent.figure(0, 'army', at(7, 3));
  for (let n = 0; n < armies[1]; n++) bent.figure(1, 'army', at(8, 3));
  return bent;
}

/** Seat 0 attacks that square from the one on its left. */
export const attack = (bent: Table, square: number, armies = 1): Table =>
  moves(bent).does(go(square - 1, armies), step(square));

/** Everybody goes on dully while the game waits in one of these steps. */
export function during(bent: Table, ...steps: string[]): Table {
  while (steps.includes(bent.step)) bent.dully();
  return bent;
}

/** The pieces of one kind on the map, by id. */
export const onMap = (bent: Table, kind: Piece['kind']): string[] =>
  bent.game.map.pieces.flatMap((piece) => (piece?.kind === kind ? [piece.id] : []));

/** Armies of a seat on the map. */
export const armiesOf = (bent: Table, seat: number): number =>
  bent.player(seat).figures.filter(({ kind, square }) => kind === 'army' && square >= 0).length;

/** What an action chooses, field by field. */
export const chosen = (bent: Table, field: string): Loose[] =>
  bent.actions('choose').flatMap(({ pick }) => (field in pick ? [(pick as Loose)[field]] : []));
