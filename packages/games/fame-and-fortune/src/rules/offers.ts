/** Offers: built piece by piece, answered at once (FF 6.2, FF 6.4 to FF 6.9). */

import { type Decision, pop, push, type Seat } from '@tabularium/kernel';
import { MARKET_RESOURCES, type MarketResource } from '../content/goods.ts';
import { TRADE_MOST } from '../content/limits.ts';
import { playerOf } from '../queries/players.ts';
import type { FameAndFortune, FameState, Player } from '../state.ts';
import type { FameActions, Good } from '../vocabulary/actions.ts';
import type { Offer } from '../vocabulary/frames.ts';
import { eventLevel, takeOut } from './discards.ts';
import { turnDial } from './stores.ts';
import { tell } from './telling.ts';

type Building = FameActions['trade-build-offer'];

/** The most goods on one side of an offer. */
const MOST_GOODS = 4;

/** So often goods are added or taken back in one offer, so that every offer comes to an end. */
const MOST_EDITS = 20;

/** Amounts that can be named: a few, and all. */
const AMOUNTS: readonly number[] = [1, 2, 3, 5];

/** Goods of which any amount can be had; what can be named of so many is worked out once. */
function amountsOf(good: (amount: number) => Good): (most: number) => readonly Good[] {
  const known: (readonly Good[] | undefined)[] = [[]];
  return (most) => {
    let goods = known[most];
    if (goods === undefined) {
      goods = amountsUpTo(most).map(good);
      known[most] = goods;
    }
    return goods;
  };
}

const amountsUpTo = (most: number): readonly number[] => [...AMOUNTS.filter((amount) => amount < most), most];

const tradeUpTo = amountsOf((trade) => ({ trade }));
const cultureUpTo = amountsOf((culture) => ({ culture }));
const RESOURCE_GOODS = MARKET_RESOURCES.map((resource) => ({ resource }));

/** What a side of an offer comes to. */
function sumOf(goods: readonly Good[], what: 'trade' | 'culture'): number {
  let sum = 0;
  for (const good of goods) {
    if (what === 'trade' && 'trade' in good) sum += good.trade;
    if (what === 'culture' && 'culture' in good) sum += good.culture;
  }
  return sum;
}

/** How many of that resource are among the goods. */
function countOf(goods: readonly Good[], resource: MarketResource): number {
  let count = 0;
  for (const good of goods) if ('resource' in good && good.resource === resource) count++;
  return count;
}

/** Is an amount of that among the goods? */
function isNamed(goods: readonly Good[], what: 'trade' | 'culture'): boolean {
  for (const good of goods) if (what in good) return true;
  return false;
}

/** An offer may bring no dial above its end (FF 6.7); only what its owners can give is ever added to it. */
function isLegal(game: FameState, { from, to, give, get }: Offer): boolean {
  const change = sumOf(get, 'trade') - sumOf(give, 'trade');
  return playerOf(game, from).trade + change <= TRADE_MOST && playerOf(game, to).trade - change <= TRADE_MOST;
}

/** The goods a player could still put into an offer; hidden ones of the other side by their backs. */
function goodsOf(game: FameState, player: Player, named: readonly Good[], own: boolean): Good[] {
  const found: Good[] = [];
  if (!isNamed(named, 'trade')) for (const good of tradeUpTo(player.trade)) found.push(good);
  if (!isNamed(named, 'culture')) for (const good of cultureUpTo(player.culture)) found.push(good);
  for (const good of RESOURCE_GOODS) {
    const left = player.resources[good.resource];
    if (left > 0 && left > countOf(named, good.resource)) found.push(good);
  }
  const all = named.length === 0;
  for (const good of markerGoods(player, own)) if (all || isMarkerLeft(player, named, good)) found.push(good);
  for (const good of eventGoods(game, player, own)) if (all || isEventLeft(game, player, named, good)) found.push(good);
  return found;
}

