/** Cards and markers that are used up: face up under their decks, or out of the game (FF 11.4, FF 12.3, FF 14.5). */

import { type Seat, shuffle } from '@tabularium/kernel';
import { playerOf } from '../queries/players.ts';
import type { FameAndFortune, FameState, Marker, Pile } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';

/** Take the first one equal to this out of a list. */
export function takeOut<T>(list: T[], such: (one: T) => boolean): T | undefined {
  const at = list.findIndex(such);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/** The top card of a pile; the open cards under it are turned over and shuffled when nothing else is left. */
export function drawFrom(game: FameState, pile: Pile, stream: FameAndFortune['streams']): string | undefined {
  if (pile.down.length === 0 && pile.up.length > 0) {
    pile.down = shuffle(game, stream, pile.up);
    pile.up = [];
  }
  return pile.down.pop();
}

/** The pile of culture events of that level. */
export function eventPile(game: FameState, level: number): Pile {
  const pile = game.events[level - 1];
  if (pile === undefined) throw new Error(`There are no culture events of level ${level}.`);
  return pile;
}

/** The level on the back of a culture event. */
export function eventLevel(game: Pick<FameState, 'options'>, event: string): number {
  return libraryOf(game.options).events[event]?.level ?? 1;
}

/** A culture event leaves the hand and lies face up under its deck. */
export function discardEvent(game: FameState, seat: Seat, event: string): void {
  takeOut(playerOf(game, seat).events, (one) => one === event);
  eventPile(game, eventLevel(game, event)).up.push(event);
}

/** A great person card lies face up under the deck. */
export function discardPerson(game: FameState, seat: Seat, id: string): void {
  takeOut(playerOf(game, seat).people, (one) => one.id === id);
  game.people.up.push(id);
}

/** A kept marker leaves the game. */
export function discardMarker(game: FameState, seat: Seat, id: string, kind?: Marker['kind']): void {
  const marker = takeOut(
    playerOf(game, seat).markers,
    (one) => one.id === id && (kind === undefined || one.kind === kind),
  );
  if (marker !== undefined) game.spent.push(`${marker.kind}:${marker.id}`);
}
