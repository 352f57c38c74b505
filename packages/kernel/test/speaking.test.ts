import { expect, test } from 'vitest';
import {
  counted,
  inEveryLanguage,
  isLanguage,
  LANGUAGES,
  languageFor,
  languageName,
  plural,
  rulebookFile,
} from '../src/index.ts';

test('a person gets the first of their languages that the table speaks, or the first of the table', () => {
  expect(languageFor(['fr-CH', 'de-CH', 'en'])).toBe('de');
  expect(languageFor(['en-GB', 'de'])).toBe('en');
  expect(languageFor(['la'])).toBe(LANGUAGES[0]);
  expect(languageFor([])).toBe(LANGUAGES[0]);
});

test('what is stored or typed need not be a language', () => {
  expect(['de', 'DE', '', 'toString', null, 7].filter(isLanguage)).toEqual(['de']);
});

test('languages name themselves', () => {
  expect(inEveryLanguage(languageName)).toMatchObject({ en: 'English', de: 'Deutsch' });
});

test('the first language has the rulebook without a suffix', () => {
  expect(rulebookFile('stone-age', 'en')).toBe('stone-age.md');
  expect(rulebookFile('stone-age', 'de')).toBe('stone-age.de.md');
});

test('a count takes the form its language has for it', () => {
  const cards = { one: 'card', other: 'cards' };
  expect([0, 1, 2].map((count) => counted('en', count, cards))).toEqual(['0 cards', '1 card', '2 cards']);
  expect(plural('en', -1, cards)).toBe('card');
  expect(plural('de', 1, { other: 'Marker' })).toBe('Marker');
});
