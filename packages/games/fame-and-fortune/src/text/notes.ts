/** Which things of the base game carry a note about how their text is read. */

import type { CivilizationId } from '../content/civilizations.ts';
import type { CultureEventId } from '../content/culture-events.ts';
import type { GovernmentId } from '../content/governments.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { WonderId } from '../content/wonders.ts';

/** Notes by id; every record that is marked as ruled has one. */
export type NotesOf<Id extends string> = Readonly<Partial<Record<Id, string>>>;

/** The notes of the base game in one language. */
export interface BaseNotes {
  readonly technologies: NotesOf<TechnologyId>;
  readonly wonders: NotesOf<WonderId>;
  readonly governments: NotesOf<GovernmentId>;
  readonly civilizations: NotesOf<CivilizationId>;
  readonly events: NotesOf<CultureEventId>;
}
