/** The lobby of a table on the server: who sits where, the invite link, and the start. */

import type { Lobby, Person, SeatSetting, SeatState } from '@tabularium/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { SeatShape } from '../design/shapes.tsx';
import { mayCount } from '../people/counts.ts';
import { InvitePeople } from '../people/invitations.tsx';
import { Options } from '../people/table-card.tsx';
import { botName } from '../session/bot-names.ts';
import { ask, botChoice, remember } from '../session/server.ts';
import { USUAL } from '../session/strength.ts';
import { prefer } from '../settings.ts';
import { boxAt, useShelfText } from '../shelf.ts';
import { useWords } from '../words/index.ts';
import { usePeopleWords } from '../words/people.ts';
import { ClockWords } from './clock-form.tsx';
import { Header } from './header.tsx';

interface LobbyProps {
  readonly lobby: Lobby;
  readonly me: Person;
  readonly invite: string | undefined;
}

/** The table before the game. */
export function LobbyPage({ lobby, me, invite }: LobbyProps) {
  const say = usePeopleWords();
  const { title } = useShelfText(boxAt(lobby.game, lobby.options).id);
  const [name, setName] = useState(me.name);
  const [wrong, setWrong] = useState<string>();
  const [, go] = useLocation();
  const owner = lobby.owner.id === me.id;
  const own = lobby.seats.findIndex((seat) => seat.person === me.id);
  const seated = own >= 0;
  const full = lobby.seats.every((seat) => seat.kind !== 'open');
  const attempt = (wish: Promise<unknown>) =>
    wish.catch((error: unknown) => setWrong(error instanceof Error ? error.message : String(error)));
  const join = async (seat: number) => {
    if (me.guest && name.trim() !== '' && name !== me.name) {
      const { person } = await ask<{ person: Person }>('PATCH', '/me', { name: name.trim() });
      remember(person);
      prefer({ name: person.name });
    }
    await ask('POST', `/tables/${lobby.id}/join`, { seat, ...(invite === undefined ? {} : { invite }) });
  };
  const arrange = (seat: number, to: SeatSetting) => attempt(ask('POST', `/tables/${lobby.id}/seat`, { seat, to }));
  const leave = () => ask('POST', `/tables/${lobby.id}/leave`, {});
  const close = async () => {
    if (!confirm(say.lobby.closeSure)) return;
    await leave();
    go('/');
  };
  return (
    <>
      <Header />
      <main id="content" className="page">
        <p className="eyebrow">{title}</p>
        <h1>{say.lobby.title}</h1>
        <div className="stack-small">
          <p className="soft">
            <ClockWords clock={lobby.clock} />
            {lobby.clock !== null && ` · ${say.clock.atZero}: ${say.clock.zero[lobby.clock.atZero]}`}
            {` · ${mayCount(lobby) ? say.people.rated : say.people.unrated}`}
          </p>
          <Options of={lobby} />
        </div>
        {lobby.coach && <p className="soft">{say.atTable.coachAgreed}</p>}
        {lobby.spectators === 'round' && <p className="soft">{say.atTable.spectatorsHelp}</p>}
        {!seated && me.guest && !full && (
          <label className="field">
            <strong>{say.create.name}</strong>
            <input className="input" value={name} maxLength={24} onChange={(event) => setName(event.target.value)} />
          </label>
        )}
        {!seated && full && <p className="soft">{say.lobby.full}</p>}
        <ul className="stack">
          {lobby.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <li key={at} className="card table-row">
              <span className="row">
                <SeatShape seat={at} size={20} /> <SeatWords seat={seat} at={at} owner={lobby.owner.id} />
              </span>
              <span className="row">
                {seat.kind === 'open' && !seated && (
                  <button type="button" className="button primary" onClick={() => void attempt(join(at))}>
                    {say.lobby.takeSeat}
                  </button>
                )}
                {seat.kind === 'open' && owner && (
                  <button
                    type="button"
                    className="button"
                    onClick={() => void arrange(at, { kind: 'bot', bot: botChoice(USUAL) })}
                  >
                    {say.lobby.addBot}
                  </button>
                )}
                {owner && seat.kind !== 'open' && seat.person !== me.id && (
                  <button type="button" className="button" onClick={() => void arrange(at, { kind: 'open' })}>
                    {say.lobby.vacate}
                  </button>
                )}
                {at === own && (
                  <button type="button" className="button" onClick={() => void attempt(owner ? close() : leave())}>
                    {owner ? say.lobby.close : say.lobby.getUp}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
        {wrong !== undefined && (
          <p role="alert" className="refusal">
            {wrong}
          </p>
        )}
        <StartRow
          lobby={lobby}
          owner={owner}
          full={full}
          start={() => void attempt(ask('POST', `/tables/${lobby.id}/start`))}
        />
        {lobby.invite !== null && (
          <InviteLink
            lobby={lobby}
            code={lobby.invite}
            renew={owner ? () => void attempt(ask('POST', `/tables/${lobby.id}/invite`)) : undefined}
          />
        )}
        {lobby.invite !== null && !full && (
          <InvitePeople
            to={`/tables/${lobby.id}`}
            words={say.people.invite}
            there={lobby.seats.flatMap(({ person }) => person ?? [])}
          />
        )}
      </main>
    </>
  );
}

function SeatWords({ seat, at, owner }: { seat: SeatState; at: number; owner: string }) {
  const say = useWords();
  if (seat.kind === 'open') return <span className="soft">{say.lobby.free}</span>;
  return (
    <>
      <strong>{seat.name ?? botName(at)}</strong>
      {seat.kind === 'bot' && <span className="tag">{say.create.bot}</span>}
      {seat.guest && <span className="tag">{say.table.guest}</span>}
      {seat.person === owner && <span className="tag">{say.lobby.host}</span>}
    </>
  );
}

interface InviteProps {
  readonly lobby: Lobby;
  readonly code: string;
  /** Makes a new code, for the host. */
  readonly renew: (() => void) | undefined;
}

function InviteLink({ lobby, code, renew }: InviteProps) {
  const say = useWords();
  const [copied, setCopied] = useState<string>();
  const link = `${location.origin}/table/${lobby.id}?invite=${code}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(link);
  };
  return (
    <section className="stack">
      <div>
        <h2>{say.lobby.invite}</h2>
        <p className="help">{say.lobby.inviteHelp}</p>
      </div>
      <div className="row nowrap">
        <input
          className="input"
          readOnly
          value={link}
          aria-label={say.lobby.invite}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          {copied === link ? say.lobby.copied : say.lobby.copy}
        </button>
      </div>
      {renew !== undefined && (
        <div className="row">
          <button type="button" className="button" onClick={renew}>
            {say.lobby.renew}
          </button>
          <span className="help">{say.lobby.renewHelp}</span>
        </div>
      )}
    </section>
  );
}

function StartRow({ lobby, owner, full, start }: { lobby: Lobby; owner: boolean; full: boolean; start: () => void }) {
  const say = useWords();
  if (lobby.startWhenFull) return <p className="soft">{say.lobby.startHint}</p>;
  if (!owner) return <p className="soft">{say.lobby.waiting}</p>;
  return (
    <button type="button" className="button primary big" disabled={!full} onClick={start}>
      {say.lobby.start}
    </button>
  );
}
