/**
 * What an expansion may add to the board. Each has a folder here with an `expansion.ts`; the board hands all of them down
 * and never names one. Only those a table is played with are asked.
 */

import type { ActionIn, Seat } from '@tabularium/kernel';
import type { newDawn } from '@tabularium/new-dawn';
import { type Attributes, type ComponentType, createContext, type ReactNode } from 'react';
import type { IconName } from '../../design/icon-names.ts';
import type { Camera } from '../../table/camera.ts';
import type { AgendaId, Board, Fact, FocusId, NewDawnKnown, NewDawnView, TilePlace, WonderId } from './content.ts';
import type { NewDawnTable } from './table.ts';

/** The places of the board an expansion may fill, and what is said about them. */
export interface Slots {
  /** The map and what is shown beside it. */
  readonly middle: object;
  /** Beneath the pieces: where a figure could go. */
  readonly reach: object;
  /** What lies on a space. */
  readonly token: { readonly view: NewDawnKnown; readonly board: Board; readonly space: number };
  /** Figures that stand on the map. */
  readonly figures: { readonly view: NewDawnKnown; readonly board: Board };
  /** Spots beside the map. */
  readonly spots: { readonly camera: Camera };
  readonly 'fight-report': object;
  readonly 'attack-preview': object;
  readonly 'event-dial': object;
  /** What takes the place of the focus row for a while. */
  readonly 'in-front': object;
  /** The decision bar. */
  readonly chooser: object;
  /** Above the victory cards. */
  readonly standings: object;
  readonly 'agenda-text': { readonly agenda: AgendaId };
  /** What is said of a seat that has not completed an agenda. */
  readonly 'agenda-seat': { readonly agenda: AgendaId; readonly seat: Seat };
  /** The counts and the possessions of a seat. */
  readonly counts: { readonly seat: Seat };
  readonly holdings: { readonly seat: Seat };
  /** On a card of a seat's focus row; small where the row is. */
  readonly 'card-mark': { readonly card: FocusId; readonly seat: Seat; readonly small?: boolean };
  /** After a focus card's name. */
  readonly 'card-name': { readonly card: FocusId };
  /** Figures that wait on a focus card of the viewer. */
  readonly 'card-figures': { readonly card: FocusId };
  /** What the explanation of a focus card in that place adds. */
  readonly 'card-words': { readonly card: FocusId; readonly place: number };
  readonly 'wonder-mark': { readonly wonder: WonderId };
  readonly 'wonder-words': { readonly wonder: WonderId };
  /** What the explanation of a space adds, and how it is defended. */
  readonly 'space-words': { readonly space: number };
  readonly defence: { readonly space: number };
}

/** What is said to whatever fills a slot. The children are what would be shown there without the expansion. */
export type SlotProps<Name extends keyof Slots> = Attributes &
  Slots[Name] & { readonly name: Name; readonly children?: ReactNode };

/** A figure under way. */
export interface Moving {
  readonly at: number;
  /** Its shortest way to that space; empty if it is out of reach. */
  wayTo(space: number): readonly number[];
  /** What takes it to a space beside it, and what lets it stand where it is. */
  step(space: number): ActionIn<typeof newDawn>;
  readonly halt: ActionIn<typeof newDawn>;
}

/** An expansion's part of the board. */
export interface Expansion {
  /** Is this table played with it? */
  isIn(view: NewDawnView): boolean;
  readonly slots: { readonly [Name in keyof Slots]?: ComponentType<SlotProps<Name>> };
  /** The thing of the text book the ground there is named after. */
  groundAt?(table: NewDawnTable, space: number): { readonly kind: string; readonly id: string } | undefined;
  /** The thing of the text book a player's piece there is named after. */
  pieceAt?(table: NewDawnTable, space: number): { readonly kind: string; readonly id: string } | undefined;
  /** The expansion's figures on a space, one after the other. */
  figuresAt?(table: NewDawnTable, space: number): readonly ReactNode[];
  /** Where tiles may be laid, if not where the base game says. */
  tilePlaces?(table: NewDawnTable): readonly TilePlace[] | undefined;
  /** Does what the slot `in-front` shows take the place of the focus row? */
  isInFront?(table: NewDawnTable): boolean;
  /** Would the moving figure have to fight there? */
  fightsAt?(table: NewDawnTable, space: number): boolean;
  /** Where a figure has stopped to attack, while it is asked what. */
  attackedAt?(table: NewDawnTable): number | undefined;
  /** The expansion's figure that is moving now. */
  moving?(table: NewDawnTable): Moving | undefined;
  /** Actions that take a figure of the expansion into the hand. */
  readonly lifted?: readonly string[];
  /** Actions that merely go on. */
  readonly goingOn?: readonly string[];
  /** What is worth a mark on the timeline. */
  readonly marked?: Readonly<Partial<Record<Fact['fact'], IconName>>>;
}

/** All expansions that have a folder. */
export const Expansions = createContext<readonly Expansion[]>([]);

/** The first answer of an expansion this table is played with. */
export function answerOf<Answer>(
  { expansions }: NewDawnTable,
  ask: (expansion: Expansion) => Answer | undefined,
): Answer | undefined {
  for (const expansion of expansions) {
    const answer = ask(expansion);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Would the moving figure have to fight there? */
export const fightsAt = (table: NewDawnTable, space: number): boolean =>
  answerOf(table, (expansion) => expansion.fightsAt?.(table, space)) ?? false;

/** What every expansion this table is played with answers. */
export function answersOf<Answer>(
  { expansions }: NewDawnTable,
  ask: (expansion: Expansion) => Answer | undefined,
): Answer[] {
  return expansions.flatMap((expansion) => ask(expansion) ?? []);
}
