/** Which things of the expansion have a name. */

import type { FameCivilizationId } from '../content/civilizations.ts';
import type { FameCultureEventId } from '../content/culture-events.ts';
import type { FameMarkerId } from '../content/markers.ts';
import type { RelicId } from '../content/relics.ts';
import type { FameTechnologyId } from '../content/technologies.ts';
import type { FameWonderId } from '../content/wonders.ts';

type Names<Id extends string> = Readonly<Record<Id, string>>;

/** The names of the expansion in one language. */
export interface FameNames {
  readonly technologies: Names<FameTechnologyId>;
  readonly wonders: Names<FameWonderId>;
  readonly civilizations: Names<FameCivilizationId>;
  /** Who leads each civilization. */
  readonly leaders: Names<FameCivilizationId>;
  readonly events: Names<FameCultureEventId>;
  readonly relics: Names<RelicId>;
  readonly markers: Names<FameMarkerId>;
}
