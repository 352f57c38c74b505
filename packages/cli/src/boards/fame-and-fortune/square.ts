/** One square of the map in words. */

import type { FameState, FameView } from '@tabularium/fame-and-fortune';
import {
  centreAt,
  coordinateOf,
  iconsAt,
  isRevealed,
  ownerOfCentre,
  readable,
  relicAt,
  resourceAt,
  spotAt,
  squareNamed,
  terrainAt,
} from '@tabularium/fame-and-fortune/queries';
import { wrap } from '../../screen.ts';
import { nameOf } from '../picture.ts';
import type { Labels } from './labels.ts';

/** What is on the square that the query names; nothing if it names none. */
export function explainSquare(view: FameView, labels: Labels, query: string): string[] {
  const game = readable(view);
  const square = squareIn(game, labels, query.trim());
  if (square === undefined) return [];
  const { own, names } = labels;
  const place = own.square(coordinateOf(game.seats, square));
  if (!isRevealed(game, square)) return [`${place}: ${own.signs.faceDown}`];
  const icons = Object.entries(iconsAt(game, square)).flatMap(([icon, count]) =>
    count > 0 ? [`${count} ${iconWord(labels, icon)}`] : [],
  );
  const city = centreAt(game, square);
  const owner = names[ownerOfCentre(game, square)] ?? '';
  const piece = game.map.pieces[square];
  const resource = resourceAt(game, square);
  const relic = relicAt(game, square);
  const marker = game.map.markers[square];
  const parts = [
    nameOf(labels, 'terrain', terrainAt(game, square)),
    ...icons,
    ...(resource === '' ? [] : [nameOf(labels, 'resource', resource)]),
    ...(city === undefined
      ? []
      : [`${placeWords(game, labels, square)}, ${city.capital ? own.capitalOf(owner) : own.cityOf(owner)}`]),
    ...(piece ? [`${nameOf(labels, piece.kind, piece.id)} (${names[piece.owner] ?? ''})`] : []),
    ...(marker ? [own.signs[marker.kind]] : []),
    ...(relic === '' ? [] : [nameOf(labels, 'relic', relic)]),
    ...figuresOn(view, labels, square),
    ...(game.map.locked.includes(square) ? [own.locked] : []),
  ];
  return wrap(`${place}: ${parts.join(' · ')}`, 2, labels.width, 0);
}

/** The square that the query names by its coordinate or by its city: `C7`, `forest C7`, `Rome`. */
function squareIn(game: FameState, labels: Labels, query: string): number | undefined {
  const [, coordinate] = /(?:^|\s)([a-z]{1,2}\d{1,2})$/i.exec(query) ?? [];
  if (coordinate !== undefined) return squareNamed(game.seats, coordinate);
  const wanted = query.toLowerCase();
  const centres = game.players.flatMap(({ cities }) => cities.flatMap(({ centre }) => centre));
  return centres.find((square) => placeWords(game, labels, square).toLowerCase() === wanted);
}

/** A place in a word: the town there, or the coordinate. */
export function placeWords(game: FameState, { own }: Labels, square: number): string {
  const { place, town } = spotAt(game, square);
  const name = town === undefined ? undefined : own.board.towns[town.civilization]?.[town.number];
  return name ?? own.square(place);
}

const iconWord = ({ own }: Labels, icon: string): string =>
  ({ trade: own.trade, culture: own.cultureTokens, coin: own.signs.coin, production: own.production })[icon] ?? icon;

function figuresOn(view: FameView, { own, names }: Labels, square: number): string[] {
  return view.players.flatMap(({ figures }, seat) => {
    const count = (kind: string) => figures.filter((figure) => figure.square === square && figure.kind === kind).length;
    const name = names[seat] ?? '';
    return [
      ...(count('army') > 0 ? [own.armies(count('army'), name)] : []),
      ...(count('scout') > 0 ? [own.scouts(count('scout'), name)] : []),
    ];
  });
}
