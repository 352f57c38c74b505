/** Territories: the auction, the force, the colony (TA 9). */

import { type Decision, emit, pop, push, type Seat } from '@tabularium/kernel';
import { bonusOf, cardOf, territoryOf } from '../queries/cards.ts';
import { affordableBonuses, forceValue, highestBid, noForce, potential, unitsOf } from '../queries/colonization.ts';
import { mayTrade } from '../queries/counts.ts';
import { clockwise, playerOf, technologyIn } from '../queries/players.ts';
import { effectFor, total } from '../queries/powers.ts';
import type { AgesState } from '../state.ts';
import type { AgesActions, AgesFrames, ThroughTheAges } from '../vocabulary.ts';
import { discardFaceDown, playBonus } from './aggression.ts';
import { changing, give, payGoods } from './gains.ts';
import { tradeGoods } from './pact.ts';

/** Bidding starts with the player whose turn it is; who has no unit is out at once (TA 9.1, 9.5). */
export function openAuction(game: AgesState, seat: Seat, territory: string): void {
  const passed = clockwise(game, seat).filter((other) => unitsOf(game, other).length === 0);
  askNext(game, { seat, territory, bid: 0, leader: -1, passed }, seat);
}

/** Ask the next bidder from that seat on; a single one left who has bid must colonize. */
function askNext(game: AgesState, auction: AgesFrames['bid'], from: Seat): void {
  const { territory, bid, leader, passed } = auction;
  const next = clockwise(game, from).find((seat) => !passed.includes(seat) && seat !== leader);
  if (next !== undefined) push(game, { step: 'bid', ...auction, seat: next });
  else if (leader >= 0) push(game, { step: 'force', seat: leader, ...noForce(territory, bid) });
  else {
    game.pastEvents.push(territory);
    emit(game, { fact: 'territory-left', card: territory, seen: 'all' });
  }
}

/** A higher bid, at most what one's own force could be worth, or out for good (TA 9.1). */
export const bid: Decision<ThroughTheAges, 'bid'> = {
  actions(game, frame) {
    const most = highestBid(game, frame.seat);
    const bids: AgesActions['bid'][] = [{ type: 'no-bid' }];
    for (let amount = frame.bid + 1; amount <= most; amount++) bids.push({ type: 'bid', amount });
    return bids;
  },
  take(game, frame, action) {
    const { seat, territory, passed } = frame;
    pop(game);
    const next = (seat + 1) % game.seats;
    if (action.type === 'bid') {
      emit(game, { fact: 'bid', seat, amount: action.amount, seen: 'all' });
      return askNext(game, { seat, territory, bid: action.amount, leader: seat, passed }, next);
    }
    emit(game, { fact: 'passed-bid', seat, seen: 'all' });
    askNext(game, { seat, territory, bid: frame.bid, leader: frame.leader, passed: [...passed, seat] }, next);
  },
  tries: (game, frame) => [{ type: 'bid', amount: highestBid(game, frame.seat) + 1 }],
  whyNot: () => ({ reason: 'bid-too-high', rule: 'TA 9.1' }),
};

/** The winner puts the force together piece by piece; nothing that would make the bid unreachable is offered. */
export const force: Decision<ThroughTheAges, 'force'> = {
  actions(game, frame) {
    const options = means(game, frame);
    if (isEnough(game, frame)) options.push({ type: 'done' });
    return options;
  },
  take(game, frame, action) {
    use(game, frame, action);
  },
  tries: () => [{ type: 'done' }],
  whyNot: () => ({ reason: 'force-too-small', rule: 'TA 9.3' }),
};

type Means = AgesActions['force'];

/** What each action of the colonizer does. */
const MEANS: {
  readonly [T in Means['type']]: (
    game: AgesState,
    frame: AgesFrames['force'],
    action: Extract<Means, { type: T }>,
  ) => void;
} = {
  send: (_game, frame, { card }) => void frame.sent.push(card),
  'play-bonus'(game, frame, { card }) {
    frame.bonus += bonusOf(card).colonization;
    playBonus(game, frame.seat, card);
  },
  discard(game, frame, { card }) {
    frame.discards++;
    discardFaceDown(game, frame.seat, card);
  },
  buy(_game, frame, { bonus }) {
    frame.bought = bonus;
  },
  trade: (game, frame) => tradeGoods(game, frame.seat),
  done(game, frame) {
    pop(game);
    land(game, frame);
  },
};

function use<T extends Means['type']>(
  game: AgesState,
  frame: AgesFrames['force'],
  action: Extract<Means, { type: T }>,
): void {
  const { type }: { type: T } = action;
  MEANS[type](game, frame, action);
}

/** At least one unit, and at least the bid (TA 9.2, 9.3). */
function isEnough(game: AgesState, frame: AgesFrames['force']): boolean {
  return frame.sent.length > 0 && forceValue(game, frame.seat, frame) >= frame.bid;
}

function means(game: AgesState, frame: AgesFrames['force']): AgesActions['force'][] {
  const { seat } = frame;
  const { technologies, militaryHand } = playerOf(game, seat);
  const options: AgesActions['force'][] = [];
  for (const card of new Set(unitsOf(game, seat))) {
    const workers = technologies.find((technology) => technology.card === card)?.workers ?? 0;
    if (frame.sent.filter((sent) => sent === card).length < workers) options.push({ type: 'send', card });
  }
  for (const card of new Set(militaryHand))
    if (cardOf(card).kind === 'bonus') options.push({ type: 'play-bonus', card });
  if (frame.discards < total(game, seat, 'colonizationDiscards')) {
    for (const card of new Set(militaryHand))
      if (affordsDiscard(game, frame, card)) options.push({ type: 'discard', card });
  }
  for (const bonus of affordableBonuses(game, seat)) if (bonus > frame.bought) options.push({ type: 'buy', bonus });
  if (effectFor(game, seat, 'colonizationPrices') !== undefined && mayTrade(game, seat))
    options.push({ type: 'trade' });
  return options;
}

/** Would the bid still be in reach without this card? */
function affordsDiscard(game: AgesState, frame: AgesFrames['force'], card: string): boolean {
  const rest = [...playerOf(game, frame.seat).militaryHand];
  rest.splice(rest.indexOf(card), 1);
  return potential(game, frame.seat, { ...frame, discards: frame.discards + 1 }, rest) >= frame.bid;
}

/** The units' tokens go to the yellow bank, the price is paid, the territory becomes a colony (TA 9.3). */
function land(game: AgesState, frame: AgesFrames['force']): void {
  const { seat, sent, bought, territory } = frame;
  const player = playerOf(game, seat);
  const value = forceValue(game, seat, frame);
  for (const card of sent) {
    const technology = technologyIn(player, card);
    if (technology === undefined) continue;
    technology.workers--;
    player.yellow++;
  }
  const price = bought > 0 ? (effectFor(game, seat, 'colonizationPrices')?.[bought - 1] ?? 0) : 0;
  payGoods(game, seat, 'resources', price);
  colonize(game, seat, territory, value, sent, price);
}

/** First the permanent effect, then what it brings once (TA 9.4). */
export function colonize(
  game: AgesState,
  seat: Seat,
  card: string,
  value: number,
  units: readonly string[] = [],
  price = 0,
): void {
  emit(game, { fact: 'colonized', seat, card, force: value, units: [...units], price, seen: 'all' });
  changing(game, () => {
    playerOf(game, seat).colonies.push(card);
  });
  const { once } = territoryOf(card);
  if ('choices' in once) push(game, { step: 'choose', seat, choices: [...once.choices], source: 'events' });
  else give(game, seat, once, 'events');
}
