/** How far somebody is in the lessons: kept in this browser, never sent anywhere. */

import type { LessonPlace } from '@tabularium/kernel';
import { useSyncExternalStore } from 'react';

/** What is kept of one lesson. */
export interface Progress {
  /** It was done to its end, once at least. */
  readonly done: boolean;
  /** Where it was left. */
  readonly place?: LessonPlace | undefined;
}

const KEY = 'tabularium-lessons';
const listeners = new Set<() => void>();
let known: Readonly<Record<string, Progress>> | undefined;

function all(): Readonly<Record<string, Progress>> {
  known ??= stored();
  return known;
}

function stored(): Readonly<Record<string, Progress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, Progress>>;
  } catch {
    return {};
  }
}

const nameOf = (course: string, lesson: string): string => `${course}/${lesson}`;

/** How far this lesson got. */
export const progressIn = (course: string, lesson: string): Progress | undefined => all()[nameOf(course, lesson)];

/** Keep how far it got. */
export function keepProgress(course: string, lesson: string, progress: Progress): void {
  known = { ...all(), [nameOf(course, lesson)]: progress };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A full or forbidden store loses the place in the lesson, not the lesson.
  }
  for (const listener of listeners) listener();
}

/** The progress in all lessons, alive in a component. */
export function useProgress(): Readonly<Record<string, Progress>> {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, all);
}

/** How many lessons of that course were done. */
export const doneIn = (progress: Readonly<Record<string, Progress>>, course: string): number =>
  Object.entries(progress).filter(([name, { done }]) => done && name.startsWith(`${course}/`)).length;
