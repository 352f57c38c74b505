/** The four natural wonders of the expansion and the resource each one stands for (ND 8.2). Verified. */

import type { Resource } from '../../content/resources.ts';

/** What each natural wonder may be spent as. */
export const TERRA_NATURAL_WONDERS = {
  'dead-sea': 'marble',
  'mato-tipila': 'mercury',
  'ha-long-bay': 'diamond',
  gobustan: 'oil',
} as const satisfies Readonly<Record<string, Resource>>;

export type TerraNaturalWonderId = keyof typeof TERRA_NATURAL_WONDERS;
