/** What lies in the middle of the table: the card row, the events, the common tactics. */

import type { Seat } from '@tabularium/kernel';
import type { AgesView } from '@tabularium/through-the-ages';
import { isCard } from '@tabularium/through-the-ages/cards';
import { ROW_COSTS } from '@tabularium/through-the-ages/content/boards';
import { takeCost } from '@tabularium/through-the-ages/queries/costs';
import { isOpen } from '@tabularium/through-the-ages/queries/seen';
import { bold, faint, flow } from '../../screen.ts';
import { cardName, cardWithPrice } from './cards.ts';
import type { Labels } from './labels.ts';

/** Marks a card that can be taken now. */
const CAN_TAKE = '»';

/** The row by what its spaces cost. */
export function rowLines(game: AgesView, labels: Labels, seat: Seat): string[] {
  const say = labels.own;
  const open = new Set(labels.actions.flatMap((action) => takenSpace(action)));
  const groups = [...new Set(ROW_COSTS)].flatMap((cost) => {
    const cards = game.row.flatMap((id, space) =>
      ROW_COSTS[space] === cost && id !== '' ? [rowCard(game, labels, seat, space, open.has(space))] : [],
    );
    return cards.length === 0 ? [] : flow([` ${bold(`${cost} ${say.signs.civil}`)}`, ...cards], labels.width, '  ', 7);
  });
  const title = `${bold(say.row)} ${faint(`(${CAN_TAKE} ${say.canTake}; ${say.signsMean})`)}`;
  return [...flow([title], labels.width), ...groups];
}

/** A card of the row: whether it can be taken, what it is, and its price where that is not the space's. */
function rowCard(game: AgesView, labels: Labels, seat: Seat, space: number, open: boolean): string {
  const id = game.row[space] ?? '';
  const cost = isCard(id) ? takeCost(game, seat, space) : ROW_COSTS[space];
  const other = cost === ROW_COSTS[space] ? '' : ` ${bold(`(${cost ?? 0} ${labels.own.signs.civil})`)}`;
  return `${open ? bold(CAN_TAKE) : ''}${cardWithPrice(game, labels, seat, id)}${other}`;
}

/** The space an action takes a card from. */
function takenSpace(action: { readonly type: string; readonly space?: number }): number[] {
  return action.type === 'take' && action.space !== undefined ? [action.space] : [];
}

/** How many events are to come, which of them the viewer knows, and the tactics everybody may copy. */
export function eventLines(view: AgesView, labels: Labels): string[] {
  const say = labels.own;
  const { currentEvents, futureEvents, pastEvents, commonTactics } = view;
  const known = futureEvents.flatMap(({ card }) => (isOpen(card) ? [cardName(labels, card)] : []));
  const tactics = commonTactics.map(({ card }) => cardName(labels, card));
  const onBoards = view.boards.flatMap(({ leaders, wonders }) => [...leaders, ...wonders]);
  // In an open mix what is left of the Age A deck is known as well (TA 17.4).
  const announced = [...view.civilDecks.flat(), ...onBoards].flatMap((card) =>
    isOpen(card) && isCard(card) ? [cardName(labels, card)] : [],
  );
  return flow(
    [
      `${say.currentEvents} ${currentEvents.cards.length}`,
      `${say.futureEvents} ${futureEvents.length}`,
      `${say.pastEvents} ${pastEvents.length}`,
      ...(known.length === 0 ? [] : [`${say.eventsKnown}: ${known.join(', ')}`]),
      `${say.tactics}: ${tactics.join(', ') || say.noTactics}`,
      ...(announced.length === 0 ? [] : [`${say.famous}: ${announced.join(', ')}`]),
    ],
    labels.width,
    ' · ',
  );
}
