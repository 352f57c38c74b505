/** Industry cards: cities and world wonders (ND 12). */

import { type Decision, pop, push, type Refusal, type Seat } from '@tabularium/kernel';
import type { FocusId, IndustryCard } from '../content/focus-cards.ts';
import type { NaturalWonderId } from '../content/natural-wonders.ts';
import { isResource, RESOURCES, type Resource } from '../content/resources.ts';
import type { WonderId } from '../content/wonders.ts';
import { boardOf } from '../queries/board.ts';
import { heldWonders } from '../queries/control.ts';
import { effectOf, forEachEffect, hasEffect, momentsOf } from '../queries/effects.ts';
import { cityOf, hasBarbarian, NOTHING, PRINTED_TOKEN, tokenOf } from '../queries/pieces.ts';
import { playerOf } from '../queries/players.ts';
import { citySites, isBuildable } from '../queries/reach.ts';
import { BUILDING, difficultyAt } from '../queries/terrain.ts';
import { focusCard, isNaturalWonder, resourceOf, wonderOf } from '../queries/things.ts';
import { positionOf, spendable } from '../queries/trade.ts';
import {
  citiesForWonders,
  RESOURCE_VALUE,
  resourceProduction,
  wonderCost,
  wondersOnOffer,
} from '../queries/wonders.ts';
import { asks } from '../questions.ts';
import type { NewDawnState } from '../state.ts';
import type { Actions, NewDawn, Reason, TradeSource } from '../vocabulary.ts';
import { DONE, onSpace, spendAction } from './actions.ts';
import { occupy } from './control.ts';
import { tell } from './telling.ts';
import { returnToSupply, spend } from './trade-tokens.ts';
import { checkAgendas } from './victory.ts';

/** Either one city or one wonder (ND 12.16). */
export function resolveIndustry(game: NewDawnState, seat: Seat, card: FocusId, _: IndustryCard, slot: number): void {
  push(game, { step: 'build', seat, card, slot });
}

function industryCard(id: FocusId): IndustryCard {
  const card = focusCard(id);
  if (card.type !== 'industry') throw new Error(`${id} builds nothing.`);
  return card;
}

/** What the card itself gives towards a wonder (ND 12.2). */
function production(game: NewDawnState, seat: Seat, id: FocusId, slot: number): number {
  const card = industryCard(id);
  return (slot === 5 ? card.inFifthSlot : slot) + (momentsOf(id).extraProduction?.(game, seat) ?? 0);
}

/** What a resource adds to production with that card (ND 12.2). */
const resourceWorth = (id: FocusId): number => industryCard(id).resourceValue ?? RESOURCE_VALUE;

const BUILD_CITY = onSpace('build-city');

const wonderActions = new Map<WonderId, Actions['build']>();
function wonderAction(wonder: WonderId): Actions['build'] {
  let action = wonderActions.get(wonder);
  if (action === undefined) {
    action = Object.freeze({ type: 'wonder', wonder });
    wonderActions.set(wonder, action);
  }
  return action;
}

/** Could that seat pay for the wonder with everything it has (ND 12.2, ND 12.3)? */
function affordable(game: NewDawnState, { seat, card, slot }: Building, wonder: WonderId): boolean {
  const tokens = tradeTowards(game, seat, card, wonder);
  const { row, resources } = playerOf(game, seat);
  const onCard = row[positionOf(game, seat, card)]?.trade ?? 0;
  const more = tokens.reduce((sum, token) => sum + (isResource(token) ? resources[token] - 1 : 0), 0);
  const trade = tokens.length + more + Math.max(0, onCard - 1);
  const paid = production(game, seat, card, slot) + trade + resourceProduction(game, seat, wonder, resourceWorth(card));
  return paid >= wonderCost(game, seat, wonder);
}

