/** The choices events leave to players (TA 8.4, 8.5 and the cards themselves). */

import { type Decision, emit, type Procedure, pop, push } from '@tabularium/kernel';
import { levelOf, technologyOf } from '../queries/cards.ts';
import { takeCost, upgradeCost } from '../queries/costs.ts';
import { losableWorkers, mayTrade, stored } from '../queries/counts.ts';
import { deskOf } from '../queries/desk.ts';
import { playerOf, technologyIn } from '../queries/players.ts';
import { isUnit, isUrban } from '../queries/ratings.ts';
import type { AgesActions, ThroughTheAges } from '../vocabulary.ts';
import { atLimit, buildForbidden, buildOn, placeWorker } from './actions/build.ts';
import { destroyOn } from './actions/destroy.ts';
import { developCard } from './actions/develop.ts';
import { increasePopulation, populationForbidden } from './actions/population.ts';
import { moveWorker } from './actions/upgrade.ts';
import { discardFaceDown, splits } from './aggression.ts';
import { fillRow, takeable, takeCard } from './card-row.ts';
import { happen } from './event.ts';
import { changing, deprive, give, tellDeclined } from './gains.ts';
import { developments } from './orders.ts';
import { tradeGoods } from './pact.ts';
import { loseGoods } from './tokens.ts';

/** One of several gains. */
export const choose: Decision<ThroughTheAges, 'choose'> = {
  actions: (_game, { choices }) => choices.map((_, option) => ({ type: 'choose', option })),
  take(game, { seat, choices, source }, { option }) {
    pop(game);
    give(game, seat, choices[option] ?? {}, source, source === 'leaders' ? playerOf(game, seat).leader : '');
  },
};

/** Food and resources in any mix, gained or lost. */
export const mix: Decision<ThroughTheAges, 'mix'> = {
  actions(game, { seat, amount, gain }) {
    if (!gain) return splits(playerOf(game, seat), amount);
    return Array.from({ length: amount + 1 }, (_, food) => ({ type: 'split', food, resources: amount - food }));
  },
  take(game, { seat, gain }, { food, resources }) {
    pop(game);
    if (gain) give(game, seat, { food, resources }, 'events');
    else deprive(game, seat, { food, resources }, 'events');
  },
};

/** Population is lost from a card of the owner's choice (TA 8.4). */
export const loseWorker: Decision<ThroughTheAges, 'lose-worker'> = {
  actions: (game, { seat }) => losableWorkers(game, seat).map(({ card }) => ({ type: 'lose-worker', card })),
  take(game, frame, { card }) {
    const player = playerOf(game, frame.seat);
    const technology = technologyIn(player, card);
    if (technology === undefined) return;
    technology.workers--;
    player.yellow++;
    emit(game, { fact: 'lost-workers', seat: frame.seat, card, count: 1, seen: 'all' });
    if (--frame.left === 0) pop(game);
  },
};

/** A building is destroyed: an own one, or an urban one of somebody else. */
export const demolish: Decision<ThroughTheAges, 'demolish'> = {
  actions(game, { seat, of }) {
    const targets = playerOf(game, of).technologies.filter(({ card, workers }) => {
      const { kind } = technologyOf(card);
      return workers > 0 && (seat === of ? !isUnit(kind) : isUrban(kind));
    });
    return targets.length === 0 ? [{ type: 'done' }] : targets.map(({ card }) => ({ type: 'raze', card }));
  },
  take(game, { seat, of }, action) {
    pop(game);
    if (action.type === 'raze') destroyOn(game, of, action.card, seat);
    else tellDeclined(game, of, 'demolish');
  },
};

/** Military cards are discarded face down, one after the other. */
export const discard: Decision<ThroughTheAges, 'discard'> = {
  actions: (game, { seat }) =>
    [...new Set(playerOf(game, seat).militaryHand)].map((card) => ({ type: 'discard', card })),
  take(game, frame, { card }) {
    discardFaceDown(game, frame.seat, card);
    if (--frame.left === 0) pop(game);
  },
};

/** A free worker on that card, if there is an unused one and the limit allows it. */
export const freeBuild: Decision<ThroughTheAges, 'free-build'> = {
  actions(game, { seat, card }) {
    const desk = deskOf(game, seat);
    const possible =
      desk.player.workers > 0 &&
      !atLimit(desk, technologyOf(card).kind) &&
      technologyIn(desk.player, card) !== undefined;
    return possible ? [{ type: 'build', card }, { type: 'done' }] : [{ type: 'done' }];
  },
  take(game, { seat, card }, action) {
    pop(game);
    if (action.type === 'done') return tellDeclined(game, seat, 'free-build', card);
    placeWorker(game, seat, card);
    emit(game, { fact: 'built', seat, card, cost: 0, seen: 'all' });
  },
};

/** Development of Civilization: population, a building or a technology, each for one less; no action is paid. */
export const civilization: Decision<ThroughTheAges, 'civilization'> = {
  actions(game, { seat }) {
    const desk = deskOf(game, seat);
    const options: AgesActions['civilization'][] = [];
    if (populationForbidden(desk, 1) === undefined) options.push({ type: 'population' });
    for (const technology of desk.cards) {
      if (!isUnit(technology.kind) && buildForbidden(desk, technology, 1) === undefined)
        options.push({ type: 'build', card: technology.id });
    }
    options.push(...developments(desk, 1, false, desk.player.civil >= desk.civilTotal));
    if (mayTrade(game, seat)) options.push({ type: 'trade' });
    return [...options, { type: 'done' }];
  },
  take(game, { seat }, action) {
    if (action.type === 'trade') return tradeGoods(game, seat);
    pop(game);
    if (action.type === 'done') return tellDeclined(game, seat, 'civilization');
    if (action.type === 'population') increasePopulation(game, seat, 1);
    else if (action.type === 'build') buildOn(game, seat, action.card, 1);
    else developCard(game, seat, action.card, action.type === 'revolution', 1);
  },
};

