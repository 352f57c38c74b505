/** Whether what a person typed means a choice. Numbers belong to their words: `1 wood 2 stone` is not 2 wood, 1 stone. */

/** What separates one part of a sentence from the next: `2 people: Forest`, `1 wood and 2 stone`. */
const BREAK = /[,:;.()↔|/]+(?:\s|$)|\s[(|↔]|\s(?:and|und)\s/u;

/** A part of a sentence as words and numbers, in order; `16A` is a number and a word, `C7` a place. */
const tokens = (words: string): string[] =>
  words.toLowerCase().match(/(?<![\p{L}0-9])[a-z]{1,2}[0-9]+(?![\p{L}0-9])|[0-9]+|[^\s0-9()°]+/gu) ?? [];

const isPlace = (token: string): boolean => /^[a-z]+[0-9]+$/.test(token);

const isNumber = (token: string | undefined): token is string => token !== undefined && /^[0-9]+$/.test(token);

/** What separates one part of a typed line from the next; here no blank is needed. */
const TYPED_BREAK = /[,:;+&()]|\s(?:and|und)\s/u;

/** Does the sentence contain everything that was typed, each number with the word it was typed beside? */
export function matches(sentence: string, typed: string): boolean {
  const parts = sentence.split(BREAK).map(tokens);
  const written = parts.flat();
  const numbers = new Set(written.filter(isNumber));
  return typed
    .split(TYPED_BREAK)
    .map(tokens)
    .every((query) =>
      query.every((token, at) => {
        if (!isNumber(token)) return written.some((word) => names(word, token));
        const word = wordOf(query, at);
        if (numbers.size <= 1 || word === undefined) return numbers.has(token);
        return parts.some(counts(token, word));
      }),
    );
}

/** The word a typed number belongs to: the one before it if the line ends with a number (`wood 1`), else the next. */
function wordOf(query: readonly string[], at: number): string | undefined {
  const [before, after] = [query[at - 1], query[at + 1]].map((token) => (isNumber(token) ? undefined : token));
  return isNumber(query.at(-1)) ? (before ?? after) : (after ?? before);
}

/** Is this the sentence, word for word? Then no longer one that contains it is meant. */
export const isExactly = (sentence: string, typed: string): boolean =>
  tokens(sentence).join(' ') === tokens(typed).join(' ');

/** Short words must begin the word they stand for (`3s 1w`); longer ones may be a part of it, places are exact. */
const names = (word: string, typed: string): boolean => {
  if (isPlace(typed)) return word === typed;
  return typed.length < 3 ? word.startsWith(typed) : word.includes(typed);
};

/** Does a part say that number of that word? Where it has several numbers they must stand side by side. */
const counts = (number: string, word: string) => (part: readonly string[]) => {
  if (part.filter(isNumber).length === 1) return part.includes(number) && part.some((one) => names(one, word));
  return part.some(
    (one, at) => one === number && [part[at - 1], part[at + 1]].some((other) => names(other ?? '', word)),
  );
};
