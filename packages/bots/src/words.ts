/** The words of bots: their levels, and how they give reasons. */

import type { Language } from '@tabularium/kernel';
import type { Level } from './bot.ts';

/** What is said in one language. */
export interface BotWords {
  /** The levels: a name, and what to expect. */
  readonly levels: Readonly<Record<Level, { readonly name: string; readonly says: string }>>;
  readonly advice: {
    /** What speaks for something, given the names of features. */
    readonly forIt: (names: readonly string[]) => string;
    readonly againstIt: (names: readonly string[]) => string;
    /** What rivals have less of. */
    readonly rivals: string;
  };
}

const list = (language: Language, names: readonly string[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** What bots say, by language. */
export const words: Readonly<Record<Language, BotWords>> = {
  en: {
    levels: {
      1: { name: 'Newcomer', says: 'Plays by the rules and makes mistakes like a beginner.' },
      2: { name: 'Apprentice', says: 'Sees most of what is good, and now and then misses it.' },
      3: { name: 'Regular', says: 'Takes what looks best at every step.' },
      4: { name: 'Expert', says: 'Thinks a turn ahead.' },
      5: { name: 'Master', says: 'Plays as strongly as we know how.' },
    },
    advice: {
      forIt: (names) => `For it: ${list('en', names)}.`,
      againstIt: (names) => `Against it: ${list('en', names)}.`,
      rivals: 'what it leaves to the rivals',
    },
  },
  de: {
    levels: {
      1: { name: 'Neuling', says: 'Spielt nach den Regeln und macht Fehler wie ein Anfänger.' },
      2: { name: 'Lehrling', says: 'Sieht meist, was gut ist, und übersieht es hin und wieder.' },
      3: { name: 'Kenner', says: 'Nimmt in jedem Schritt, was am besten aussieht.' },
      4: { name: 'Könner', says: 'Denkt einen Zug voraus.' },
      5: { name: 'Meister', says: 'Spielt so stark, wie wir es vermögen.' },
    },
    advice: {
      forIt: (names) => `Dafür spricht: ${list('de', names)}.`,
      againstIt: (names) => `Dagegen spricht: ${list('de', names)}.`,
      rivals: 'was den Rivalen bleibt',
    },
  },
};
