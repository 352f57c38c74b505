/**
 * Pieces come and go. Everything tied to a space follows its piece: unclaimed tokens are taken, natural wonders and
 * city-states change hands or come back, wonders change their master (ND 8.5, ND 9.9, ND 12.7, ND 14.5).
 */

import { push, type Seat } from '@tabularium/kernel';
import type { CityStateId } from '../content/city-states.ts';
import type { NaturalWonderId } from '../content/natural-wonders.ts';
import { RESOURCES } from '../content/resources.ts';
import { boardOf } from '../queries/board.ts';
import { effectOf, forEachEffect, hasEffect } from '../queries/effects.ts';
import {
  isCapital,
  isCity,
  isReinforced,
  isToken,
  NOTHING,
  ownerAt,
  PRINTED_TOKEN,
  pieceOwner,
  reinforcedOf,
  tokenOf,
} from '../queries/pieces.ts';
import { playerOf } from '../queries/players.ts';
import { isCityState, isNaturalWonder, letterOf } from '../queries/things.ts';
import { caravanLimit } from '../queries/trade.ts';
import { asks } from '../questions.ts';
import { type NewDawnState, ON_CARD } from '../state.ts';
import { shedCaravans } from './focus-row.ts';
import { tell } from './telling.ts';
import { checkAgendas } from './victory.ts';

/** Put a player's piece on the space in place of what is there. */
export function occupy(game: NewDawnState, space: number, piece: number): void {
  const before = game.pieces[space] ?? NOTHING;
  const [loser, winner] = [pieceOwner(before), pieceOwner(piece)];
  const master = asks(game).masterOf(game, space);
  giveBack(game, before, space);
  takeFromUnused(game, piece);
  game.pieces[space] = piece;
  passWonder(game, space, master, winner);
  if (loser !== winner) changeHands(game, space, before === PRINTED_TOKEN, loser, winner);
  checkAgendas(game);
}

/** Take a player's piece off the space; what belongs to the space comes back. */
export function vacate(game: NewDawnState, space: number): void {
  const before = game.pieces[space] ?? NOTHING;
  giveBack(game, before, space);
  game.pieces[space] = boardOf(game.map).returns[space] === true ? PRINTED_TOKEN : NOTHING;
  passWonder(game, space, pieceOwner(before), -1);
  changeHands(game, space, false, pieceOwner(before), -1);
  checkAgendas(game);
}

function giveBack(game: NewDawnState, piece: number, space: number): void {
  if (pieceOwner(piece) < 0 || isCapital(piece)) return;
  const player = playerOf(game, pieceOwner(piece));
  if (isToken(piece)) player.tokens += asks(game).tokenLeft(game, space) ? 0 : 1;
  else player.cities++;
}

function takeFromUnused(game: NewDawnState, piece: number): void {
  if (pieceOwner(piece) < 0 || isCapital(piece)) return;
  const player = playerOf(game, pieceOwner(piece));
  if (isToken(piece)) player.tokens--;
  else player.cities--;
}

/** A wonder on the space has got another master, or none: what its former master loses with it (ND 20.10, ND 20.11). */
export function passWonder(game: NewDawnState, space: number, loser: Seat, winner: Seat): void {
  if (loser < 0 || loser === winner) return;
  for (const built of game.wonders) {
    if (built.space === space) effectOf(built.wonder).onLoss?.(game, loser);
  }
}

function changeHands(game: NewDawnState, space: number, wasLying: boolean, loser: Seat, winner: Seat): void {
  const printed = boardOf(game.map).printed[space];
  if (printed === null || printed === undefined) return;
  if (isNaturalWonder(printed)) passNaturalWonder(game, printed, loser, winner);
  else if (isCityState(printed)) passCityState(game, printed, loser, winner);
  else if (wasLying) takeResource(game, winner, space);
}

function takeResource(game: NewDawnState, seat: Seat, space: number): void {
  const printed = boardOf(game.map).printed[space];
  const resource = RESOURCES.find((kind) => kind === printed);
  if (resource === undefined) return;
  playerOf(game, seat).resources[resource]++;
  tell(game, { fact: 'resource-taken', seat, resource, source: 'map' });
}

