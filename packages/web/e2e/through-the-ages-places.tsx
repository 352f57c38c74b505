/**
 * Every card of Through the Ages in every place where its words are read, drawn by the board itself: in the row and in a
 * hand with a reason why not, and before its owner. No game comes by them all.
 */

import { type AnyAction, type Language, type Refused, seedFrom, sight, start } from '@tabularium/kernel';
import { type AgesReason, type AgesState, throughTheAges } from '@tabularium/through-the-ages';
import { CIVIL_CARDS, cardOf, MILITARY_CARDS } from '@tabularium/through-the-ages/cards';
import { ROW_COSTS } from '@tabularium/through-the-ages/content/boards';
import type { Card } from '@tabularium/through-the-ages/content/model';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BoardModule } from '../src/boards/board.ts';
import { anchorsOf } from '../src/boards/through-the-ages/anchors.ts';
import { CardRow } from '../src/boards/through-the-ages/card-row.tsx';
import { Hands } from '../src/boards/through-the-ages/hands.tsx';
import { Realm } from '../src/boards/through-the-ages/realm.tsx';
import { DeskContext } from '../src/boards/through-the-ages/table.ts';
import { TableContext, type TableTop } from '../src/table/context.ts';
import { OffersProvider } from '../src/table/offers.tsx';

/** The places of one language as pieces of a page, by the element they stand in for. */
export type Places = Readonly<Record<'.ta-row-place' | '.ta-hands' | '.ta-realm', readonly string[]>>;

type Reasons = Partial<Readonly<Record<Card['kind'], AgesReason>>>;

/** The longest reason why a card of that kind may have to stay in the row; others are known already. */
const WHY_IN_ROW: Reasons = { wonder: 'wonder-unfinished', leader: 'leader-of-age-taken', action: 'hand-full' };

/** The longest reason why a card of that kind may have to stay in a hand; for others science is missing. */
const WHY_IN_HAND: Reasons = {
  action: 'card-taken-this-turn',
  government: 'revolution-needs-all-actions',
  leader: 'no-civil-actions',
  tactic: 'no-military-actions',
  aggression: 'no-military-actions',
  war: 'no-military-actions',
  pact: 'two-players',
  event: 'political-action-given-up',
  territory: 'political-action-given-up',
  bonus: 'too-many-cards',
};

/** All cards, each in every kind of place in which it may lie. */
export function placesOf(language: Language): Places {
  const draw = drawer(language);
  const civil = CIVIL_CARDS.map(({ id }) => id);
  const held = CIVIL_CARDS.filter(({ kind }) => kind !== 'wonder').map(({ id }) => id);
  const of = (kind: Card['kind']) => CIVIL_CARDS.filter((card) => card.kind === kind).map(({ id }) => id);
  const [governments, leaders, wonders] = [of('government'), of('leader'), of('wonder')];
  const realms = Array.from({ length: Math.max(governments.length, leaders.length, wonders.length) }, (_, at) => at);
  return {
    '.ta-row-place': civil.map((card) => draw(<CardRow />, { row: rowOf(card) })),
    '.ta-hands': [draw(<Hands />, { civilHand: held, militaryHand: MILITARY_CARDS.map(({ id }) => id) })],
    '.ta-realm': realms.map((at) => {
      const one = (cards: readonly string[]) => cards[at % cards.length] ?? '';
      return draw(<Realm />, { government: one(governments), leader: one(leaders), building: one(wonders) });
    }),
  };
}

/** A row in which that card lies alone, where it may be removed before the next turn. */
const rowOf = (card: string): string[] => ROW_COSTS.map((_, space) => (space === 0 ? card : ''));

/** Of the board only where actions are chosen. */
const BOARD: BoardModule = { Board: () => null, anchorsOf };

/** What of a fresh table is laid out otherwise. */
type Laid = Partial<Pick<AgesState, 'row'> & AgesState['players'][number]>;

/** Draws a part of the board as the first player sees it, all of whose cards have to stay where they are. */
function drawer(language: Language): (part: ReactNode, laid: Laid) => string {
  return (part, { row = [], ...own }) => {
    const state = start(throughTheAges, { seats: 2, seed: seedFrom('places'), options: {} });
    state.row = row;
    const [player] = state.players;
    if (player === undefined) throw new Error('Nobody sits there.');
    Object.assign(player, own);
    const seen = sight(throughTheAges, state, 0);
    const stays = (action: AnyAction, reason: AgesReason): Refused => ({ action, refusal: { reason } });
    const inRow = row.flatMap((id, space) =>
      id === '' ? [] : [stays({ type: 'take', space } as AnyAction, WHY_IN_ROW[cardOf(id).kind] ?? 'technology-known')],
    );
    const inHand = [...player.civilHand, ...player.militaryHand].map((card) =>
      stays({ type: 'discard', card } as AnyAction, WHY_IN_HAND[cardOf(card).kind] ?? 'not-enough-science'),
    );
    const table: TableTop['table'] = {
      id: 'places',
      gameId: throughTheAges.id,
      title: '',
      places: [],
      viewer: 0,
      sight: { ...seen, actions: [], refusals: [...inRow, ...inHand] },
      log: [],
      round: 1,
      mayUndo: false,
      result: undefined,
      chat: [],
      clock: undefined,
      link: 'local',
      refusal: undefined,
    };
    const top: TableTop = {
      table,
      session: { current: () => table, subscribe: () => () => {}, act() {}, undo() {}, hurry() {}, close() {} },
      game: throughTheAges,
      board: BOARD,
      text: throughTheAges.text[language],
      language,
      names: ['Mara', 'Kleopatra'],
      asked: true,
      ahead: undefined,
      choose() {},
      hold: { held: undefined, answered: false, press() {}, confirm() {}, release() {} },
      refuse() {},
    };
    return renderToStaticMarkup(
      <TableContext value={top}>
        <OffersProvider>
          <DeskContext value={{ seat: 0, isOwn: true }}>{part}</DeskContext>
        </OffersProvider>
      </TableContext>,
    );
  };
}
