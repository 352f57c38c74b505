/** Economy cards: caravans (ND 11). */

import { type Decision, pop, push, type Refusal, type Seat } from '@tabularium/kernel';
import type { EconomyCard, FocusId } from '../content/focus-cards.ts';
import { boardOf } from '../queries/board.ts';
import {
  caravanSteps,
  entryObstacle,
  isDestination,
  type Journey,
  mayStop,
  startingCities,
} from '../queries/caravans.ts';
import { forEachEffect } from '../queries/effects.ts';
import { hasBarbarian, ownerAt } from '../queries/pieces.ts';
import { playerOf } from '../queries/players.ts';
import { cityStateOf, focusCard, isCityState } from '../queries/things.ts';
import { spendable } from '../queries/trade.ts';
import { type NewDawnState, ON_CARD } from '../state.ts';
import type { Actions, NewDawn, Reason, Resolving } from '../vocabulary.ts';
import { DONE, onSpace, spendAction } from './actions.ts';
import { defeatBarbarian, removeBarbarian } from './control.ts';
import { tell } from './telling.ts';
import { gainTrade, spend } from './trade-tokens.ts';

/** Every caravan may move, one after another (ND 11.2). */
export function resolveEconomy(game: NewDawnState, seat: Seat, id: FocusId, card: EconomyCard, slot: number): void {
  if (card.afterwards === 'exchange-resource') push(game, { step: 'exchange-resource', seat });
  let extra = 0;
  forEachEffect(game, seat, 'sharedSteps', (steps) => {
    extra += steps;
  });
  push(game, { step: 'choose-caravan', seat, card: id, slot, bonus: 0, extra, moved: [] });
}

/** The caravan journey that a frame describes. */
export function journeyOf({ seat, card: id, slot, text = id }: Resolving): Journey {
  const card = focusCard(text);
  if (card.type !== 'economy') throw new Error(`${text} moves no caravans.`);
  return { seat, card, slot };
}

/** Which caravan moves next, and for one on the card: from which city (ND 11.10)? */
export const chooseCaravan: Decision<NewDawn, 'choose-caravan'> = {
  actions(game, { seat, card, moved }) {
    const actions: Actions['choose-caravan'][] = [DONE];
    let offered = false;
    for (const [caravan, at] of playerOf(game, seat).caravans.entries()) {
      if (moved.includes(caravan) || game.turn.rested.includes(caravan)) continue;
      if (at !== ON_CARD) actions.push({ type: 'caravan', caravan, from: at });
      else if (!offered) {
        // Caravans on the card are alike: offering one is enough.
        offered = true;
        for (const from of startingCities(game, seat)) actions.push({ type: 'caravan', caravan, from });
      }
    }
    if (actions.length > 1) for (const token of spendable(game, seat, card)) actions.push(spendAction(token));
    return actions;
  },
  take(game, frame, action) {
    if (action.type === 'done') return pop(game);
    if (action.type === 'spend') {
      frame.bonus++;
      return spend(game, frame.seat, frame.card, action.token);
    }
    pop(game);
    const { caravan, from } = action;
    const left = journeyOf(frame).card.steps + frame.bonus;
    const moving = { ...frame, step: 'move-caravan', caravan, at: from, left } as const;
    push(game, isDestination(game, frame.seat, from) ? { ...moving, unmoved: true } : moving);
  },
};

const STEP = onSpace('step');
const STOP: Actions['move-caravan'] = Object.freeze({ type: 'stop' });

