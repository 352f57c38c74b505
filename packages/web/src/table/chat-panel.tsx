/** The table talk. */

import { DropdownMenu } from 'radix-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocked } from '../people/blocked.ts';
import { ask } from '../session/server.ts';
import type { ChatLine } from '../session/session.ts';
import { prefer, useSettings } from '../settings.ts';
import { joined, useWords } from '../words/index.ts';
import { Citation, CitedWords, cite, useCited, usePointing } from './citing.tsx';
import { useTableTop } from './context.ts';

/** What was said, and a line to say something. */
export function ChatPanel() {
  const say = useWords();
  const { table, session } = useTableTop();
  const { mutedPeople } = useSettings();
  const blocked = useBlocked();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line scrolls into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [table.chat.length]);
  if (table.link === 'local' || (table.link === 'record' && table.chat.length === 0)) {
    const people = table.places.filter(({ kind }) => kind === 'human').length;
    const here = people > 1 ? say.table.chatLocal : say.table.chatBots;
    return <p className="soft small">{table.link === 'local' ? here : say.table.chatNone}</p>;
  }
  const lines = table.chat.filter(({ person }) => !blocked.has(person) && !mutedPeople.includes(person));
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={list} className="log" aria-label={say.table.chat} tabIndex={0}>
        {table.chat.length === 0 && <li className="soft">{say.table.chatNone}</li>}
        {lines.map((line) => (
          <li key={line.id}>
            <Speaker line={line} /> {line.guest && <span className="tag">{say.table.guest}</span>}{' '}
            {line.about !== undefined && <Citation about={line.about} />}{' '}
            {line.text === '' ? <em className="soft">{say.table.erased}</em> : line.text}
          </li>
        ))}
      </ol>
      <Muted chat={table.chat} />
      {session.say !== undefined && <ChatForm />}
      {session.say === undefined && table.link !== 'record' && <p className="soft small">{say.atTable.onlySeated}</p>}
    </div>
  );
}

/** Who says it; pressed, what can be done about that. */
function Speaker({ line }: { line: ChatLine }) {
  const say = useWords();
  const { table } = useTableTop();
  const { mutedPeople } = useSettings();
  const [reported, setReported] = useState(false);
  const { person, name } = line;
  if (name === '') return <strong>{say.table.gone}</strong>;
  if (line.mine) return <strong>{name}</strong>;
  const report = async () => {
    const reason = prompt(say.atTable.reportWhy);
    if (reason === null) return;
    await ask('POST', `/tables/${table.id}/report`, { entry: line.id, reason: reason.slice(0, 500) });
    setReported(true);
  };
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className="speaker" aria-label={say.atTable.about(name)}>
          {name}
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="popover table-menu" sideOffset={4} collisionPadding={12}>
            <DropdownMenu.Item onSelect={() => prefer({ mutedPeople: [...mutedPeople, person] })}>
              {say.atTable.mute(name)}
            </DropdownMenu.Item>
            {line.text !== '' && (
              <DropdownMenu.Item onSelect={() => void report().catch(() => {})}>{say.atTable.report}</DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {reported && (
        <em className="soft small" role="status">
          {' '}
          {say.atTable.reported}
        </em>
      )}
    </>
  );
}

/** Those one does not want to hear, and the way back. */
function Muted({ chat }: { chat: readonly ChatLine[] }) {
  const say = useWords();
  const { mutedPeople, language } = useSettings();
  const silent = chat.filter(({ person }) => mutedPeople.includes(person));
  if (silent.length === 0) return null;
  const people = new Set(silent.map(({ person }) => person));
  const names = joined(language, [...new Set(silent.map(({ name }) => name))]);
  return (
    <p className="small soft">
      {say.atTable.muted(names)}{' '}
      <button
        type="button"
        className="link-button"
        onClick={() => prefer({ mutedPeople: mutedPeople.filter((person) => !people.has(person)) })}
      >
        {say.atTable.unmute}
      </button>
    </p>
  );
}

function ChatForm() {
  const say = useWords();
  const { session, table } = useTableTop();
  const [words, setWords] = useState('');
  const [pointing, setPointing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const about = useCited();
  const endPointing = useCallback(() => setPointing(false), []);
  usePointing(pointing, endPointing);
  useEffect(() => {
    if (about !== undefined) input.current?.focus();
  }, [about]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another table one speaks of something else
  useEffect(() => () => cite(), [table.id]);
  return (
    <form
      className="stack-small"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '') session.say?.(words.trim(), about);
        setWords('');
        cite();
      }}
    >
      {about !== undefined && (
        <p className="small cited">
          {say.atTable.citing}: <CitedWords about={about} />{' '}
          <button type="button" className="link-button" aria-label={say.atTable.uncite} onClick={() => cite()}>
            ×
          </button>
        </p>
      )}
      {pointing && (
        <p className="small soft" role="status">
          {say.atTable.citePlaceHint}
        </p>
      )}
      <div className="row chat-form">
        <input
          ref={input}
          className="input"
          value={words}
          maxLength={500}
          aria-label={say.table.say}
          placeholder={say.table.say}
          onChange={(event) => setWords(event.target.value)}
        />
        <button
          type="button"
          className="button icon-only"
          aria-label={say.atTable.citePlace}
          title={say.atTable.citePlace}
          aria-pressed={pointing}
          onClick={() => setPointing(!pointing)}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path
              d="M10 18C6 12.500 4.500 10.500 4.500 7.500a5.500 5.500 0 0 1 11 0c0 3-1.500 5-5.500 10.500Z M10 9.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.600"
            />
          </svg>
        </button>
        <button type="submit" className="button">
          {say.table.send}
        </button>
      </div>
    </form>
  );
}
