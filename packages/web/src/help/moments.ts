/** What usually matters when a game asks something, and a turn in five pictures: words by game and step. */

import type { Language } from '@tabularium/kernel';
import { de } from './moments-de.ts';
import { en } from './moments-en.ts';

/** The words of one game. */
export interface Moments {
  /** What usually matters, by the step that asks. */
  readonly matters: Readonly<Record<string, string>>;
  /** A turn in five sentences, one a picture. */
  readonly turn: readonly [string, string, string, string, string];
}

const MOMENTS: Readonly<Record<Language, Readonly<Record<string, Moments>>>> = { en, de };

/** What can be said of that game. */
export const momentsOf = (game: string, language: Language): Moments | undefined => MOMENTS[language][game];
