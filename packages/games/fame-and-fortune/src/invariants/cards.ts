/** Cards are conserved: units, culture events, great people, wonders (FF 2.3 to FF 2.6). */

import { UNITS } from '../content/units.ts';
import { UNIT_TYPES } from '../queries/building.ts';
import { unitCard } from '../queries/combat.ts';
import { eventsInPayment } from '../queries/payment.ts';
import type { FameState } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { miscounted, type Tally, tallyOf } from './counting.ts';

/** Cards that are lost, doubled or made up. */
export function brokenCards(game: FameState): string[] {
  const { events, people, wonders } = libraryOf(game.options);
  const copies = Object.fromEntries(Object.entries(events).map(([id, { copies }]) => [id, copies]));
  return [
    ...miscounted(tallyOf(unitCards(game)), unitBox()),
    ...miscounted(tallyOf(eventCards(game)), copies),
    ...miscounted(tallyOf(personCards(game)), tallyOf(Object.keys(people))),
    ...miscounted(tallyOf(wonderCards(game)), tallyOf(Object.keys(wonders))),
  ];
}

/** The unit cards of the box. */
function unitBox(): Tally {
  return Object.fromEntries(
    UNIT_TYPES.flatMap((type) => UNITS[type].cards.map(({ strength, count }) => [unitCard(type, strength), count])),
  );
}

/** Unit cards in decks, standing forces and the battle. */
function unitCards({ units, players, battle }: FameState): string[] {
  return [
    ...UNIT_TYPES.flatMap((type) => [...units[type].down, ...units[type].up]),
    ...players.flatMap(({ forces }) => forces),
    ...(battle?.hands ?? []).flat(),
    ...(battle?.killed ?? []).flat(),
    ...(battle?.fronts ?? []).flat().flatMap((unit) => unit?.card ?? []),
  ];
}

/** Culture events in decks, hands, payments, and drawn to keep one. */
function eventCards({ events, players, frames }: FameState): string[] {
  return [
    ...events.flatMap(({ down, up }) => [...down, ...up]),
    ...players.flatMap((player) => player.events),
    ...eventsInPayment(frames),
    ...frames.flatMap((frame) => (frame.step === 'keep-event' ? frame.cards : [])),
  ];
}

/** Great person cards in the deck, before their owners, in pyramids, and on offer. */
function personCards({ people, players, blanks, frames, options }: FameState): string[] {
  const isCard = (id: string) => libraryOf(options).people[id] !== undefined;
  return [
    ...people.down,
    ...people.up,
    ...players.flatMap((player) => player.people.map(({ id }) => id)),
    ...blanks,
    ...frames.flatMap((frame) => (frame.step === 'choose-person' ? frame.cards.filter(isCard) : [])),
  ];
}

/** Wonders in the market, its deck, on the map, out of the game, and on their way at set-up. */
function wonderCards({ wonders, map, players, frames }: FameState): string[] {
  return [
    ...wonders.deck,
    ...wonders.open.filter((id) => id !== ''),
    ...wonders.box,
    ...wonders.gone,
    ...map.pieces.flatMap((piece) => (piece?.kind === 'wonder' ? [piece.id] : [])),
    ...players.flatMap(({ dealt }) => dealt),
    ...frames.flatMap((frame) => (frame.step === 'place-setup-marker' && frame.kind === 'wonder' ? [frame.id] : [])),
  ];
}
