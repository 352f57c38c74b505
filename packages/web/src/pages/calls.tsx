/** How one wants to be called: everything is off until somebody switches it on here. */

import type { CallSettings, OwnCalls } from '@tabularium/protocol';
import { HOOK_SHAPES } from '@tabularium/protocol/choices';
import { useEffect, useState } from 'react';
import { callHere, callNoMore, canBeCalled } from '../calls/device.ts';
import { ask, beSomebody, useServer } from '../session/server.ts';
import { settings as preferred, useSettings } from '../settings.ts';
import { Segments } from '../table/settings-dialog.tsx';
import { useWords } from '../words/index.ts';
import { Header } from './header.tsx';
import { Holidays } from './holidays.tsx';
import { HourChoice } from './hour-choice.tsx';

/** What somebody begins with who has chosen nothing yet. */
const firstSettings = (): CallSettings => ({
  language: preferred().language,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  pace: 'at-once',
  digestAt: 18,
  quiet: { from: 22, to: 8 },
  mail: null,
  hook: null,
});

/** The page. */
export default function Calls() {
  const say = useWords();
  const server = useServer();
  return (
    <>
      <Header />
      <main id="content" className="page">
        <h1>{say.calls.title}</h1>
        <p className="lead">{say.calls.lead}</p>
        {server.asked && !server.reachable && <p>{say.account.offline}</p>}
        {server.reachable && <OwnCallsForm key={server.person?.id} />}
      </main>
    </>
  );
}

function OwnCallsForm() {
  const say = useWords();
  const [calls, setCalls] = useState<OwnCalls>();
  const [wrong, setWrong] = useState<string>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    beSomebody(preferred().name)
      .then(() => ask<OwnCalls>('GET', '/me/calls'))
      .then(setCalls)
      .catch((error: unknown) => setWrong(messageOf(error)));
  }, []);
  const attempt = (work: Promise<OwnCalls>, done = '') =>
    work.then(
      (now) => {
        setCalls(now);
        setWrong(undefined);
        setSaid(done);
      },
      (error: unknown) => setWrong(messageOf(error)),
    );
  if (calls === undefined) return wrong === undefined ? null : <p className="refusal">{wrong}</p>;
  const chosen = calls.settings ?? firstSettings();
  const save = (change: Partial<CallSettings>) => {
    const wanted = { ...chosen, ...change, language: preferred().language };
    setCalls({ ...calls, settings: wanted }); // at once; should the server refuse it, it is as before
    const saved = ask<OwnCalls>('PUT', '/me/calls', wanted).catch((error) => {
      setCalls(calls);
      throw error;
    });
    return attempt(saved, say.calls.saved);
  };
  const test = async () => {
    const { ways } = await ask<{ ways: number }>('POST', '/me/calls/test');
    setSaid(say.calls.tested(ways));
    return ask<OwnCalls>('GET', '/me/calls');
  };
  return (
    <div className="stack roomy">
      <Browsers
        calls={calls}
        attempt={(work) =>
          void attempt(
            work.then(async (now) =>
              now.settings === null ? ask<OwnCalls>('PUT', '/me/calls', firstSettings()) : now,
            ),
            say.calls.saved,
          )
        }
      />
      <Mail key={chosen.mail ?? ''} calls={calls} mail={chosen.mail} save={save} />
      <Hook key={chosen.hook?.url ?? ''} hook={chosen.hook} save={save} />
      <When chosen={chosen} save={save} />
      {calls.trouble !== null && (
        <p className="refusal">{say.calls.trouble(say.calls[calls.trouble.channel], calls.trouble.reason)}</p>
      )}
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {wrong === 'denied' ? say.calls.denied : wrong}
        </p>
      )}
      <p role="status" className="soft">
        {said}
      </p>
      <p>
        <button type="button" className="button" onClick={() => test().then(setCalls, (e) => setWrong(messageOf(e)))}>
          {say.calls.test}
        </button>
      </p>
      <Holidays />
    </div>
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type Save = (change: Partial<CallSettings>) => Promise<void>;

