/** The map: pointed hexes side by side in rows, every other row half a space to the right, two lines for each. */

import type { AnyAction } from '@tabularium/kernel';
import type { NewDawnKnown } from '@tabularium/new-dawn';
import { barbarianOf, isLetter } from '@tabularium/new-dawn/content';
import { boardOf, type Hex } from '@tabularium/new-dawn/queries';
import { bold, chosen, faint, pad, widthOf } from '../../screen.ts';
import { CELL_WIDTHS, cellLines, type Scenery } from './cells.ts';
import type { Labels } from './labels.ts';
import { SIGN } from './signs.ts';

/** The line to the left of a space. */
const LINE = '│';

/** What is drawn where nothing else fits. */
const NARROWEST = 3;

/** A place to draw: a space of the map, or one beside it where something can be laid, with the number of that choice. */
interface Place {
  readonly hex: Hex;
  readonly space?: number;
  readonly choice?: number;
}

/** The map in that many columns, spaces and places beside it that can be chosen marked. */
export function mapLines(
  game: NewDawnKnown,
  { actions, expansions }: Pick<Labels, 'actions' | 'expansions'>,
  width: number,
): string[] {
  const board = boardOf(game.map);
  const scenery = { game, board, expansions };
  const open = new Set(actions.flatMap((action) => spaceOf(action, scenery)));
  const places: Place[] = [...board.hexes.map((hex, space) => ({ hex, space })), ...placesBeside(actions)];
  if (places.length === 0) return [];
  const halves = places.map(({ hex }) => halfOf(hex));
  const west = Math.min(...halves);
  const across = Math.max(...halves) - west + 2;
  const cell = CELL_WIDTHS.find((each) => columnOf(across, each) + 1 <= width) ?? NARROWEST;
  return rowsOf(places).flatMap((row) => {
    const cells = row.map(({ hex, space = -1, choice }) => ({
      at: columnOf(halfOf(hex) - west, cell),
      open: choice !== undefined || open.has(space),
      lines: choice === undefined ? cellLines(scenery, space, cell, open.has(space)) : choiceLines(choice, cell),
    }));
    return rowLines(cells, cell);
  });
}

/** Are the choices places beside the map, which only the map shows? */
export const pointsBeside = (actions: readonly AnyAction[]): boolean => placesBeside(actions).length > 0;

/** A place beside the map is called by the mark drawn there, for its coordinates say nothing to a person. */
export function callByMark(action: AnyAction, words: string, number: number): string {
  const { q, r } = action as AnyAction & Partial<Hex>;
  return q === undefined || r === undefined ? words : words.replace(`${q}, ${r}`, `#${number}`);
}

/** Where something can be laid. */
function placesBeside(actions: readonly AnyAction[]): Place[] {
  return actions.flatMap((action, at) => {
    const { q, r } = action as AnyAction & Partial<Hex>;
    return q === undefined || r === undefined ? [] : [{ hex: { q, r }, choice: at + 1 }];
  });
}

function choiceLines(choice: number, cell: number): [string, string] {
  return [pad(chosen(`#${choice}`), cell), ' '.repeat(cell)];
}

/** How many half spaces a hex lies to the east. */
const halfOf = ({ q, r }: Hex): number => 2 * q + r;

/** Where a space begins that lies so many half spaces from the western end. */
const columnOf = (halves: number, cell: number): number => Math.floor((halves * (cell + 1)) / 2);

/** The places of every row from north to south, each from west to east; rows without any between them are left empty. */
function rowsOf(places: readonly Place[]): Place[][] {
  const north = Math.min(...places.map(({ hex }) => hex.r));
  const south = Math.max(...places.map(({ hex }) => hex.r));
  return Array.from({ length: south - north + 1 }, (_, row) =>
    places.filter(({ hex }) => hex.r === north + row).sort((one, other) => one.hex.q - other.hex.q),
  );
}

/** A place as it is drawn: the column it begins in and its two lines. */
interface Cell {
  readonly at: number;
  readonly open: boolean;
  readonly lines: readonly [string, string];
}

function rowLines(cells: readonly Cell[], width: number): string[] {
  return [0, 1].map((half) => {
    let line = '';
    for (const [n, { at, open, lines }] of cells.entries()) {
      line += ' '.repeat(Math.max(0, at - widthOf(line)));
      line += half === 0 && open ? bold(SIGN.choosable) : faint(LINE);
      line += lines[half] ?? '';
      if (cells[n + 1]?.at !== at + width + 1) line += faint(LINE);
    }
    return line.trimEnd();
  });
}

/** The fields by which an action names spaces. */
interface OnMap {
  readonly space?: number;
  readonly from?: number;
  readonly letter?: string;
}

/** The space on which an action is chosen, if it is one of the map. */
function spaceOf(action: AnyAction, { game, expansions }: Scenery): number[] {
  const { type, space, from, letter } = action as AnyAction & OnMap;
  if (space !== undefined) return [space];
  const isFrom = type === 'caravan' || expansions.some(({ fromSpaces }) => fromSpaces?.includes(type) === true);
  if (isFrom && from !== undefined) return [from];
  const barbarian = letter !== undefined && isLetter(letter) ? (game.barbarians[barbarianOf(letter)] ?? -1) : -1;
  return barbarian < 0 ? [] : [barbarian];
}
