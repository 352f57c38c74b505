import { type AnyAction, type AnyGame, newMatch, record, sight } from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { stoneAge } from '@tabularium/stone-age';
import { throughTheAges } from '@tabularium/through-the-ages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anchorsOf as onMap } from '../src/boards/new-dawn/anchors.ts';
import { anchorsOf as inValley } from '../src/boards/stone-age/anchors.ts';
import { anchorsOf as onDesk } from '../src/boards/through-the-ages/anchors.ts';
import type { SavedTable } from '../src/session/store.ts';
import type { House } from './house.mjs';
import { openHouse } from './house.mjs';
import { MOMENTS, playedTo } from './new-dawn-positions.ts';
import { sitDownAt } from './sitting.mjs';
import { STONE_MOMENTS, stoneTable } from './stone-age-positions.ts';
import { TERRA_MOMENTS, terraTable } from './terra-incognita-positions.ts';
import { AGES_MOMENTS, agesTable } from './through-the-ages-positions.ts';
import { leaveQuietly, visit } from './visit.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const keys = <Names extends string>(moments: Readonly<Record<Names, unknown>>) => Object.keys(moments) as Names[];

/** The boards: their games, where they say actions are chosen, and tables to look at. */
const BOARDS: Readonly<
  Record<string, { game: AnyGame; anchorsOf: (action: never, view: never) => readonly string[]; tables: SavedTable[] }>
> = {
  'Stone Age': { game: stoneAge, anchorsOf: inValley, tables: keys(STONE_MOMENTS).map(stoneTable) },
  'Through the Ages': { game: throughTheAges, anchorsOf: onDesk, tables: keys(AGES_MOMENTS).map(agesTable) },
  'A New Dawn': { game: newDawn, anchorsOf: onMap, tables: Object.values(MOMENTS).map(playedTo) },
  'Terra Incognita': { game: newDawn, anchorsOf: onMap, tables: keys(TERRA_MOMENTS).map(terraTable) },
};

/** Every anchor of what seat 1 may do at that table, but the decision bar's. */
function anchorsAt(
  game: AnyGame,
  { start, moves }: SavedTable,
  anchorsOf: (action: never, view: never) => readonly string[],
): Set<string> {
  const match = newMatch(game, start);
  for (const { seat, action } of moves) record(match, seat, action);
  const { view, actions } = sight(game, match.state, 0);
  const anchors = actions.flatMap((action: AnyAction) => anchorsOf(action as never, view as never));
  return new Set(anchors.filter((anchor) => !anchor.startsWith('button:')));
}

test.each(Object.entries(BOARDS))('%s draws a spot wherever something can be chosen', async (_, board) => {
  const guest = await visit(house);
  const { page } = guest;
  for (const table of board.tables) {
    if (table.result !== null) continue;
    await sitDownAt(page, house.address, table);
    const drawn = new Set(
      await page.locator('[data-anchor]').evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-anchor'))),
    );
    const missing = [...anchorsAt(board.game, table, board.anchorsOf)].filter((anchor) => !drawn.has(anchor));
    expect(missing, table.id).toEqual([]);
  }
  await leaveQuietly(guest);
});
