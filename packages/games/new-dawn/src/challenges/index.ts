/** The challenges of A New Dawn, as a book. */

import type { ChallengeBook } from '@tabularium/kernel';
import { figures as figuresDe } from '../text/figures-de.ts';
import { figures as figuresEn } from '../text/figures-en.ts';
import { challenges } from './challenges.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Something to try between two games of A New Dawn. */
export const book: ChallengeBook = {
  id: 'new-dawn',
  game: 'new-dawn',
  challenges,
  words: { en, de },
  figures: { en: figuresEn, de: figuresDe },
};
