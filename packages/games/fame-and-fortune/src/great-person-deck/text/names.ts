/** Which things of the great person deck have a name. */

import type { GreatPersonId } from '../content/great-people.ts';

/** The names of the great people in one language. */
export interface DeckNames {
  readonly people: Readonly<Record<GreatPersonId, string>>;
}
