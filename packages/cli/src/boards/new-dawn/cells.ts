/** What stands in the two lines of one space of the map. */

import type { NewDawnKnown } from '@tabularium/new-dawn';
import { barbarianLetters, barbarianOf, isCityState, isLetter, isResource } from '@tabularium/new-dawn/content';
import {
  type Board,
  hasWonder,
  isCapital,
  isCity,
  isReinforced,
  PRINTED_TOKEN,
  pieceOwner,
} from '@tabularium/new-dawn/queries';
import { bad, bold, chosen, faint, inSeatColour, pad } from '../../screen.ts';
import { answerOf, type Expansion, type Figures, type Mark } from './expansion.ts';
import { PIECE_SIGN, RESOURCE_SIGN, SIGN, TERRAIN_COLOUR, TERRAIN_SIGN } from './signs.ts';

const BLANK: Mark = { sign: ' ', colour: (words) => words };

/** The widths a space may have, beside the line to its left; the widest that fits is drawn. */
export const CELL_WIDTHS = [5, 4, 3] as const;

/** A map to draw spaces of: what is on it, how it is made, and the expansions it is played with. */
export interface Scenery {
  readonly game: NewDawnKnown;
  readonly board: Board;
  readonly expansions: readonly Expansion[];
}

/** The two lines of a space, each that wide. */
export function cellLines(scenery: Scenery, space: number, width: number, open: boolean): [string, string] {
  const { board } = scenery;
  const terrain = board.terrain[space] ?? 'water';
  const colour = TERRAIN_COLOUR[terrain];
  const ground = colour(TERRAIN_SIGN[terrain]);
  const number = String(space);
  const label = ' '.repeat(3 - number.length) + (open ? chosen(number) : terrain === 'water' ? faint(number) : number);
  const site = siteMark(scenery, space);
  const things = [...pieceMarks(scenery, space), ...figureMarks(scenery, space)];
  const shownSite = site.colour(site.sign);
  if (width >= 5) return [ground + label + shownSite, fitted(things, width)];
  const under = things.length > 0 || site === BLANK ? things : [site];
  return width === 4
    ? [ground + label, fitted(under, width)]
    : [label, fitted([{ sign: TERRAIN_SIGN[terrain], colour }, ...under], width)];
}

/** As many marks as there is room for; a plus says that there are more. */
function fitted(marks: readonly Mark[], width: number): string {
  const sign = marks.map((mark) => mark.sign).join('');
  if (sign.length <= width) return pad(marks.map((mark) => mark.colour(mark.sign)).join(''), width);
  let room = width - 1;
  let line = '';
  for (const mark of marks) {
    if (mark.sign.length > room) break;
    line += mark.colour(mark.sign);
    room -= mark.sign.length;
  }
  return pad(`${line}${faint('+')}`, width);
}

/** What is printed on the space and still there: a resource, a free city-state, where a barbarian comes from. */
function siteMark({ game, board, expansions }: Scenery, space: number): Mark {
  const id = board.printed[space] ?? null;
  if (id === null) return BLANK;
  const added = answerOf(expansions, ({ printed }) => printed?.(id)?.mark);
  if (added !== undefined) return added;
  if (id === 'capital') return game.pieces[space] === 0 ? { sign: SIGN.capitalPlace, colour: faint } : BLANK;
  if (isLetter(id)) {
    const at = game.barbarians[barbarianOf(id)];
    return at === space ? BLANK : { sign: id.toLowerCase(), colour: faint };
  }
  const lies = game.pieces[space] === PRINTED_TOKEN || isBeforeSetUp(game);
  if (isResource(id)) return lies ? { sign: RESOURCE_SIGN[id], colour: bold } : BLANK;
  return isCityState(id) ? { sign: SIGN.cityState, colour: lies ? bold : faint } : BLANK;
}

/** Are the tokens still to be laid on what is printed (ND 2.4)? Then everything printed will be there. */
function isBeforeSetUp({ frames }: NewDawnKnown): boolean {
  return frames.some(({ step }) => step === 'found-capital' || step === 'lay-tile' || step === 'take-tile');
}

/** The player's piece and a wonder's token. */
function pieceMarks({ game, expansions }: Scenery, space: number): Mark[] {
  const piece = game.pieces[space];
  const owner = pieceOwner(piece);
  const wonder = hasWonder(game, space) ? [{ sign: SIGN.wonder, colour: bold }] : [];
  if (owner < 0) return wonder;
  const sign = answerOf(expansions, ({ token }) => token?.(game, space)?.sign) ?? pieceSign(piece);
  return [{ sign: `${sign}${owner + 1}`, colour: (words) => inSeatColour(owner, words) }, ...wonder];
}

function pieceSign(piece: number | undefined): string {
  if (isCapital(piece)) return PIECE_SIGN.capital;
  if (isCity(piece)) return PIECE_SIGN.city;
  return isReinforced(piece) ? PIECE_SIGN.reinforced : PIECE_SIGN.token;
}

/** Barbarians, the expansions' figures and caravans. */
function figureMarks({ game, expansions }: Scenery, space: number): Mark[] {
  const barbarians = barbarianLetters().filter((_, at) => game.barbarians[at] === space);
  return [
    ...barbarians.map((letter) => ({ sign: `${SIGN.barbarian}${letter}`, colour: bad })),
    ...figuresOn(game, expansions, space).map(({ sign, seat }) => ({
      sign: `${sign}${seat + 1}`,
      colour: (words: string) => inSeatColour(seat, words),
    })),
  ];
}

/** Every player's figure on that space, those of the expansions first. */
export function figuresOn(game: NewDawnKnown, expansions: readonly Expansion[], space: number): Figures[] {
  const caravans = game.players.map(({ caravans: spaces }, seat) => ({
    sign: SIGN.caravan,
    component: 'caravan',
    seat,
    spaces,
  }));
  const all = [...expansions.flatMap((expansion) => expansion.figures?.(game) ?? []), ...caravans];
  return all.flatMap((figures) => figures.spaces.filter((at) => at === space).map(() => figures));
}
