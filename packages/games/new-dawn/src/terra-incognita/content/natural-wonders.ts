/** The four natural wonders of the expansion and the resource each one stands for (ND 8.2). Verified. */

import type { Resource } from '../../content/resources.ts';
import type { TerraNaturalWonderId } from '../names.ts';

/** What each natural wonder may be spent as. */
export const TERRA_NATURAL_WONDERS: Readonly<Record<TerraNaturalWonderId, Resource>> = {
  'dead-sea': 'marble',
  'mato-tipila': 'mercury',
  'ha-long-bay': 'diamond',
  gobustan: 'oil',
};
