/** The eight natural wonders and the resource each one stands for (ND 8.2). Verified. */

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

export type NaturalWonderId = keyof typeof NATURAL_WONDERS;

/** Is this the name of a natural wonder? */
export const isNaturalWonder = (id: string): id is NaturalWonderId => Object.hasOwn(NATURAL_WONDERS, id);
