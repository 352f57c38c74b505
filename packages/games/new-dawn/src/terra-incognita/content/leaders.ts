/**
 * The ten leaders of the expansion: the order of their cards after Irrigation. The orders are single source but for
 * Nubia's.
 */

import type { Leader } from '../../content/leaders.ts';

/** The leaders by civilization. */
export const TERRA_LEADERS = {
  china: {
    row: ['military', 'industry', 'economy', 'culture', 'science'],
  },
  england: {
    row: ['economy', 'science', 'culture', 'industry', 'military'],
  },
  georgia: {
    row: ['industry', 'science', 'economy', 'military', 'culture'],
  },
  inca: {
    row: ['culture', 'military', 'science', 'industry', 'economy'],
  },
  indonesia: {
    row: ['culture', 'military', 'science', 'industry', 'economy'],
  },
  netherlands: {
    row: ['culture', 'science', 'industry', 'economy', 'military'],
  },
  nubia: {
    row: ['economy', 'industry', 'culture', 'science', 'military'],
  },
  ottoman: {
    row: ['science', 'industry', 'culture', 'military', 'economy'],
  },
  poland: {
    row: ['culture', 'military', 'industry', 'economy', 'science'],
  },
  zulu: {
    row: ['industry', 'culture', 'economy', 'science', 'military'],
  },
} as const satisfies Readonly<Record<string, Leader>>;

export type TerraLeaderId = keyof typeof TERRA_LEADERS;
