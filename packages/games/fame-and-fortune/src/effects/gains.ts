/** Operations that bring something: trade, culture, coins, people, resources, steps, events. */

import type { Seat } from '@tabularium/kernel';
import { MARKET_RESOURCES, type MarketResource } from '../content/goods.ts';
import { TRADE_MOST } from '../content/limits.ts';
import type { Op } from '../content/model.ts';
import { artsOf } from '../queries/cities.ts';
import { resourcesOf } from '../queries/icons.ts';
import { othersOf, playerOf, siteOf } from '../queries/players.ts';
import { holdingsOf, isProtected } from '../queries/sources.ts';
import { takeToken } from '../rules/city-management.ts';
import { advanceFree } from '../rules/culture.ts';
import { drawEvents } from '../rules/events.ts';
import { deedOf, NOTHING } from '../rules/moments.ts';
import { gainPeople, personLeft } from '../rules/people.ts';
import { addCoin, changeCulture, changeTrade, SHEET } from '../rules/stores.ts';
import type { City, FameState } from '../state.ts';
import type { Pick } from '../vocabulary/actions.ts';
import type { Deed } from '../vocabulary/frames.ts';
import { type AnyOp, libraryOf, partsOf } from '../vocabulary/library.ts';
import { type OperationRules, operations } from '../vocabulary/operations.ts';

type Gains = Extract<
  Op,
  {
    op:
      | 'gain'
      | 'gain-other'
      | 'gain-scaled'
      | 'advance'
      | 'draw-events'
      | 'harvest'
      | 'extra-action'
      | 'city-production';
  }
>;

/** May an effect aim at that player? Events cannot, against the will of the protected (FF 11.6). */
export function mayAim(game: FameState, deed: Deed, seat: Seat): boolean {
  return seat === deed.seat || !deed.source.startsWith('event:') || !isProtected(game, seat, 'events-targeting-me');
}

/** Is there room for a coin token on the card (FF 12.2)? */
function takesCoin(game: FameState, deed: Deed): boolean {
  const [kind, id] = partsOf(deed.source);
  if (kind !== 'technology') return true;
  const most = libraryOf(game.options).technologies[id]?.coinTokens ?? 0;
  return (playerOf(game, deed.seat).coins[id] ?? 0) < most;
}

const onMarket = (game: FameState, picks: readonly Pick[]): MarketResource[] =>
  MARKET_RESOURCES.filter((kind) => {
    const taken = picks.filter((pick) => 'resource' in pick && pick.resource === kind).length;
    return game.market[kind] > taken;
  });

const asPicks = (kinds: readonly MarketResource[]): Pick[] => kinds.map((resource) => ({ resource }));

/** The cities of the player as objects. */
const cityPicks = (game: FameState, seat: Seat): Pick[] =>
  playerOf(game, seat).cities.map(({ centre }) => ({ city: centre[0] ?? -1 }));

