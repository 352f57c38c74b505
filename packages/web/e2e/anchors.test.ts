import { fameAndFortune } from '@tabularium/fame-and-fortune';
import { type AnyAction, type AnyGame, newMatch, record, sight } from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { stoneAge } from '@tabularium/stone-age';
import { throughTheAges } from '@tabularium/through-the-ages';
import { afterAll, expect, test } from 'vitest';
import { anchorsOf as inWorld } from '../src/boards/fame-and-fortune/anchors.ts';
import { anchorsOf as onMap } from '../src/boards/new-dawn/anchors.ts';
import { anchorsOf as inValley } from '../src/boards/stone-age/anchors.ts';
import { anchorsOf as onDesk } from '../src/boards/through-the-ages/anchors.ts';
import type { SavedTable } from '../src/session/store.ts';
import { fameTable } from './fame-and-fortune-positions.ts';
import { MOMENTS, playedTo } from './new-dawn-positions.ts';
import { sitDownAt } from './sitting.mjs';
import { stoneTable } from './stone-age-positions.ts';
import { terraTable } from './terra-incognita-positions.ts';
import { theHouse } from './the-house.ts';
import { agesTable } from './through-the-ages-positions.ts';
import { leaveQuietly, visit } from './visit.ts';

const house = await theHouse();
const guest = await visit(house, { stays: true });
afterAll(() => leaveQuietly(guest));

/** A board: its game, where it says actions are chosen, and moments to look at, played when they are wanted. */
interface BoardToTry {
  readonly game: AnyGame;
  readonly anchorsOf: (action: never, view: never) => readonly string[];
  readonly moments: readonly (() => SavedTable)[];
}

/** Moments that ask for different kinds of spots; the others would only cost time. */
const BOARDS: Readonly<Record<string, BoardToTry>> = {
  'Stone Age': {
    game: stoneAge,
    anchorsOf: inValley,
    moments: (['placing', 'using', 'tools', 'kept'] as const).map((name) => () => stoneTable(name)),
  },
  'Through the Ages': {
    game: throughTheAges,
    anchorsOf: onDesk,
    moments: (['ages-draft', 'ages-late', 'ages-politics', 'ages-force'] as const).map((name) => () => agesTable(name)),
  },
  'Fame and Fortune': {
    game: fameAndFortune,
    anchorsOf: inWorld,
    moments: (
      ['fame-lead', 'fame-start', 'fame-city', 'fame-mover', 'fame-battle', 'fame-research', 'fame-offer'] as const
    ).map((name) => () => fameTable(name)),
  },
  'A New Dawn': {
    game: newDawn,
    anchorsOf: onMap,
    moments: (['opening', 'placing', 'caravan', 'building', 'gain'] as const).map(
      (name) => () => playedTo(MOMENTS[name]),
    ),
  },
  'Terra Incognita': {
    game: newDawn,
    anchorsOf: onMap,
    moments: (['fort', 'capital', 'government', 'march', 'district'] as const).map((name) => () => terraTable(name)),
  },
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

test.each(Object.entries(BOARDS))(
  '%s draws a spot wherever something can be chosen, the log finds its places, and every icon has a name',
  async (_, board) => {
    const { page } = guest;
    for (const played of board.moments) {
      const table = played();
      await sitDownAt(page, house.address, table);
      const drawn = new Set(
        await page
          .locator('[data-anchor]')
          .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-anchor'))),
      );
      const missing = [...anchorsAt(board.game, table, board.anchorsOf)].filter((anchor) => !drawn.has(anchor));
      expect(missing, table.id).toEqual([]);
      expect(await page.evaluate(darkLines), table.id).toEqual([]);
      expect(await page.evaluate(namelessIcons), table.id).toEqual([]);
    }
  },
);

/** Runs inside the page: the lines of the log that name a place and light up nothing when they are pointed at. */
function darkLines(): string[] {
  const PLACES = '[href^="#square:"], [href^="#space:"], [href^="#place:"], [href^="#slot:"]';
  const lines = [...document.querySelectorAll('.log li')].filter((line) => line.querySelector(PLACES) !== null);
  return lines.flatMap((line) => {
    line.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const lit = document.querySelectorAll('[data-lit]').length;
    line.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    const dark = document.querySelectorAll('[data-lit]').length;
    return lit > 0 && dark === 0 ? [] : [`${line.textContent}: ${lit}, ${dark}`];
  });
}

/**
 * Runs inside the page: icons that nothing names. A name is a word beside it, a title or label on it or closely around it,
 * or the thing or place it belongs to, which explains itself. What is hidden from readers and says nothing is ornament.
 */
function namelessIcons(): string[] {
  const isNamed = (icon: Element) => {
    if (icon.closest('[data-thing], [data-anchor], [data-tells], [title]') !== null) return true;
    if (icon.parentElement?.closest('[aria-hidden="true"]')?.textContent === '') return true;
    if (icon.closest('[aria-label]')?.querySelectorAll('.icon').length === 1) return true;
    const beside = [icon.parentElement, icon.parentElement?.parentElement].map((one) => one?.textContent ?? '');
    return beside.some((words) => /\p{L}{2}/u.test(words));
  };
  const nameless = [...document.querySelectorAll('.table .icon')].filter((icon) => !isNamed(icon));
  const where = (icon: Element) =>
    [icon.parentElement?.parentElement, icon.parentElement].map((one) => one?.getAttribute('class')).join(' ');
  return [...new Set(nameless.map(where))];
}
