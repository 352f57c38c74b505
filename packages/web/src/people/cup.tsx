/** A cup: who takes part, who plays whom, and how it stands. */

import type { CupDetails } from '@tabularium/protocol';
import { Link, useLocation } from 'wouter';
import { GameTitle } from '../pages/game-title.tsx';
import { ask, useServer } from '../session/server.ts';
import { usePeopleWords } from '../words/people.ts';
import { type Asked, useAsked } from './asked.ts';
import { InvitePeople } from './invitations.tsx';
import { nameIn } from './names.ts';
import { NeedsAccount, PeoplePage, PersonLink } from './page.tsx';
import { Standings } from './standings.tsx';
import { Options } from './table-card.tsx';

const FRESH = 5_000;

/** The page. */
export default function CupPage({ id }: { id: string }) {
  const say = usePeopleWords();
  const asked = useAsked<CupDetails>(`/cups/${id}`, FRESH);
  const { answer: details, wrong } = asked;
  return (
    <PeoplePage>
      {details === undefined ? (
        <p className="soft">{wrong === undefined ? '…' : say.errors.notFound}</p>
      ) : (
        <>
          <Top details={details} />
          <Choices details={details} asked={asked} />
          {details.cup.phase === 'open' ? <People details={details} /> : <Standings details={details} />}
          <Rounds details={details} />
        </>
      )}
    </PeoplePage>
  );
}

function Top({ details }: { details: CupDetails }) {
  const say = usePeopleWords();
  const { cup, standings } = details;
  const first = standings[0];
  return (
    <header>
      <p className="eyebrow">
        <GameTitle id={cup.game} />
      </p>
      <h1>{cup.name === '' ? say.cup.nameUsual : cup.name}</h1>
      <p className="soft">
        {say.cup.kinds[cup.kind]} · {say.meeting.paces[cup.pace]} · {cup.rated ? say.people.rated : say.people.unrated}
        {cup.owner.name !== '' && ` · ${say.cup.by(cup.owner.name)}`}
      </p>
      {Object.keys(cup.options).length > 0 && <Options of={cup} />}
      {cup.phase === 'playing' && <p className="lead">{say.cup.round(cup.round, cup.of)}</p>}
      {cup.phase === 'finished' && first !== undefined && (
        <p className="lead winner-line">
          <span aria-hidden="true">🏆 </span>
          {say.cup.winner(nameIn(details.people, first.person).name)}
        </p>
      )}
    </header>
  );
}

function Choices({ details, asked }: { details: CupDetails; asked: Asked<CupDetails> }) {
  const say = usePeopleWords();
  const [, go] = useLocation();
  const { person } = useServer();
  const { cup, bouts } = details;
  const { attempt, wrong } = asked;
  const isMaker = cup.owner.id === person?.id;
  const own = bouts.find(
    ({ people, places, table }) => places === null && table !== null && people.includes(person?.id ?? ''),
  );
  const leave = () => {
    if (cup.phase === 'open' || confirm(say.cup.leaveSure)) attempt(() => ask('POST', `/cups/${cup.id}/leave`));
  };
  return (
    <div className="stack">
      {cup.phase === 'open' && (person === null || person.guest) && <NeedsAccount />}
      <div className="row">
        {own?.table != null && (
          <Link href={`/table/${own.table}`} className="button primary big">
            {say.cup.yourTable}
          </Link>
        )}
        {cup.phase === 'open' && !cup.isIn && person?.guest === false && (
          <button
            type="button"
            className="button primary"
            onClick={() => attempt(() => ask('POST', `/cups/${cup.id}/join`))}
          >
            {say.cup.join}
          </button>
        )}
        {cup.phase === 'open' && isMaker && (
          <button
            type="button"
            className={cup.isIn ? 'button primary' : 'button'}
            onClick={() => attempt(() => ask('POST', `/cups/${cup.id}/begin`))}
          >
            {say.cup.begin}
          </button>
        )}
        {cup.isIn && (cup.phase === 'open' || cup.phase === 'playing') && (
          <button type="button" className="button" onClick={leave}>
            {say.cup.leave}
          </button>
        )}
        {cup.phase === 'open' && isMaker && (
          <button
            type="button"
            className="button quiet"
            onClick={() => void ask('DELETE', `/cups/${cup.id}`).then(() => go('/cups'))}
          >
            {say.cup.cancel}
          </button>
        )}
      </div>
      {cup.phase === 'open' && isMaker && <p className="help">{say.cup.beginHelp}</p>}
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {wrong}
        </p>
      )}
      {cup.phase === 'open' && (cup.isIn || isMaker) && (
        <InvitePeople to={`/cups/${cup.id}`} words={say.cup.invite} there={details.people.map(({ id }) => id)} />
      )}
      {cup.phase === 'open' && (
        <label className="field">
          <span className="help">{say.cup.link}</span>
          <input
            className="input"
            readOnly
            value={`${location.origin}/cups/${cup.id}`}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </div>
  );
}

function People({ details }: { details: CupDetails }) {
  const say = usePeopleWords();
  return (
    <section>
      <h2>{say.cup.taking(details.people.length)}</h2>
      <ul className="row names">
        {details.people.map((person) => (
          <li key={person.id} className="tag">
            <PersonLink person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rounds({ details }: { details: CupDetails }) {
  const say = usePeopleWords();
  const rounds = [...new Set(details.bouts.map(({ round }) => round))].toReversed();
  return rounds.map((round) => (
    <section key={round}>
      <h2>{say.cup.round(round, null)}</h2>
      <ul className="bouts">
        {details.bouts
          .filter((bout) => bout.round === round)
          .map((bout) => (
            <BoutRow key={bout.people.join()} details={details} bout={bout} />
          ))}
      </ul>
    </section>
  ));
}

function BoutRow({ details, bout }: { details: CupDetails; bout: CupDetails['bouts'][number] }) {
  const say = usePeopleWords();
  const { people, places, table } = bout;
  const order = places === null ? people : places.toSorted((a, b) => a.place - b.place).map(({ person }) => person);
  const { person } = useServer();
  const now = people.includes(person?.id ?? '') ? say.home.open : say.meeting.watch;
  const words = places === null ? now : say.people.watch;
  const placeOf = (id: string) => places?.find(({ person }) => person === id);
  return (
    <li className="card table-row">
      <ol className="row names">
        {order.map((id) => {
          const place = placeOf(id);
          return (
            <li
              key={id}
              className="name"
              data-won={(people.length > 1 && place?.place === 1 && place.stayed) || undefined}
            >
              {people.length > 1 && place !== undefined && (
                <span className="soft numbers">{say.people.place(place.place)} </span>
              )}
              <PersonLink person={nameIn(details.people, id)} />
              {place?.stayed === false && <span className="soft small"> ({say.people.gaveUp})</span>}
              {people.length === 1 && <span className="soft"> {say.cup.bye}</span>}
            </li>
          );
        })}
      </ol>
      {table !== null && (
        <Link
          href={places === null ? `/table/${table}` : `/replay/table/${table}`}
          className="button"
          aria-label={`${words}: ${order.map((id) => nameIn(details.people, id).name).join(', ')}`}
        >
          {words}
        </Link>
      )}
    </li>
  );
}
