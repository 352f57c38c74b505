/** Offers between players: judged by what they do for both sides (FF 6). */

import type { Seat } from '@tabularium/kernel';
import { MARKET_RESOURCES } from '../content/goods.ts';
import { playerOf } from '../queries/players.ts';
import type { FameState } from '../state.ts';
import type { Good } from '../vocabulary/actions.ts';
import type { Offer } from '../vocabulary/frames.ts';
import { cultureRace, economyRace, technologyRace, worthOfTrade } from './races.ts';
import { HELD } from './worths.ts';

/** What a culture token is worth in a trade. */
const CULTURE = HELD.culture + 0.25;

/** The second token of a kind is worth less than one of a kind that is missing. */
const RESOURCE = { first: 1.4, further: 0.6 } as const;

/** What a good is worth to who has so many of its kind besides it; trade is counted apart. */
function worthOfGood(game: FameState, seat: Seat, good: Good, won: boolean): number {
  if ('trade' in good) return 0;
  if ('culture' in good) return CULTURE * good.culture;
  if ('event' in good) return HELD.event[good.event] ?? 1;
  if ('marker' in good) return HELD.marker;
  const held = playerOf(game, seat).resources[good.resource] + (won ? 1 : 0);
  return held > 1 ? RESOURCE.further : RESOURCE.first;
}

const tradeOf = (goods: readonly Good[]): number =>
  goods.reduce((sum, good) => ('trade' in good ? sum + good.trade : sum), 0);

/** What giving these and getting those changes for a seat. */
function gainOf(game: FameState, seat: Seat, lost: readonly Good[], won: readonly Good[]): number {
  const { trade } = playerOf(game, seat);
  const after = trade + tradeOf(won) - tradeOf(lost);
  let gain = worthOfTrade(game, seat, after) - worthOfTrade(game, seat, trade);
  for (const good of lost) gain -= worthOfGood(game, seat, good, false);
  for (const good of won) gain += worthOfGood(game, seat, good, true);
  return gain;
}

/** Less than this is no reason to trade. */
const WORTHWHILE = 0.4;

/** What an offer brings the one who makes it, if the other side has a reason to accept; a little less than nothing if not. */
function dealOf(
  game: FameState,
  { from, to }: Pick<Offer, 'from' | 'to'>,
  give: readonly Good[],
  get: readonly Good[],
): number {
  if (game.seats === 2 || isNearlyThere(game, to)) return NO_DEAL;
  const own = gainOf(game, from, give, get);
  const other = gainOf(game, to, get, give);
  return own > WORTHWHILE && other > WORTHWHILE ? own : NO_DEAL;
}

/** An offer nobody would take costs time; with two players what helps one hurts the other. */
const NO_DEAL = -1;

/** Nobody helps a player who is about to win. */
const NEARLY_THERE = 0.8;

function isNearlyThere(game: FameState, seat: Seat): boolean {
  const progress = [technologyRace(playerOf(game, seat)), cultureRace(game, seat), economyRace(game, seat)];
  return progress.some((one) => one >= NEARLY_THERE);
}

/** Goods that are worth a try: a little trade, a little culture, a resource. */
function simpleGoods(game: FameState, seat: Seat): Good[] {
  const { trade, culture, resources } = playerOf(game, seat);
  const goods: Good[] = [];
  for (const amount of [2, 3, 5]) {
    if (amount < trade) goods.push({ trade: amount });
    if (amount < culture) goods.push({ culture: amount });
  }
  for (const resource of MARKET_RESOURCES) if (resources[resource] > 0) goods.push({ resource });
  return goods;
}

/** How much of a deal is already there: an offer that lacks a side promises less than one that is complete. */
const COMPLETE = { sent: 0.8, whole: 0.7, half: 0.5, open: 0.35 } as const;

/** The best deal that one more good makes of an offer. */
function bestCompletion(game: FameState, offer: Offer): number {
  let best = NO_DEAL;
  if (offer.get.length === 0 && offer.give.length > 0) {
    for (const good of simpleGoods(game, offer.to)) best = Math.max(best, dealOf(game, offer, offer.give, [good]));
  }
  if (offer.give.length === 0 && offer.get.length > 0) {
    for (const good of simpleGoods(game, offer.from)) best = Math.max(best, dealOf(game, offer, [good], offer.get));
  }
  return best;
}

/** The best simple deal with a player. */
function bestDeal(game: FameState, offer: Offer): number {
  let best = NO_DEAL;
  for (const give of simpleGoods(game, offer.from)) {
    for (const get of simpleGoods(game, offer.to)) best = Math.max(best, dealOf(game, offer, [give], [get]));
  }
  return best;
}

const share = (part: number, worth: number) => (worth > 0 ? part * worth : worth);

/** What an offer being made or answered promises the seat. */
export function promiseOfOffer(game: FameState, seat: Seat, offer: Offer, sent: boolean): number {
  const { from, give, get } = offer;
  if (seat !== from) return 0;
  if (sent) return share(COMPLETE.sent, dealOf(game, offer, give, get));
  if (give.length === 0 && get.length === 0) return share(COMPLETE.open, bestDeal(game, offer));
  const whole = give.length > 0 && get.length > 0 ? share(COMPLETE.whole, dealOf(game, offer, give, get)) : NO_DEAL;
  return Math.max(whole, share(COMPLETE.half, bestCompletion(game, offer))) - 0.01 * (give.length + get.length);
}
