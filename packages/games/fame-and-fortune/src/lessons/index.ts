/** The course of Civilization: The Board Game with Fame and Fortune. */

import type { Course } from '@tabularium/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { lessons } from './lessons.ts';

/** Learn Civilization by playing it. */
export const course: Course = { id: 'fame-and-fortune', game: 'fame-and-fortune', lessons, words: { en, de } };
