/** Set-up: players, decks, the card row and the first events (TA 1). */

import { between, type OpenTable, type Procedure, push, shuffle } from '@tabularium/kernel';
import { ROW_COSTS, START, STARTING_GOVERNMENT, STARTING_TECHNOLOGIES } from '../content/boards.ts';
import { cardOf } from '../queries/cards.ts';
import { levelsPlayed, militaryCards, ordinaryCivilCards } from '../queries/decks.ts';
import { clockwise, playerOf } from '../queries/players.ts';
import { asks } from '../questions.ts';
import { type AgesState, type Player, SOURCES, type Turn } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';

/** A table before the first decision. */
export function setUp(base: OpenTable<ThroughTheAges>): AgesState {
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

/** Build and shuffle all decks, fill the row, and give the first turn to the starting player. */
export const buildDecks: Procedure<ThroughTheAges, 'build-decks'> = {
  run(game) {
    for (const level of levelsPlayed(game.options)) {
      const famous = asks(game).famousInDeck(game, level);
      game.civilDecks[level] = shuffle(game, 'civil', [...ordinaryCivilCards(game, level, game.seats), ...famous]);
      game.militaryDecks[level] = shuffle(game, 'military', militaryCards(game, level, game.seats));
    }
    for (const space of game.row.keys()) game.row[space] = game.civilDecks[0]?.pop() ?? '';
    game.currentEvents.cards = game.militaryDecks[0]?.splice(-(game.seats + 2)) ?? [];
    if (game.options.length === 'shorter') layOutFinalEvents(game);
    for (const [place, seat] of clockwise(game, game.starting).entries()) playerOf(game, seat).civil = place + 1;
    push(game, { step: 'turn', seat: game.starting });
  },
};

/** The shorter game scores three open and two hidden events of Age III at its end (TA 16.8). */
function layOutFinalEvents(game: AgesState): void {
  const impacts = militaryCards(
    { seats: game.seats, options: { ...game.options, length: 'full' } },
    3,
    game.seats,
  ).filter((card) => cardOf(card).kind === 'event');
  const chosen = shuffle(game, 'events', impacts).slice(0, 5);
  game.finalEvents = { open: chosen.slice(0, 3), hidden: chosen.slice(3) };
}