/** Development of Planning: one of the revealed events for one's own civilization only, or none. */
export const planning: Decision<ThroughTheAges, 'planning'> = {
  actions: (game) => [...game.planned.map((card) => ({ type: 'follow' as const, card })), { type: 'done' }],
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return tellDeclined(game, seat, 'planning');
    emit(game, { fact: 'followed', seat, card: action.card, seen: 'all' });
    happen(game, seat, action.card, seat);
  },
};

/** International Agreement: cards of the row worth so many actions, for the next political action. */
export const rowCards: Decision<ThroughTheAges, 'row-cards'> = {
  actions: (game, { seat, left }) => [...takeable(deskOf(game, seat), left), { type: 'done' }],
  take(game, frame, action) {
    const { seat } = frame;
    if (action.type === 'take') {
      const cost = takeCost(game, seat, action.space);
      if (frame.taken === 0) {
        playerOf(game, seat).givenUp++;
        emit(game, { fact: 'gave-up-politics', seat, seen: 'all' });
      }
      frame.taken++;
      frame.left -= cost;
      return takeCard(game, seat, action.space, cost);
    }
    const { taken } = frame;
    pop(game);
    if (taken > 0) push(game, { step: 'refill-row' });
    else tellDeclined(game, frame.seat, 'row-cards');
  },
};

/** The row slides and is refilled, nothing is removed; this may end the age. */
export const refillRow: Procedure<ThroughTheAges, 'refill-row'> = {
  run: (game) => fillRow(game),
};

/** Ravages of Time: a completed wonder of Age A or I is turned face down (TA 15.3). */
export const ravage: Decision<ThroughTheAges, 'ravage'> = {
  actions(game, { seat, upTo }) {
    const old = playerOf(game, seat).wonders.filter(({ card, ravaged }) => !ravaged && levelOf(card) <= upTo);
    return old.length === 0 ? [{ type: 'done' }] : old.map(({ card }) => ({ type: 'ravage', card }));
  },
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return tellDeclined(game, seat, 'ravage');
    emit(game, { fact: 'ravaged', seat, card: action.card, seen: 'all' });
    changing(game, () => {
      const wonder = playerOf(game, seat).wonders.find(({ card }) => card === action.card);
      if (wonder !== undefined) wonder.ravaged = true;
    });
  },
};

/** Freedom of Movement: a worker to any other card in play, for the difference of the costs (TA 18.M7). */
export const moveWorkerStep: Decision<ThroughTheAges, 'move-worker'> = {
  actions(game, { seat }) {
    const desk = deskOf(game, seat);
    const resources = stored(desk.player, 'resources');
    const options: AgesActions['move-worker'][] = [{ type: 'done' }];
    for (const { card: from, workers } of desk.player.technologies) {
      if (workers === 0) continue;
      for (const { card: to } of desk.player.technologies) {
        const { kind } = technologyOf(to);
        if (to === from || (kind !== technologyOf(from).kind && atLimit(desk, kind))) continue;
        if (upgradeCost(game, seat, from, to) <= resources) options.push({ type: 'move', from, to });
      }
    }
    return options;
  },
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return tellDeclined(game, seat, 'move-worker');
    const cost = upgradeCost(game, seat, action.from, action.to);
    loseGoods(game, seat, 'resources', cost);
    moveWorker(game, seat, action.from, action.to);
    emit(game, { fact: 'moved-worker', seat, from: action.from, to: action.to, cost, seen: 'all' });
  },
};

/** International Negotiations: what the strongest takes from the weakest; nothing it has too little of. */
export const negotiate: Decision<ThroughTheAges, 'negotiate'> = {
  actions(game, { from, choices }) {
    const player = playerOf(game, from);
    const possible = choices.flatMap(({ food = 0, resources = 0, science = 0 }, option) => {
      const enough =
        stored(player, 'food') >= food && stored(player, 'resources') >= resources && player.science >= science;
      return enough ? [{ type: 'choose' as const, option }] : [];
    });
    return possible.length === 0 ? [{ type: 'done' }] : possible;
  },
  take(game, { from, to, choices }, action) {
    pop(game);
    if (action.type === 'done') return tellDeclined(game, from, 'negotiate');
    give(game, to, deprive(game, from, choices[action.option] ?? {}, 'events'), 'events');
  },
};

/** Independence Declaration: a colony is lost (TA 9.4). */
export const loseColony: Decision<ThroughTheAges, 'lose-colony'> = {
  actions: (game, { seat }) => playerOf(game, seat).colonies.map((card) => ({ type: 'give-up', card })),
  take(game, { seat }, { card }) {
    pop(game);
    emit(game, { fact: 'lost-colony', seat, card, seen: 'all' });
    changing(game, () => {
      const { colonies } = playerOf(game, seat);
      colonies.splice(colonies.indexOf(card), 1);
    });
    game.gone.push(card);
  },
};
