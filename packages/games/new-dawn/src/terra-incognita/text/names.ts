/** What one language must name of the expansion's box. */

import type { Entry } from '../../text/book.ts';
import type { DialEvent } from '../content/dial.ts';
import type {
  District,
  GovernmentId,
  TerraAgendaId,
  TerraCityStateId,
  TerraDiplomacyId,
  TerraFocusId,
  TerraLeaderId,
  TerraNaturalWonderId,
  TerraWonderId,
} from '../names.ts';

type Table<Id extends string> = Readonly<Record<Id, Entry>>;

/** Pieces of the expansion that are not cards. */
export const TERRA_COMPONENTS = ['army', 'fort', 'district', 'government', 'water-token', 'ibrahim'] as const;
export type TerraComponent = (typeof TERRA_COMPONENTS)[number];

/** The names and explanations the expansion adds. */
export interface TerraNames {
  readonly leaders: Table<TerraLeaderId>;
  readonly growth: string;
  readonly focus: Table<TerraFocusId>;
  readonly wonders: Table<TerraWonderId>;
  readonly cityStates: Table<TerraCityStateId>;
  readonly diplomacy: Table<TerraDiplomacyId>;
  readonly agendas: Table<TerraAgendaId>;
  readonly naturalWonders: Readonly<Record<TerraNaturalWonderId, string>>;
  readonly districts: Table<District>;
  readonly governments: Table<GovernmentId>;
  readonly dialEvents: Table<DialEvent>;
  readonly components: Table<TerraComponent>;
}
