/** Set-up: players, decks, the card row and the first events (TA 1, 17.4, 17.8). */

import { between, type Procedure, push, type Seat, type StateOf, shuffle, type Together } from '@tabularium/kernel';
import { DRAFT, MIX, ROW_COSTS, START, STARTING_GOVERNMENT, STARTING_TECHNOLOGIES } from '../content/boards.ts';
import { cardOf } from '../queries/cards.ts';
import {
  famousCards,
  famousPool,
  isOpenMix,
  levelsPlayed,
  militaryCards,
  ordinaryCivilCards,
  placeholders,
} from '../queries/decks.ts';
import { clockwise, playerOf } from '../queries/players.ts';
import { type AgesState, type Player, SOURCES, type Turn } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';

/** A table before the first decision. */
export function setUp(base: StateOf<ThroughTheAges>): AgesState {
  const starting = between(base, 'start', 0, base.seats - 1);
  const closed = base.options.hands === 'closed';
  const game: AgesState = {
    ...base,
    age: 0,
    round: 1,
    current: starting,
    starting,
    lastRound: 0,
    row: ROW_COSTS.map(() => ''),
    civilDecks: [[], [], [], []],
    boards: [0, 1, 2, 3].map(() => ({ leaders: [], wonders: [], open: false, dealt: false })),
    box: [],
    gone: [],
    militaryDecks: [[], [], [], []],
    openDiscards: [[], [], [], []],
    hiddenDiscards: [[], [], [], []],
    currentEvents: { cards: [], seenBy: [] },
    futureEvents: [],
    pastEvents: [],
    planned: [],
    finalEvents: { open: [], hidden: [] },
    commonTactics: [],
    players: Array.from({ length: base.seats }, () => newPlayer(closed)),
    prize: '',
    games: -1,
    turn: newTurn(),
    tokens: { yellow: 0, blue: 0 },
  };
  push(game, { step: 'build-decks' });
  if (game.options.leaders === 'draft') dealDrafts(game);
  return game;
}

function newPlayer(closed: boolean): Player {
  return {
    out: false,
    civilHand: [],
    militaryHand: [],
    closed,
    civilShownTo: -1,
    militaryShownTo: -1,
    science: 0,
    culture: 0,
    yellow: START.yellowBank,
    blue: START.blueBank,
    workers: START.workers,
    civil: 0,
    military: 0,
    technologies: STARTING_TECHNOLOGIES.map(([card, workers]) => ({ card, workers, tokens: 0 })),
    government: STARTING_GOVERNMENT,
    specials: [],
    leader: '',
    leadersTaken: [],
    wonders: [],
    building: '',
    stages: 0,
    colonies: [],
    tactic: null,
    exclusive: [],
    treaty: null,
    wars: [],
    stance: -1,
    stored: 0,
    used: [],
    givenUp: 0,
    lookedAt: -1,
    kidnapped: null,
    ledger: SOURCES.map(() => 0),
  };
}

/** A turn in which nothing has happened yet. */
export function newTurn(): Turn {
  return {
    extraCivil: 0,
    extraMilitary: 0,
    converted: false,
    extraUsed: false,
    chosen: false,
    populated: false,
    crossed: false,
    tacticDone: false,
    taken: [],
    takenPlayed: false,
    boosted: false,
    replacedLeader: false,
    developed: 0,
    helped: false,
    traded: false,
    looked: false,
    units: 0,
    construction: 0,
    unitScience: 0,
    resources: 0,
    food: 0,
  };
}

/** Drafting: the cards of each age are dealt into its boards until they are chosen. */
function dealDrafts(game: AgesState): void {
  const levels = levelsPlayed(game.options);
  const seats = game.players.map((_, seat) => seat);
  for (const level of levels) {
    const board = game.boards[level];
    if (board === undefined) continue;
    board.leaders = shuffle(game, 'mix', famousPool(game.options, level, 'leader'));
    board.wonders = shuffle(game, 'mix', famousPool(game.options, level, 'wonder'));
    board.dealt = true;
  }
  for (const level of levels.toReversed()) push(game, { step: 'draft', level, seats, answers: seats.map(() => null) });
}

/** The leaders and wonders dealt to that seat for one age. */
function dealtTo(game: AgesState, level: number, seat: Seat): { leaders: string[]; wonders: string[] } {
  const board = game.boards[level];
  const hand = (cards: readonly string[], count: number) => cards.slice(seat * count, (seat + 1) * count);
  return { leaders: hand(board?.leaders ?? [], DRAFT.leaders), wonders: hand(board?.wonders ?? [], DRAFT.wonders) };
}

