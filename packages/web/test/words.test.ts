import { LANGUAGES } from '@tabularium/kernel';
import { faultsOfWords } from '@tabularium/kernel/testing';
import { serverWords } from '@tabularium/protocol/words';
import { expect, test } from 'vitest';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import * as peopleDe from '../src/words/people-de.ts';
import * as peopleEn from '../src/words/people-en.ts';

const WORDS = { en: { ...en, ...peopleEn }, de: { ...de, ...peopleDe } };

test.each(LANGUAGES)('what the browser says in %s is right with every number from 0 to 3', (language) => {
  expect(faultsOfWords(language, { ...WORDS[language], server: serverWords[language] })).toEqual([]);
});