/** A caravan moves space by space (ND 11.2, ND 11.3, ND 11.17). */
export const moveCaravan: Decision<NewDawn, 'move-caravan'> = {
  actions(game, frame) {
    const { seat, card, at, left, extra } = frame;
    const actions: Actions['move-caravan'][] = caravanSteps(game, journeyOf(frame), at, left + extra).map(STEP);
    if (mayEndMove(game, frame)) actions.push(STOP);
    for (const token of spendable(game, seat, card)) actions.push(spendAction(token));
    return actions;
  },
  take(game, frame, action) {
    const { seat } = frame;
    if (action.type === 'step') return stepTo(game, frame, action.space);
    if (action.type === 'spend') {
      // For this caravan and every one still to move (ND 7.7).
      frame.left++;
      frame.bonus++;
      return spend(game, seat, frame.card, action.token);
    }
    endMove(game, frame);
  },
  tries: (game, { at }) => (boardOf(game.map).neighbours[at] ?? []).map(STEP),
  whyNot(game, frame, action): Refusal<Reason> {
    const space = action.type === 'step' ? action.space : frame.at;
    const obstacle = entryObstacle(game, journeyOf(frame), space);
    if (obstacle !== null) return { reason: obstacle, rule: 'ND 11.3' };
    if (frame.left + frame.extra === 0) return { reason: 'no-steps-left', rule: 'ND 11.2' };
    return { reason: 'already-arrived', rule: 'ND 11.6' };
  },
};

type Moving = Parameters<(typeof moveCaravan)['take']>[1];

function stepTo(game: NewDawnState, frame: Moving, to: number): void {
  const { seat, caravan } = frame;
  setOut(game, frame);
  tell(game, { fact: 'caravan-moved', seat, from: frame.at, to });
  if (frame.left > 0) frame.left--;
  else frame.extra--;
  frame.at = to;
  if (frame.unmoved === true) frame.unmoved = false;
  playerOf(game, seat).caravans[caravan] = to;
  // Currency: the barbarian is removed, for no trade token (ND 11.13).
  if (!hasBarbarian(game, to)) return;
  if (journeyOf(frame).card.stopsAtBarbarians !== true) return defeatBarbarian(game, seat, to);
  // The expansion's card removes it without defeating it, and the caravan goes no farther.
  removeBarbarian(game, seat, to);
  endMove(game, frame);
}

/** A caravan on the card comes to the map in the city it starts from (ND 11.10). */
export function setOut(game: NewDawnState, { seat, caravan, at }: Moving): void {
  const { caravans } = playerOf(game, seat);
  if (caravans[caravan] !== ON_CARD) return;
  caravans[caravan] = at;
  tell(game, { fact: 'caravan-set-out', seat, space: at });
}

/** A caravan that has not moved may stay even where it could not arrive again (ND 11.2, ND 11.15). */
export const mayEndMove = (game: NewDawnState, { seat, at, unmoved }: Moving): boolean =>
  unmoved === true || mayStop(game, seat, at);

/** The caravan arrives at what it has entered and stopped in (ND 11.11); then the next one may move. */
function endMove(game: NewDawnState, frame: Moving): void {
  pop(game);
  const { caravan, at, left, explored, unmoved, moved, ...resolution } = frame;
  push(game, { ...resolution, step: 'choose-caravan', moved: [...moved, caravan] });
  if (unmoved !== true && isDestination(game, frame.seat, at)) arrive(game, frame);
}

/** A caravan arrives at a city-state or rival city (ND 11.5). What is pushed last happens first. */
function arrive(game: NewDawnState, { seat, card, caravan, at: space, text = card }: Moving): void {
  playerOf(game, seat).caravans[caravan] = ON_CARD;
  game.turn.arrived.push(space);
  game.turn.rested.push(caravan);
  tell(game, { fact: 'caravan-arrived', seat, space });
  push(game, { step: 'after-arrival', seat, card: text, space });
  const owner = ownerAt(game, space);
  if (owner >= 0) {
    push(game, { step: 'take-diplomacy', seat, from: owner, left: 1 });
    return gainTrade(game, seat, 2);
  }
  const cityState = boardOf(game.map).printed[space];
  if (cityState === null || cityState === undefined || !isCityState(cityState)) return;
  push(game, { step: 'take-city-state-card', seat, cityState });
  gainTrade(game, seat, 2, cityStateOf(cityState).type);
}
