/** The course of a game of A New Dawn: agendas and technology. Whose cities were conquered no fact tells by itself. */

import type { FactIn } from '@tabularium/kernel';
import type { newDawn } from '@tabularium/new-dawn';
import type { LogEntry } from '../../session/session.ts';
import { type Course, courseOf } from '../../table/courses.ts';

type Fact = FactIn<typeof newDawn>;

/** Every course of that log. */
export function coursesOf(log: readonly LogEntry<Fact>[], seats: number): readonly Course[] {
  const from = (value: number) => Array.from({ length: seats }, () => value);
  return [
    courseOf('agendas', log, from(0), (fact) => {
      if (fact.fact === 'agenda-completed') return { seat: fact.seat, by: 1 };
      return fact.fact === 'agenda-lost' ? { seat: fact.seat, by: -1 } : undefined;
    }),
    courseOf('technology', log, from(0), (fact) =>
      fact.fact === 'dial-advanced' ? { seat: fact.seat, to: fact.to } : undefined,
    ),
  ];
}
