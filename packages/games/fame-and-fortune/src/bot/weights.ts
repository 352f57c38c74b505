/** How much each feature of a position counts: data, found by hand and by training. */

import type { WeightsBook } from '@tabularium/kernel';
import written from './weights.json' with { type: 'json' };

/** Each by its name. */
export type FameWeights = typeof written.weights;

/** Those in use, and those of earlier days. */
export const book: WeightsBook<FameWeights> = written;
