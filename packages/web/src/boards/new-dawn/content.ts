/** What the board uses of the game: its content, its questions about a state and its types, in one place. */

export type { Fact, Fight, FocusSlot, NewDawnKnown, NewDawnView } from '@tabularium/new-dawn';
export * from '@tabularium/new-dawn/content';
export * from '@tabularium/new-dawn/queries';