type MarkerGood = Extract<Good, { readonly marker: string }>;
type EventGood = Extract<Good, { readonly event: number }>;

const NO_MARKERS: readonly MarkerGood[] = [];

/** Has the player such a marker besides those named? */
function isMarkerLeft(player: Player, named: readonly Good[], { marker, id }: MarkerGood): boolean {
  let [ofKind, same] = [0, 0];
  for (const one of player.markers) {
    if (one.kind !== marker) continue;
    ofKind++;
    if (one.id === id) same++;
  }
  for (const one of named) {
    if (!('marker' in one) || one.marker !== marker) continue;
    ofKind--;
    if (one.id === id) same--;
  }
  return ofKind > 0 && (id === undefined || same > 0);
}

/** Has the player such an event besides those named? */
function isEventLeft(game: FameState, player: Player, named: readonly Good[], { event, id }: EventGood): boolean {
  let [ofLevel, same] = [0, 0];
  for (const one of player.events) {
    if (eventLevel(game, one) !== event) continue;
    ofLevel++;
    if (one === id) same++;
  }
  for (const one of named) {
    if (!('event' in one) || one.event !== event) continue;
    ofLevel--;
    if (one.id === id) same--;
  }
  return ofLevel > 0 && (id === undefined || same > 0);
}

function markerGoods(player: Player, own: boolean): readonly MarkerGood[] {
  if (player.markers.length === 0) return NO_MARKERS;
  return (['hut', 'village'] as const).flatMap((marker): MarkerGood[] => {
    const ids = [...new Set(player.markers.filter(({ kind }) => kind === marker).map(({ id }) => id))];
    if (own)
      return ids.flatMap((id): MarkerGood[] => [
        { marker, id },
        { marker, id, shown: true },
      ]);
    return ids.length > 0 ? [{ marker }] : [];
  });
}

function eventGoods(game: FameState, { events }: Player, own: boolean): EventGood[] {
  const goods: EventGood[] = [];
  if (!own) {
    for (const event of LEVELS) if (events.some((id) => eventLevel(game, id) === event)) goods.push({ event });
    return goods;
  }
  for (let at = 0; at < events.length; at++) {
    const id = events[at] as string;
    if (events.indexOf(id) < at) continue;
    const event = eventLevel(game, id);
    goods.push({ event, id }, { event, id, shown: true });
  }
  return goods;
}

/** The levels of culture events. */
const LEVELS: readonly number[] = [1, 2, 3];

/** Add a good to either side, take the last one back, send the offer or drop it. */
export const tradeBuildOffer: Decision<FameAndFortune, 'trade-build-offer'> = {
  actions(game, frame) {
    const found: Building[] = [];
    const mayEdit = frame.edits < MOST_EDITS;
    for (const side of ['give', 'get'] as const) {
      const goods = frame[side];
      if (!mayEdit || goods.length >= MOST_GOODS) continue;
      const owner = playerOf(game, side === 'give' ? frame.from : frame.to);
      for (const good of goodsOf(game, owner, goods, side === 'give')) found.push({ type: 'add', side, good });
    }
    const named = frame.give.length + frame.get.length;
    if (mayEdit && named > 0) found.push({ type: 'take-back' });
    if (named > 0 && isLegal(game, frame)) found.push({ type: 'send' });
    found.push({ type: 'drop' });
    return found;
  },
  take(game, frame, action) {
    frame.edits++;
    if (action.type === 'add') {
      frame[action.side].push(action.good);
      return;
    }
    if (action.type === 'take-back') {
      (frame.get.length > 0 ? frame.get : frame.give).pop();
      return;
    }
    pop(game);
    if (action.type === 'drop') return;
    const { from, to, give, get } = frame;
    tell(game, { fact: 'offer', seat: from, to, seen: 'all' });
    push(game, { step: 'trade-answer', seat: to, from, to, give, get });
  },
};

