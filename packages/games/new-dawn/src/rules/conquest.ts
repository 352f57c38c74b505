/** What a won attack brings (ND 13.7 to ND 13.9, ND 13.12, ND 15.4). */

import { type Decision, pop, push, type Seat } from '@tabularium/kernel';
import { boardOf } from '../queries/board.ts';
import { targetAt } from '../queries/combat.ts';
import { effectOf } from '../queries/effects.ts';
import { cityOf, isCityStateSpace, isReinforced, isToken, ownerAt, reinforcedOf, tokenOf } from '../queries/pieces.ts';
import { playerOf } from '../queries/players.ts';
import { isCityState } from '../queries/things.ts';
import { citiesForWonders } from '../queries/wonders.ts';
import type { NewDawnState } from '../state.ts';
import type { Actions, NewDawn } from '../vocabulary.ts';
import { DONE, onSlot, onSpace } from './actions.ts';
import { defeatBarbarian, occupy, takeBack, vacate } from './control.ts';
import { tokensToTakeBack } from './culture.ts';
import { tell } from './telling.ts';
import { gainTrade } from './trade-tokens.ts';
import { achieve, checkAgendas } from './victory.ts';

/** The attacker has won: what was attacked gives way. */
export function winAttack(game: NewDawnState, seat: Seat, space: number): void {
  game.turn.won = true;
  const target = targetAt(game, space);
  const rival = ownerAt(game, space);
  if (target === 'barbarian') {
    gainTrade(game, seat, 1);
    return defeatBarbarian(game, seat, space);
  }
  if (target === 'capital') return defeatCapital(game, seat, rival, space);
  if (rival >= 0 && isCityStateSpace(game, space)) return push(game, { step: 'conquer-or-liberate', seat, space });
  if (rival >= 0) tell(game, { fact: 'space-conquered', seat, rival, space });
  if (target === 'token') takeOver(game, seat, space, tokenOf(seat));
  else conquerWithCity(game, seat, space);
}

/** A city takes the place of what was conquered, or a reinforced token if no city is unused (ND 13.9). */
export function conquerWithCity(game: NewDawnState, seat: Seat, space: number): void {
  takeOver(game, seat, space, playerOf(game, seat).cities > 0 ? cityOf(seat) : reinforcedOf(seat));
}

/** The attacker's piece goes on the space; without an unused control token one is taken back first (ND 13.11). */
function takeOver(game: NewDawnState, seat: Seat, space: number, piece: number): void {
  game.turn.gained.push(space);
  if (isToken(piece) && playerOf(game, seat).tokens === 0) {
    return push(game, { step: 'free-token', seat, space, reinforced: isReinforced(piece) });
  }
  occupy(game, space, piece);
}

/** Which own control token is taken back to be put on the conquered space (ND 9.5). */
export const freeToken: Decision<NewDawn, 'free-token'> = {
  actions: (game, { seat }) => tokensToTakeBack(game, seat),
  take(game, { seat, space, reinforced }, action) {
    pop(game);
    takeBack(game, seat, action.space);
    occupy(game, space, reinforced ? reinforcedOf(seat) : tokenOf(seat));
  },
};

/** The capital stays; trade tokens and a wonder may be taken (ND 13.7, ND 13.8, ND 13.14). */
function defeatCapital(game: NewDawnState, seat: Seat, rival: Seat, space: number): void {
  tell(game, { fact: 'capital-defeated', seat, rival });
  const built = game.wonders.find((one) => one.space === space);
  if (built !== undefined && citiesForWonders(game, seat).length > 0) {
    push(game, { step: 'carry-off', seat, wonder: built.wonder });
  }
  push(game, { step: 'plunder', seat, victim: rival, left: 2 });
  achieve(game, seat, 'capital-defeated');
}

/** On a conquered city-state's space: conquer it in turn or set it free (ND 15.4, ND 15.6). */
export const conquerOrLiberate: Decision<NewDawn, 'conquer-or-liberate'> = {
  actions: () => [{ type: 'conquer' }, { type: 'liberate' }],
  take(game, { seat, space }, action) {
    pop(game);
    if (action.type === 'conquer') conquerInTurn(game, seat, space);
    else liberate(game, seat, space);
  },
};

/** The city-state passes from its conqueror to that seat. */
export function conquerInTurn(game: NewDawnState, seat: Seat, space: number): void {
  tell(game, { fact: 'space-conquered', seat, rival: ownerAt(game, space), space });
  conquerWithCity(game, seat, space);
}

/** The city-state is free again, and that seat takes one of its cards (ND 15.6). */
export function liberate(game: NewDawnState, seat: Seat, space: number): void {
  const cityState = boardOf(game.map).printed[space] ?? '';
  if (!isCityState(cityState)) return;
  tell(game, { fact: 'city-state-liberated', seat, cityState });
  push(game, { step: 'claim-city-state-card', seat, cityState });
  vacate(game, space);
}

const PLUNDER = onSlot('plunder');

/** Up to two trade tokens are taken from the defeated capital's owner and put on own cards (ND 13.14). */
export const plunder: Decision<NewDawn, 'plunder'> = {
  actions(game, { victim }) {
    const actions: Actions['plunder'][] = [DONE];
    for (const [at, { trade }] of playerOf(game, victim).row.entries()) {
      if (trade > 0) actions.push(PLUNDER(at + 1));
    }
    return actions;
  },
  take(game, frame, action) {
    if (action.type === 'done') return pop(game);
    if (--frame.left === 0) pop(game);
    const slot = playerOf(game, frame.victim).row[action.slot - 1];
    if (slot === undefined) return;
    slot.trade--;
    tell(game, { fact: 'trade-plundered', seat: frame.seat, rival: frame.victim, card: slot.card });
    gainTrade(game, frame.seat, 1);
  },
};

const CARRY_OFF = onSpace('carry-off');

/** The wonder of a defeated capital moves under an own city without one (ND 12.13). */
export const carryOff: Decision<NewDawn, 'carry-off'> = {
  actions: (game, { seat }) => citiesForWonders(game, seat).map(CARRY_OFF),
  take(game, { seat, wonder }, { space }) {
    pop(game);
    const built = game.wonders.find((one) => one.wonder === wonder);
    if (built === undefined) return;
    const loser = ownerAt(game, built.space);
    built.space = space;
    effectOf(wonder).onLoss?.(game, loser);
    tell(game, { fact: 'wonder-carried-off', seat, wonder, space });
    effectOf(wonder).onCapture?.(game, seat, space);
    checkAgendas(game);
  },
};
