/** Which things of the expansion carry a note about how their text is read. */

import type { NotesOf } from '../../text/notes.ts';
import type { FameCivilizationId } from '../content/civilizations.ts';
import type { FameCultureEventId } from '../content/culture-events.ts';
import type { FameMarkerId } from '../content/markers.ts';
import type { RelicId } from '../content/relics.ts';
import type { FameTechnologyId } from '../content/technologies.ts';
import type { FameWonderId } from '../content/wonders.ts';

/** The notes of the expansion in one language. */
export interface FameNotes {
  readonly technologies: NotesOf<FameTechnologyId>;
  readonly wonders: NotesOf<FameWonderId>;
  readonly civilizations: NotesOf<FameCivilizationId>;
  readonly events: NotesOf<FameCultureEventId>;
  readonly relics: NotesOf<RelicId>;
  readonly markers: NotesOf<FameMarkerId>;
}
