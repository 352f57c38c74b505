/**
 * What happened since one's last turn, step by step: the board is shown as it was after each move of the others, things
 * travel again, and whoever has seen enough goes on. It lasts as long as the table is open.
 */

import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableState } from '../session/session.ts';
import { readingTime } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { useTalk } from './context.ts';
import { Sentence } from './sentence.tsx';

/** How long a step stays, and how much longer for each thing it tells. */
const STEP = 900;
const FACT = 450;
/** So many steps are kept; of a longer time the last ones are shown. */
const MOST = 60;

/** A look back. */
export interface Recap {
  /** What there is to be seen again. */
  readonly steps: readonly TableState[];
  /** The step that is shown, counted from 0; nothing while the present is. */
  readonly at: number | undefined;
  begin(): void;
  next(): void;
  end(): void;
}

/** Was the viewer asked at that moment? */
const isAsked = ({ viewer, sight }: TableState): boolean => viewer !== null && sight.awaited.includes(viewer);

/** The steps to keep when the table comes to a new moment: those since the viewer was asked last, with the moment before. */
export function remembered(steps: readonly TableState[], now: TableState): readonly TableState[] {
  const last = steps.at(-1);
  if (last === undefined || now.log.length < last.log.length || now.viewer !== last.viewer) return [now];
  if (now.sight === last.sight) return steps;
  return isAsked(last) ? [last, now] : [...steps, now].slice(-MOST);
}

/** Remembers what happens at a table, and shows it again when asked. */
export function useRecap(table: TableState): Recap {
  const kept = useRef<readonly TableState[]>([]);
  kept.current = remembered(kept.current, table);
  const [at, setAt] = useState<number>();
  const steps = kept.current.length > 1 && isAsked(table) && table.link !== 'record' ? kept.current : NOTHING;
  const shown = at !== undefined && at < steps.length ? at : undefined;
  useEffect(() => {
    if (shown === undefined) return;
    const told = steps[shown]?.log.at(-1)?.facts.length ?? 0;
    const pause = readingTime(STEP + Math.min(6, told) * FACT);
    if (pause === 0) return;
    const timer = setTimeout(() => setAt(shown + 1), pause);
    return () => clearTimeout(timer);
  }, [shown, steps]);
  return useMemo(
    () => ({
      steps,
      at: shown,
      begin: () => setAt(0),
      next: () => setAt((now) => (now === undefined ? undefined : now + 1)),
      end: () => setAt(undefined),
    }),
    [steps, shown],
  );
}

const NOTHING: readonly TableState[] = [];

/** The table at the step that is shown, at which nothing can be done; the present otherwise. */
export function shownAt(table: TableState, { steps, at }: Recap): TableState {
  const step = at === undefined ? undefined : steps[at];
  return step === undefined ? table : { ...step, link: 'record' };
}

/** The strip while one looks back: what this step told, how far one is, and the ways on. */
export function RecapStrip({ recap }: { recap: Recap }) {
  const say = useWords();
  const { text } = useTalk();
  const { steps, at } = recap;
  if (at === undefined) return null;
  const facts = at === 0 ? [] : (steps[at]?.log.at(-1)?.facts ?? []);
  return (
    <section className="recap" aria-label={say.table.recap}>
      <p className="recap-count numbers">
        {say.table.recap} {at}/{steps.length - 1}
      </p>
      <p className="recap-words" aria-live="polite">
        {facts.map((fact, n) => {
          const key = `${n} ${fact.fact}`;
          return (
            <span key={key}>
              <Sentence words={text.facts[fact.fact]?.(fact) ?? fact.fact} still />{' '}
            </span>
          );
        })}
      </p>
      <button type="button" className="button" onClick={recap.next}>
        {say.table.recapNext}
      </button>
      <button type="button" className="button" onClick={recap.end}>
        {say.table.recapEnd}
      </button>
    </section>
  );
}
