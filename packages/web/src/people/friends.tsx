/** Friends, those who want to be, and those one has nothing to do with. */

import type { Circle, Person, TieWord } from '@tabularium/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ask, useServer } from '../session/server.ts';
import { usePeopleWords } from '../words/people.ts';
import { useAsked } from './asked.ts';
import { NeedsAccount, PeoplePage, PersonLink } from './page.tsx';
import { TieButtons } from './tie-buttons.tsx';

/** The page. */
export default function Friends() {
  const say = usePeopleWords();
  const { person } = useServer();
  return (
    <PeoplePage>
      <h1>{say.people.friends}</h1>
      <p className="lead">{say.people.friendsLead}</p>
      {person === null || person.guest ? <NeedsAccount /> : <FindPerson />}
      {person !== null && <Lists key={person.id} me={person} />}
    </PeoplePage>
  );
}

function Lists({ me }: { me: Person }) {
  const say = usePeopleWords();
  const { answer, wrong, attempt } = useAsked<Circle>('/me/friends');
  if (answer === undefined) return null;
  const { friends, asking, asked, blocked } = answer;
  const list = (title: string, people: readonly Person[], tie: TieWord, help?: string) =>
    people.length > 0 && (
      <section>
        <h2>{title}</h2>
        {help !== undefined && <p className="help">{help}</p>}
        <ul className="stack">
          {people.map((person) => (
            <li key={person.id} className="card table-row">
              <strong>
                <PersonLink person={person} />
              </strong>
              <TieButtons person={person} tie={tie} attempt={attempt} />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {wrong}
        </p>
      )}
      {list(say.people.asking, asking, 'asking')}
      {list(say.people.friends, friends, 'friend')}
      {friends.length + asking.length === 0 && !me.guest && <p className="soft">{say.people.friendsNone}</p>}
      {list(say.people.asked, asked, 'asked')}
      {list(say.people.blocked, blocked, 'blocked', say.people.blockedHelp)}
    </>
  );
}

function FindPerson() {
  const say = usePeopleWords();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const find = async () => {
    try {
      const { person } = await ask<{ person: Person }>('GET', `/people?name=${encodeURIComponent(name.trim())}`);
      go(`/people/${person.id}`);
    } catch {
      setMissing(true);
    }
  };
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <label htmlFor="find-person">{say.people.findPerson}</label>
      <div className="row nowrap">
        <input
          id="find-person"
          className="input"
          required
          maxLength={24}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
          }}
        />
        <button type="submit" className="button">
          {say.people.find}
        </button>
      </div>
      <p role="status" className="refusal">
        {isMissing ? say.people.notFound : ''}
      </p>
    </form>
  );
}