/** What can be spent as trade tokens towards the wonder; a natural wonder it takes as a resource is worth more as that. */
function tradeTowards(game: NewDawnState, seat: Seat, card: FocusId, wonder: WonderId): TradeSource[] {
  const kinds: readonly Resource[] = wonderOf(wonder).resources;
  return spendable(game, seat, card).filter(
    (token) =>
      !(isNaturalWonder(token) && kinds.includes(resourceOf(token))) && !(isResource(token) && kinds.includes(token)),
  );
}

interface Building {
  readonly seat: Seat;
  readonly card: FocusId;
  readonly slot: number;
}

/** Build a city, begin a wonder, or neither. */
export const build: Decision<NewDawn, 'build'> = {
  actions(game, frame) {
    const { seat, card, slot } = frame;
    const actions: Actions['build'][] = [DONE];
    if (playerOf(game, seat).cities > 0) {
      for (const space of citySites(game, seat, industryCard(card), slot)) actions.push(BUILD_CITY(space));
    }
    const { wonderSites } = asks(game);
    for (const wonder of wondersOnOffer(game)) {
      if (wonderSites(game, seat, wonder).length > 0 && affordable(game, frame, wonder))
        actions.push(wonderAction(wonder));
    }
    return actions;
  },
  take(game, frame, action) {
    pop(game);
    if (action.type === 'build-city') return buildCity(game, frame, action.space);
    const { seat, card, slot } = frame;
    if (action.type === 'wonder') {
      const { wonder } = action;
      const begun = { seat, card, slot, wonder, production: production(game, seat, card, slot) };
      return push(game, { ...frame, ...begun, step: 'pay-wonder' });
    }
    tell(game, { fact: 'declined', seat, step: 'build' });
    momentsOf(card).unlessCity?.(game, seat, slot);
  },
  tries: (game) => [...game.pieces.map((_, space) => BUILD_CITY(space)), ...wondersOnOffer(game).map(wonderAction)],
  whyNot: (game, frame, action) =>
    action.type === 'build-city' ? whyNoCity(game, frame, action.space) : whyNoWonder(game, frame.seat),
};

function buildCity(game: NewDawnState, { seat, card, slot }: Building, space: number): void {
  const left = industryCard(card).tokensAround;
  if (left > 0) push(game, { step: 'place-tokens', seat, card, limit: slot, left, near: space });
  foundCity(game, seat, space);
}

/** A city is built there, by whatever means. */
export function foundCity(game: NewDawnState, seat: Seat, space: number): void {
  tell(game, { fact: 'city-built', seat, space });
  occupy(game, space, cityOf(seat));
  forEachEffect(game, seat, 'afterBuilding', (afterBuilding) => afterBuilding(game, seat, space));
}

function whyNoCity(game: NewDawnState, { seat, slot }: Building, space: number): Refusal<Reason> {
  if (playerOf(game, seat).cities === 0) return { reason: 'no-city-left', rule: 'ND 12.1e' };
  if (boardOf(game.map).water[space] === true) return { reason: 'water', rule: 'ND 12.1c' };
  if (hasBarbarian(game, space)) return { reason: 'barbarian', rule: 'ND 12.1a' };
  const piece = game.pieces[space] ?? NOTHING;
  if (piece === PRINTED_TOKEN) return { reason: 'token-lies-there', rule: 'ND 12.1a' };
  if (piece !== NOTHING && (piece & ~1) !== tokenOf(seat)) return { reason: 'occupied', rule: 'ND 12.1a' };
  const barred = asks(game).barsCity(game, seat, space);
  if (barred !== null) return barred;
  if (!isBuildable(game, seat, space)) return { reason: 'next-to-city', rule: 'ND 12.1b' };
  if (difficultyAt(game, seat, space, BUILDING) > slot) return { reason: 'too-difficult', rule: 'ND 12.1c' };
  return { reason: 'out-of-reach', rule: 'ND 12.1' };
}

