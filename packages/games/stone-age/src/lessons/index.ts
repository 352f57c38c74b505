/** The course of Stone Age. */

import type { Course } from '@tabularium/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { lessons } from './lessons.ts';

/** Learn Stone Age by playing it. */
export const course: Course = { id: 'stone-age', game: 'stone-age', lessons, words: { en, de } };