/** Each player chooses one leader and one wonder of the age for the game (TA 17.4). */
export const draft: Together<ThroughTheAges, 'draft'> = {
  actions(game, frame, seat) {
    const { leaders, wonders } = dealtTo(game, frame.level, seat);
    return leaders.flatMap((leader) => wonders.map((wonder) => ({ type: 'draft' as const, leader, wonder })));
  },
  settle(game, frame, answers) {
    const board = game.boards[frame.level];
    if (board === undefined) return;
    board.dealt = false;
    // The chosen cards come first, so that filling up draws the rest at random.
    const chosen = { leaders: answers.map(({ leader }) => leader), wonders: answers.map(({ wonder }) => wonder) };
    const rest = (cards: readonly string[], picked: readonly string[]) =>
      shuffle(
        game,
        'mix',
        cards.filter((card) => !picked.includes(card)),
      );
    board.leaders = [...chosen.leaders, ...rest(board.leaders, chosen.leaders)];
    board.wonders = [...chosen.wonders, ...rest(board.wonders, chosen.wonders)];
  },
};

/** Build and shuffle all decks, fill the row, and give the first turn to the starting player. */
export const buildDecks: Procedure<ThroughTheAges, 'build-decks'> = {
  run(game) {
    for (const level of levelsPlayed(game.options)) {
      buildCivilDeck(game, level);
      game.militaryDecks[level] = shuffle(game, 'military', militaryCards(game.options, level, game.seats));
    }
    for (const space of game.row.keys()) game.row[space] = game.civilDecks[0]?.pop() ?? '';
    game.currentEvents.cards = game.militaryDecks[0]?.splice(-(game.seats + 2)) ?? [];
    if (game.options.length === 'shorter') layOutFinalEvents(game);
    for (const [place, seat] of clockwise(game, game.starting).entries()) playerOf(game, seat).civil = place + 1;
    push(game, { step: 'turn', seat: game.starting });
  },
};

function buildCivilDeck(game: AgesState, level: number): void {
  const { leaders, wonders } = famousOf(game, level);
  const board = game.boards[level];
  const deck = ordinaryCivilCards(game.options, level, game.seats);
  if (isOpenMix(game.options) && level > 0 && board !== undefined) {
    board.leaders = leaders;
    board.wonders = wonders;
    board.open = game.options.leaders === 'open-mix' || level === 1;
    deck.push(...placeholders(level, leaders.length, wonders.length));
  } else {
    if (board !== undefined) game.boards[level] = { leaders: [], wonders: [], open: false, dealt: false };
    deck.push(...leaders, ...wonders);
  }
  game.civilDecks[level] = shuffle(game, 'civil', deck);
}

/** The leaders and wonders of one age that are in the game; the others go back into the box (TA 17.4). */
function famousOf(game: AgesState, level: number): { leaders: string[]; wonders: string[] } {
  return { leaders: chooseFamous(game, level, 'leader'), wonders: chooseFamous(game, level, 'wonder') };
}

function chooseFamous(game: AgesState, level: number, kind: 'leader' | 'wonder'): string[] {
  const { options } = game;
  if (options.leaders === 'base' || options.leaders === 'expansion') return famousPool(options, level, kind);
  if (options.leaders === 'one-extra') {
    const [extra = '', ...others] = shuffle(game, 'mix', famousCards(options, level, kind, 'old'));
    putBack(game, level, others);
    return [...famousCards(options, level, kind, 'new'), extra];
  }
  const drafted = kind === 'leader' ? game.boards[level]?.leaders : game.boards[level]?.wonders;
  const pool =
    options.leaders === 'draft' ? [...(drafted ?? [])] : shuffle(game, 'mix', famousPool(options, level, kind));
  const count = (kind === 'leader' ? MIX.leaders : MIX.wonders) + (game.seats > 2 ? 1 : 0);
  putBack(game, level, pool.slice(count));
  return pool.slice(0, count);
}

/** Cards that are not in this game: known to all in an open mix, unseen otherwise. */
function putBack(game: AgesState, level: number, cards: readonly string[]): void {
  const open = game.options.leaders === 'open-mix' || (game.options.leaders === 'hidden-future' && level < 2);
  (open ? game.gone : game.box).push(...cards);
}

/** The shorter game scores three open and two hidden events of Age III at its end (TA 16.8). */
function layOutFinalEvents(game: AgesState): void {
  const impacts = militaryCards({ ...game.options, length: 'full' }, 3, game.seats).filter(
    (card) => cardOf(card).kind === 'event',
  );
  const chosen = shuffle(game, 'events', impacts).slice(0, 5);
  game.finalEvents = { open: chosen.slice(0, 3), hidden: chosen.slice(3) };
}
