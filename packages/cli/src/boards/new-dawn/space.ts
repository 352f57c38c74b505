/** What `? 74` and `? 12A` answer: everything that is on one space of the map, and what a tile looks like. */

import type { NewDawnKnown, NewDawnView } from '@tabularium/new-dawn';
import {
  barbarianLetters,
  isCityState,
  isNaturalWonder,
  isResource,
  type Side,
  tileOf,
} from '@tabularium/new-dawn/content';
import {
  boardOf,
  isCapital,
  isCity,
  isReinforced,
  NOTHING,
  PRINTED_TOKEN,
  pieceOwner,
  printMap,
} from '@tabularium/new-dawn/queries';
import { bold, inSeatColour, thing } from '../../screen.ts';
import { nameOf } from '../picture.ts';
import { figuresOn } from './cells.ts';
import { answerOf, type Expansion } from './expansion.ts';
import type { Labels } from './labels.ts';
import { mapLines } from './map.ts';

/** The space whose number was asked for, in one line; nothing if there is no such space. */
export function explainSpace(view: NewDawnView, labels: Labels, query: string): string[] {
  const [, tile, side] = /^(\d+)\s*([ABab])$/.exec(query.trim()) ?? [];
  if (tile !== undefined && side !== undefined)
    return tilePicture(view, labels, Number(tile), side.toUpperCase() === 'A' ? 'A' : 'B');
  const [, number] = /^(?:\D+\s)?(\d+)$/.exec(query.trim()) ?? [];
  const { terrain, difficulty } = boardOf(view.map);
  const space = Number(number);
  const kind = terrain[space];
  if (number === undefined || kind === undefined) return [];
  const ground = `${thing(nameOf(labels, 'terrain', kind))} ${difficulty[space] ?? ''}`;
  const parts = [
    ground,
    ...printedAt(view, labels, space),
    ...piecesAt(view, labels, space),
    ...figuresAt(view, labels, space),
  ];
  return [`${bold(nameOf(labels, 'space', number))}: ${parts.join(' · ')}`];
}

/** One side of a tile by itself, not turned; its spaces are counted from 0. */
function tilePicture(view: NewDawnView, labels: Labels, tile: number, side: Side): string[] {
  if (tileOf(tile) === undefined) return [];
  const map = printMap([{ tile, side, q: 0, r: 0, rotation: 0 }]);
  const { printed } = boardOf(map);
  const alone = {
    ...view,
    map,
    pieces: printed.map((id) => (id === null || id === 'capital' ? NOTHING : PRINTED_TOKEN)),
    barbarians: [],
    wonders: [],
    players: [],
  };
  const expansions = labels.expansions.map((expansion): Expansion => ({ ...expansion, figures: () => [] }));
  return [bold(`${tile}${side}`), ...mapLines(alone, { actions: [], expansions }, Number.POSITIVE_INFINITY)];
}

/** What is printed there: a city-state or natural wonder always, a resource while its token lies there. */
function printedAt(game: NewDawnKnown, labels: Labels, space: number): string[] {
  const id = boardOf(game.map).printed[space] ?? null;
  if (id === null || id === 'capital') return [];
  const added = answerOf(labels.expansions, ({ printed }) => printed?.(id)?.thing);
  if (added !== undefined) return [thing(nameOf(labels, added.kind, added.id))];
  if (isCityState(id)) return [thing(nameOf(labels, 'city-state', id))];
  if (isNaturalWonder(id)) return [thing(nameOf(labels, 'natural-wonder', id))];
  if (isResource(id)) return game.pieces[space] === PRINTED_TOKEN ? [thing(nameOf(labels, 'resource', id))] : [];
  return [`${labels.own.barbarianHome} ${id}`];
}

/** The player's piece and the wonders there. */
function piecesAt(game: NewDawnKnown, labels: Labels, space: number): string[] {
  const piece = game.pieces[space];
  const owner = pieceOwner(piece);
  const wonders = game.wonders
    .filter((wonder) => wonder.space === space)
    .map(({ wonder }) => thing(nameOf(labels, 'wonder', wonder)));
  if (owner < 0) return wonders;
  const added = answerOf(labels.expansions, ({ token }) => token?.(game, space)?.thing);
  const component = isCapital(piece)
    ? 'capital'
    : isCity(piece)
      ? 'city'
      : isReinforced(piece)
        ? 'reinforced-token'
        : 'control-token';
  const names = [
    nameOf(labels, 'component', component),
    ...(added === undefined ? [] : [nameOf(labels, added.kind, added.id)]),
  ];
  return [`${names.join(', ')} ${ownedBy(labels, owner)}`, ...wonders];
}

/** Barbarians, the expansions' figures and caravans. */
function figuresAt(game: NewDawnKnown, labels: Labels, space: number): string[] {
  return [
    ...barbarianLetters()
      .filter((_, at) => game.barbarians[at] === space)
      .map((letter) => nameOf(labels, 'barbarian', letter)),
    ...figuresOn(game, labels.expansions, space).map(
      ({ component, seat }) => `${nameOf(labels, 'component', component)} ${ownedBy(labels, seat)}`,
    ),
  ];
}

function ownedBy({ own, names }: Labels, seat: number): string {
  return own.takenFrom(inSeatColour(seat, names[seat] ?? ''));
}
