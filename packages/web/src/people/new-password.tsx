/** Where the link in a letter leads: a new password. */

import { useState } from 'react';
import { Link } from 'wouter';
import { Header } from '../pages/header.tsx';
import { ask } from '../session/server.ts';
import { usePeopleWords } from '../words/people.ts';

/** The page. */
export default function NewPassword({ token }: { token: string }) {
  const say = usePeopleWords();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'asking' | 'done' | 'wrong'>('asking');
  const set = () =>
    ask('POST', '/password/reset', { token, password }).then(
      () => setState('done'),
      () => setState('wrong'),
    );
  return (
    <>
      <Header />
      <main id="content" className="page">
        <h1>{say.people.newPassword}</h1>
        {state === 'done' ? (
          <p className="row">
            <span role="status">{say.people.passwordSet}</span>
            <Link href="/account" className="button primary">
              {say.account.signIn}
            </Link>
          </p>
        ) : (
          <form
            className="stack card"
            onSubmit={(event) => {
              event.preventDefault();
              void set();
            }}
          >
            <label className="field">
              <strong>{say.account.password}</strong>
              <input
                className="input"
                type="password"
                required
                minLength={8}
                maxLength={200}
                autoComplete="new-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
              <span className="help">{say.account.passwordHelp}</span>
            </label>
            {state === 'wrong' && (
              <p role="alert" className="refusal">
                {say.people.badReset}
              </p>
            )}
            <div className="row">
              <button type="submit" className="button primary">
                {say.people.setPassword}
              </button>
            </div>
          </form>
        )}
      </main>
    </>
  );
}
