/** The lobby: a table found for you, tables that wait for players, and games to watch. */

import type { Lobby } from '@tabularium/protocol';
import { useServer } from '../session/server.ts';
import { usePeopleWords } from '../words/people.ts';
import { useAsked } from './asked.ts';
import { FindTable } from './find-table.tsx';
import { PeoplePage } from './page.tsx';
import { TableCard } from './table-card.tsx';

const FRESH = 10_000;

/** The page. */
export default function Meeting() {
  const say = usePeopleWords();
  const { reachable } = useServer();
  return (
    <PeoplePage>
      <h1>{say.meeting.title}</h1>
      <p className="lead">{say.meeting.lead}</p>
      {reachable && (
        <>
          <FindTable />
          <List title={say.meeting.open} none={say.home.openTablesNone} scope="open" words={say.home.join} />
          <List title={say.meeting.running} none={say.meeting.runningNone} scope="playing" words={say.meeting.watch} />
        </>
      )}
    </PeoplePage>
  );
}

function List(props: { title: string; none: string; scope: 'open' | 'playing'; words: string }) {
  const { answer } = useAsked<{ tables: Lobby[] }>(`/tables?scope=${props.scope}`, FRESH);
  return (
    <section>
      <h2>{props.title}</h2>
      {answer?.tables.length === 0 && <p className="soft">{props.none}</p>}
      <ul className="stack">
        {answer?.tables.map((lobby) => (
          <TableCard key={lobby.id} lobby={lobby} words={props.words} />
        ))}
      </ul>
    </section>
  );
}
