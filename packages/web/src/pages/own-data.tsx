/** What the server keeps of a person: where they are signed in, their data to take along, and the end of it. */

import type { Person } from '@tabularium/protocol';
import { useEffect, useState } from 'react';
import { ask, remember } from '../session/server.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

/** A browser in which the person is signed in. */
interface Session {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly current: boolean;
}

/** Where one is signed in, and how to end it there or everywhere. */
export function Sessions() {
  const say = useWords();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  useEffect(() => {
    ask<{ sessions: Session[] }>('GET', '/me/sessions')
      .then((found) => setSessions(found.sessions))
      .catch(() => setSessions([]));
  }, []);
  const end = async (id: string) => {
    await ask('DELETE', `/me/sessions/${id}`);
    setSessions(sessions.filter((session) => session.id !== id));
  };
  const endAll = async () => {
    await ask('DELETE', '/me/sessions');
    remember(null);
  };
  return (
    <section className="stack">
      <h2>{say.account.sessions}</h2>
      <ul className="stack">
        {sessions.map((session) => (
          <li key={session.id} className="card table-row">
            <SessionWords session={session} />
            {!session.current && (
              <button type="button" className="button" onClick={() => void end(session.id)}>
                {say.account.endThere}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="button" onClick={() => void endAll()}>
          {say.account.endAll}
        </button>
      </p>
    </section>
  );
}

function SessionWords({ session }: { session: Session }) {
  const say = useWords();
  const { language } = useSettings();
  const day = (at: number) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
  return (
    <span>
      <strong>{session.current ? say.account.here : say.account.elsewhere}</strong>{' '}
      <span className="soft small">{say.account.since(day(session.createdAt), day(session.seenAt))}</span>
    </span>
  );
}

/** One's data to take along, and the deletion of the account. */
export function OwnData({ person }: { person: Person }) {
  const say = useWords();
  return (
    <section className="stack">
      <h2>{say.account.data}</h2>
      <p className="help">{say.account.dataHelp}</p>
      <p>
        <a className="button" href="/api/me/data" download="tabularium-my-data.json">
          {say.account.download}
        </a>
      </p>
      <details className="card">
        <summary>{say.account.remove}</summary>
        <Removal person={person} />
      </details>
    </section>
  );
}

function Removal({ person }: { person: Person }) {
  const say = useWords();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const remove = async () => {
    try {
      await ask('DELETE', '/me', person.guest ? {} : { currentPassword: password });
      remember(null);
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      <p>{say.account.removeHelp}</p>
      {!person.guest && (
        <label className="field">
          <strong>{say.account.password}</strong>
          <input
            className="input"
            type="password"
            required
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
      )}
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {say.account.wrong(wrong)}
        </p>
      )}
      <p>
        <button type="submit" className="button">
          {say.account.removeNow}
        </button>
      </p>
    </form>
  );
}
