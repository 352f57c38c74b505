/** The course of a game of Stone Age: points, goods and persons. */

import type { Fact } from '@tabularium/stone-age';
import type { LogEntry } from '../../session/session.ts';
import { type Course, courseOf } from '../../table/courses.ts';

/** So many persons everybody begins with (SA 2.3). */
const PERSONS = 5;
/** What hunger costs (SA 12.4). */
const HUNGER = 10;

/** Every course of that log. */
export function coursesOf(log: readonly LogEntry<Fact>[], seats: number): readonly Course[] {
  const from = (value: number) => Array.from({ length: seats }, () => value);
  return [
    courseOf('points', log, from(0), (fact) => {
      if (fact.fact === 'building-bought' || fact.fact === 'scored') return { seat: fact.seat, by: fact.points };
      if (fact.fact === 'final-score') return { seat: fact.seat, to: fact.total };
      return fact.fact === 'starved' ? { seat: fact.seat, by: -HUNGER } : undefined;
    }),
    courseOf('goods', log, from(0), (fact) =>
      (fact.fact === 'gathered' && fact.yields !== 'food') || (fact.fact === 'gained' && fact.goods !== 'food')
        ? { seat: fact.seat, by: fact.amount }
        : undefined,
    ),
    courseOf('persons', log, from(PERSONS), (fact) =>
      fact.fact === 'born' ? { seat: fact.seat, to: fact.persons } : undefined,
    ),
  ];
}
