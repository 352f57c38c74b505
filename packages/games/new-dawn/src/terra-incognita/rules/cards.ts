/** What single cards of the expansion let a player do. */

import { type Decision, pop } from '@tabularium/kernel';
import { boardOf } from '../../queries/board.ts';
import { effectOf } from '../../queries/effects.ts';
import { ownerAt } from '../../queries/pieces.ts';
import { mayPlace } from '../../queries/placing.ts';
import { playerOf } from '../../queries/players.ts';
import { isBuildable } from '../../queries/reach.ts';
import { focusCard, isCityState } from '../../queries/things.ts';
import { positionOf } from '../../queries/trade.ts';
import { asks } from '../../questions.ts';
import { DONE, onSpace, PLACE } from '../../rules/actions.ts';
import { conquerWithCity } from '../../rules/conquest.ts';
import { placeToken, takeBack, turnToken } from '../../rules/control.ts';
import { tokensToTakeBack } from '../../rules/culture.ts';
import { gainCard, replaceCard, swapCards } from '../../rules/focus-row.ts';
import { foundCity } from '../../rules/industry.ts';
import { tell } from '../../rules/telling.ts';
import { checkAgendas } from '../../rules/victory.ts';
import type { Actions, NewDawn } from '../../vocabulary.ts';
import { returnAntananarivo } from './antananarivo.ts';
import { seizeCity } from './conquest.ts';
import { payForCity } from './districts.ts';

/** Control tokens on some of these spaces, without limit of terrain (Theater Square, Terrace Farms, Pax Britannica …). */
export const placeAmong: Decision<NewDawn, 'place-among'> = {
  actions(game, { seat, spaces }) {
    const actions: Actions['place-among'][] = [DONE];
    const open = spaces.filter((space) => mayPlace(game, seat, space));
    if (playerOf(game, seat).tokens > 0) return [...actions, ...open.map(PLACE)];
    return open.length > 0 ? [...actions, ...tokensToTakeBack(game, seat)] : actions;
  },
  take(game, frame, action) {
    const { seat, reinforced } = frame;
    if (action.type === 'done') return pop(game);
    if (action.type === 'take-back') return takeBack(game, seat, action.space);
    if (--frame.left === 0) pop(game);
    placeToken(game, seat, action.space);
    if (!reinforced) return;
    turnToken(game, action.space, true);
    checkAgendas(game);
  },
};

const BUILD_CITY = onSpace('build-city');

/** A city on one of these spaces (Industrial Zone, Cartography). */
export const foundCityStep: Decision<NewDawn, 'found-city'> = {
  actions: (game, { seat, spaces }) => [
    DONE,
    ...spaces.filter((space) => isBuildable(game, seat, space)).map(BUILD_CITY),
  ],
  take(game, { seat, by }, action) {
    pop(game);
    if (action.type === 'done') return;
    // The Industrial Zone is paid for when the city is placed (TI 7.6); the card works once per turn.
    if (by === 'industrial-zone') payForCity(game, seat);
    else game.turn.used.push(by);
    foundCity(game, seat, action.space);
  },
};

const SEIZE = onSpace('seize');

/** A rival city is replaced without an attack (Radio, Cristo Redentor). */
export const seizeCityStep: Decision<NewDawn, 'seize-city'> = {
  actions: (_game, { spaces }) => [DONE, ...spaces.map(SEIZE)],
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return;
    asks(game).harmed(game, seat, ownerAt(game, action.space));
    seizeCity(game, seat, action.space);
  },
};

