/** The final scoring, told part by part: every part adds to the bars, the last one names the winner. */

import { type Result, type Seat, scoredParts } from '@tabularium/kernel';
import { Dialog } from 'radix-ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { BoardModule } from '../boards/board.ts';
import { focusDialog } from '../design/focus.ts';
import { SeatShape, seatColour } from '../design/shapes.tsx';
import { readingTime } from '../settings.ts';
import { figure, joined, useWords } from '../words/index.ts';
import { useTableTop } from './context.ts';

const CourseCharts = lazy(() => import('./course-charts.tsx'));

/** How long one part of the scoring stays alone. */
const PART_SHOWN = 1600;

/** The scoring in a dialog. */
export function ResultDialog(props: {
  Finale: BoardModule['Finale'];
  result: Result;
  open: boolean;
  onOpen: (open: boolean) => void;
  replay: string | undefined;
  /** Plays again with the same people. */
  again: (() => void) | undefined;
}) {
  const say = useWords();
  const { text } = useTableTop();
  const parts = props.Finale !== undefined ? [] : scoredParts(props.result);
  const { told, next, all } = useTelling(parts.length, props.open);
  const done = told >= parts.length;
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="dialog result" aria-describedby={undefined} onOpenAutoFocus={focusDialog}>
          <header>
            <Dialog.Title asChild>
              <h2>{say.result.title}</h2>
            </Dialog.Title>
            <Dialog.Close className="button quiet">{say.result.close}</Dialog.Close>
          </header>
          {done && <Winner result={props.result} />}
          <p className="soft" aria-live="polite">
            {done
              ? text.endings[props.result.ending]
              : `${say.result.step(told + 1, parts.length)}: ${text.parts[parts[told] ?? ''] ?? ''}`}
          </p>
          {props.Finale === undefined ? (
            <ScoreTable result={props.result} parts={parts} told={told} />
          ) : (
            <props.Finale result={props.result} />
          )}
          {done && (
            <Suspense>
              <CourseCharts result={props.result} />
            </Suspense>
          )}
          <footer className="row">
            {!done && (
              <>
                <button type="button" className="button primary" onClick={next}>
                  {say.result.next}
                </button>
                <button type="button" className="button" onClick={all}>
                  {say.result.all}
                </button>
              </>
            )}
            {done && (
              <>
                {props.replay !== undefined && (
                  <>
                    <Link href={props.replay} className="button primary">
                      {say.table.watchReplay}
                    </Link>
                    <Link href={`${props.replay}${props.replay.includes('?') ? '&' : '?'}review=1`} className="button">
                      {say.table.reviewGame}
                    </Link>
                  </>
                )}
                {props.again === undefined ? (
                  <Link href="/new" className="button">
                    {say.table.again}
                  </Link>
                ) : (
                  <button type="button" className="button" onClick={props.again}>
                    {say.table.rematch}
                  </button>
                )}
              </>
            )}
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Counts the parts that have been told, one after the other. */
function useTelling(parts: number, open: boolean) {
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (!open || told >= parts) return;
    const pause = readingTime(PART_SHOWN);
    const timer = setTimeout(() => setTold(pause === 0 ? parts : told + 1), pause);
    return () => clearTimeout(timer);
  }, [open, told, parts]);
  return { told, next: () => setTold(told + 1), all: () => setTold(parts) };
}

function ScoreTable({ result, parts, told }: { result: Result; parts: readonly string[]; told: number }) {
  const say = useWords();
  const { text, names } = useTableTop();
  const sums = result.parts.map((seat) => parts.slice(0, told + 1).reduce((sum, part) => sum + (seat[part] ?? 0), 0));
  const best = Math.max(1, ...result.scores);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="score-scroll" tabIndex={0} aria-label={say.result.title}>
      <table className="scores numbers">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{say.table.players}</span>
            </th>
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <th key={seat} scope="col">
                <SeatShape seat={seat} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, at) => (
            <tr key={part} data-now={at === told || undefined} data-hidden={at > told || undefined}>
              <th scope="row">{text.parts[part] ?? part}</th>
              {result.parts.map((seat, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <td key={index}>{at <= told ? figure(seat[part] ?? 0) : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.result.total}</th>
            {sums.map((sum, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <td key={seat}>
                <strong>{figure(told >= parts.length ? (result.scores[seat] ?? 0) : sum)}</strong>
                <ScoreBar seat={seat} share={Math.max(0, sum) / best} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function ScoreBar({ seat, share }: { seat: Seat; share: number }) {
  return (
    <span className="score-bar" aria-hidden="true">
      <span style={{ inlineSize: `${Math.round(share * 100)}%`, background: seatColour(seat) }} />
    </span>
  );
}

function Winner({ result }: { result: Result }) {
  const say = useWords();
  const { names, language } = useTableTop();
  const winners = joined(
    language,
    result.winners.map((seat) => names[seat] ?? ''),
  );
  return (
    <p className="winner">
      {result.winners.map((seat) => (
        <SeatShape key={seat} seat={seat} size={26} />
      ))}{' '}
      {say.result.wins(winners, result.winners.length)}
    </p>
  );
}