const whyNoWonder = (game: NewDawnState, seat: Seat): Refusal<Reason> =>
  citiesForWonders(game, seat).length === 0
    ? { reason: 'no-city-for-wonder', rule: 'ND 12.4' }
    : { reason: 'too-expensive', rule: 'ND 12.3' };

const RAISE_WONDER = onSpace('raise-wonder');
const LEAVE: Actions['pay-wonder'] = Object.freeze({ type: 'leave' });

/** The wonder is paid piece by piece; once it is paid for, its token goes under a city (ND 12.2, ND 12.5). */
export const payWonder: Decision<NewDawn, 'pay-wonder'> = {
  actions(game, frame) {
    const { seat, card, wonder } = frame;
    const actions: Actions['pay-wonder'][] = [];
    if (frame.production >= wonderCost(game, seat, wonder)) {
      actions.push(...asks(game).wonderSites(game, seat, wonder).map(RAISE_WONDER));
    } else {
      for (const resource of payments(game, seat, wonder)) actions.push({ type: 'pay', resource });
      for (const token of tradeTowards(game, seat, card, wonder)) actions.push(spendAction(token));
    }
    if (mayLeave(game, frame)) actions.push(LEAVE);
    return actions;
  },
  take(game, frame, action) {
    const { seat, card, slot, wonder, text = card } = frame;
    if (action.type === 'leave') {
      pop(game);
      return push(game, { step: 'build', seat, card, slot, reconsidered: true });
    }
    if (action.type === 'spend') {
      frame.production++;
      return spend(game, seat, card, action.token);
    }
    if (action.type === 'pay') {
      frame.production += resourceWorth(card);
      return pay(game, seat, action.resource);
    }
    pop(game);
    momentsOf(text).unlessCity?.(game, seat, slot);
    raise(game, seat, wonder, action.space);
  },
};

/** Until something is paid for it, a begun wonder may be left again, once in a resolution (ND 12.17). */
const mayLeave = (game: NewDawnState, { seat, card, slot, production: paid, reconsidered }: Paying): boolean =>
  reconsidered !== true && paid === production(game, seat, card, slot);

type Paying = Parameters<(typeof payWonder)['take']>[1];

/** What that seat can spend on the wonder: the two kinds it takes, as tokens or natural wonders (ND 8.2). */
function payments(game: NewDawnState, seat: Seat, wonder: WonderId): (Resource | NaturalWonderId)[] {
  const kinds: readonly Resource[] = wonderOf(wonder).resources;
  const { resources } = playerOf(game, seat);
  const tokens = RESOURCES.filter((kind) => kinds.includes(kind) && resources[kind] > 0);
  const natural = heldWonders(game, seat).filter(
    (id) => kinds.includes(resourceOf(id)) && !game.turn.used.includes(id),
  );
  return [...tokens, ...natural];
}

function pay(game: NewDawnState, seat: Seat, resource: Resource | NaturalWonderId): void {
  tell(game, { fact: 'resource-spent', seat, resource });
  if (!isNaturalWonder(resource)) return returnToSupply(game, seat, resource);
  game.turn.used.push(resource);
  if (hasEffect(game, seat, 'stationsWonders')) push(game, { step: 'station-wonder', seat, wonder: resource });
}

/** The wonder stands: its effect begins and the next card of its deck is turned up (ND 12.5, ND 12.6). */
function raise(game: NewDawnState, seat: Seat, wonder: WonderId, space: number): void {
  const { type } = wonderOf(wonder);
  asks(game).wonderTaken(game, wonder);
  const deck = game.decks[type].slice(0, -1);
  game.decks[type] = deck;
  game.wonders.push({ wonder, space });
  tell(game, { fact: 'wonder-built', seat, wonder, space });
  const next = deck.at(-1);
  if (next !== undefined) tell(game, { fact: 'wonder-revealed', wonder: next });
  effectOf(wonder).onBuild?.(game, seat, space);
  checkAgendas(game);
}
