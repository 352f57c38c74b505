/** With which words this board is labelled. */

import type { FameLabels } from '@tabularium/fame-and-fortune';
import type { Labels as LabelsOf } from '../picture.ts';

/** The labels of the game. */
export type Labels = LabelsOf<FameLabels>;
