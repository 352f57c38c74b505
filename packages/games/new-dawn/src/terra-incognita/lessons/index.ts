/** The course of Terra Incognita. */

import type { Course } from '@tabularium/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { lessons } from './lessons.ts';

/** Learn what Terra Incognita adds to A New Dawn. */
export const course: Course = { id: 'terra-incognita', game: 'new-dawn', lessons, words: { en, de } };
