/** What Stone Age calls its zones and concepts. */

import { type StoneAgeLabels, stoneAge } from '@tabularium/stone-age';
import { useTalk } from '../../table/context.ts';

/** The labels in the table's language. */
export const useLabels = (): StoneAgeLabels => stoneAge.text[useTalk().language].labels;