function passNaturalWonder(game: NewDawnState, wonder: NaturalWonderId, loser: Seat, winner: Seat): void {
  if (loser >= 0) {
    const losing = playerOf(game, loser);
    losing.stationed = losing.stationed.filter((one) => one.wonder !== wonder);
    tell(game, { fact: 'natural-wonder-lost', seat: loser, wonder });
  }
  if (winner < 0) return;
  tell(game, { fact: 'natural-wonder-taken', seat: winner, wonder });
  if (hasEffect(game, winner, 'stationsWonders')) push(game, { step: 'station-wonder', seat: winner, wonder });
}

/** Conquered, its cards are set aside, wherever they were (ND 13.7); left alone, it is free again (ND 14.5). */
function passCityState(game: NewDawnState, cityState: CityStateId, loser: Seat, winner: Seat): void {
  if (winner < 0) {
    tell(game, { fact: 'city-state-free', cityState });
    return;
  }
  tell(game, { fact: 'city-state-conquered', seat: winner, cityState });
  asks(game).cityStateConquered(game, cityState);
  if (loser >= 0) return;
  for (const [seat, player] of game.players.entries()) {
    if (!player.cityStateCards.includes(cityState)) continue;
    player.cityStateCards = player.cityStateCards.filter((card) => card !== cityState);
    tell(game, { fact: 'city-state-card-lost', seat, cityState });
  }
}

/** Place an unreinforced control token, with all that follows (ND 9.3, ND 9.4, ND 9.6). */
export function placeToken(game: NewDawnState, seat: Seat, space: number): void {
  tell(game, { fact: 'token-placed', seat, space });
  occupy(game, space, tokenOf(seat));
  forEachEffect(game, seat, 'afterPlacing', (afterPlacing) => afterPlacing(game, seat, space));
}

/** Put a control token of that seat in place of a rival's, without attacking (ND 9.9). */
export function replaceToken(game: NewDawnState, seat: Seat, space: number): void {
  tell(game, { fact: 'token-replaced', seat, rival: ownerAt(game, space), space });
  occupy(game, space, tokenOf(seat));
}

/** Turn the control token on the space over. */
export function turnToken(game: NewDawnState, space: number, reinforced: boolean): void {
  const seat = ownerAt(game, space);
  game.pieces[space] = reinforced ? reinforcedOf(seat) : tokenOf(seat);
  tell(game, { fact: 'token-turned', seat, space, reinforced });
}

/** Destroy the token or city on the space: it goes back to its owner's unused pieces (ND 1.3). */
export function destroy(game: NewDawnState, space: number): void {
  const seat = ownerAt(game, space);
  const fact = isCity(game.pieces[space]) ? 'city-destroyed' : 'token-destroyed';
  tell(game, { fact, seat, space });
  vacate(game, space);
}

/** A reinforced token is turned over, an unreinforced one destroyed: what a nuclear strike does. */
export function weaken(game: NewDawnState, space: number): void {
  if (isReinforced(game.pieces[space])) turnToken(game, space, false);
  else destroy(game, space);
}

/** Take an own control token from the map because none is unused (ND 9.5). */
export function takeBack(game: NewDawnState, seat: Seat, space: number): void {
  tell(game, { fact: 'token-taken-back', seat, space });
  vacate(game, space);
}

/** The barbarian on that space leaves the map; it may come back (ND 14.3). */
export function removeBarbarian(game: NewDawnState, seat: Seat, space: number): void {
  const barbarian = game.barbarians.indexOf(space);
  game.barbarians[barbarian] = -1;
  tell(game, { fact: 'barbarian-defeated', seat, letter: letterOf(barbarian) });
  asks(game).barbarianLeft(game);
}

/** The barbarian on that space is defeated, with what that brings beside the trade token. */
export function defeatBarbarian(game: NewDawnState, seat: Seat, space: number): void {
  removeBarbarian(game, seat, space);
  forEachEffect(game, seat, 'afterBarbarian', (afterBarbarian) => afterBarbarian(game, seat));
}

/** Caravans on that space are destroyed: they go back to their owners' economy cards (ND 14.2a). */
export function destroyCaravans(game: NewDawnState, space: number): void {
  for (const [seat, player] of game.players.entries()) {
    while (player.caravans.includes(space)) {
      player.caravans[player.caravans.indexOf(space)] = ON_CARD;
      tell(game, { fact: 'caravan-lost', seat, space });
      if (caravanLimit(game, seat) === 0) shedCaravans(game, seat);
    }
  }
}
