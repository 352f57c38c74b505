/** The course of a game in numbers: what the log tells, added up for every seat at the end of every round. */

import type { AnyFact, Seat } from '@tabularium/kernel';
import type { LogEntry } from '../session/session.ts';

/** What a course is about; the client's words have a name for each. */
export type CourseName =
  | 'points'
  | 'goods'
  | 'persons'
  | 'culture'
  | 'science'
  | 'technology'
  | 'agendas'
  | 'track'
  | 'technologies'
  | 'coins'
  | 'battles';

/** One point of a course. */
export interface CoursePoint {
  readonly round: number;
  readonly seat: Seat;
  readonly value: number;
}

/** One number over the rounds, for every seat. */
export interface Course {
  readonly name: CourseName;
  readonly points: readonly CoursePoint[];
  /** Whoever comes so far has won. */
  readonly goal?: number;
}

/** What a fact does to a number of a seat: adds to it, or sets it. */
export type Step = { readonly seat: Seat } & ({ readonly by: number } | { readonly to: number });

/** A course by the steps that facts make. */
export function courseOf<Fact extends AnyFact>(
  name: CourseName,
  log: readonly LogEntry<Fact>[],
  starts: readonly number[],
  stepsOf: (fact: Fact) => Step | readonly Step[] | undefined,
): Course {
  const now = [...starts];
  const points: CoursePoint[] = starts.map((value, seat) => ({ round: 0, seat, value }));
  for (const [at, { round, facts }] of log.entries()) {
    for (const step of facts.flatMap((fact) => stepsOf(fact) ?? [])) {
      now[step.seat] = 'to' in step ? step.to : (now[step.seat] ?? 0) + step.by;
    }
    if (log[at + 1]?.round !== round && round > 0) points.push(...now.map((value, seat) => ({ round, seat, value })));
  }
  return { name, points };
}
