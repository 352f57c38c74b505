/** The client's own words. Every language is carried along, so that switching is instant. */

import type { Language } from '@tabularium/kernel';
import { useSettings } from '../settings.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

/** The client's words, by language. */
export const WORDS: Readonly<Record<Language, Words>> = { en, de };

/** The client's words in that language. */
export const wordsIn = (language: Language): Words => WORDS[language];

/** The client's words in the language of the settings, alive in a component. */
export const useWords = (): Words => wordsIn(useSettings().language);

/** A number with a proper minus sign. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A list of names as the language joins them. */
export function joined(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
