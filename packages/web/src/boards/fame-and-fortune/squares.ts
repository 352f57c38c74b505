/** What is to be told about a square: whose it is, what it yields, and why that counts or not. */

import type { FameState } from '@tabularium/fame-and-fortune';
import {
  centreAt,
  cityAround,
  coordinateOf,
  enemyOn,
  iconsAt,
  isRevealed,
  libraryOf,
  ownerOfCentre,
  relicAt,
  resourceAt,
  siteOf,
  sourcesOfCity,
  terrainAt,
} from '@tabularium/fame-and-fortune/queries';
import type { Seat } from '@tabularium/kernel';
import { outlineOf, squarePath } from './geometry.ts';
import { YIELDS, type YieldName } from './signs.tsx';
import type { FameTable } from './table.ts';

type City = FameState['players'][number]['cities'][number];

/** The icons of a square that has any, in the order in which they are shown. */
export function yieldsAt(game: FameState, square: number): readonly (readonly [YieldName, number])[] {
  const icons = iconsAt(game, square);
  return YIELDS.flatMap((name) => ((icons[name] ?? 0) > 0 ? [[name, icons[name] ?? 0] as const] : []));
}

/** The city of that seat with that site. */
export function cityOn(game: FameState, seat: Seat, site: number): City | undefined {
  return game.players[seat]?.cities.find((city) => siteOf(city) === site);
}

/** A square as a path, a city's as that of all of it, with some room around. */
export function placePath(game: FameState, columns: number, square: number, inset: number): string {
  const city = centreAt(game, square);
  return city === undefined
    ? squarePath(square, columns, inset)
    : outlineOf(city.centre, columns, { inset: -1, radius: 6 });
}

/** The figures on a square, by seat. */
export function figuresOn(game: FameState, square: number): { seat: Seat; armies: number; scouts: number }[] {
  return game.players.flatMap(({ figures }, seat) => {
    const here = figures.filter((figure) => figure.square === square);
    const armies = here.filter(({ kind }) => kind === 'army').length;
    return here.length === 0 ? [] : [{ seat, armies, scouts: here.length - armies }];
  });
}

/** Whether nothing lies, stands or is printed in the middle of a square. */
export function isBare(game: FameState, square: number): boolean {
  if (game.map.pieces[square] || game.map.markers[square] || centreAt(game, square) !== undefined) return false;
  const { coin = 0, culture = 0 } = iconsAt(game, square);
  if (coin > 0 || culture > 0 || resourceAt(game, square) !== '' || relicAt(game, square) !== '') return false;
  return figuresOn(game, square).length === 0;
}

/** The era of a wonder. */
export const eraOf = (game: FameState, wonder: string): string =>
  libraryOf(game.options).wonders[wonder]?.era ?? 'ancient';

/** Whose the square is and why it counts or not. */
export function belonging(fame: FameTable, square: number): string {
  const { game, say, town } = fame;
  const sender = game.players.flatMap(({ figures, cities }, seat) =>
    figures.flatMap((figure) => {
      if (figure.kind !== 'scout' || figure.square !== square) return [];
      const city = cities.find((one) => siteOf(one) === figure.city);
      return city === undefined ? [] : [{ seat, city, since: figure.since }];
    }),
  )[0];
  const around = cityAround(game, square);
  if (around !== undefined) {
    const { seat, city } = around;
    const place = say.outskirtsOf(town(seat, city));
    if (enemyOn(game, square, seat)) return `${place}: ${say.blockaded}`;
    if (sourcesOfCity(game, seat, city).includes(square)) return `${place}: ${say.counts}`;
    if (sender !== undefined) return `${place}: ${say.sentTo(town(sender.seat, sender.city))}`;
    return place;
  }
  if (sender !== undefined) {
    return sender.since < game.turn ? say.sentTo(town(sender.seat, sender.city)) : say.scoutIsNew;
  }
  return say.nobodys;
}

/** A square in a few words: for those who cannot see it, and as the title of its explanation. */
export function squareTitle(fame: FameTable, names: readonly string[], square: number): string {
  const { game, words, say, name, town } = fame;
  const place = words.square(coordinateOf(game.seats, square));
  if (!isRevealed(game, square)) return `${say.unknownTile} (${place})`;
  const city = centreAt(game, square);
  const owner = ownerOfCentre(game, square);
  const piece = game.map.pieces[square];
  const marker = game.map.markers[square];
  const relic = relicAt(game, square);
  const resource = resourceAt(game, square);
  const parts = [
    ...(city === undefined ? [] : [`${town(owner, city)} (${names[owner] ?? ''})`]),
    ...(piece ? [name(piece.kind === 'person' ? 'great-person' : piece.kind, piece.id)] : []),
    name('terrain', terrainAt(game, square)),
    ...(resource === '' ? [] : [name('resource', resource)]),
    ...(marker ? [words.signs[marker.kind]] : []),
    ...(relic === '' ? [] : [name('relic', relic)]),
    ...figuresOn(game, square).flatMap(({ seat, armies, scouts }) => [
      ...(armies > 0 ? [words.armies(armies, names[seat] ?? '')] : []),
      ...(scouts > 0 ? [words.scouts(scouts, names[seat] ?? '')] : []),
    ]),
  ];
  return `${parts.join(', ')} (${coordinateOf(game.seats, square)})`;
}