function Browsers({ calls, attempt }: { calls: OwnCalls; attempt: (work: Promise<OwnCalls>) => void }) {
  const say = useWords();
  const { language } = useSettings();
  const here = calls.devices.find(({ current }) => current);
  const day = (at: number) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
  const remove = async (id: string, isHere: boolean) => {
    await callNoMore(id, isHere);
    return ask<OwnCalls>('GET', '/me/calls');
  };
  return (
    <section className="card stack">
      <h2>{say.calls.push}</h2>
      <p className="help">{canBeCalled() ? say.calls.pushHelp : say.calls.pushMissing}</p>
      {here === undefined && (
        <p>
          <button
            type="button"
            className="button primary"
            disabled={!canBeCalled()}
            onClick={() => attempt(callHere(calls.offered.push))}
          >
            {say.calls.pushOn}
          </button>
        </p>
      )}
      <ul className="stack">
        {calls.devices.map(({ id, createdAt, current }) => (
          <li key={id} className="table-row">
            <span>
              <strong>{current ? say.account.here : say.account.elsewhere}</strong>{' '}
              <span className="soft small">{day(createdAt)}</span>
            </span>
            <button type="button" className="button" onClick={() => attempt(remove(id, current))}>
              {say.calls.pushOff}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mail({ calls, mail, save }: { calls: OwnCalls; mail: string | null; save: Save }) {
  const say = useWords();
  const [address, setAddress] = useState(mail ?? '');
  return (
    <section className="card">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save({ mail: address.trim() === '' ? null : address.trim() });
        }}
      >
        <h2>{say.calls.mail}</h2>
        <p className="help">{calls.offered.mail ? say.calls.mailHelp : say.calls.mailMissing}</p>
        <div className="row nowrap">
          <input
            className="input"
            type="email"
            autoComplete="email"
            aria-label={say.calls.mailAddress}
            placeholder={say.calls.mailAddress}
            disabled={!calls.offered.mail}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <button type="submit" className="button" disabled={!calls.offered.mail}>
            {say.calls.save}
          </button>
        </div>
        {mail !== null && !calls.mailConfirmed && calls.offered.mail && (
          <p className="refusal">{say.calls.mailUnconfirmed}</p>
        )}
      </form>
    </section>
  );
}

function Hook({ hook, save }: { hook: CallSettings['hook']; save: Save }) {
  const say = useWords();
  const [url, setUrl] = useState(hook?.url ?? '');
  const [shape, setShape] = useState(hook?.shape ?? 'json');
  return (
    <section className="card">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save({ hook: url.trim() === '' ? null : { url: url.trim(), shape } });
        }}
      >
        <h2>{say.calls.hook}</h2>
        <p className="help">{say.calls.hookHelp}</p>
        <div className="row long-address">
          <input
            className="input"
            type="url"
            aria-label={say.calls.hookAddress}
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
          <select
            className="select"
            aria-label={say.calls.hookShape}
            value={shape}
            onChange={(event) => setShape(HOOK_SHAPES.find((one) => one === event.target.value) ?? 'json')}
          >
            {HOOK_SHAPES.map((one) => (
              <option key={one} value={one}>
                {say.calls[one]}
              </option>
            ))}
          </select>
          <button type="submit" className="button">
            {say.calls.save}
          </button>
        </div>
      </form>
    </section>
  );
}

function When({ chosen, save }: { chosen: CallSettings; save: Save }) {
  const say = useWords();
  const { quiet } = chosen;
  return (
    <section className="card stack">
      <h2>{say.calls.when}</h2>
      <Segments
        legend={say.calls.pace}
        hideLegend
        values={['at-once', 'digest'] as const}
        value={chosen.pace}
        name={(pace) => say.calls.paces[pace]}
        choose={(pace) => void save({ pace })}
      />
      {chosen.pace === 'digest' && (
        <HourChoice label={say.calls.digestAt} value={chosen.digestAt} choose={(digestAt) => void save({ digestAt })} />
      )}
      <label className="switch">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={(event) => void save({ quiet: event.target.checked ? { from: 22, to: 8 } : null })}
        />
        <span>
          <strong>{say.calls.quiet}</strong> <span className="help">{say.calls.quietHelp(chosen.zone)}</span>
        </span>
      </label>
      {quiet !== null && (
        <div className="row">
          <HourChoice
            label={say.calls.from}
            value={quiet.from}
            but={quiet.to}
            choose={(from) => void save({ quiet: { ...quiet, from } })}
          />
          <HourChoice
            label={say.calls.to}
            value={quiet.to}
            but={quiet.from}
            choose={(to) => void save({ quiet: { ...quiet, to } })}
          />
        </div>
      )}
    </section>
  );
}
