/** The table talk. */

import { useEffect, useRef, useState } from 'react';
import { useBlocked } from '../people/blocked.ts';
import { useWords } from '../words/index.ts';
import { useTableTop } from './context.ts';

/** What was said, and a line to say something. */
export function ChatPanel() {
  const say = useWords();
  const { table, session } = useTableTop();
  const blocked = useBlocked();
  const lines = table.chat.filter(({ person }) => !blocked.has(person));
  const [words, setWords] = useState('');
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line scrolls into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [table.chat.length]);
  if (table.link === 'local' || table.link === 'record') return <p className="soft small">{say.table.chatLocal}</p>;
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={list} className="log" aria-label={say.table.chat} tabIndex={0}>
        {lines.length === 0 && <li className="soft">{say.table.chatNone}</li>}
        {lines.map((line) => (
          <li key={line.id}>
            <strong>{line.name === '' ? say.table.gone : line.name}</strong>{' '}
            {line.guest && <span className="tag">{say.table.guest}</span>}{' '}
            {line.text === '' ? <em className="soft">{say.table.erased}</em> : line.text}
          </li>
        ))}
      </ol>
      <form
        className="row chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== '') session.say(words.trim());
          setWords('');
        }}
      >
        <input
          className="input"
          value={words}
          maxLength={500}
          aria-label={say.table.say}
          placeholder={say.table.say}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className="button">
          {say.table.send}
        </button>
      </form>
    </div>
  );
}
