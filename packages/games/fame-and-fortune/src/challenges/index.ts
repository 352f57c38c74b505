/** The challenges of Civilization, as a book. */

import type { ChallengeBook } from '@tabularium/kernel';
import { figures as figuresDe } from '../text/figures-de.ts';
import { figures as figuresEn } from '../text/figures-en.ts';
import { challenges } from './challenges.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Something to try between two games of Civilization. */
export const book: ChallengeBook = {
  id: 'fame-and-fortune',
  game: 'fame-and-fortune',
  challenges,
  words: { en, de },
  figures: { en: figuresEn, de: figuresDe },
};
