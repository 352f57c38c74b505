/** The course of a finished game as charts, drawn by Observable Plot, which is loaded only then; they can be shared as a picture. */

import * as Plot from '@observablehq/plot';
import type { Result } from '@tabularium/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { figure, joined, useWords } from '../words/index.ts';
import { useTableTop } from './context.ts';
import type { Course } from './courses.ts';
import { pictureOf, sharePicture } from './share-picture.ts';

const WIDE = 380;
const HIGH = 190;
/** The shapes of the seats, as Plot knows them: a line ends in the shape of whom it tells of. */
const SHAPES = ['square', 'diamond', 'triangle', 'circle', 'hexagon'] as const;

/** All charts, and the button that makes a picture of them. */
export default function CourseCharts({ result }: { result: Result }) {
  const say = useWords();
  const { table, board, names, text, language } = useTableTop();
  const courses = useMemo(
    () => board.coursesOf?.(table.log, table.places.length, table.sight.view) ?? [],
    [board, table],
  );
  const charts = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState(false);
  if (courses.every((course) => lastRound(course) < 2)) return null;
  const share = async () => {
    const drawn = [...(charts.current?.querySelectorAll('svg') ?? [])];
    const captions = courses.map(({ name }) => say.result.courses[name]);
    const { winners, scores } = result;
    const best = joined(
      language,
      winners.map((seat) => names[seat] ?? ''),
    );
    const drawing = {
      title: say.result.wins(best, winners.length),
      game: text.title,
      captions,
      // Where races are won rather than points, the charts say it all.
      names: board.Finale === undefined ? names.map((name, seat) => `${name} ${figure(scores[seat] ?? 0)}`) : names,
      drawn,
    };
    await sharePicture(await pictureOf(drawing), `${table.gameId}.png`);
  };
  return (
    <section className="courses" aria-label={say.result.overTime}>
      <h3>{say.result.overTime}</h3>
      <div ref={charts} className="course-charts">
        {courses.map((course) => (
          <CourseChart key={course.name} course={course} />
        ))}
      </div>
      <button type="button" className="button" onClick={() => share().catch(() => setWrong(true))}>
        {say.result.picture}
      </button>
      {wrong && (
        <p role="alert" className="refusal">
          {say.result.noPicture}
        </p>
      )}
    </section>
  );
}

const lastRound = ({ points }: Course): number => Math.max(0, ...points.map(({ round }) => round));

/** Nothing is counted in halves: where there are few steps there are few lines. */
const highest = ({ points }: Course): number => Math.max(1, ...points.map(({ value }) => Math.abs(value)));

/** The number at the end of a line, and how high it is written. */
type End = Course['points'][number] & { readonly height: number };

/** How much higher a number is written than one below it, as a share of all that is drawn. */
const LINE_OF_TEXT = 0.1;

/** The numbers at the ends of the lines: those that would lie over each other stand one above the other. */
function endsOf({ points }: Course): readonly End[] {
  const values = points.map(({ value }) => value);
  const room = LINE_OF_TEXT * (Math.max(...values) - Math.min(...values));
  const last = new Map(points.map((point) => [point.seat, point]));
  let lowest = Number.NEGATIVE_INFINITY;
  return [...last.values()]
    .toSorted((one, other) => one.value - other.value)
    .map((point) => {
      const height = Math.max(point.value, lowest);
      lowest = height + room;
      return { ...point, height };
    });
}

/** One number over the rounds, a line for every seat in its colour and ending in its shape. */
function CourseChart({ course }: { course: Course }) {
  const say = useWords();
  const { names } = useTableTop();
  const frame = useRef<HTMLDivElement>(null);
  const caption = say.result.courses[course.name];
  useEffect(() => {
    const colours = getComputedStyle(document.documentElement);
    const ends = endsOf(course);
    const chart = Plot.plot({
      width: WIDE,
      height: HIGH,
      marginLeft: 34,
      style: { fontFamily: 'Alegreya Sans, sans-serif', fontSize: '14px', background: 'transparent' },
      x: { label: null, tickFormat: 'd', ticks: Math.min(8, lastRound(course)) },
      y: { grid: true, label: null, nice: true, tickFormat: 'd', ticks: Math.min(5, highest(course)) },
      color: {
        domain: names.map((_, seat) => seat),
        range: names.map((_, seat) => colours.getPropertyValue(`--player-${seat}`).trim()),
      },
      symbol: { domain: names.map((_, seat) => seat), range: names.map((_, seat) => SHAPES[seat % SHAPES.length]) },
      marks: [
        Plot.ruleY(course.goal === undefined ? [] : [course.goal], { stroke: 'currentColor', strokeDasharray: '5 4' }),
        Plot.lineY(course.points, { x: 'round', y: 'value', stroke: 'seat', strokeWidth: 2.4, curve: 'linear' }),
        Plot.dot(
          course.points,
          Plot.selectLast({ x: 'round', y: 'value', z: 'seat', symbol: 'seat', fill: 'seat', r: 4.5 }),
        ),
        Plot.text(ends, {
          x: 'round',
          y: 'height',
          fill: 'seat',
          text: ({ value }: End) => String(value),
          textAnchor: 'start',
          dx: 8,
          fontWeight: 'bold',
        }),
      ],
      marginRight: 34,
    });
    // The figure has a name; its parts would only repeat the names of their shapes.
    for (const part of chart.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
    frame.current?.replaceChildren(chart);
  }, [course, names]);
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <div ref={frame} role="img" aria-label={caption} />
    </figure>
  );
}