/** The other player accepts or declines at once. */
export const tradeAnswer: Decision<FameAndFortune, 'trade-answer'> = {
  actions: () => [{ type: 'accept' }, { type: 'decline' }],
  take(game, { from, to, give, get }, { type }) {
    pop(game);
    if (type === 'decline') return tell(game, { fact: 'declined', seat: to, from, seen: 'all' });
    pickPieces(game, { from, to, give, get });
  },
};

/** What was asked for by its back is picked by its owner; what leaves no choice is picked (FF 6.6). */
function pickPieces(game: FameState, offer: Offer): void {
  const owner = playerOf(game, offer.to);
  for (const [at, good] of offer.get.entries()) {
    const choices = choicesFor(game, owner, offer.get, good);
    if (choices.length > 1) return push(game, { step: 'trade-pick', seat: offer.to, ...offer, at });
    if (choices[0] !== undefined) offer.get[at] = choices[0];
  }
  exchange(game, offer);
}

/** The pieces that fit a good named by its back, besides those picked already; none if it is named itself. */
function choicesFor(game: FameState, owner: Player, goods: readonly Good[], good: Good): Good[] {
  const others = goods.filter((one) => one !== good);
  if ('marker' in good && good.id === undefined) {
    const ids = new Set(owner.markers.flatMap(({ kind, id }) => (kind === good.marker ? [id] : [])));
    return [...ids].map((id) => ({ marker: good.marker, id })).filter((one) => isMarkerLeft(owner, others, one));
  }
  if ('event' in good && good.id === undefined) {
    const ids = new Set(owner.events.filter((event) => eventLevel(game, event) === good.event));
    return [...ids].map((id) => ({ event: good.event, id })).filter((one) => isEventLeft(game, owner, others, one));
  }
  return [];
}

/** Which marker or event is handed over. */
export const tradePick: Decision<FameAndFortune, 'trade-pick'> = {
  actions(game, { to, get, at }) {
    const good = get[at];
    if (good === undefined) return [];
    return choicesFor(game, playerOf(game, to), get, good).map((one) => ({ type: 'hand-over', good: one }));
  },
  take(game, { from, to, give, get, at }, { good }) {
    pop(game);
    pickPieces(game, { from, to, give, get: get.map((one, index) => (index === at ? good : one)) });
  },
};

/** The goods change hands at once (FF 6.2). */
function exchange(game: FameState, { from, to, give, get }: Offer): void {
  turnDial(game, from, -sumOf(give, 'trade'));
  turnDial(game, to, -sumOf(get, 'trade'));
  turnDial(game, to, sumOf(give, 'trade'));
  turnDial(game, from, sumOf(get, 'trade'));
  for (const [giver, getter, goods] of [
    [from, to, give],
    [to, from, get],
  ] as const) {
    playerOf(game, giver).culture -= sumOf(goods, 'culture');
    playerOf(game, getter).culture += sumOf(goods, 'culture');
    for (const good of goods) handOver(game, giver, getter, good);
  }
  tell(game, { fact: 'traded', seat: from, to, give: give.map(backOf), get: get.map(backOf), seen: 'all' });
}

/** A good as everybody may see it. */
export function backOf(good: Good): Good {
  if ('marker' in good) return { marker: good.marker };
  return 'event' in good ? { event: good.event } : good;
}

function handOver(game: FameState, giver: Seat, getter: Seat, good: Good): void {
  const [one, other] = [playerOf(game, giver), playerOf(game, getter)];
  if ('resource' in good) {
    one.resources[good.resource]--;
    other.resources[good.resource]++;
  } else if ('marker' in good) {
    const marker = takeOut(one.markers, ({ kind, id }) => kind === good.marker && id === good.id);
    if (marker === undefined) return;
    if (!marker.seenBy.includes(getter)) marker.seenBy.push(getter);
    other.markers.push(marker);
  } else if ('event' in good) {
    const event = takeOut(one.events, (id) => id === good.id);
    if (event !== undefined) other.events.push(event);
  }
}
