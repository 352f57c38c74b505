/** With which words this board is labelled. */

import type { NewDawnLabels } from '@tabularium/new-dawn';
import type { TerraLabels } from '@tabularium/new-dawn/terra-incognita';
import type { Labels as LabelsOf } from '../picture.ts';

/** The labels of A New Dawn and its expansion. */
export type Labels = LabelsOf<NewDawnLabels & TerraLabels>;
