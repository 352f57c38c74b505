/**
 * Games of A New Dawn played up to a moment worth looking at, as tables for a browser's shelf. Whoever plays here only
 * follows chance, so that better bots never change the pictures.
 */

import {
  type AnyAction,
  type AnyGame,
  act,
  awaited,
  clone,
  isOver,
  type Luck,
  legal,
  luckFrom,
  type Match,
  newMatch,
  record,
  type Seat,
  seedFrom,
} from '@tabularium/kernel';
import { type NewDawnState, newDawn } from '@tabularium/new-dawn';
import { focusCard } from '@tabularium/new-dawn/content';
import type { SavedTable } from '../src/session/store.ts';
import { kept } from './kept.ts';
import { shelved } from './shelved.ts';

/** What to play, and where to stop. */
export interface Wish {
  readonly id: string;
  readonly seats: number;
  readonly seed: string;
  readonly options?: object;
  /** Is this the moment? Asked before every move; never, to play to the end. */
  readonly moment?: (game: NewDawnState) => boolean;
}

const LONGEST = 5000;

/** The table as it stands at that moment; seat 1 is a person, the others are bots. */
export const playedTo = (wish: Wish): SavedTable =>
  kept(`new-dawn ${wish.id} ${wish.seats} ${wish.seed}`, () => play(wish));

function play({ id, seats, seed, options = {}, moment = () => false }: Wish): SavedTable {
  const match: Match<AnyGame> = newMatch(newDawn, { seats, seed: seedFrom(seed), options });
  const luck = luckFrom(seedFrom(`${seed} luck`));
  while (!isOver(match.state) && !moment(match.state)) {
    if (match.moves.length > LONGEST) throw new Error(`The moment of "${id}" never came.`);
    const seat = awaited(match.state)[0] ?? 0;
    record(match, seat, lively(legal(newDawn, match.state, seat), luck));
  }
  return shelved(id, newDawn, match);
}

/** Some action, mostly one that does something. */
export function lively<Action extends AnyAction>(actions: readonly Action[], luck: Luck): Action | undefined {
  const busy = actions.filter(
    ({ type }) => type !== 'done' && type !== 'stop' && type !== 'halt' && type !== 'take-back',
  );
  const among = busy.length > 0 && luck(10) > 0 ? busy : actions;
  return among[luck(among.length)];
}

/** Is the person asked to do this? */
export function isAsked(game: NewDawnState, step: string, seat: Seat = 0): boolean {
  const frame = game.frames.at(-1);
  return frame?.step === step && 'seat' in frame && frame.seat === seat;
}

/** Has the person an action of that type, on a space for which it holds? */
function offers(game: NewDawnState, type: string, holds: (space: number) => boolean): boolean {
  return legal(newDawn, game, 0).some((action) => action.type === type && 'space' in action && holds(action.space));
}

/** What the log would tell if the person were done now. */
export function foretold(game: NewDawnState): readonly { readonly fact: string }[] {
  const after = clone(game);
  after.facts = [];
  act(newDawn, after, 0, { type: 'done' });
  return after.facts;
}

/** The slot of the person's science card. */
const scienceSlot = (game: NewDawnState): number =>
  1 + (game.players[0]?.row.findIndex(({ card }) => focusCard(card).type === 'science') ?? -1);

/** Who is asked, and for what, after the science card was chosen and the dial moved, if it can only be moved or left. */
export function afterScience(
  game: NewDawnState,
): { readonly seat: Seat | undefined; readonly step: string } | undefined {
  const after = clone(game);
  act(newDawn, after, 0, { type: 'focus', slot: scienceSlot(game) });
  const ways = legal(newDawn, after, 0);
  const advance = ways.find(({ type }) => type === 'advance');
  if (advance === undefined || ways.some(({ type }) => type === 'spend')) return undefined;
  act(newDawn, after, 0, advance);
  return { seat: awaited(after)[0], step: after.frames.at(-1)?.step ?? '' };
}

/** The moments the pictures and tests show. */
export const MOMENTS = {
  opening: { id: 'opening', seats: 4, seed: 'op', moment: (game) => isAsked(game, 'choose-focus') },
  placing: { id: 'placing', seats: 4, seed: 'm1', moment: (game) => game.round >= 10 && isAsked(game, 'place-tokens') },
  attack: {
    id: 'attack',
    seats: 4,
    seed: 'm1',
    moment: (game) =>
      game.round >= 6 && isAsked(game, 'campaign') && offers(game, 'attack', (space) => (game.pieces[space] ?? 0) >= 4),
  },
  caravan: { id: 'caravan', seats: 3, seed: 'm3', moment: (game) => game.round >= 6 && isAsked(game, 'move-caravan') },
  building: {
    id: 'building',
    seats: 3,
    seed: 'm5',
    options: { map: 'players' },
    moment: (game) => isAsked(game, 'take-tile') && game.map.split(' ').length >= 7,
  },
  gain: { id: 'gain', seats: 3, seed: 'm4', moment: (game) => isAsked(game, 'gain-card') },
  end: { id: 'end', seats: 3, seed: 'e7', options: { roundLimit: 60 } },
} as const satisfies Record<string, Wish>;
