/** Invitations: those one has got, on the first page, and those one gives out, at a table that has not begun. */

import type { Circle, CupInvitation, Invitation, Person } from '@tabularium/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { ClockWords } from '../pages/clock-form.tsx';
import { GameTitle } from '../pages/game-title.tsx';
import { ask, useServer } from '../session/server.ts';
import { useSettings } from '../settings.ts';
import { boxAt } from '../shelf.ts';
import { joined } from '../words/index.ts';
import { usePeopleWords } from '../words/people.ts';
import { useAsked } from './asked.ts';

const FRESH = 10_000;

/** Tables one was asked to. */
export function Invitations() {
  const say = usePeopleWords();
  const { person } = useServer();
  const { answer, attempt } = useAsked<{ invitations: Invitation[]; cups: CupInvitation[] }>(
    person === null ? null : '/me/invitations',
    FRESH,
  );
  if (answer === undefined || answer.invitations.length + answer.cups.length === 0) return null;
  return (
    <section className="invitations">
      <h2>{say.people.invitations}</h2>
      <ul className="stack">
        {answer.invitations.map(({ table, by }) => (
          <li key={table.id} className="card table-row">
            <div>
              <h3>
                <GameTitle id={boxAt(table.game, table.options).id} />
              </h3>
              <p className="small">{say.people.invitedBy(by.name)}</p>
              <p className="soft tiny">
                <ClockWords clock={table.clock} />
              </p>
            </div>
            <div className="row">
              <Link href={`/table/${table.id}?invite=${table.invite ?? ''}`} className="button primary">
                {say.people.accept}
              </Link>
              <button
                type="button"
                className="button quiet"
                onClick={() => attempt(() => ask('DELETE', `/me/invitations/${table.id}`))}
              >
                {say.people.decline}
              </button>
            </div>
          </li>
        ))}
        {answer.cups.map(({ cup, by }) => (
          <li key={cup.id} className="card table-row">
            <div>
              <h3>{cup.name === '' ? say.cup.nameUsual : cup.name}</h3>
              <p className="small">{say.people.invitedBy(by.name)}</p>
              <p className="soft tiny">
                <GameTitle id={cup.game} /> · {say.cup.kinds[cup.kind]} · {say.meeting.paces[cup.pace]}
              </p>
            </div>
            <div className="row">
              <Link href={`/cups/${cup.id}`} className="button primary">
                {say.cup.look}
              </Link>
              <button
                type="button"
                className="button quiet"
                onClick={() => attempt(() => ask('DELETE', `/me/invitations/${cup.id}`))}
              >
                {say.people.decline}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface InviteProps {
  /** The path of the table or cup. */
  readonly to: string;
  readonly words: string;
  /** Who is there already, and need not be asked. */
  readonly there: readonly string[];
}

/** Ask people to a table or a cup: friends by a click, others by name. */
export function InvitePeople({ to, words, there }: InviteProps) {
  const say = usePeopleWords();
  const { language } = useSettings();
  const { person } = useServer();
  const [name, setName] = useState('');
  const { answer, wrong, attempt } = useAsked<{ invited: Person[] }>(`${to}/invitations`);
  const { answer: circle } = useAsked<Circle>(person?.guest === false ? '/me/friends' : null);
  const invited = answer?.invited ?? [];
  const known = [...there, ...invited.map(({ id }) => id)];
  const friends = (circle?.friends ?? []).filter(({ id }) => !known.includes(id));
  const invite = (body: object) => attempt(() => ask('POST', `${to}/invitations`, body));
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        invite({ name: name.trim() });
        setName('');
      }}
    >
      <label htmlFor="invite-name">{words}</label>
      <p className="help">{say.people.inviteHelp}</p>
      <div className="row nowrap">
        <input
          id="invite-name"
          className="input"
          required
          maxLength={24}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button">
          {say.people.inviteButton}
        </button>
      </div>
      {friends.length > 0 && (
        <div className="row">
          {friends.map((friend) => (
            <button
              key={friend.id}
              type="button"
              className="button quiet"
              onClick={() => invite({ person: friend.id })}
            >
              + {friend.name}
            </button>
          ))}
        </div>
      )}
      {invited.length > 0 && (
        <p role="status" className="small">
          {say.people.invited(
            joined(
              language,
              invited.map((one) => one.name),
            ),
          )}
        </p>
      )}
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {wrong}
        </p>
      )}
    </form>
  );
}
