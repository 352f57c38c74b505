/** What only the expansion's box has names for. */

import { link } from '@tabularium/kernel';
import type { Entry } from '../../text/book.ts';
import type { NewDawn } from '../../vocabulary.ts';
import type { DialEvent } from '../content/dial.ts';
import type { District } from '../content/districts.ts';
import type { GovernmentId } from '../content/governments.ts';

/** Pieces of the expansion that are not cards. */
export const TERRA_COMPONENTS = ['army', 'fort', 'district', 'government', 'water-token', 'ibrahim'] as const;
export type TerraComponent = (typeof TERRA_COMPONENTS)[number];

/** The kinds of things the base game does not have. */
export interface OwnKinds {
  readonly districts: Readonly<Record<District, Entry>>;
  readonly governments: Readonly<Record<GovernmentId, Entry>>;
  readonly dialEvents: Readonly<Record<DialEvent, Entry>>;
}

/** The fact that an army attacks. */
export type Attack = Extract<NewDawn['facts'], { fact: 'army-attack' }>;

/** How they are called inside a sentence, as links. */
export const namingOwn = (names: OwnKinds) => ({
  district: (id: District) => link('district', id, names.districts[id][0]),
  government: (id: GovernmentId) => link('government', id, names.governments[id][0]),
  dialEvent: (id: DialEvent) => names.dialEvents[id][0],
});
