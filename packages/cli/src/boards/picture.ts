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

/** A line of a list of choices: something to do, or a question of its own. */
export type Choice = { readonly action: AnyAction } | Branch;

/** Choices that are too many for one list: one line, which opens a second question. */
export interface Branch {
  readonly label: string;
  readonly note?: string | undefined;
  readonly question: string;
  readonly choices: readonly Choice[];
}

/** Every action in these choices, those of second questions too. */
export const actionsIn = (choices: readonly Choice[]): AnyAction[] =>
  choices.flatMap((choice) => ('choices' in choice ? actionsIn(choice.choices) : [choice.action]));

/** How one game is shown. */
export interface Picture {
  /** What a viewer may see, as lines. */
  readonly draw: (view: Loose, labels: Labels) => string[];
  /** What changes from one choice to the next, in one line: said again with every question. */
  readonly status?: (view: Loose, labels: Labels) => string | undefined;
  /** Are the choices places that only the picture shows? Then it is drawn with the question. */
  readonly pointsOut?: (actions: readonly AnyAction[]) => boolean;
  /** The types of actions that end or decline something: they come last in every list. */
  readonly last?: readonly string[];
  /** The choices as they are listed; without it one line for each action. */
  readonly choices?: (view: Loose, labels: Labels) => readonly Choice[];
  /** What a choice of that number is called here, where the game's own words would not say which one it is. */
  readonly call?: (action: AnyAction, words: string, number: number) => string;
  /** What else a choice is about: things that its own words do not name, by kind and id. */
  readonly about?: (view: Loose, action: AnyAction) => readonly (readonly [kind: string, id: string])[];
  /** What stands beside a choice, such as its price. */
  readonly note?: (view: Loose, labels: Labels, action: AnyAction) => string | undefined;
  /** What there is to say about a place of the board, if the query names one. */
  readonly explain?: (view: Loose, labels: Labels, query: string) => string[];
}

/** The name of a thing in the game's own words. */
export const nameOf = ({ text }: Labels, kind: string, id: string): string => text.things[kind]?.(id).name ?? id;
