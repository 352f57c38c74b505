/** The course of a game of Through the Ages: culture, and the science of every turn. */

import type { FactIn } from '@tabularium/kernel';
import type { throughTheAges } from '@tabularium/through-the-ages';
import type { LogEntry } from '../../session/session.ts';
import { type Course, courseOf } from '../../table/courses.ts';

type Fact = FactIn<typeof throughTheAges>;

/** Every course of that log. */
export function coursesOf(log: readonly LogEntry<Fact>[], seats: number): readonly Course[] {
  const nothing = Array.from({ length: seats }, () => 0);
  return [
    courseOf('culture', log, nothing, (fact) => {
      if (fact.fact === 'scored-turn' || fact.fact === 'scored' || fact.fact === 'prepared') {
        return { seat: fact.seat, by: fact.culture };
      }
      if (fact.fact === 'famine') return { seat: fact.seat, by: -fact.culture };
      if (fact.fact === 'gained') return { seat: fact.seat, by: fact.gain.culture ?? 0 };
      return fact.fact === 'lost' ? { seat: fact.seat, by: -(fact.gain.culture ?? 0) } : undefined;
    }),
    courseOf('science', log, nothing, (fact) =>
      fact.fact === 'scored-turn' ? { seat: fact.seat, to: fact.science } : undefined,
    ),
  ];
}
