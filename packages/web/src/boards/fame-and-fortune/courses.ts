/** The course of a game of Civilization: the four races turn by turn, that for arms by the battles that were won. */

import type { FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { COINS_TO_WIN, VICTORY_SPACE } from '@tabularium/fame-and-fortune/content';
import { coinsOf, readable, technologiesOf } from '@tabularium/fame-and-fortune/queries';
import type { FactIn } from '@tabularium/kernel';
import type { LogEntry } from '../../session/session.ts';
import { type Course, courseOf } from '../../table/courses.ts';

type Fact = FactIn<typeof fameAndFortune>;
type Log = readonly LogEntry<Fact>[];

/** Every course of that log, up to the position of that view. */
export function coursesOf(log: Log, seats: number, view: FameView): readonly Course[] {
  const none = Array.from({ length: seats }, () => 0);
  return [
    {
      ...courseOf('track', log, none, (fact) =>
        fact.fact === 'advanced' ? { seat: fact.seat, to: fact.space } : undefined,
      ),
      goal: VICTORY_SPACE,
    },
    technologies(log, view),
    { ...coins(log, none, view), goal: COINS_TO_WIN },
    courseOf('battles', log, none, (fact) =>
      fact.fact === 'battle-ended' && !fact.village ? { seat: fact.seat, by: 1 } : undefined,
    ),
  ];
}

/** What was known from the start is told by no fact. */
function technologies(log: Log, view: FameView): Course {
  const learned = log.flatMap(({ facts }) => facts.flatMap((fact) => (fact.fact === 'learned' ? [fact.seat] : [])));
  const starts = readable(view).players.map(
    (player, seat) => technologiesOf(player).length - learned.filter((one) => one === seat).length,
  );
  return courseOf('technologies', log, starts, (fact) =>
    fact.fact === 'learned' ? { seat: fact.seat, by: 1 } : undefined,
  );
}

/** Coins are told when a turn begins; where they ended, the position says. */
function coins(log: Log, none: readonly number[], view: FameView): Course {
  const course = courseOf('coins', log, none, (fact) =>
    fact.fact === 'turn-began' ? fact.coins.map((to, seat) => ({ seat, to })) : undefined,
  );
  const game = readable(view);
  const last = course.points.at(-1)?.round;
  return {
    ...course,
    points: course.points.map((point) =>
      point.round === last ? { ...point, value: coinsOf(game, point.seat) } : point,
    ),
  };
}
