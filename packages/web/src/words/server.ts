/** What the server answers, in words. */

import { type AnyTextBook, type Language, type Refusal, refusalWords } from '@tabularium/kernel';
import { serverWords } from '@tabularium/protocol/words';

/** The sentence for a code of the server; none if the code is not the server's. */
export function serverSentence(language: Language, code: string): string | undefined {
  const known: Readonly<Record<string, string>> = serverWords[language];
  return known[code];
}

/** Why something was refused: the game's words, or the table's, or the server's. */
export function whyRefused(text: AnyTextBook, language: Language, { reason, rule }: Refusal): string {
  const known = text.reasons[reason] === undefined ? serverSentence(language, reason) : undefined;
  return known ?? refusalWords(text, language, rule === undefined ? { reason } : { reason, rule });
}
