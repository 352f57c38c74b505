/** The course of A New Dawn. */

import type { Course } from '@tabularium/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { lessons } from './lessons.ts';

/** Learn A New Dawn by playing it. */
export const course: Course = { id: 'new-dawn', game: 'new-dawn', lessons, words: { en, de } };
