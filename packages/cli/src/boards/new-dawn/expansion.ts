/**
 * What an expansion may add to the picture in the terminal. Each has a folder here with an `expansion.ts`; the picture
 * hands down those a table is played with and never names one.
 */

import type { Seat } from '@tabularium/kernel';
import type { NewDawnKnown, NewDawnView } from '@tabularium/new-dawn';
import type { FocusId, WonderId } from '@tabularium/new-dawn/content';
import type { Labels } from './labels.ts';

/** A sign and how it is coloured. */
export interface Mark {
  readonly sign: string;
  readonly colour: (words: string) => string;
}

/** Figures of one kind and seat: their sign, the component they are, and the spaces they stand on. */
export interface Figures {
  readonly sign: string;
  readonly component: string;
  readonly seat: Seat;
  readonly spaces: readonly number[];
}

/** A thing of the text book. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
}

/** An expansion's part of the picture. */
export interface Expansion {
  /** Is this table played with it? */
  isIn(view: NewDawnView): boolean;
  /** What the head line adds. */
  head?(game: NewDawnKnown, labels: Labels): readonly string[];
  /** What the signs for pieces and figures mean, and further lines of signs. */
  pieceLegend?(labels: Labels): readonly string[];
  legend?(labels: Labels): readonly string[];
  /** What is printed on a space: its sign, and what it is. */
  printed?(id: string): { readonly mark: Mark; readonly thing: Thing } | undefined;
  /** A player's token that is more than a control token: its sign, and what it is. */
  token?(game: NewDawnKnown, space: number): { readonly sign: string; readonly thing: Thing } | undefined;
  figures?(game: NewDawnKnown): readonly Figures[];
  /** Actions that are chosen on the space `from` which they name. */
  readonly fromSpaces?: readonly string[];
  /** What the event dial brings in that sector, if it has a dial of its own. */
  eventsAt?(sector: number): readonly Thing[];
  wonderMark?(game: NewDawnKnown, wonder: WonderId): string;
  /** What a player has left. */
  supplies?(game: NewDawnKnown, labels: Labels, seat: Seat): readonly string[];
  /** What lies on a card of that seat's focus row. */
  cardMarks?(game: NewDawnKnown, labels: Labels, seat: Seat, card: FocusId): readonly string[];
}

/** The first answer an expansion gives. */
export function answerOf<Answer>(
  expansions: readonly Expansion[],
  ask: (expansion: Expansion) => Answer | undefined,
): Answer | undefined {
  for (const expansion of expansions) {
    const answer = ask(expansion);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
