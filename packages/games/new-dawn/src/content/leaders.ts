/** The eight leaders: the order of the first focus row. Their abilities are in `effects/leaders.ts`. Verified. */

import type { Brought } from '../vocabulary.ts';
import type { FocusType } from './focus-cards.ts';

/** A leader sheet. */
export interface Leader {
  /** The types of the level-I cards in slots 1 to 5. */
  readonly row: readonly FocusType[];
}

/** The leaders by civilization. */
export const LEADERS = {
  rome: {
    row: ['science', 'economy', 'military', 'culture', 'industry'],
  },
  america: {
    row: ['military', 'science', 'industry', 'culture', 'economy'],
  },
  aztec: {
    row: ['science', 'culture', 'economy', 'military', 'industry'],
  },
  egypt: {
    row: ['science', 'economy', 'industry', 'military', 'culture'],
  },
  france: {
    row: ['military', 'science', 'economy', 'industry', 'culture'],
  },
  japan: {
    row: ['industry', 'economy', 'military', 'science', 'culture'],
  },
  scythia: {
    row: ['culture', 'military', 'science', 'economy', 'industry'],
  },
  sumeria: {
    row: ['economy', 'culture', 'science', 'military', 'industry'],
  },
} as const satisfies Readonly<Record<string, Leader>>;

/** Any leader, of whichever box. */
export type LeaderId = Brought<'leaderId'>;

/** All leaders of the base game. */
export const LEADER_IDS = Object.keys(LEADERS) as (keyof typeof LEADERS)[];
