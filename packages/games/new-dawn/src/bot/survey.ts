/** What bots see of one seat: its pieces on the map, counted in one walk over it, and its focus row. */

import type { Seat } from '@tabularium/kernel';
import type { FocusCard, FocusType } from '../content/focus-cards.ts';
import type { Wonder, WonderId } from '../content/wonders.ts';
import { type Board, boardOf } from '../queries/board.ts';
import { focusCard } from '../queries/things.ts';
import { controlledWonders } from '../queries/wonders.ts';
import { asks } from '../questions.ts';
import type { FocusSlot, NewDawnState, Player } from '../state.ts';
import type { NewDawnWeights } from './weights.ts';

/** A card of the focus row as it will lie when the turn is over. */
export interface Place {
  readonly focus: FocusCard;
  /** The number of its slot, from 1. */
  readonly slot: number;
  readonly trade: number;
}

/** A wonder on top of a deck. */
export interface Offer {
  readonly id: WonderId;
  readonly wonder: Wonder;
  /** What the seat lacks in production to build it. */
  readonly short: number;
}

/** The wonders in the decks. */
export interface Market {
  readonly offers: readonly Offer[];
  /** Those that lie face down, deck by deck. */
  readonly hidden: readonly (readonly Wonder[])[];
}

/** One seat's position. */
export interface Survey {
  readonly game: NewDawnState;
  readonly board: Board;
  readonly seat: Seat;
  readonly player: Player;
  readonly cities: number[];
  /** What each city lacks to be mature, in ordinary control tokens. */
  readonly lacks: number[];
  /** The most difficult free space next to each city. */
  readonly steepest: number[];
  readonly wonders: readonly WonderId[];
  readonly row: readonly Place[];
  capital: number;
  tokens: number;
  reinforced: number;
  /** Friendly spaces next to water or the edge. */
  coast: number;
  /** Unreinforced tokens and cities next to a barbarian. */
  exposed: number;
  /** Free spaces next to cities, by difficulty, and those of them on the coast. */
  readonly free: number[];
  freeCoast: number;
  /** The wonders in the decks, once they have been asked for. */
  market: Market | null;
  /** What it is all weighed with. */
  readonly weights: NewDawnWeights;
}

const PIECE = 4;
const CITY = 2;
const CAPITAL = 3;
const REINFORCED = 1;

/** Look at that seat's position. */
export function surveyOf(game: NewDawnState, seat: Seat, player: Player, weights: NewDawnWeights): Survey {
  const board = boardOf(game.map);
  const survey: Survey = {
    game,
    board,
    seat,
    player,
    cities: [],
    lacks: [],
    steepest: [],
    wonders: controlledWonders(game, seat),
    row: rowAfterTurn(game, seat, player),
    capital: -1,
    tokens: 0,
    reinforced: 0,
    coast: 0,
    exposed: 0,
    free: [0, 0, 0, 0, 0, 0],
    freeCoast: 0,
    market: null,
    weights,
  };
  countPieces(survey);
  for (const city of survey.cities) lookAround(survey, city);
  return survey;
}

function countPieces(survey: Survey): void {
  const { game, board, seat } = survey;
  const { pieces } = game;
  for (let space = 0; space < pieces.length; space++) {
    const kind = (pieces[space] ?? 0) - PIECE * (seat + 1);
    if (kind < 0 || kind > CAPITAL) continue;
    if (board.coast[space] === true) survey.coast++;
    if (kind >= CITY) survey.cities.push(space);
    else survey.tokens++;
    if (kind === CAPITAL) survey.capital = space;
    else if (kind === REINFORCED) survey.reinforced++;
  }
  for (const barbarian of game.barbarians) {
    if (barbarian >= 0) survey.exposed += exposedTo(survey, barbarian);
  }
}

/** How many unreinforced tokens and cities that barbarian threatens; a city counts twice. */
function exposedTo({ game, board, seat }: Survey, barbarian: number): number {
  let exposed = 0;
  for (const next of board.neighbours[barbarian] ?? []) {
    const kind = (game.pieces[next] ?? 0) - PIECE * (seat + 1);
    if (kind === 0) exposed++;
    else if (kind === CITY) exposed += 2;
  }
  return exposed;
}

/** What a token costs on a space of each difficulty: steep spaces wait for a high slot. */
const EFFORT: readonly number[] = [1, 0.9, 0.95, 1.05, 1.25, 1.5];
/** What stands in the way of a mature city, in tokens: a rival's token, a rival's city or a city-state, a barbarian. */
const RIVAL_TOKEN = 4;
const CITY_NEXT_DOOR = 9;
const BARBARIAN = 1;

/** See what that city lacks to be mature, and where tokens can be placed around it. */
function lookAround(survey: Survey, city: number): void {
  const { board, game, seat } = survey;
  let [lack, steepest] = [0, 0];
  for (const next of board.neighbours[city] ?? []) {
    if (board.water[next] === true) continue;
    const kind = (game.pieces[next] ?? 0) - PIECE * (seat + 1);
    if (kind === 0 || kind === REINFORCED) continue;
    const obstacle = obstacleAt(survey, next);
    const difficulty = board.difficulty[next] ?? 1;
    lack += obstacle + (obstacle > BARBARIAN ? 0 : (EFFORT[difficulty] ?? 1));
    if (obstacle > 0) continue;
    if (difficulty > steepest) steepest = difficulty;
    survey.free[difficulty] = (survey.free[difficulty] ?? 0) + 1;
    if (board.coast[next] === true) survey.freeCoast++;
  }
  survey.lacks.push(lack);
  survey.steepest.push(steepest);
}

/** What keeps a token of the seat from that space, in tokens of effort. */
function obstacleAt({ game, board }: Survey, space: number): number {
  const piece = game.pieces[space] ?? 0;
  if (piece >= PIECE) return (piece & CITY) === 0 ? RIVAL_TOKEN : CITY_NEXT_DOOR;
  const isCityState = piece > 0 && board.returns[space] === true && (board.difficulty[space] ?? 1) < 5;
  if (isCityState || asks(game).sense.isWalled(board, space)) return CITY_NEXT_DOOR;
  return game.barbarians.includes(space) ? BARBARIAN : 0;
}

/** The row as it will lie after the reset, where a card is being resolved (ND 6.3): so it never pays to stop early. */
function rowAfterTurn(game: NewDawnState, seat: Seat, { row }: Player): Place[] {
  const { places } = asks(game);
  const chosen = chosenAt(game, seat, row);
  return row.map(({ card, trade }, at) => {
    const later = at < chosen ? at + 1 : at === chosen ? 0 : at;
    return { focus: focusCard(card), slot: places[later] ?? 1, trade };
  });
}

function chosenAt(game: NewDawnState, seat: Seat, row: readonly FocusSlot[]): number {
  for (const frame of game.frames) {
    if (frame.step === 'reset' && frame.seat === seat) return row.findIndex(({ card }) => card === frame.card);
  }
  return -1;
}

/** The seat's card of that type, if the row holds one. */
export function placeOf({ row }: Survey, type: FocusType): Place | undefined {
  for (const place of row) if (place.focus.type === type) return place;
  return undefined;
}
