/** What a person prefers on this device: language, theme, speed, sound. Kept in the browser, never sent anywhere. */

import { isLanguage, type Language, languageFor } from '@tabularium/kernel';
import { useSyncExternalStore } from 'react';

/** How long movements take, as a factor; `none` shows every step at once. */
export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Follow the system, or not. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Everything that can be preferred. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
  /** How loud, from 0 to 1. */
  readonly volume: number;
  /** Ask before a press on the board ends the turn. */
  readonly confirm: boolean;
  /** Tips, each once. */
  readonly tips: boolean;
  /** Say so when a move against bots cost much. */
  readonly practice: boolean;
  /** The name this person last sat down with. */
  readonly name: string;
  /** People whose words are not shown here. */
  readonly mutedPeople: readonly string[];
}

const KEY = 'tabularium-settings';
const listeners = new Set<() => void>();
const darkness = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

let current: Settings = { ...defaults(), ...stored() };

function defaults(): Settings {
  return {
    language: languageFor(navigator.languages),
    theme: 'auto',
    speed: 'normal',
    sound: false,
    volume: 0.6,
    confirm: true,
    tips: true,
    practice: false,
    name: '',
    mutedPeople: [],
  };
}

function stored(): Partial<Settings> {
  try {
    const { language, ...rest } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return isLanguage(language) ? { language, ...rest } : rest;
  } catch {
    return {};
  }
}

/** The settings now. */
export const settings = (): Settings => current;

/** Change some of them, at once and for the next visit. */
export function prefer(change: Partial<Settings>): void {
  current = { ...current, ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  dress();
  for (const listener of listeners) listener();
}

/** Be told when settings change. */
function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings, alive in a component. */
export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings, settings);
}

/** Put theme and language on the document. */
export function dress(): void {
  const dark = current.theme === 'dark' || (current.theme === 'auto' && darkness.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  document.documentElement.lang = current.language;
}

darkness.addEventListener('change', dress);

const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, none: 0 };

/** How long something that usually takes that many milliseconds takes now. */
export function paced(milliseconds: number): number {
  return stillness.matches ? 0 : milliseconds * PACE[current.speed];
}

/** How long a move of somebody else stays in view before the next one follows. */
export function readingTime(milliseconds: number): number {
  return milliseconds * PACE[current.speed];
}
