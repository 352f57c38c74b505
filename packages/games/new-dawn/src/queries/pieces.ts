/**
 * What lies on a space, as one number: nothing, the token that belongs to what is printed there (a resource, natural
 * wonder or city-state), or a player's piece. A player's piece is `4 * (seat + 1)` plus its kind.
 */

import type { Seat } from '@tabularium/kernel';
import { asks } from '../questions.ts';
import type { NewDawnKnown } from '../state.ts';
import { boardOf } from './board.ts';
import { isCityState } from './things.ts';

export const NOTHING = 0;
export const PRINTED_TOKEN = 1;

const TOKEN = 0;
const REINFORCED = 1;
const CITY = 2;
const CAPITAL = 3;

/** That seat's pieces. */
export const tokenOf = (seat: Seat): number => 4 * (seat + 1) + TOKEN;
export const reinforcedOf = (seat: Seat): number => 4 * (seat + 1) + REINFORCED;
export const cityOf = (seat: Seat): number => 4 * (seat + 1) + CITY;
export const capitalOf = (seat: Seat): number => 4 * (seat + 1) + CAPITAL;

/** Whose piece it is, `-1` if nobody's. */
export const pieceOwner = (piece = NOTHING): Seat => (piece >> 2) - 1;

/** Is it a control token, reinforced or not? */
export const isToken = (piece = NOTHING): boolean => piece >= 4 && (piece & 2) === 0;
export const isReinforced = (piece = NOTHING): boolean => piece >= 4 && (piece & 3) === REINFORCED;
/** Is it a city, the capital included? */
export const isCity = (piece = NOTHING): boolean => (piece & 2) === 2;
export const isCapital = (piece = NOTHING): boolean => (piece & 3) === CAPITAL;

/** Whose piece is on the space, `-1` if nobody's (ND 5.5). */
export function ownerAt(game: NewDawnKnown, space: number): Seat {
  return pieceOwner(game.pieces[space]);
}

/** Does a barbarian stand there? */
export const hasBarbarian = (game: NewDawnKnown, space: number): boolean => game.barbarians.includes(space);

/** Does a neutral city-state lie there, with or without a barbarian on it? */
export function isFreeCityState(game: NewDawnKnown, space: number): boolean {
  if (game.pieces[space] !== PRINTED_TOKEN) return false;
  return boardOf(game.map).cityStates.some((site) => site.space === space);
}

/** Is it the space of a city-state, free or conquered? */
export const isCityStateSpace = (game: NewDawnKnown, space: number): boolean =>
  isCityState(boardOf(game.map).printed[space] ?? '');

/** Is it a city, or the space of a conquered city-state, which counts as one (ND 11.7)? */
export const countsAsCity = (game: NewDawnKnown, space: number): boolean =>
  isCity(game.pieces[space]) || (ownerAt(game, space) >= 0 && isCityStateSpace(game, space));

/** Does anybody's caravan stand there? */
function hasCaravan(game: NewDawnKnown, space: number): boolean {
  for (const { caravans } of game.players) if (caravans.includes(space)) return true;
  return false;
}

/** Does a wonder's token lie there? */
export function hasWonder(game: NewDawnKnown, space: number): boolean {
  for (const wonder of game.wonders) if (wonder.space === space) return true;
  return false;
}

/** Is there no token and no figure of any kind (ND 5.6, ND 5.11)? */
export function isEmpty(game: NewDawnKnown, space: number): boolean {
  return (
    game.pieces[space] === NOTHING &&
    !hasBarbarian(game, space) &&
    !hasCaravan(game, space) &&
    !asks(game).hasFigure(game, space) &&
    !hasWonder(game, space)
  );
}

/** All spaces for which it holds. */
export function spacesWhere(game: NewDawnKnown, holds: (piece: number, space: number) => boolean): number[] {
  const spaces: number[] = [];
  const { pieces } = game;
  for (let space = 0; space < pieces.length; space++) {
    if (holds(pieces[space] ?? NOTHING, space)) spaces.push(space);
  }
  return spaces;
}

/** That seat's cities, the capital included. */
export function citiesOf(game: NewDawnKnown, seat: Seat): number[] {
  const { pieces } = game;
  const [city, capital] = [cityOf(seat), capitalOf(seat)];
  const spaces: number[] = [];
  for (let space = 0; space < pieces.length; space++) {
    if (pieces[space] === city || pieces[space] === capital) spaces.push(space);
  }
  return spaces;
}

/** Where that seat's capital stands. */
export const capitalSpace = (game: NewDawnKnown, seat: Seat): number => game.pieces.indexOf(capitalOf(seat));

/** How many spaces are friendly to that seat. */
export function friendlySpaces(game: NewDawnKnown, seat: Seat): number {
  let count = 0;
  for (const piece of game.pieces) if (pieceOwner(piece) === seat) count++;
  return count;
}
