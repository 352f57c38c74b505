/** Matches for the corpus, played by the quick player of the bots: the same seeds give the same matches. */

import {
  type ActionOf,
  act,
  decider,
  isOver,
  legal,
  luckFrom,
  type Match,
  newMatch,
  recordForGood,
  type Seat,
  seedFrom,
  start,
} from '@tabularium/kernel';
import { type NewDawn, type NewDawnState, newDawn } from '@tabularium/new-dawn';
import { VICTORY_CARD_IDS, type VictoryCardId } from '../src/content/victory-cards.ts';
import type { NewDawnOptions } from '../src/state.ts';

type Played = Match<typeof newDawn>;

/** What a match of the corpus is to show. */
interface Wanted {
  readonly name: string;
  readonly seats: number;
  readonly options: Partial<NewDawnOptions>;
  /** The victory cards in play, in any order; any if absent. */
  readonly cards?: readonly VictoryCardId[];
  readonly ending?: string;
  /** The longest match that will do: longer ones would only make the corpus bigger. */
  readonly moves?: number;
}

const MAPS = ['first-game', 'players', 'random'] as const;

/** Every choice of so many victory cards. */
function choices(count: number): VictoryCardId[][] {
  const all = Array.from({ length: 2 ** VICTORY_CARD_IDS.length }, (_, bits) =>
    VICTORY_CARD_IDS.filter((_, at) => (bits >> at) % 2 === 1),
  );
  return all.filter((cards) => cards.length === count);
}

/** Every choice of victory cards, at every number of players and on every kind of map, and the rarer endings. */
const base: readonly Wanted[] = [
  ...choices(3).map((cards, at) => ({
    name: `cards-${cards.map((card) => card.split('-')[0]).join('-')}`,
    seats: 2 + (at % 3),
    options: { map: MAPS[Math.floor(at / 3) % 3] ?? 'first-game' },
    cards,
  })),
  ...choices(4).map((cards, at) => ({
    name: `epic-${cards.map((card) => card.split('-')[0]).join('-')}`,
    seats: 2 + (at % 3),
    options: {
      map: MAPS[at % 3] ?? 'first-game',
      epic: true,
      after24: 'go-on',
      petraTurns: false,
      maracanaFirst: false,
    } as const,
    cards,
  })),
  { name: 'ending-wonders', seats: 4, options: {}, ending: 'wonders' },
  { name: 'ending-spaces', seats: 2, options: {}, ending: 'spaces' },
  { name: 'ending-shared', seats: 4, options: {}, ending: 'shared', moves: 1300 },
  { name: 'ending-round-limit', seats: 3, options: { roundLimit: 30 }, ending: 'round-limit' },
];

const module = 'terra-incognita';

/** With the expansion: every number of players to its natural end, every option, every ending. */
const terraIncognita: readonly Wanted[] = [
  ...[2, 3, 4, 5].map((seats) => ({
    name: `terra-${seats}-players`,
    seats,
    options: { module } as const,
    ending: 'agendas',
    moves: 1500,
  })),
  { name: 'terra-peaceful', seats: 2, options: { module, peaceful: true }, ending: 'agendas' },
  { name: 'terra-epic', seats: 3, options: { module, epic: true, roundLimit: 30 } },
  { name: 'terra-handicap-first', seats: 4, options: { module, handicap: [6], roundLimit: 30 } },
  {
    name: 'terra-handicap-others',
    seats: 5,
    options: { module, handicap: [0, 8, 5, 1, 18], roundLimit: 30 },
    moves: 1300,
  },
  {
    name: 'terra-house-rules',
    seats: 3,
    options: { module, after24: 'go-on', petraTurns: false, maracanaFirst: false, roundLimit: 60 },
    moves: 1500,
  },
  { name: 'terra-ending-wonders', seats: 2, options: { module, peaceful: true }, ending: 'wonders', moves: 1200 },
  { name: 'terra-ending-spaces', seats: 4, options: { module, peaceful: true }, ending: 'spaces', moves: 2000 },
  { name: 'terra-ending-shared', seats: 5, options: { module, peaceful: true }, ending: 'shared', moves: 2500 },
  { name: 'terra-ending-round-limit', seats: 2, options: { module, roundLimit: 30 }, ending: 'round-limit' },
];

/** All matches of the corpus. */
export const wanted: readonly Wanted[] = [...base, ...terraIncognita];

const MOST_ATTEMPTS = 30_000;
const MOST_MOVES = 900;

/**
 * The first match that shows what is wanted, beginning with the one recorded before, if any; it is played quickly
 * first, and recorded if it fits.
 */
export function recorded(one: Wanted, before: string | null = null): Played {
  const { name, seats, options, cards, ending, moves = MOST_MOVES } = one;
  for (let attempt = before === null ? 0 : -1; attempt < MOST_ATTEMPTS; attempt++) {
    const table = { seats, seed: before !== null && attempt < 0 ? before : seedFrom(`${name}/${attempt}`), options };
    const state = start(newDawn, table);
    if (cards !== undefined && !cards.every((card) => state.victoryCards.includes(card))) continue;
    state.facts = null;
    playOut(state, table.seed, moves, (seat, action) => act(newDawn, state, seat, action));
    if (!isOver(state) || (ending !== undefined && newDawn.result(state).ending !== ending)) continue;
    const match = newMatch(newDawn, table);
    playOut(match.state, table.seed, moves, (seat, action) => recordForGood(match, seat, action));
    return match;
  }
  throw new Error(`No match shows ${name}.`);
}

type Action = ActionOf<NewDawn>;

/** Play by the quick player to the end, or until it takes too long. */
function playOut(state: NewDawnState, seed: string, moves: number, take: (seat: Seat, action: Action) => void): void {
  const luck = luckFrom(seed);
  for (let move = 0; !isOver(state) && move < moves; move++) {
    const seat = decider(state);
    const actions = legal(newDawn, state, seat);
    const action = actions[newDawn.bot.playout?.(state, seat, actions, luck) ?? 0];
    if (action !== undefined) take(seat, action);
  }
}
