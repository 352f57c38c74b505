/** The challenges of Through the Ages, as a book. */

import type { ChallengeBook } from '@tabularium/kernel';
import { figures as figuresDe } from '../text/figures-de.ts';
import { figures as figuresEn } from '../text/figures-en.ts';
import { challenges } from './challenges.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Something to try between two games of Through the Ages. */
export const book: ChallengeBook = {
  id: 'through-the-ages',
  game: 'through-the-ages',
  challenges,
  words: { en, de },
  figures: { en: figuresEn, de: figuresDe },
};
