/** Which things of the base game have a name. */

import type { BuildingId } from '../content/buildings.ts';
import type { CivilizationId } from '../content/civilizations.ts';
import type { CultureEventId } from '../content/culture-events.ts';
import type { GovernmentId } from '../content/governments.ts';
import type { GreatPersonType } from '../content/great-people.ts';
import type { MarkerId } from '../content/markers.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { UnitType } from '../content/units.ts';
import type { WonderId } from '../content/wonders.ts';

type Names<Id extends string> = Readonly<Record<Id, string>>;

/** The names of the base game in one language. */
export interface BaseNames {
  readonly technologies: Names<TechnologyId>;
  readonly wonders: Names<WonderId>;
  readonly buildings: Names<BuildingId>;
  readonly units: Names<UnitType>;
  /** What the units of each rank are called. */
  readonly ranks: Readonly<Record<UnitType, readonly string[]>>;
  readonly civilizations: Names<CivilizationId>;
  /** Who leads each civilization. */
  readonly leaders: Names<CivilizationId>;
  readonly governments: Names<GovernmentId>;
  readonly events: Names<CultureEventId>;
  readonly people: Names<GreatPersonType>;
  readonly markers: Names<MarkerId>;
}
