/** The course of Through the Ages. */

import type { Course } from '@tabularium/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { lessons } from './lessons.ts';

/** Learn Through the Ages by playing it. */
export const course: Course = { id: 'through-the-ages', game: 'through-the-ages', lessons, words: { en, de } };
