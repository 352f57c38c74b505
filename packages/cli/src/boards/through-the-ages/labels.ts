/** With which words this board is labelled. */

import type { AgesLabels } from '@tabularium/through-the-ages';
import type { Labels as LabelsOf } from '../picture.ts';

/** The labels of Through the Ages. */
export type Labels = LabelsOf<AgesLabels>;
