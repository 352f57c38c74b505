/** Diplomacy cards change hands (ND 15). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import type { CityStateId } from '../content/city-states.ts';
import type { DiplomacyId } from '../content/diplomacy.ts';
import { boardOf } from '../queries/board.ts';
import { diplomacyLimit, heldFrom, mayTakeCityStateCard, stackOf } from '../queries/diplomacy.ts';
import { forEachEffect, momentsOf } from '../queries/effects.ts';
import { isCapital, isEmpty, ownerAt } from '../queries/pieces.ts';
import { playerOf } from '../queries/players.ts';
import { barbarianLetters, barbarianOf, letterOf } from '../queries/things.ts';
import { asks } from '../questions.ts';
import type { NewDawnState } from '../state.ts';
import type { Actions, NewDawn } from '../vocabulary.ts';
import { DONE, onSpace } from './actions.ts';
import { tell } from './telling.ts';
import { checkAgendas } from './victory.ts';

type Take = Extract<Actions['take-diplomacy'], { type: 'take-diplomacy' }>;

/** A card of a rival may be taken, in exchange for one already held where only one is allowed (ND 11.5, ND 15.9). */
export const takeDiplomacy: Decision<NewDawn, 'take-diplomacy'> = {
  actions(game, { seat, from }) {
    const rivals = game.players.map((_, rival) => rival).filter((rival) => rival !== seat);
    const actions: Actions['take-diplomacy'][] = [DONE];
    for (const rival of from === null ? rivals : [from]) actions.push(...takesFrom(game, seat, rival, from !== null));
    return actions;
  },
  take(game, frame, action) {
    if (action.type === 'done') {
      tell(game, { fact: 'declined', seat: frame.seat, step: 'take-diplomacy' });
      return pop(game);
    }
    if (--frame.left === 0) pop(game);
    carryOut(game, frame.seat, action);
  },
};

function takesFrom(game: NewDawnState, seat: Seat, from: Seat, mayExchange: boolean): Take[] {
  const held = heldFrom(game, seat, from);
  const stack = stackOf(game, from);
  if (held.length < diplomacyLimit(game, seat, from)) {
    return stack.map((card) => ({ type: 'take-diplomacy', card, from, back: null }));
  }
  return mayExchange ? exchangesWith(game, seat, from) : [];
}

const exchangesWith = (game: NewDawnState, seat: Seat, from: Seat): Take[] =>
  heldFrom(game, seat, from).flatMap((back) =>
    stackOf(game, from).map((card): Take => ({ type: 'take-diplomacy', card, from, back })),
  );

function carryOut(game: NewDawnState, seat: Seat, { card, from, back }: Take): void {
  if (back !== null) giveBackDiplomacy(game, seat, from, back);
  playerOf(game, seat).diplomacy.push({ card, from });
  tell(game, { fact: 'diplomacy-taken', seat, from, card });
  checkAgendas(game);
}

function giveBackDiplomacy(game: NewDawnState, seat: Seat, from: Seat, card: DiplomacyId): void {
  const player = playerOf(game, seat);
  player.diplomacy = player.diplomacy.filter((held) => held.from !== from || held.card !== card);
  tell(game, { fact: 'diplomacy-returned', seat, from, card });
}

/** Geneva: one card of a rival for another of the same rival. */
export const exchangeDiplomacy: Decision<NewDawn, 'exchange-diplomacy'> = {
  actions(game, { seat }) {
    const rivals = new Set(playerOf(game, seat).diplomacy.map(({ from }) => from));
    return [DONE, ...[...rivals].sort().flatMap((from) => exchangesWith(game, seat, from))];
  },
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'take-diplomacy') carryOut(game, seat, action);
  },
};

const TAKE_CARD: Actions['take-city-state-card'] = Object.freeze({ type: 'take-city-state-card' });

/** A city-state's card may be taken (ND 11.5). */
export const takeCityStateCard: Decision<NewDawn, 'take-city-state-card'> = {
  actions: (game, { seat, cityState }) => (mayTakeCityStateCard(game, seat, cityState) ? [TAKE_CARD, DONE] : [DONE]),
  take(game, { seat, cityState }, action) {
    pop(game);
    if (action.type === 'take-city-state-card') receiveCard(game, seat, cityState);
    else tell(game, { fact: 'declined', seat, step: 'take-city-state-card' });
  },
};

