/** One square of the map in words. */

import type { FameView } from '@tabularium/fame-and-fortune';
import {
  centreAt,
  geometryOf,
  iconsAt,
  isRevealed,
  ownerOfCentre,
  readable,
  relicAt,
  resourceAt,
  terrainAt,
} from '@tabularium/fame-and-fortune/queries';
import { wrap } from '../../screen.ts';
import { nameOf } from '../picture.ts';
import type { Labels } from './labels.ts';

/** What is on the square that the query names; nothing if it names none. */
export function explainSquare(view: FameView, labels: Labels, query: string): string[] {
  const [, digits] = /^(?:\D+ )?(\d+)$/.exec(query.trim()) ?? [];
  const game = readable(view);
  const square = Number(digits);
  if (digits === undefined || !geometryOf(game.seats).squares.includes(square)) return [];
  const { own, names } = labels;
  if (!isRevealed(game, square)) return [`${own.square(square)}: ${own.signs.faceDown}`];
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
    ...(city === undefined ? [] : [city.capital ? own.capitalOf(owner) : own.cityOf(owner)]),
    ...(piece ? [`${nameOf(labels, piece.kind, piece.id)} (${names[piece.owner] ?? ''})`] : []),
    ...(marker ? [own.signs[marker.kind]] : []),
    ...(relic === '' ? [] : [nameOf(labels, 'relic', relic)]),
    ...figuresOn(view, labels, square),
    ...(game.map.locked.includes(square) ? [own.locked] : []),
  ];
  return wrap(`${own.square(square)}: ${parts.join(' · ')}`, 2, labels.width, 0);
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
