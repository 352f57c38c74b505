/** The account: guest, signed in, or nobody yet. */

import type { Person } from '@tabularium/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Forgotten } from '../people/forgotten.tsx';
import { ask, beSomebody, remember, useServer } from '../session/server.ts';
import { prefer, settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { usePeopleWords } from '../words/people.ts';
import { Header } from './header.tsx';
import { OwnData, Sessions } from './own-data.tsx';

/** The account page. */
export default function Account() {
  const say = usePeopleWords();
  const server = useServer();
  const { person } = server;
  return (
    <>
      <Header />
      <main id="content" className="page">
        <h1>{say.account.title}</h1>
        {server.asked && !server.reachable && <p>{say.account.offline}</p>}
        {server.reachable && (
          <>
            <p className="lead">
              {person === null
                ? say.account.signedOut
                : person.guest
                  ? say.account.guest
                  : say.account.signedIn(person.name)}
            </p>
            {(person === null || person.guest) && <Credentials person={person} />}
            {(person === null || person.guest) && <Forgotten />}
            <p className="row">
              {person !== null && <SignOut />}
              <Link href="/calls" className="button">
                {say.calls.title}
              </Link>
              {person !== null && (
                <Link href={`/people/${person.id}`} className="button">
                  {say.people.profile}
                </Link>
              )}
            </p>
            {person !== null && <Sessions key={person.id} />}
            {person !== null && <OwnData person={person} />}
          </>
        )}
      </main>
    </>
  );
}

function Credentials({ person }: { person: Person | null }) {
  const say = useWords();
  const [name, setName] = useState(person?.name ?? settings().name);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const enter = async (path: '/register' | '/login') => {
    try {
      const { person: now } = await ask<{ person: Person }>('POST', path, { name, password });
      remember(now);
      prefer({ name: now.name });
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      className="stack card"
      onSubmit={(event) => {
        event.preventDefault();
        void enter('/register');
      }}
    >
      <label className="field">
        <strong>{say.account.name}</strong>
        <input
          className="input"
          required
          maxLength={24}
          autoComplete="username"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <span className="help">{say.account.nameHelp}</span>
      </label>
      <label className="field">
        <strong>{say.account.password}</strong>
        <input
          className="input"
          type="password"
          required
          minLength={8}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <span className="help">{say.account.passwordHelp}</span>
      </label>
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {say.account.wrong(wrong)}
        </p>
      )}
      <div className="row">
        <button type="submit" className="button primary">
          {say.account.register}
        </button>
        <button type="button" className="button" onClick={() => void enter('/login')}>
          {say.account.signIn}
        </button>
        {person === null && (
          <button type="button" className="button quiet" onClick={() => void beSomebody(name)}>
            {say.account.beGuest}
          </button>
        )}
      </div>
    </form>
  );
}

function SignOut() {
  const say = useWords();
  const leave = async () => {
    await ask('POST', '/logout');
    remember(null);
  };
  return (
    <button type="button" className="button" onClick={() => void leave()}>
      {say.account.signOut}
    </button>
  );
}