/** Whoever has liberated a city-state takes its card, if one is there (ND 15.6). */
export const claimCityStateCard: Procedure<NewDawn, 'claim-city-state-card'> = {
  run(game, { seat, cityState }) {
    if (mayTakeCityStateCard(game, seat, cityState)) receiveCard(game, seat, cityState);
  },
};

function receiveCard(game: NewDawnState, seat: Seat, cityState: CityStateId): void {
  playerOf(game, seat).cityStateCards.push(cityState);
  tell(game, { fact: 'city-state-card-taken', seat, cityState });
  checkAgendas(game);
}

/** Whoever attacks a rival or city-state returns its cards at once (ND 13.10, ND 13.13). */
export function returnCards(game: NewDawnState, seat: Seat, against: Seat | CityStateId): void {
  const player = playerOf(game, seat);
  if (typeof against === 'number') {
    for (const card of heldFrom(game, seat, against)) giveBackDiplomacy(game, seat, against, card);
  } else if (player.cityStateCards.includes(against)) {
    player.cityStateCards = player.cityStateCards.filter((card) => card !== against);
    tell(game, { fact: 'city-state-card-returned', seat, cityState: against });
  }
}

/** Potala Palace lost: surplus cards go back at once, own choice (ND 20.11). */
export function returnSurplus(game: NewDawnState, seat: Seat): void {
  for (let rival = 0; rival < game.seats; rival++) {
    const surplus = heldFrom(game, seat, rival).length - diplomacyLimit(game, seat, rival);
    for (let card = 0; card < surplus; card++) push(game, { step: 'return-diplomacy', seat, from: rival });
  }
}

/** Which surplus card goes back. */
export const returnDiplomacy: Decision<NewDawn, 'return-diplomacy'> = {
  actions: (game, { seat, from }) => heldFrom(game, seat, from).map((card) => ({ type: 'return', card })),
  take(game, { seat, from }, { card }) {
    pop(game);
    giveBackDiplomacy(game, seat, from, card);
  },
};

/** After the normal reward: what cards give for arriving there (Embassy). */
export const afterArrival: Procedure<NewDawn, 'after-arrival'> = {
  run(game, { seat, card, space }) {
    const owner = ownerAt(game, space);
    momentsOf(card).afterArrival?.(game, seat, space);
    forEachEffect(game, seat, 'afterArrival', (afterwards) => afterwards(game, seat, space));
    if (!isCapital(game.pieces[space])) return;
    forEachEffect(game, seat, 'afterReachingCapital', (afterwards, from) => afterwards(game, seat, owner, from));
  },
};

const DRIVE = onSpace('drive');

/** Where a barbarian on that space can be driven: empty land next to it (ND 20.17). */
function drives(game: NewDawnState, from: number): number[] {
  const { neighbours, water } = boardOf(game.map);
  return (neighbours[from] ?? []).filter((space) => water[space] !== true && isEmpty(game, space));
}

/** Seoul: one barbarian moves to an empty space next to it. */
export const moveBarbarian: Decision<NewDawn, 'move-barbarian'> = {
  actions(game, { barbarian }) {
    if (barbarian >= 0) return [DONE, ...drives(game, game.barbarians[barbarian] ?? -1).map(DRIVE)];
    const letters = barbarianLetters().filter((_, at) => drives(game, game.barbarians[at] ?? -1).length > 0);
    return [DONE, ...letters.map((letter) => ({ type: 'choose-barbarian' as const, letter }))];
  },
  take(game, frame, action) {
    if (action.type === 'choose-barbarian') {
      frame.barbarian = barbarianOf(action.letter);
      return;
    }
    pop(game);
    if (action.type === 'done') return;
    const letter = letterOf(frame.barbarian);
    const from = game.barbarians[frame.barbarian] ?? -1;
    game.barbarians[frame.barbarian] = action.space;
    tell(game, { fact: 'barbarian-moved', letter, from, to: action.space });
    asks(game).barbarianLeft(game);
  },
};
