/** Set-up (ND 2, ND 3). */

import {
  between,
  type Decision,
  type OpenTable,
  type Procedure,
  pop,
  push,
  type Seat,
  type StateOf,
  shuffle,
} from '@tabularium/kernel';
import { cardOf, type FocusId, type FocusType } from '../content/focus-cards.ts';
import { FIRST_GAME } from '../content/layouts.ts';
import { LEADER_IDS, type LeaderId } from '../content/leaders.ts';
import { CITIES, CONTROL_TOKENS, EPIC_VICTORY_CARDS, VICTORY_CARDS as VICTORY_CARD_COUNT } from '../content/limits.ts';
import { VICTORY_CARD_IDS } from '../content/victory-cards.ts';
import { ERAS, type Era, type WonderId, type WonderType } from '../content/wonders.ts';
import { boardOf, printMap } from '../queries/board.ts';
import { NOTHING, PRINTED_TOKEN } from '../queries/pieces.ts';
import { barbarianLetters, focusCard, leaderOf, wonderOf } from '../queries/things.ts';
import { asks } from '../questions.ts';
import { type NewDawnState, newTurn, ON_CARD, type Player } from '../state.ts';
import type { NewDawn } from '../vocabulary.ts';
import { onSpace } from './actions.ts';
import { dealTiles, foundCapital, layByChance, makeRoom } from './map-building.ts';
import { tell } from './telling.ts';

/** The state before the first decision. */
export function setUp(base: OpenTable<NewDawn>): NewDawnState {
  const game = emptyTable(base);
  game.players = shuffle(game, 'set-up', [...LEADER_IDS])
    .slice(0, game.seats)
    .map(newPlayer);
  const count = game.options.epic ? EPIC_VICTORY_CARDS : VICTORY_CARD_COUNT;
  game.victoryCards = shuffle(game, 'set-up', [...VICTORY_CARD_IDS]).slice(0, count);
  layMap(game);
  return game;
}

/**
 * The table with wonders and resources on it, before anybody has anything. Every state comes from this one literal,
 * with every field in its place: engines run rules fast on objects of one shape.
 */
export function emptyTable(base: OpenTable<NewDawn>): NewDawnState {
  const { resources } = asks(base).limits;
  return {
    ...base,
    map: '',
    tilesToLay: [],
    pieces: [],
    barbarians: barbarianLetters().map(() => -1),
    wonders: [],
    stored: 0,
    players: [],
    decks: wonderDecks(base),
    supply: { marble: resources, mercury: resources, oil: resources, diamond: resources },
    victoryCards: [],
    firstPlayer: -1,
    orientation: 0,
    sector: 0,
    round: 1,
    turn: newTurn(0),
  };
}

/** One player's things at the start: the level-I cards in the leader's order and one caravan (ND 2.1, ND 2.2). */
export function newPlayer(leader: LeaderId): Player {
  const row = leaderOf(leader).row.map((type) => ({ card: firstCard(type), trade: 0 }));
  return {
    leader,
    row,
    dial: 0,
    cities: CITIES,
    tokens: CONTROL_TOKENS,
    caravans: row.some(({ card }) => focusCard(card).type === 'economy') ? [ON_CARD] : [],
    resources: { marble: 0, mercury: 0, oil: 0, diamond: 0 },
    stationed: [],
    diplomacy: [],
    cityStateCards: [],
    agendas: [],
  };
}

/** The level-I card of that type. */
function firstCard(type: FocusType): FocusId {
  const card = cardOf(type, 1);
  if (card === undefined) throw new Error(`No ${type} card is of level I.`);
  return card;
}

/** Of each type: modern wonders at the bottom, medieval on them, ancient on top, some removed unseen (ND 2.7). */
function wonderDecks(base: StateOf<NewDawn>): Record<WonderType, WonderId[]> {
  const { wonders, wondersInPlay } = asks(base);
  const deck = (type: WonderType): WonderId[] =>
    ERAS.toReversed().flatMap((era) =>
      shuffle(base, 'wonders', wondersOf(wonders, type, era)).slice(0, wondersInPlay(base.seats, era)),
    );
  return { culture: deck('culture'), economy: deck('economy'), science: deck('science'), military: deck('military') };
}

/** Those of the wonders that are of one type and era. */
export const wondersOf = (wonders: readonly WonderId[], type: WonderType, era: Era): WonderId[] =>
  wonders.filter((id) => wonderOf(id).type === type && wonderOf(id).era === era);

/** How many tiles the first game's map has (ND 19.1). */
const FIRST_GAME_TILES: Readonly<Record<number, number>> = { 2: 10, 3: 13, 4: 16 };

/** The map: the first game's with free choice of the capital's space, or built (ND 2.3, ND 3.4, ND 4.6). */
function layMap(game: NewDawnState): void {
  const first = between(game, 'map', 0, game.seats - 1);
  if (game.options.map === 'first-game') {
    game.map = printMap(FIRST_GAME.slice(0, FIRST_GAME_TILES[game.seats]));
    makeRoom(game);
    push(game, { step: 'populate' });
    for (let turn = game.seats - 1; turn >= 0; turn--) {
      push(game, { step: 'found-capital', seat: (first + turn) % game.seats });
    }
    return;
  }
  dealTiles(game);
  if (game.options.map === 'random') {
    layByChance(game, first);
    push(game, { step: 'populate' });
  } else push(game, { step: 'next-tile', seat: first });
}

const FOUND_CAPITAL = onSpace('found-capital');

/** Which capital symbol is mine (ND 3.4)? */
export const chooseCapital: Decision<NewDawn, 'found-capital'> = {
  actions: (game) =>
    boardOf(game.map)
      .capitals.filter((space) => game.pieces[space] === NOTHING)
      .map(FOUND_CAPITAL),
  take(game, { seat }, { space }) {
    pop(game);
    foundCapital(game, seat, space);
  },
  tries: (game) => boardOf(game.map).capitals.map(FOUND_CAPITAL),
  whyNot: () => ({ reason: 'occupied', rule: 'ND 3.4' }),
};

/** Tokens on every printed symbol; then the first player takes the dial and the direction token (ND 2.4, ND 2.6). */
export const populate: Procedure<NewDawn, 'populate'> = {
  run(game) {
    const { resources, naturalWonders, cityStates, homes } = boardOf(game.map);
    for (const { space } of [...resources, ...naturalWonders, ...cityStates]) game.pieces[space] = PRINTED_TOKEN;
    for (const { id } of resources) game.supply[id]--;
    game.barbarians = [...homes];
    game.tilesToLay = [];
    tell(game, { fact: 'map-populated' });
    const seat: Seat = between(game, 'set-up', 0, game.seats - 1);
    game.firstPlayer = seat;
    tell(game, { fact: 'first-player-drawn', seat });
    push(game, { step: 'turn', seat });
    push(game, { step: 'turn-direction-token', seat });
  },
};

/** The direction token may lie in any of six orientations (ND 2.6). */
export const turnDirectionToken: Decision<NewDawn, 'turn-direction-token'> = {
  actions: () => [0, 1, 2, 3, 4, 5].map((orientation) => ({ type: 'orient', orientation })),
  take(game, { seat }, { orientation }) {
    pop(game);
    game.orientation = orientation;
    tell(game, { fact: 'direction-chosen', seat, orientation });
    tell(game, { fact: 'round-began', round: 1 });
  },
};
