/** What follows from the list of languages: which one a person gets, what it is called, how it counts. */

import { LANGUAGES, type Language } from './languages.ts';

/** Is it one of ours? */
export const isLanguage = (tag: unknown): tag is Language => LANGUAGES.some((language) => language === tag);

/** The first of the languages a person asks for, each as a tag such as `de-AT`, that the table speaks. */
export function languageFor(tags: readonly string[]): Language {
  return tags.map((tag) => tag.split('-')[0]).find(isLanguage) ?? LANGUAGES[0];
}

/** The name a language gives itself. */
export function languageName(language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** Something in every language. */
export function inEveryLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** The name of a rulebook's file in `docs/rules`. */
export function rulebookFile(book: string, language: Language): string {
  return language === LANGUAGES[0] ? `${book}.md` : `${book}.${language}.md`;
}

/** The forms of a word by the categories of `Intl.PluralRules`; `other` stands in for those that are not given. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>>;

const rules = new Map<Language, Intl.PluralRules>();

/** The form that goes with the number: `plural('en', 2, { one: 'has', other: 'have' })`. */
export function plural(language: Language, count: number, forms: Forms): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return forms[known.select(count)] ?? forms.other;
}

/** The number and the form that goes with it: `counted('en', 2, { one: 'card', other: 'cards' })` is `2 cards`. */
export const counted = (language: Language, count: number, forms: Forms): string =>
  `${count} ${plural(language, count, forms)}`;
