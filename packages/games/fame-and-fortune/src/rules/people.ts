/** Great people: gained, kept in reserve, placed (FF 14). */

import { between, type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { personSites } from '../queries/building.ts';
import { playerOf } from '../queries/players.ts';
import { activeCards } from '../queries/sources.ts';
import type { FameAndFortune, FameState } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { asks } from '../vocabulary/questions.ts';
import { drawFrom, takeOut } from './discards.ts';
import { placePerson } from './pieces.ts';
import { tell } from './telling.ts';

/** Gain so many great people, one after the other. */
export function gainPeople(game: FameState, seat: Seat, count: number): void {
  if (count > 0) push(game, { step: 'gain-person', seat, left: count });
}

/** Is a marker of any type left? */
export function personLeft(game: FameState): boolean {
  return Object.values(game.greatPeople).some((count) => count > 0);
}

/** One great person: a card with the deck, else a marker; some choose between two (FF 14.1 to FF 14.3). */
export const gainPerson: Procedure<FameAndFortune, 'gain-person'> = {
  run(game, { seat, left }) {
    if (left > 1) push(game, { step: 'gain-person', seat, left: left - 1 });
    const drawn: string[] = [];
    for (let more = offersTo(game, seat); more > 0; more--) {
      const person = drawPerson(game, drawn);
      if (person !== undefined) drawn.push(person);
    }
    const [only] = drawn;
    if (only === undefined) return;
    if (drawn.length === 1) takePerson(game, seat, only);
    else push(game, { step: 'choose-person', seat, cards: drawn, left: 0 });
  },
};

/** How many are on offer when the player gains one. */
function offersTo(game: FameState, seat: Seat): number {
  return 1 + activeCards(game, seat).filter((card) => card.triggers.has('great-person-gained')).length;
}

/** The type of a drawn great person: the card's, or the marker itself. */
function personType(game: Pick<FameState, 'options'>, person: string): string {
  return libraryOf(game.options).people[person]?.type ?? person;
}

/** A card whose marker is left, or a random marker besides those drawn already. */
function drawPerson(game: FameState, drawn: readonly string[]): string | undefined {
  if (!asks(game).drawsCards(game)) return randomMarker(game, drawn);
  if (!personLeft(game)) return undefined;
  for (let tries = game.people.down.length + game.people.up.length; tries > 0; tries--) {
    const card = drawFrom(game, game.people, 'people');
    if (card === undefined) return undefined;
    if ((game.greatPeople[personType(game, card)] ?? 0) > 0) return card;
    game.people.up.push(card);
  }
  return undefined;
}

function randomMarker(game: FameState, drawn: readonly string[]): string | undefined {
  const markers = Object.entries(game.greatPeople).flatMap(([type, count]) =>
    Array.from({ length: count }, () => type),
  );
  for (const one of drawn) takeOut(markers, (type) => type === one);
  return markers.length === 0 ? undefined : markers[between(game, 'people', 0, markers.length - 1)];
}

/** Keep one of those on offer; the others go back (FF 14.3). */
export const choosePerson: Decision<FameAndFortune, 'choose-person'> = {
  actions: (_, { cards }) => [...new Set(cards)].map((person) => ({ type: 'keep-person', person })),
  take(game, { seat, cards }, { person }) {
    pop(game);
    const rest = [...cards];
    takeOut(rest, (one) => one === person);
    if (asks(game).drawsCards(game)) game.people.up.push(...rest);
    takePerson(game, seat, person);
  },
};

/** The marker is taken openly, the card stays hidden (FF 14.8); it may be placed at once. */
function takePerson(game: FameState, seat: Seat, person: string): void {
  const type = receivePerson(game, seat, person);
  if (personSites(game, seat, type).length > 0) push(game, { step: 'place-person-now', seat, person: type });
}

/** Into the reserve, without placing it. */
export function receivePerson(game: FameState, seat: Seat, person: string): string {
  const player = playerOf(game, seat);
  const type = personType(game, person);
  game.greatPeople[type] = (game.greatPeople[type] ?? 0) - 1;
  player.reserve.push(type);
  tell(game, { fact: 'person', seat, person: type, seen: 'all' });
  if (asks(game).drawsCards(game)) {
    player.people.push({ id: person, open: false, counters: 0 });
    tell(game, { fact: 'person-card', seat, person, seen: [seat] });
  }
  return type;
}

/** Draw one great person without any choice, for set-up. */
export function drawOne(game: FameState): string | undefined {
  return drawPerson(game, []);
}

/** On the map at once, or into the reserve (FF 14.1). */
export const placePersonNow: Decision<FameAndFortune, 'place-person-now'> = {
  actions: (game, { seat, person }) => [
    ...personSites(game, seat, person).map((square) => ({ type: 'place' as const, square })),
    { type: 'keep-in-reserve' },
  ],
  take(game, { seat, person }, action) {
    pop(game);
    if (action.type === 'place') placePerson(game, seat, person, action.square);
  },
};
