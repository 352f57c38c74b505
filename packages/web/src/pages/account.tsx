/** The account: guest, signed in, or nobody yet. */

import type { Person } from '@tabularium/server/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, beSomebody, remember, useServer } from '../session/server.ts';
import { settings } from '../settings.ts';
import { Header } from './header.tsx';

/** The account page. */
export default function Account() {
  const { t } = useTranslation();
  const server = useServer();
  const { person } = server;
  return (
    <>
      <Header />
      <main id="content" className="page">
        <h1>{t('account.title')}</h1>
        {server.asked && !server.reachable && <p>{t('account.offline')}</p>}
        {server.reachable && (
          <>
            <p className="lead">
              {person === null
                ? t('account.signedOut')
                : person.guest
                  ? t('account.guest')
                  : t('account.signedIn', { name: person.name })}
            </p>
            {(person === null || person.guest) && <Credentials person={person} />}
            {person !== null && <SignOut />}
          </>
        )}
      </main>
    </>
  );
}

function Credentials({ person }: { person: Person | null }) {
  const { t } = useTranslation();
  const [name, setName] = useState(person?.name ?? settings().name);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const enter = async (path: '/register' | '/login') => {
    try {
      const { person: now } = await ask<{ person: Person }>('POST', path, { name, password });
      remember(now);
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
        <strong>{t('account.name')}</strong>
        <input
          className="input"
          required
          maxLength={24}
          autoComplete="username"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <span className="help">{t('account.nameHelp')}</span>
      </label>
      <label className="field">
        <strong>{t('account.password')}</strong>
        <input
          className="input"
          type="password"
          required
          minLength={8}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <span className="help">{t('account.passwordHelp')}</span>
      </label>
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {t('account.wrong', { message: wrong })}
        </p>
      )}
      <div className="row">
        <button type="submit" className="button primary">
          {t('account.register')}
        </button>
        <button type="button" className="button" onClick={() => void enter('/login')}>
          {t('account.signIn')}
        </button>
        {person === null && (
          <button type="button" className="button quiet" onClick={() => void beSomebody(name)}>
            {t('account.beGuest')}
          </button>
        )}
      </div>
    </form>
  );
}

function SignOut() {
  const { t } = useTranslation();
  const leave = async () => {
    await ask('POST', '/logout');
    remember(null);
  };
  return (
    <p>
      <button type="button" className="button" onClick={() => void leave()}>
        {t('account.signOut')}
      </button>
    </p>
  );
}
