/** Sets up the interface's words: both languages are carried along, so that switching is instant. */

import type { Language } from '@tabularium/kernel';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { onSettings, settings } from '../settings.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words';
    resources: { words: Words };
  }
}

/** Begin to speak, in the language of the settings and whenever they change. */
export async function speak(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: settings().language,
    fallbackLng: 'en',
    defaultNS: 'words',
    resources: { en: { words: en }, de: { words: de } },
    interpolation: { escapeValue: false },
  });
  onSettings(() => void i18next.changeLanguage(settings().language));
}

/** A number with a proper minus sign. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A list of names as the language joins them. */
export function joined(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
