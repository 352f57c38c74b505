import { stripVTControlCharacters } from 'node:util';
import { LANGUAGES } from '@tabularium/kernel';
import { faultsOfWords } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { passageLines } from '../src/passages.ts';
import { rulebook, rulebooks } from '../src/rulebook.ts';
import { words } from '../src/words/index.ts';

test.each(LANGUAGES)('what the terminal says in %s is right with every number from 0 to 3', (language) => {
  expect(faultsOfWords(language, words[language])).toEqual([]);
});

test.each(LANGUAGES)('no mark of Markdown is left in the rules as they are read in %s', (language) => {
  const left = rulebooks().flatMap((book) =>
    rulebook(book, language)
      .flatMap((passage) => passageLines(passage))
      .map(stripVTControlCharacters)
      .filter((line) => /\*|`|(?<![\p{L}\p{N}])_|\]\(/u.test(line)),
  );
  expect(left).toEqual([]);
});
