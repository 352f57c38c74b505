/** The City Management Phase: one action with each city (FF 7.1, FF 7.2, FF 7.12 to FF 7.16). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { actionsLeft, artsOf, doubleHarvest, mayTake } from '../queries/cities.ts';
import { resourcesOf } from '../queries/icons.ts';
import { cityOf, othersOf, playerOf, siteOf } from '../queries/players.ts';
import { holdingsOf, useKey } from '../queries/sources.ts';
import type { City, CityDeed, FameAndFortune, FameState } from '../state.ts';
import type { CityAction, FameActions } from '../vocabulary/actions.ts';
import type { CityPlan } from '../vocabulary/frames.ts';
import { cardActions, takeCardAction } from './card-actions.ts';
import { declareAction } from './city-actions.ts';
import { advance, payableSpaces } from './culture.ts';
import { announce } from './moments.ts';
import { canBuildFree, canProduce, openOrders, planOf } from './production.ts';
import { changeCulture } from './stores.ts';
import { tell } from './telling.ts';

/** Cities act in any order, with steps on the culture track and abilities between (FF 7.2). */
export const cityManagement: Decision<FameAndFortune, 'city-management'> = {
  actions(game, { seat }) {
    const found: FameActions['city-management'][] = [];
    for (const city of playerOf(game, seat).cities) {
      if (actionsLeft(game, seat, city) > 0 && canAct(game, seat, city))
        found.push({ type: 'act', city: siteOf(city) });
    }
    for (const space of payableSpaces(game, seat)) found.push({ type: 'advance', space });
    for (const action of cardActions(game, seat, 'city-management')) found.push(action);
    found.push({ type: 'pass' });
    return found;
  },
  take(game, { seat }, action) {
    if (action.type === 'pass') return pop(game);
    if (action.type === 'act') return push(game, { step: 'city-act', seat, city: action.city });
    if (action.type === 'advance') return advance(game, seat, action.space);
    takeCardAction(game, seat, action);
  },
};

/** Can the city do anything with an action? The arts always can. */
function canAct(game: FameState, seat: Seat, city: City): boolean {
  return mayTake(game, seat, city, 'arts') || deedsOf(game, seat, city).length > 0;
}

/** What a city can do with an action. */
function deedsOf(game: FameState, seat: Seat, city: City): CityAction[] {
  const found: CityAction[] = [];
  if (mayTake(game, seat, city, 'produce') && canProduce(game, seat, city)) found.push({ type: 'produce' });
  if (mayTake(game, seat, city, 'arts')) found.push({ type: 'arts' });
  if (mayTake(game, seat, city, 'harvest')) found.push(...harvests(game, seat, city));
  if (mayTake(game, seat, city, 'special')) found.push(...specials(game, seat, city));
  return found;
}

/** City actions that cards bring: a building without cost. */
function specials(game: FameState, seat: Seat, city: City): CityAction[] {
  const { used } = playerOf(game, seat);
  const free: CityAction[] = [];
  for (const { source, triggers } of holdingsOf(game, seat).triggered.get('city-action') ?? []) {
    for (const effect of triggers.get('city-action') ?? []) {
      if (!used.includes(useKey(source, effect))) free.push({ type: 'use', source, effect });
    }
  }
  return free.length > 0 && canBuildFree(game, seat, city) ? free : [];
}

/** The resources a city can harvest; two at once where a card allows it (FF 7.13). */
function harvests(game: FameState, seat: Seat, city: City): CityAction[] {
  const kinds = [...new Set(resourcesOf(game, seat, city))].filter((kind) => game.market[kind] > 0);
  const single = kinds.map((resource): CityAction => ({ type: 'harvest', resource }));
  if (doubleHarvest(game, seat) === undefined) return single;
  const double = kinds.flatMap((resource, at) =>
    kinds.slice(at).flatMap((second): CityAction[] => {
      if (resource === second && game.market[resource] < 2) return [];
      return [{ type: 'harvest', resource, second }];
    }),
  );
  return [...double, ...single];
}

/** Which action a city takes. */
export const cityAct: Decision<FameAndFortune, 'city-act'> = {
  actions: (game, { seat, city }) => deedsOf(game, seat, cityOf(playerOf(game, seat), city)),
  take(game, { seat, city }, action) {
    pop(game);
    if (action.type === 'produce') return openOrders(game, planOf(seat, city, 'produce'));
    if (action.type === 'use') {
      playerOf(game, seat).used.push(useKey(action.source, action.effect));
      return openOrders(game, { ...planOf(seat, city, 'special'), card: action.source });
    }
    if (action.type === 'arts') return declareAction(game, planOf(seat, city, 'arts'));
    const harvest = action.second === undefined ? [action.resource] : [action.resource, action.second];
    const double = harvest.length > 1 ? doubleHarvest(game, seat) : undefined;
    if (double?.limited) playerOf(game, seat).used.push(useKey(double.card.source, double.effect));
    declareAction(game, { ...planOf(seat, city, 'harvest'), harvest });
  },
};

/** The action happens unless it was cancelled; what was paid for it is lost either way (FF 7.14). */
export const cityAction: Procedure<FameAndFortune, 'city-action'> = {
  run(game, { step: _, cancelled, ...declared }) {
    const { seat, city } = declared;
    if (cancelled) return tell(game, { fact: 'action-cancelled', seat, city, seen: 'all' });
    DEEDS[declared.deed](game, declared);
  },
};

const DEEDS: Readonly<Record<CityDeed, (game: FameState, plan: CityPlan) => void>> = {
  produce: (game, declared) => push(game, { step: 'produce-orders', ...declared, at: 0 }),
  arts: (game, { seat, city }) => push(game, { step: 'devote', seat, city }),
  harvest(game, { seat, harvest }) {
    for (const resource of harvest) takeToken(game, seat, resource);
  },
  special: (game, declared) => push(game, { step: 'produce-orders', ...declared, at: 0 }),
};

/** A resource token from the market, if one is left. */
export function takeToken(game: FameState, seat: Seat, resource: string): void {
  const kind = resource as keyof FameState['market'];
  if (game.market[kind] <= 0) return;
  game.market[kind]--;
  playerOf(game, seat).resources[kind]++;
  tell(game, { fact: 'resource', seat, resource: kind, seen: 'all' });
}

/** A city is devoted to the arts; cards of its owner and of others may do something (FF 7.12). */
export const devote: Procedure<FameAndFortune, 'devote'> = {
  run(game, { seat, city }) {
    const culture = artsOf(game, seat, cityOf(playerOf(game, seat), city));
    for (const other of othersOf(game, seat).reverse()) announce(game, 'city-devoted-by-other', other);
    announce(game, 'city-devoted', seat, { city });
    changeCulture(game, seat, culture);
  },
};
