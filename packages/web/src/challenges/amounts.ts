/** What counts in a challenge, in words. */

import type { Challenge, ChallengeBook } from '@tabularium/kernel';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

/** So much of what counts in a challenge of that book: `16 wood`, `3 points ahead`. */
export function useAmounts(book: ChallengeBook): (challenge: Challenge) => (number: number) => string {
  const say = useWords();
  const { language } = useSettings();
  const figures = book.figures[language];
  return ({ aim }) =>
    (number) =>
      aim === 'lead' ? say.challenge.ahead(number) : (figures[aim]?.(number) ?? String(number));
}