/** The rules of gains. */
export const gains: OperationRules<Gains> = {
  gain: {
    possible(game, deed, op) {
      const { trade } = playerOf(game, deed.seat);
      return (
        (op.trade !== undefined && trade < TRADE_MOST) ||
        op.culture !== undefined ||
        (op.coinToken !== undefined && takesCoin(game, deed)) ||
        (op.greatPerson !== undefined && personLeft(game)) ||
        (op.resource !== undefined && MARKET_RESOURCES.some((kind) => game.market[kind] > 0))
      );
    },
    asks: (game, _, { resource = 0 }, picks) => (picks.length >= resource ? null : asPicks(onMarket(game, picks))),
    apply(game, deed, op, picks) {
      const { seat } = deed;
      const [, id] = partsOf(deed.source);
      if (op.trade !== undefined) changeTrade(game, seat, op.trade);
      if (op.culture !== undefined) changeCulture(game, seat, op.culture);
      if (op.coinToken !== undefined && takesCoin(game, deed)) addCoin(game, seat, op.to ?? id);
      if (op.greatPerson !== undefined) gainPeople(game, seat, op.greatPerson);
      for (const pick of picks) if ('resource' in pick) takeToken(game, seat, pick.resource);
    },
  },
  'gain-other': {
    asks: (game, deed, _, picks) =>
      picks.length > 0
        ? null
        : othersOf(game, deed.seat)
            .filter((player) => mayAim(game, deed, player))
            .map((player) => ({ player })),
    targets: (_game, _deed, _op, [pick]) => (pick !== undefined && 'player' in pick ? [pick.player] : []),
    apply(game, _, { trade, coinToken }, [pick]) {
      if (pick === undefined || !('player' in pick)) return;
      if (trade !== undefined) changeTrade(game, pick.player, trade);
      if (coinToken !== undefined) addCoin(game, pick.player, SHEET);
    },
  },
  'gain-scaled': {
    possible: (game, deed, op) => scaled(game, deed, op) > 0,
    apply(game, deed, op) {
      const times = scaled(game, deed, op);
      const { trade = 0, culture = 0, steps = 0 }: Scaled = op;
      changeTrade(game, deed.seat, trade * times);
      changeCulture(game, deed.seat, culture * times);
      advanceFree(game, deed.seat, steps * times);
    },
  },
  advance: { apply: (game, { seat }, { steps }) => advanceFree(game, seat, steps) },
  'draw-events': {
    possible: (game) => game.events.some(({ down, up }) => down.length + up.length > 0),
    asks: (game, _, _op, picks) =>
      picks.length > 0
        ? null
        : game.events.flatMap(({ down, up }, at) => (down.length + up.length > 0 ? [{ deck: at + 1 }] : [])),
    apply(game, { seat }, { count }, [pick]) {
      if (pick !== undefined && 'deck' in pick) drawEvents(game, seat, pick.deck, count);
    },
  },
  harvest: {
    possible(game, { seat }) {
      for (const city of playerOf(game, seat).cities) {
        for (const kind of resourcesOf(game, seat, city)) if (game.market[kind] > 0) return true;
      }
      return false;
    },
    asks(game, { seat }, _, picks) {
      if (picks.length > 0) return null;
      const kinds = playerOf(game, seat).cities.flatMap((city) => resourcesOf(game, seat, city));
      return asPicks(onMarket(game, []).filter((kind) => kinds.includes(kind)));
    },
    apply(game, { seat }, _, [pick]) {
      if (pick !== undefined && 'resource' in pick) takeToken(game, seat, pick.resource);
    },
  },
  'extra-action': {
    asks: (game, { seat }, { scope }, picks) =>
      scope !== 'one-city' || picks.length > 0 ? null : cityPicks(game, seat),
    apply(game, { seat }, { scope }, [pick]) {
      for (const city of playerOf(game, seat).cities) {
        if (scope === 'each-city') city.added++;
        else if (pick !== undefined && 'city' in pick && city.centre[0] === pick.city) city.sure++;
      }
    },
  },
  'city-production': {
    asks: (game, { seat }, _, picks) => (picks.length > 0 ? null : cityPicks(game, seat)),
    apply(game, { seat }, { add }, [pick]) {
      const city = playerOf(game, seat).cities.find(
        ({ centre }) => pick !== undefined && 'city' in pick && centre[0] === pick.city,
      );
      if (city !== undefined) city.extra += add;
    },
  },
};

/** A scaled gain of any box. */
interface Scaled {
  readonly per: string;
  readonly divisor?: number;
  readonly trade?: number;
  readonly culture?: number;
  readonly steps?: number;
}

/** All culture that an arts action of the city brings, with what cards add to it by themselves (FF 7.12). */
export function cultureOfArts(game: FameState, seat: Seat, city: City): number {
  let culture = artsOf(game, seat, city);
  for (const card of holdingsOf(game, seat).triggered.get('city-devoted') ?? []) {
    for (const at of card.triggers.get('city-devoted') ?? []) {
      const deed = deedOf(seat, card.source, at, { ...NOTHING, city: siteOf(city) });
      for (const op of card.effects[at]?.ops ?? [])
        if (isScaled(op)) culture += (op.culture ?? 0) * scaled(game, deed, op);
    }
  }
  return culture;
}

function isScaled(op: AnyOp): op is AnyOp & Scaled {
  return op.op === 'gain-scaled';
}

/** How many times a scaled gain is gained. */
function scaled(game: FameState, deed: Deed, { per, divisor = 1 }: Scaled): number {
  const count = operations.things.scales[per]?.(game, deed) ?? 0;
  return Math.floor(count / divisor);
}
