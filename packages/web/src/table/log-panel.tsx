/** The log: what happened, in sentences, the newest at the bottom. */

import { memo, useEffect, useRef } from 'react';
import type { LogEntry } from '../session/session.ts';
import { useWords } from '../words/index.ts';
import { useTableTop, useTalk } from './context.ts';
import { Sentence } from './sentence.tsx';

/** How many moves are drawn; older ones are in the replay. */
const SHOWN = 120;

/** The log of the table. */
export function LogPanel() {
  const say = useWords();
  const { table } = useTableTop();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new entry scrolls into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [table.log.length]);
  const entries = table.log.filter((entry) => entry.facts.length > 0).slice(-SHOWN);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ol ref={list} className="log" aria-label={say.table.log} tabIndex={0}>
      {entries.map((entry, at) => (
        <LogLines key={entry.move} entry={entry} newRound={entry.round !== entries[at - 1]?.round} />
      ))}
    </ol>
  );
}

const LogLines = memo(function LogLines({ entry, newRound }: { entry: LogEntry; newRound: boolean }) {
  const say = useWords();
  const { text } = useTalk();
  return (
    <>
      {newRound && <li className="log-round">{say.table.round(entry.round)}</li>}
      {entry.facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact has its place in its move
        <li key={at}>
          <Sentence words={text.facts[fact.fact]?.(fact) ?? fact.fact} />
        </li>
      ))}
    </>
  );
});