/** Great Library: a card of the type and level of one in that player's row. */
export const copyCard: Decision<NewDawn, 'copy-card'> = {
  actions(game, { seat, from }) {
    const actions: Actions['copy-card'][] = [DONE];
    for (const { card: theirs } of playerOf(game, from).row) {
      const { type, level } = focusCard(theirs);
      const at = playerOf(game, seat).row.findIndex(({ card }) => focusCard(card).type === type);
      if (at < 0) continue;
      for (const card of asks(game).cards(game, seat, level, type)) {
        if (positionOf(game, seat, card) < 0) actions.push({ type: 'gain', card, slot: at + 1 });
      }
    }
    return actions.filter((action, at) => actions.findIndex((other) => isSameGain(action, other)) === at);
  },
  take: (game, frame, action, seat) => gainCard.take(game, { ...frame, step: 'gain-card', level: 0 }, action, seat),
};

const isSameGain = (one: Actions['copy-card'], other: Actions['copy-card']): boolean =>
  one.type === 'gain' && other.type === 'gain' ? one.card === other.card && one.slot === other.slot : one === other;

/** Pyramids and Porcelain Tower: one level higher, the unique card included (TI 14.3). */
export const raiseCard: Decision<NewDawn, 'raise-card'> = {
  actions(game, { seat, anyLevel, raised }) {
    const actions: Actions['raise-card'][] = [DONE];
    for (const [at, { card }] of playerOf(game, seat).row.entries()) {
      const { type, level } = focusCard(card);
      if (raised.includes(card) || (!anyLevel && level !== 1)) continue;
      for (const next of asks(game).cards(game, seat, level + 1, type)) {
        if (positionOf(game, seat, next) < 0) actions.push({ type: 'gain', card: next, slot: at + 1 });
      }
    }
    return actions;
  },
  take(game, frame, action) {
    if (action.type !== 'gain') return pop(game);
    frame.raised.push(action.card);
    if (--frame.left === 0) pop(game);
    replaceCard(game, frame.seat, action.slot, action.card);
  },
};

/** Országház: the city-state a caravan has reached may be conquered without an attack. */
export const conquerVisited: Decision<NewDawn, 'conquer-visited'> = {
  actions: () => [DONE, { type: 'conquer' }],
  take(game, { seat, space }, action) {
    pop(game);
    const cityState = boardOf(game.map).printed[space] ?? '';
    if (action.type === 'done' || !isCityState(cityState)) return;
    tell(game, { fact: 'city-state-annexed', seat, cityState });
    // Its card may have been taken on arrival (TI 15.2).
    if (space === asks(game).borrowedCity(game)) returnAntananarivo(game);
    conquerWithCity(game, seat, space);
  },
};

/** Two cards change places, of which one must be, or none may be, of some type (University of Sankore). */
export const swapSome: Decision<NewDawn, 'swap-some'> = {
  actions(game, { seat, only, without }) {
    const actions: Actions['swap-some'][] = [DONE];
    const types = playerOf(game, seat).row.map(({ card }) => focusCard(card).type);
    for (const [at, type] of types.entries()) {
      for (let other = at + 1; other < types.length; other++) {
        const pair = [type, types[other]];
        if (only !== null && !pair.includes(only)) continue;
        if (without === null || !pair.includes(without)) actions.push({ type: 'swap', slot: at + 1, other: other + 1 });
      }
    }
    return actions;
  },
  take: (game, { seat }, action) => swapCards.take(game, { step: 'swap-cards', seat, neighbours: false }, action, seat),
};

/** Non-Aggression Pact: its holder may return it to swap the military card with another. */
export const retort: Decision<NewDawn, 'retort'> = {
  actions: (game, { seat }) =>
    swapSome.actions(game, { step: 'swap-some', seat, only: 'military', without: null }, seat),
  take(game, { seat, from }, action) {
    const player = playerOf(game, seat);
    const pact = player.diplomacy.find((held) => held.from === from && effectOf(held.card).pact === true);
    if (action.type === 'swap' && pact !== undefined) {
      player.diplomacy = player.diplomacy.filter((held) => held !== pact);
      tell(game, { fact: 'diplomacy-returned', seat, from, card: pact.card });
    }
    swapCards.take(game, { step: 'swap-cards', seat, neighbours: false }, action, seat);
  },
};
