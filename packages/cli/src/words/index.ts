/** The terminal client's own words. */

import type { Language } from '@tabularium/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

/** The words of each language. */
export const words: Readonly<Record<Language, Words>> = { en, de };
