/** The log: what happened, in sentences, the newest at the bottom. */

import { Fragment, memo, useEffect, useRef, useState } from 'react';
import { useNotes } from '../session/notes.ts';
import type { LogEntry } from '../session/session.ts';
import { useWords } from '../words/index.ts';
import { cite } from './citing.tsx';
import { useRoundWords, useTableTop, useTalk } from './context.ts';
import { aboutOf, pointAt } from './highlight.ts';
import { NoteField } from './notes-panel.tsx';
import { Sentence } from './sentence.tsx';

/** How many moves are drawn at first, and how many more whenever somebody asks for earlier ones. */
const SHOWN = 120;
const MORE = 100;

/** The log of the table. */
export function LogPanel() {
  const say = useWords();
  const { table, session } = useTableTop();
  const [shown, setShown] = useState(SHOWN);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new entry scrolls into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [table.log.length]);
  // A log that was hidden until now, in a sheet, has not been scrolled yet.
  useEffect(() => {
    const log = list.current;
    if (log === null) return;
    let height = 0;
    const watch = new ResizeObserver(() => {
      if (height === 0) log.scrollTo({ top: log.scrollHeight });
      height = log.clientHeight;
    });
    watch.observe(log);
    return () => watch.disconnect();
  }, []);
  const known = [...(table.earlier ?? []), ...table.log].filter((entry) => entry.facts.length > 0);
  const entries = known.slice(-shown);
  const showEarlier = async () => {
    if (known.length < shown + MORE && table.hasEarlier) await session.fetchEarlier?.();
    setShown(shown + MORE);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ol ref={list} className="log" aria-label={say.table.log} tabIndex={0}>
      {(table.hasEarlier || known.length > shown) && (
        <li>
          <button type="button" className="button quiet" onClick={() => void showEarlier()}>
            {say.table.earlier}
          </button>
        </li>
      )}
      {entries.map((entry, at) => (
        <LogLines key={entry.move} entry={entry} newRound={isFirstOfRound(entry, entries[at - 1])} />
      ))}
    </ol>
  );
}

/** Where in a move that ends a round the next one begins, or -1: what follows belongs under its heading. */
const nextRoundAt = ({ round, facts }: LogEntry): number =>
  facts.findIndex((fact) => 'round' in fact && fact['round'] === round + 1);

const isFirstOfRound = (entry: LogEntry, before: LogEntry | undefined): boolean =>
  before === undefined || (entry.round !== before.round && nextRoundAt(before) === -1);

/** What can be done with a move of a table on the server: speak of it, and write a note beside it. */
function LineTools({ entry }: { entry: number }) {
  const say = useWords();
  const { table, session } = useTableTop();
  const note = useNotes(session.notes).get(entry);
  const [writing, setWriting] = useState(false);
  const { notes } = session;
  if (table.link === 'record') return note === undefined ? null : <p className="line-note small">{note}</p>;
  return (
    <>
      <span className="line-tools">
        {session.say !== undefined && (
          <LineTool words={say.atTable.cite} sign="M3 4h14v9H9l-4 4v-4H3Z" does={() => cite({ entry })} />
        )}
        {notes !== undefined && (
          <LineTool
            words={say.atTable.noteHere}
            sign="M4 16l1-4 8-8 3 3-8 8-4 1Z M11 6l3 3"
            does={() => setWriting(true)}
          />
        )}
      </span>
      {notes !== undefined && (writing || note !== undefined) && (
        <NoteField
          book={notes}
          entry={entry}
          label={say.atTable.note}
          done={() => setWriting(false)}
          autoFocus={writing}
        />
      )}
    </>
  );
}

function LineTool({ words, sign, does }: { words: string; sign: string; does: () => void }) {
  return (
    <button type="button" className="line-tool" aria-label={words} title={words} onClick={does}>
      <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
        <path d={sign} fill="none" stroke="currentColor" strokeWidth="1.800" strokeLinejoin="round" />
      </svg>
    </button>
  );
}

const LogLines = memo(function LogLines({ entry, newRound }: { entry: LogEntry; newRound: boolean }) {
  const roundWords = useRoundWords();
  const { text } = useTalk();
  const next = nextRoundAt(entry);
  return (
    <>
      {newRound && <li className="log-round">{roundWords(entry.round)}</li>}
      {entry.facts.map((fact, at) => {
        const words = text.facts[fact.fact]?.(fact) ?? fact.fact;
        const light = () => pointAt(...aboutOf(fact, words));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact has its place in its move
          <Fragment key={at}>
            {at === next && <li className="log-round">{roundWords(entry.round + 1)}</li>}
            <li onPointerEnter={light} onPointerLeave={() => pointAt()} onFocus={light} onBlur={() => pointAt()}>
              <Sentence words={words} />
              {at === entry.facts.length - 1 && entry.entry !== undefined && <LineTools entry={entry.entry} />}
            </li>
          </Fragment>
        );
      })}
    </>
  );
});
