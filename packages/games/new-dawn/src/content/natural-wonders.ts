/** The eight natural wonders and the resource each one stands for (ND 8.2). Verified. */

import type { Brought } from '../vocabulary.ts';
import type { Resource } from './resources.ts';

/** What each natural wonder may be spent as. */
export const NATURAL_WONDERS = {
  'torres-del-paine': 'diamond',
  'cliffs-of-dover': 'marble',
  'mt-everest': 'oil',
  'crater-lake': 'mercury',
  'grand-mesa': 'diamond',
  'galapagos-islands': 'mercury',
  'mt-kilimanjaro': 'oil',
  pantanal: 'marble',
} as const satisfies Readonly<Record<string, Resource>>;

/** Any natural wonder, of whichever box. */
export type NaturalWonderId = Brought<'naturalWonderId'>;
