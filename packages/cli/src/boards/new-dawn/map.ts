/** The map: pointed hexes side by side in rows, every other row half a space to the right, two lines for each. */

import type { AnyAction } from '@tabularium/kernel';
import type { NewDawnState } from '@tabularium/new-dawn';
import { ALL_LETTERS } from '@tabularium/new-dawn/content';
import { type Board, boardOf } from '@tabularium/new-dawn/queries';
import { bold, faint, widthOf } from '../../screen.ts';
import { CELL_WIDTHS, cellLines } from './cells.ts';
import { SIGN } from './signs.ts';

/** The line to the left of a space. */
const LINE = '│';

/** The map in that many columns, spaces that can be chosen marked. */
export function mapLines(game: NewDawnState, actions: readonly AnyAction[], width: number): string[] {
  const board = boardOf(game.map);
  if (board.size === 0) return [];
  const open = new Set(actions.flatMap((action) => spaceOf(action, game)));
  const halves = board.hexes.map(({ q, r }) => 2 * q + r);
  const west = Math.min(...halves);
  const across = Math.max(...halves) - west + 2;
  const cell =
    CELL_WIDTHS.find((each) => columnOf(across, each) + 1 <= width) ?? CELL_WIDTHS[CELL_WIDTHS.length - 1] ?? 3;
  return rowsOf(board).flatMap((row) => {
    const places = row.map((space) => ({ space, at: columnOf((halves[space] ?? 0) - west, cell) }));
    return rowLines(places, cell, (space) => cellLines(game, board, space, cell, open.has(space)), open);
  });
}

/** Where a space begins that lies so many half spaces from the western end. */
const columnOf = (halves: number, cell: number): number => Math.floor((halves * (cell + 1)) / 2);

/** The spaces of every row from north to south, each from west to east. */
function rowsOf({ hexes }: Board): number[][] {
  const rows = new Map<number, number[]>();
  for (const [space, { r }] of hexes.entries()) rows.set(r, [...(rows.get(r) ?? []), space]);
  return [...rows.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, spaces]) => spaces.sort((one, other) => (hexes[one]?.q ?? 0) - (hexes[other]?.q ?? 0)));
}

/** A space and the column it begins in. */
interface Place {
  readonly space: number;
  readonly at: number;
}

function rowLines(
  places: readonly Place[],
  cell: number,
  content: (space: number) => readonly string[],
  open: ReadonlySet<number>,
): string[] {
  return [0, 1].map((half) => {
    let line = '';
    for (const [n, { space, at }] of places.entries()) {
      line += ' '.repeat(Math.max(0, at - widthOf(line)));
      line += half === 0 && open.has(space) ? bold(SIGN.choosable) : faint(LINE);
      line += content(space)[half] ?? '';
      if (places[n + 1]?.at !== at + cell + 1) line += faint(LINE);
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
function spaceOf(action: AnyAction, game: NewDawnState): number[] {
  const { type, space, from, letter } = action as AnyAction & OnMap;
  if (space !== undefined) return [space];
  if ((type === 'caravan' || type === 'army') && from !== undefined) return [from];
  const barbarian = game.barbarians[(ALL_LETTERS as readonly string[]).indexOf(letter ?? '')];
  return barbarian === undefined || barbarian < 0 ? [] : [barbarian];
}
