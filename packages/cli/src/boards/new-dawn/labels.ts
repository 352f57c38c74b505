/** With which words this board is labelled, and what its expansions add. */

import type { newDawn } from '@tabularium/new-dawn';
import type { Labels as LabelsOf } from '../picture.ts';
import type { Expansion } from './expansion.ts';

/** The labels of A New Dawn, and the expansions it is played with. */
export interface Labels extends LabelsOf<(typeof newDawn.text)['en']['labels']> {
  readonly expansions: readonly Expansion[];
}
