/** A made-up language: English between guillemets, so that every word that did not come from its text book shows. */

/** The tag of the made-up language. */
export const PSEUDO = 'eo';

/** The same words in the made-up language; numbers of rules and what may be typed stay. */
export function pseudo<T>(words: T): T {
  return translated(words) as T;
}

function translated(words: unknown): unknown {
  if (typeof words === 'string') return `«${words}»`;
  if (typeof words === 'function') return (...said: unknown[]) => translated(words(...said));
  if (Array.isArray(words)) return words.map(translated);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, key === 'rule' || key === 'commands' ? word : translated(word)]),
  );
}

/** Add the made-up language to a record of words, as its line in the record would. */
export function teach(record: { readonly en: object }): void {
  Object.assign(record, { [PSEUDO]: pseudo(record.en) });
}
