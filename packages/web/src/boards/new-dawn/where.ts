/** The spots of the board, and how actions name them. */

import type { Seat } from '@tabularium/kernel';
import {
  barbarianLetters,
  type FocusId,
  type FocusType,
  focusCard,
  type Letter,
  type NewDawnView,
  type WonderId,
} from './content.ts';

/** The spots of the board: the map and what lies beside it, the focus row, the cards and tiles on offer. */
export type NewDawnAnchor =
  | `space:${number}`
  | `hex:${number},${number}`
  | `slot:${number}`
  | `tile:${number}`
  | `direction:${number}`
  | `upgrade:${number | FocusId}`
  | `wonder:${WonderId}`;

type Anchors = readonly NewDawnAnchor[];

/** On a space; off the map nowhere. */
export const onSpace = (space: number | undefined): Anchors =>
  space === undefined || space < 0 ? [] : [`space:${space}`];

/** Where a barbarian is. */
export const onBarbarian = (letter: Letter, { barbarians }: NewDawnView): Anchors =>
  onSpace(barbarians[barbarianLetters().indexOf(letter)]);

/** The seat that the present frame asks. */
export function deciderOf({ frames, turn }: NewDawnView): Seat {
  const frame = frames.at(-1);
  return frame !== undefined && 'seat' in frame ? frame.seat : turn.seat;
}

/** On the space the action names. */
export const there = ({ space }: { readonly space: number }): Anchors => onSpace(space);

/** On the slot the action names. */
export const inRow = ({ slot }: { readonly slot: number }, view: NewDawnView): Anchors => onSlots([slot], view);

/** In the decision bar alone. */
export const inBar = (): Anchors => [];

/** On slots of the viewer's own focus row; somebody else's row does not lie in front. */
export function onSlots(slots: readonly number[], view: NewDawnView): Anchors {
  const own = rowOf(view) === view.viewer;
  return own ? slots.filter((slot) => slot >= 1).map((slot) => `slot:${slot}` as const) : [];
}

/** Whose focus row the slots of the present actions count. */
function rowOf(view: NewDawnView): Seat {
  const frame = view.frames.at(-1);
  if (frame?.step === 'plunder') return frame.victim;
  return frame?.step === 'put-trade' ? frame.onto : deciderOf(view);
}

/** Where a caravan of the deciding seat is. */
export const onCaravan = (caravan: number, view: NewDawnView): Anchors =>
  onSpace(view.players[deciderOf(view)]?.caravans[caravan]);

/** The card a figure waits on, if it does: the slot of that type in the deciding seat's row. */
export function onCard(type: FocusType, waits: boolean, view: NewDawnView): Anchors {
  const row = view.players[deciderOf(view)]?.row ?? [];
  return waits ? onSlots([1 + row.findIndex(({ card }) => focusCard(card).type === type)], view) : [];
}

/** The economy card of a caravan that waits on it. */
export const economySlot = (caravan: number, view: NewDawnView): Anchors =>
  onCard('economy', (view.players[deciderOf(view)]?.caravans[caravan] ?? 0) < 0, view);
