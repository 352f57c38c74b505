/** What a game's picture in the terminal is made of. */

import type { AnyAction, AnyTextBook, Language, Loose } from '@tabularium/kernel';
import type { Words } from '../words/index.ts';

/** With which words a picture is labelled, and how much room it has. */
export interface Labels<Own = Loose> {
  /** The game's own words. */
  readonly text: AnyTextBook;
  /** Among them, what the game calls its zones and concepts. */
  readonly own: Own;
  /** The terminal client's words. */
  readonly say: Words;
  readonly lang: Language;
  /** The players' names by seat. */
  readonly names: readonly string[];
  /** What the viewer may do now. */
  readonly actions: readonly AnyAction[];
  /** How many columns there are. */
  readonly width: number;
}

/** How one game is shown. */
export interface Picture {
  /** What a viewer may see, as lines. */
  readonly draw: (view: Loose, labels: Labels) => string[];
  /** What changes from one choice to the next, in one line: said again with every question. */
  readonly status?: (view: Loose, labels: Labels) => string | undefined;
  /** Are the choices places that only the picture shows? Then it is drawn with the question. */
  readonly pointsOut?: (actions: readonly AnyAction[]) => boolean;
  /** What stands beside a choice, such as its price. */
  readonly note?: (view: Loose, labels: Labels, action: AnyAction) => string | undefined;
  /** What there is to say about a place of the board, if the query names one. */
  readonly explain?: (view: Loose, labels: Labels, query: string) => string[];
}

/** The name of a thing in the game's own words. */
export const nameOf = ({ text }: Labels, kind: string, id: string): string => text.things[kind]?.(id).name ?? id;
