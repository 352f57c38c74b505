/** How challenges went: kept in this browser, and with the account of whoever is logged in (`account.ts`). */

import { type Challenge, MEDALS, type Medal, type Standing } from '@tabularium/kernel';
import { useSyncExternalStore } from 'react';

/** The best of all tries of one challenge. */
export interface Best {
  readonly reached: number;
  readonly medal: Medal | undefined;
}

const KEY = 'tabularium-challenges';
const listeners = new Set<() => void>();
let known: Readonly<Record<string, Best>> | undefined;

function all(): Readonly<Record<string, Best>> {
  known ??= stored();
  return known;
}

function stored(): Readonly<Record<string, Best>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, Best>>;
  } catch {
    return {};
  }
}

/** The name of a challenge among all. */
export const nameOf = (book: string, { id }: Pick<Challenge, 'id'>): string => `${book}/${id}`;

/** Keep a result if it is the best so far. */
export function keepResult(name: string, { reached, medal }: Standing): void {
  const before = all()[name];
  if (before !== undefined && before.reached >= reached) return;
  known = { ...all(), [name]: { reached, medal } };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A full or forbidden store loses the medal, not the pleasure.
  }
  for (const listener of listeners) listener();
}

/** The best results, alive in a component. */
export function useResults(): Readonly<Record<string, Best>> {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, all);
}

/** Medals in signs, as many as there are steps to gold. */
export const starsOf = (medal: Medal | undefined): string =>
  MEDALS.map((one) => (medal !== undefined && MEDALS.indexOf(medal) >= MEDALS.indexOf(one) ? '★' : '☆')).join('');
