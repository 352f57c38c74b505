/** What this board says: what the game calls its zones and concepts, and the client's words for a map. */

import { inEveryLanguage, type Language } from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { wordsIn } from '../../words/index.ts';

const wordsOf = (language: Language) => ({ ...newDawn.text[language].labels, ...wordsIn(language).map });

/** The board's words in one language. */
export type BoardWords = ReturnType<typeof wordsOf>;

/** The words of each language. */
export const WORDS = inEveryLanguage(wordsOf);
