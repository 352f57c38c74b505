/** The map: one cell for each square, with its terrain and what stands there. */

import type { FameState } from '@tabularium/fame-and-fortune';
import {
  centreAt,
  columnName,
  geometryOf,
  iconsAt,
  isRevealed,
  ownerOfCentre,
  relicAt,
  resourceAt,
  terrainAt,
} from '@tabularium/fame-and-fortune/queries';
import type { AnyAction } from '@tabularium/kernel';
import { chosen, faint, flow, inSeatColour, pad } from '../../screen.ts';
import { nameOf } from '../picture.ts';
import type { Labels } from './labels.ts';

const TERRAIN: Readonly<Record<string, string>> = {
  grassland: '·',
  forest: '♣',
  mountain: '▲',
  desert: '∴',
  water: '≈',
};
const RESOURCE: Readonly<Record<string, string>> = { incense: 'i', iron: 'e', silk: 'k', wheat: 'y' };
const FACE_DOWN = '▒';
const SIGN = {
  capital: '★',
  city: '■',
  army: 'A',
  scout: 's',
  group: 'G',
  hut: 'h',
  village: 'v',
  relic: '!',
  coin: '$',
  culture: '*',
};
const PIECE = { building: 'b', wonder: 'w', person: 'p' };

/** The room for the numbers of the rows. */
const MARGIN = 3;

/** The widths a cell can have, the best first. */
const CELLS = [4, 3, 2];

/** The map in that many columns; squares that can be chosen are marked. */
export function mapLines(game: FameState, { actions, own }: Labels, width: number): string[] {
  const { columns, size } = geometryOf(game.seats);
  const cell = CELLS.find((each) => MARGIN + columns * each <= width) ?? 2;
  const open = new Set(actions.flatMap(squaresIn));
  const letters = Array.from({ length: columns }, (_, column) => pad(columnName(column), cell));
  const lines = [`${' '.repeat(MARGIN)}${faint(letters.join('').trimEnd())}`];
  for (let first = 0; first < size; first += columns) {
    const row = Array.from({ length: columns }, (_, column) =>
      cellOf(game, first + column, cell, open.has(first + column)),
    );
    lines.push(`${faint(pad(`${first / columns + 1}`, MARGIN))}${row.join('')}`.trimEnd());
  }
  return [...flow([faint(own.readMap)], width), ...lines];
}

/** The squares an action is about. */
function squaresIn(action: AnyAction): number[] {
  const { square, city, pick, centre } = action as AnyAction & {
    readonly square?: number;
    readonly city?: number;
    readonly centre?: readonly number[];
    readonly pick?: { readonly square?: number; readonly city?: number };
  };
  return [square, city, pick?.square, pick?.city, ...(centre ?? [])].filter((one) => one !== undefined);
}

/** One square: its terrain or what is built there, then who or what is on it. */
function cellOf(game: FameState, square: number, cell: number, open: boolean): string {
  const { slotOf } = geometryOf(game.seats);
  if ((slotOf[square] ?? -1) < 0) return ' '.repeat(cell);
  if (!isRevealed(game, square)) return faint(pad(FACE_DOWN.repeat(Math.min(2, cell - 1)), cell));
  const piece = game.map.pieces[square];
  const base = piece ? inSeatColour(piece.owner, PIECE[piece.kind]) : faint(TERRAIN[terrainAt(game, square)] ?? '');
  const [seat, sign] = whoIs(game, square);
  const words =
    sign === ''
      ? faint(printed(game, square))
      : seat < 0
        ? sign
        : inSeatColour(seat, cell > 2 ? `${sign}${seat + 1}` : sign);
  const shown = pad(`${base}${words}`, cell - (cell > 3 ? 1 : 0));
  return `${open ? chosen(shown) : shown}${cell > 3 ? ' ' : ''}`;
}

/** A city, figures or a marker, and whose; -1 for nobody's. */
function whoIs(game: FameState, square: number): [number, string] {
  const city = centreAt(game, square);
  if (city !== undefined) return [ownerOfCentre(game, square), city.capital ? SIGN.capital : SIGN.city];
  for (const [seat, { figures }] of game.players.entries()) {
    const here = figures.filter((figure) => figure.square === square);
    if (here.length > 1) return [seat, SIGN.group];
    if (here[0] !== undefined) return [seat, SIGN[here[0].kind]];
  }
  const marker = game.map.markers[square];
  if (marker) return [-1, SIGN[marker.kind]];
  return [-1, relicAt(game, square) === '' ? '' : SIGN.relic];
}

/** What is printed on an empty square besides its terrain. */
function printed(game: FameState, square: number): string {
  if (game.map.pieces[square]) return '';
  const { coin = 0, culture = 0 } = iconsAt(game, square);
  return `${coin > 0 ? SIGN.coin : ''}${culture > 0 ? SIGN.culture : ''}${RESOURCE[resourceAt(game, square)] ?? ''}`.slice(
    0,
    1,
  );
}

/** What the signs mean. */
export function legendLines(labels: Labels): string[] {
  const { signs } = labels.own;
  const parts = [
    ...Object.entries(TERRAIN).map(([id, sign]) => `${sign} ${nameOf(labels, 'terrain', id)}`),
    `${FACE_DOWN} ${signs.faceDown}`,
    ...Object.entries(SIGN).map(([id, sign]) => `${sign} ${signs[id as keyof typeof SIGN]}`),
    ...Object.entries(PIECE).map(([id, sign]) => `${sign} ${signs[id as keyof typeof PIECE]}`),
    ...Object.entries(RESOURCE).map(([id, sign]) => `${sign} ${nameOf(labels, 'resource', id)}`),
  ];
  return flow(parts, labels.width, '  ', 0).map(faint);
}
