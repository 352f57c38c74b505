/** What a language says about great person cards besides their effects. */

import type { GreatPersonType } from '../../content/great-people.ts';
import type { NotesOf } from '../../text/notes.ts';
import type { GreatPersonId } from '../content/great-people.ts';

/** The words of a language for the deck. */
export interface DeckWords {
  /** What is printed above the name: `Artist or Thinker`. */
  readonly types: Readonly<Record<GreatPersonType, string>>;
  readonly person: (type: string, discard: boolean) => string;
  readonly notes: NotesOf<GreatPersonId>;
}
