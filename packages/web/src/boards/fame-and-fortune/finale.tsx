/** How it ended: by which victory, how far everybody came on the four ways, and two of the races turn by turn. */

import type { Result, Seat } from '@tabularium/kernel';
import { SeatShape, seatColour, seatOutline } from '../../design/shapes.tsx';
import { racesOf } from './races.ts';
import { useFame, useFameTop } from './table.ts';

/** The last page of a game. */
export function Finale({ result }: { result: Result }) {
  const { say } = useFame();
  return (
    <div className="ff-finale">
      <h3>{say.howItEnded}</h3>
      <RaceTable winners={result.winners} />
      <h3>{say.overTime}</h3>
      <div className="ff-charts">
        <Chart way="culture" most={21} />
        <Chart way="technology" most={15} />
      </div>
    </div>
  );
}

function RaceTable({ winners }: { winners: readonly Seat[] }) {
  const { game, say } = useFame();
  const { names } = useFameTop();
  const races = names.map((_, seat) => racesOf(game, seat));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="score-scroll" tabIndex={0} aria-label={say.howItEnded}>
      <table className="scores numbers">
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <th key={seat} scope="col" data-winner={winners.includes(seat) || undefined}>
                <SeatShape seat={seat} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(races[0] ?? []).map(({ way }, at) => (
            <tr key={way}>
              <th scope="row">{say.races[way]}</th>
              {races.map((own, seat) => {
                const { value = 0, most = 1 } = own[at] ?? {};
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                  <td key={seat}>
                    {value}
                    {way === 'military' ? ':' : '/'}
                    {most}
                    <span className="score-bar" aria-hidden="true">
                      <span
                        style={{ inlineSize: `${Math.min(100, (value / most) * 100)}%`, background: seatColour(seat) }}
                      />
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const WIDE = 340;
const HIGH = 150;
const EDGE = 24;

type Way = 'culture' | 'technology';

/** How far everybody had come when each turn began, and at the end, as the log tells it. */
function useCourses(way: Way): readonly (readonly number[])[] {
  const { game } = useFame();
  const { table } = useFameTop();
  const facts = table.log.flatMap((entry) => entry.facts);
  return game.players.map((_, seat) => {
    const course = courseOf(facts, way, seat);
    // What was known from the start is told by no fact.
    const known = racesOf(game, seat).find((race) => race.way === way)?.value ?? 0;
    const before = way === 'technology' ? known - (course.at(-1) ?? 0) : 0;
    return course.map((value) => value + before);
  });
}

type Fact = ReturnType<typeof useFameTop>['table']['log'][number]['facts'][number];

function courseOf(facts: readonly Fact[], way: Way, seat: Seat): number[] {
  const course: number[] = [];
  let now = 0;
  for (const fact of facts) {
    if (fact.fact === 'turn-began') course.push(now);
    else if ('seat' in fact && fact.seat === seat) now = after(fact, way, now);
  }
  return [...course, now];
}

function after(fact: Fact, way: Way, now: number): number {
  if (way === 'culture') return fact.fact === 'advanced' ? fact.space : now;
  return fact.fact === 'learned' ? now + 1 : now;
}

function Chart({ way, most }: { way: 'culture' | 'technology'; most: number }) {
  const { say } = useFame();
  const courses = useCourses(way);
  const turns = Math.max(1, ...courses.map(({ length }) => length - 1));
  const x = (turn: number) => EDGE + (turn / turns) * (WIDE - EDGE - 16);
  const y = (value: number) => HIGH - 18 - (Math.min(value, most) / most) * (HIGH - 34);
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={say.races[way]}>
        <path d={`M${EDGE} ${y(most)}H${WIDE - 8}`} className="ff-goal-line" />
        <path d={`M${EDGE} ${y(0)}H${WIDE - 8}M${EDGE} ${y(0)}V8`} className="ff-axis" />
        <text x={EDGE - 4} y={y(most) + 4} textAnchor="end">
          {most}
        </text>
        <text x={WIDE - 10} y={HIGH - 3} textAnchor="end">
          {turns}
        </text>
        {courses.map((course, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <g key={seat}>
            <polyline
              points={course.map((value, turn) => `${x(turn)},${y(value)}`).join(' ')}
              stroke={seatColour(seat)}
              className="ff-course"
            />
            <path
              d={seatOutline(seat)}
              transform={`translate(${x(course.length - 1)} ${y(course.at(-1) ?? 0)}) scale(.5)`}
              fill={seatColour(seat)}
            />
          </g>
        ))}
      </svg>
      <figcaption>{say.races[way]}</figcaption>
    </figure>
  );
}
