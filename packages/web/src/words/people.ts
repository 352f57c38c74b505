/** What is said of people among each other: apart from the other words, so that the first page need not load it. */

import type { Language } from '@tabularium/kernel';
import { useSettings } from '../settings.ts';
import type { Words } from './en.ts';
import { WORDS } from './index.ts';
import * as de from './people-de.ts';
import * as en from './people-en.ts';

/** What every language has to say of people. */
export interface PeopleWords {
  readonly people: typeof en.people;
  readonly meeting: typeof en.meeting;
  readonly cup: typeof en.cup;
}

/** The words about people, by language. */
const PEOPLE_WORDS: Readonly<Record<Language, PeopleWords>> = { en, de };

const ALL = new Map<Language, Words & PeopleWords>();

/** All words, those about people too, in the language of the settings. */
export function usePeopleWords(): Words & PeopleWords {
  const { language } = useSettings();
  const known = ALL.get(language) ?? { ...WORDS[language], ...PEOPLE_WORDS[language] };
  ALL.set(language, known);
  return known;
}
