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

type Played = Match<typeof newDawn>;

/** What a match of the corpus is to show. */
interface Wanted {
  readonly name: string;
  readonly seats: number;
  readonly options: object;
  /** The victory cards in play, in any order; any if absent. */
  readonly cards?: readonly VictoryCardId[];
  readonly ending?: string;
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
export const wanted: readonly Wanted[] = [
  ...choices(3).map((cards, at) => ({
    name: `cards-${cards.map((card) => card.split('-')[0]).join('-')}`,
    seats: 2 + (at % 3),
    options: { map: MAPS[Math.floor(at / 3) % 3] },
    cards,
  })),
  ...choices(4).map((cards, at) => ({
    name: `epic-${cards.map((card) => card.split('-')[0]).join('-')}`,
    seats: 2 + (at % 3),
    options: { map: MAPS[at % 3], epic: true, after24: 'lost', petraTurns: false, maracanaFirst: true },
    cards,
  })),
  { name: 'ending-wonders', seats: 4, options: {}, ending: 'wonders' },
  { name: 'ending-round-limit', seats: 3, options: { roundLimit: 30 }, ending: 'round-limit' },
];

const MOST_ATTEMPTS = 5000;
/** Longer matches would only make the corpus bigger. */
const MOST_MOVES = 900;

/** The first match that shows what is wanted; it is played quickly first, and recorded if it fits. */
export function recorded({ name, seats, options, cards, ending }: Wanted): Played {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const table = { seats, seed: seedFrom(`${name}/${attempt}`), options };
    const state = start(newDawn, table);
    if (cards !== undefined && !cards.every((card) => state.victoryCards.includes(card))) continue;
    state.facts = null;
    const moves = playOut(state, table.seed, (seat, action) => act(newDawn, state, seat, action));
    if (moves > MOST_MOVES || (ending !== undefined && newDawn.result(state).ending !== ending)) continue;
    const match = newMatch(newDawn, table);
    playOut(match.state, table.seed, (seat, action) => recordForGood(match, seat, action));
    return match;
  }
  throw new Error(`No match shows ${name}.`);
}

type Action = ActionOf<NewDawn>;

/** Play to the end by the quick player; how many moves it took. */
function playOut(state: NewDawnState, seed: string, take: (seat: Seat, action: Action) => void): number {
  const luck = luckFrom(seed);
  let moves = 0;
  for (; !isOver(state); moves++) {
    const seat = decider(state);
    const actions = legal(newDawn, state, seat);
    const action = actions[newDawn.bot.playout?.(state, seat, actions, luck) ?? 0];
    if (action !== undefined) take(seat, action);
  }
  return moves;
}
