/** What the expansion's part of the board says: what the game and its expansion call their zones and concepts. */

import { type NewDawnLabels, newDawn } from '@tabularium/new-dawn';
import type { TerraLabels } from '@tabularium/new-dawn/terra-incognita';
import { useTableTop } from '../../../table/context.ts';

/** The words of one language. */
export type TerraWords = NewDawnLabels & TerraLabels;

/** The words in the table's language. */
export const useTerraWords = (): TerraWords => newDawn.text[useTableTop().language].labels;
