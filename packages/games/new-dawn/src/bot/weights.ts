/** The numbers that positions are judged with: data, found by hand and by training. */

import type { WeightsBook } from '@tabularium/kernel';
import written from './weights.json' with { type: 'json' };

/** Each by its name. */
export type NewDawnWeights = typeof written.weights;

/** Those in use, and those of earlier days. */
export const book: WeightsBook<NewDawnWeights> = written;
