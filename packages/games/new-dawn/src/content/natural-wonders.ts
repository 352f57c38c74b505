/** The eight natural wonders and the resource each one stands for (ND 8.2). Verified. */

import { TERRA_NATURAL_WONDERS } from '../terra-incognita/content/natural-wonders.ts';
import type { TerraNaturalWonderId } from '../terra-incognita/names.ts';
import { fromBoxes } from './boxes.ts';
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

/** Any natural wonder, of the base game or the expansion. */
export type NaturalWonderId = keyof typeof NATURAL_WONDERS | TerraNaturalWonderId;

/** Is this the name of a natural wonder? */
export const isNaturalWonder = (id: string): id is NaturalWonderId =>
  Object.hasOwn(NATURAL_WONDERS, id) || Object.hasOwn(TERRA_NATURAL_WONDERS, id);

/** The resource that natural wonder stands for. */
export const resourceOf = fromBoxes<NaturalWonderId, Resource>(
  () => NATURAL_WONDERS,
  () => TERRA_NATURAL_WONDERS,
);
