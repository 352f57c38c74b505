/** Loot: what the winner of a battle takes from the loser, effect by effect (FF 9.13, FF 9.25, FF 23.5). */

import { between, type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { MARKET_RESOURCES } from '../content/goods.ts';
import { LOOT, LOOT_PRICES } from '../content/limits.ts';
import { playerOf, technologiesOf } from '../queries/players.ts';
import { placesFor } from '../queries/pyramid.ts';
import { knows } from '../queries/sources.ts';
import type { FameAndFortune, FameState, MarkerKind, Player } from '../state.ts';
import type { Loot } from '../vocabulary/actions.ts';
import type { FameFrames } from '../vocabulary/frames.ts';
import { asks } from '../vocabulary/questions.ts';
import { eventLevel, takeOut } from './discards.ts';
import { learnAt, mayPlaceLower } from './research.ts';
import { countCoins, SHEET, turnDial } from './stores.ts';
import { tell } from './telling.ts';

type LootFrame = FameFrames['loot'];

/** The winner takes loot, if the loser has anything when it comes to that. */
export function openLoot(game: FameState, seat: Seat, from: Seat, city: boolean): void {
  push(game, { step: 'loot-on', seat, from, points: asks(game).lootPoints(game, from, city), city });
}

function lootOn(game: FameState, frame: LootFrame): void {
  if (effects(game, frame).length > 0) push(game, { step: 'loot', ...frame });
}

/** In the base game figures bring goods and a city brings knowledge, one of them (FF 23.5). */
const BASE_FIGURES: readonly Loot['type'][] = ['loot-trade', 'loot-culture', 'loot-resource', 'loot-marker'];
const BASE_CITY: readonly Loot['type'][] = ['loot-technology', 'loot-event', 'loot-resource', 'loot-marker'];

/** The effects that can be bought now: affordable, and with an object. */
function effects(game: FameState, frame: LootFrame): Loot[] {
  const affordable = objects(game, frame).filter(({ type }) => LOOT_PRICES[type] <= frame.points);
  if (game.options.expansion) return affordable;
  return affordable.filter(({ type }) => (frame.city ? BASE_CITY : BASE_FIGURES).includes(type));
}

function objects(game: FameState, { seat, from }: LootFrame): Loot[] {
  const loser = playerOf(game, from);
  const found: Loot[] = [];
  if (loser.trade > 0) found.push({ type: 'loot-trade' });
  if (loser.culture > 0) found.push({ type: 'loot-culture' });
  for (const resource of MARKET_RESOURCES)
    if (loser.resources[resource] > 0) found.push({ type: 'loot-resource', resource });
  for (const kind of KINDS)
    if (loser.markers.some((one) => one.kind === kind)) found.push({ type: 'loot-marker', kind });
  for (const coin of Object.keys(loser.coins))
    found.push({ type: 'loot-discard-coin', coin }, { type: 'loot-coin', coin });
  if (loser.events.length > 0) found.push({ type: 'loot-event' });
  found.push(...technologies(game, seat, loser));
  return found;
}

const KINDS: readonly MarkerKind[] = ['hut', 'village'];

function technologies(game: FameState, seat: Seat, loser: Player): Loot[] {
  const winner = playerOf(game, seat);
  const lower = mayPlaceLower(game, seat);
  return technologiesOf(loser)
    .filter((id) => !knows(winner, id))
    .flatMap((id) => placesFor(game, winner, id, lower).map((place): Loot => ({ type: 'loot-technology', ...place })));
}

/** One effect at a time, until the points are spent (FF 9.25). */
export const loot: Decision<FameAndFortune, 'loot'> = {
  actions: (game, frame) => effects(game, frame),
  take(game, frame, action) {
    pop(game);
    const { seat, from, city } = frame;
    const points = frame.points - LOOT_PRICES[action.type];
    if (points > 0) push(game, { step: 'loot-on', seat, from, points, city });
    takeLoot(game, frame, action);
  },
};

/** The rest of the points, if they still buy something. */
export const lootOnStep: Procedure<FameAndFortune, 'loot-on'> = {
  run: (game, { step: _, ...frame }) => lootOn(game, frame),
};

const TAKE: {
  readonly [K in Loot['type']]: (game: FameState, frame: LootFrame, action: Extract<Loot, { type: K }>) => void;
} = {
  'loot-trade': (game, { seat, from }) => {
    const amount = Math.min(LOOT.trade, playerOf(game, from).trade);
    turnDial(game, from, -amount);
    turnDial(game, seat, amount);
    tell(game, { fact: 'looted', seat, from, good: { trade: amount }, seen: 'all' });
  },
  'loot-culture': (game, { seat, from }) => {
    const amount = Math.min(LOOT.culture, playerOf(game, from).culture);
    playerOf(game, from).culture -= amount;
    playerOf(game, seat).culture += amount;
    tell(game, { fact: 'looted', seat, from, good: { culture: amount }, seen: 'all' });
  },
  'loot-resource': (game, { seat, from }, { resource }) => {
    playerOf(game, from).resources[resource]--;
    playerOf(game, seat).resources[resource]++;
    tell(game, { fact: 'looted', seat, from, good: { resource }, seen: 'all' });
  },
  'loot-marker': (game, { seat, from }, { kind }) => stealMarker(game, seat, from, kind),
  'loot-discard-coin': (game, { seat, from }, { coin }) => {
    tell(game, { fact: 'looted-coin', seat, from, holder: coin, kept: false, seen: 'all' });
    countCoins(game, from, coin, -1);
  },
  'loot-coin': (game, { seat, from }, { coin }) => {
    tell(game, { fact: 'looted-coin', seat, from, holder: coin, kept: true, seen: 'all' });
    countCoins(game, from, coin, -1);
    countCoins(game, seat, SHEET, 1);
  },
  'loot-technology': (game, { seat, from }, { technology, lower }) => {
    tell(game, { fact: 'looted-technology', seat, from, technology, seen: 'all' });
    learnAt(game, seat, lower ? { technology, lower } : { technology });
  },
  'loot-event': (game, { seat, from }) => push(game, { step: 'loot-event', seat, from }),
};

function takeLoot<K extends Loot['type']>(game: FameState, frame: LootFrame, action: Extract<Loot, { type: K }>): void {
  const take: (game: FameState, frame: LootFrame, action: Extract<Loot, { type: K }>) => void = TAKE[action.type as K];
  take(game, frame, action);
}

/** A hidden marker of that kind, drawn at random (FF 9.25). */
function stealMarker(game: FameState, seat: Seat, from: Seat, kind: MarkerKind): void {
  const { markers } = playerOf(game, from);
  const such = markers.filter((one) => one.kind === kind);
  const marker = such[between(game, 'fate', 0, such.length - 1)];
  if (marker === undefined) return;
  takeOut(markers, (one) => one === marker);
  if (!marker.seenBy.includes(seat)) marker.seenBy.push(seat);
  playerOf(game, seat).markers.push(marker);
  tell(game, { fact: 'looted', seat, from, good: { marker: kind }, seen: 'all' });
  tell(game, { fact: 'marker-found', seat, marker: marker.id, seen: [seat, from] });
}

/** The winner looks at the loser's events and takes one, or chooses by the back (FF 23.6). */
export const lootEvent: Decision<FameAndFortune, 'loot-event'> = {
  actions(game, { from }) {
    const { events } = playerOf(game, from);
    if (looksAt(game)) return [...new Set(events)].map((event) => ({ type: 'take-event', event }));
    const levels = [...new Set(events.map((event) => eventLevel(game, event)))].sort();
    return levels.map((level) => ({ type: 'take-event', event: `level-${level}` }));
  },
  take(game, { seat, from }, { event }) {
    pop(game);
    const { events } = playerOf(game, from);
    const wanted = events.filter((one) => one === event || `level-${eventLevel(game, one)}` === event);
    const taken = looksAt(game) ? wanted[0] : wanted[between(game, 'fate', 0, wanted.length - 1)];
    if (taken === undefined) return;
    takeOut(events, (one) => one === taken);
    playerOf(game, seat).events.push(taken);
    tell(game, { fact: 'looted', seat, from, good: { event: eventLevel(game, taken) }, seen: 'all' });
    tell(game, { fact: 'drew-event-card', seat, event: taken, seen: [seat, from] });
  },
};

/** May the winner look at the cards? Never in the base game. */
export const looksAt = (game: Pick<FameState, 'options'>): boolean =>
  game.options.expansion && game.options.lootCultureCard === 'look';
