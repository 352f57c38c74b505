/** Matches for the corpus, played by players who want something: the same seeds give the same matches. */

import { type FameAndFortune, type FameState, fameAndFortune } from '@tabularium/fame-and-fortune';
import {
  type ActionOf,
  act,
  asked,
  decider,
  isOver,
  type Luck,
  luckFrom,
  type Match,
  newMatch,
  recordForGood,
  type Seat,
  seedFrom,
  start,
} from '@tabularium/kernel';
import { ownerOfCentre } from '../src/queries/squares.ts';
import type { FameOptions, Victory } from '../src/state.ts';

type Played = Match<typeof fameAndFortune>;
type Action = ActionOf<FameAndFortune>;

/** What a match of the corpus is to show. */
interface Wanted {
  readonly name: string;
  readonly seats: number;
  readonly options: Partial<FameOptions>;
  readonly ending: Victory;
  /** Those who go for a capital instead of culture. */
  readonly warlike?: boolean;
  /** Those who use every card they can. */
  readonly busy?: boolean;
  /** The longest match that will do: longer ones would only make the corpus bigger. */
  readonly moves?: number;
}

const turnLimit = '8';

/** Every number of players, every victory, every box on and off, every option at least once. */
export const wanted: readonly Wanted[] = [
  { name: '2-players-technology', seats: 2, options: { offersPerTurn: 0 }, ending: 'technology' },
  { name: '2-players-military', seats: 2, options: { offersPerTurn: 0 }, ending: 'military', warlike: true },
  { name: '3-players-economy', seats: 3, options: { offersPerTurn: 1 }, ending: 'economy', moves: 2000 },
  { name: '4-players-culture', seats: 4, options: { offersPerTurn: 0 }, ending: 'culture', moves: 2000 },
  { name: '5-players-turn-limit', seats: 5, options: { turnLimit: '5', offersPerTurn: 3 }, ending: 'turn-limit' },
  { name: '2-players-first-game', seats: 2, options: { firstGame: true, offersPerTurn: 0 }, ending: 'lesson' },
  { name: '2-players-base-game', seats: 2, options: { expansion: false, offersPerTurn: 0 }, ending: 'culture' },
  { name: '4-players-base-game', seats: 4, options: { expansion: false, turnLimit }, ending: 'turn-limit' },
  { name: '3-players-no-deck', seats: 3, options: { greatPersonDeck: false, turnLimit }, ending: 'turn-limit' },
  { name: '4-players-no-investments', seats: 4, options: { investments: false, turnLimit }, ending: 'turn-limit' },
  {
    name: '3-players-neither',
    seats: 3,
    options: { greatPersonDeck: false, investments: false, turnLimit, civilizations: 'two-keep-one' },
    ending: 'turn-limit',
  },
  {
    name: '3-players-cards-of-2013',
    seats: 3,
    options: { governmentCards: '2013', endowmentCard: '2013', leonidasCard: '2013', turnLimit, civilizations: 'pick' },
    ending: 'turn-limit',
  },
  {
    name: '4-players-house-rules',
    seats: 4,
    options: {
      democracyPeace: false,
      communismNoArts: false,
      lootCultureCard: 'backs',
      codeOfLawsScouts: false,
      scoutsFollowArmies: true,
      openUnits: true,
      openEvents: true,
      offersPerTurn: 1,
      turnLimit,
    },
    ending: 'turn-limit',
  },
  {
    name: '2-players-end-of-turn',
    seats: 2,
    options: { tieBreak: 'end-of-turn', offersPerTurn: 0 },
    ending: 'culture',
  },
  {
    name: '3-players-many-cards',
    seats: 3,
    options: { turnLimit: '16', offersPerTurn: 1 },
    ending: 'turn-limit',
    busy: true,
    moves: 5000,
  },
  {
    name: '5-players-many-cards',
    seats: 5,
    options: { turnLimit: '12', offersPerTurn: 0 },
    ending: 'turn-limit',
    busy: true,
    moves: 5000,
  },
];

const MOST_ATTEMPTS = 20_000;
const MOST_MOVES = 1200;

/**
 * The first match that shows what is wanted, beginning with the one recorded before, if any; it is played quickly
 * first, and recorded if it fits.
 */
export function recorded(one: Wanted, before: string | null = null): Played {
  for (let attempt = before === null ? 0 : -1; attempt < MOST_ATTEMPTS; attempt++) {
    const seed = before !== null && attempt < 0 ? before : seedFrom(`${one.name}/${attempt}`);
    const table = { seats: one.seats, seed, options: one.options };
    const state = start(fameAndFortune, table);
    state.facts = null;
    playOut(state, one, seed, (seat, action) => act(fameAndFortune, state, seat, action));
    if (!isOver(state) || fameAndFortune.result(state).ending !== one.ending) continue;
    const match = newMatch(fameAndFortune, table);
    playOut(match.state, one, seed, (seat, action) => recordForGood(match, seat, action));
    return match;
  }
  throw new Error(`No match shows ${one.name}.`);
}

function playOut(state: FameState, one: Wanted, seed: string, take: (seat: Seat, action: Action) => void): void {
  const luck = luckFrom(seed);
  const { moves = MOST_MOVES, warlike = false, busy = false } = one;
  for (let move = 0; !isOver(state) && move < moves; move++) {
    const seat = decider(state);
    const actions = asked(fameAndFortune, state, seat);
    const wishes = [
      warlike ? attacks(state, actions) : [],
      busy && luck(3) > 0 ? cards(actions) : [],
      dear(actions),
      lively(actions, luck),
      actions,
    ];
    const best = wishes.find((list) => list.length > 0) ?? actions;
    const action = best[luck(best.length)];
    if (action !== undefined) take(seat, action);
  }
}

/** Steps into enemy cities, armies, and units to fight with. */
function attacks(state: FameState, actions: readonly Action[]): Action[] {
  return actions.filter((action) => {
    if (action.type === 'step') return ownerOfCentre(state, action.square) >= 0;
    if (action.type === 'make') return action.item in { army: 1, infantry: 1, artillery: 1, mounted: 1, aircraft: 1 };
    return action.type === 'produce';
  });
}

const WITH_CARDS = ['use', 'play', 'respond', 'invest', 'found', 'place-person', 'govern', 'reveal', 'accept'];

/** Cards used and played, coins invested, cities founded. */
function cards(actions: readonly Action[]): Action[] {
  return actions.filter(({ type }) => WITH_CARDS.includes(type));
}

/** Knowledge, culture and coins whenever they are to be had. */
function dear(actions: readonly Action[]): Action[] {
  return actions.filter((action) => {
    if (action.type === 'research') return action.technology !== '';
    return action.type === 'advance';
  });
}

/** Doing something rather than nothing, mostly. */
function lively(actions: readonly Action[], luck: Luck): Action[] {
  const idle = actions.filter(({ type }) => type === 'pass' || type === 'assign' || type === 'reveal');
  if (idle.length === 0 || luck(8) === 0) return [];
  return actions.filter((action) => !idle.includes(action));
}
