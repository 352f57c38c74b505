/** Tables on the server: those that wait for players, and one's own. */

import type { Lobby } from '@tabularium/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SeatShape } from '../design/shapes.tsx';
import { botName } from '../session/bot-names.ts';
import { ask, useServer } from '../session/server.ts';
import { useWords } from '../words/index.ts';
import { GameTitle } from './game-title.tsx';

/** How often the list is asked for again. */
const FRESH = 10_000;

/** The list of open tables, or why there is none. */
export function OpenTables() {
  const say = useWords();
  const server = useServer();
  const open = useTables('open', server.reachable);
  if (!server.asked) return <p className="soft">…</p>;
  if (!server.reachable) return <p className="soft">{say.home.openTablesOffline}</p>;
  if (open.length === 0) return <p className="soft">{say.home.openTablesNone}</p>;
  return (
    <ul className="stack">
      {open.map((lobby) => (
        <ServerRow key={lobby.id} lobby={lobby} words={say.home.join} href={`/table/${lobby.id}`} />
      ))}
    </ul>
  );
}

/** One's own tables on the server in that phase. */
export function OwnServerTables({ phase }: { phase: 'playing' | 'finished' }) {
  const say = useWords();
  const server = useServer();
  const mine = useTables('mine', server.person !== null);
  const shown = mine.filter((lobby) =>
    phase === 'finished' ? lobby.phase === 'finished' : ['open', 'playing'].includes(lobby.phase),
  );
  return shown.map((lobby) => (
    <ServerRow
      key={lobby.id}
      lobby={lobby}
      words={phase === 'finished' ? say.home.watch : say.home.play}
      href={phase === 'finished' ? `/replay/table/${lobby.id}` : `/table/${lobby.id}`}
    />
  ));
}

function useTables(scope: 'open' | 'mine', wanted: boolean): readonly Lobby[] {
  const [tables, setTables] = useState<readonly Lobby[]>([]);
  useEffect(() => {
    if (!wanted) return;
    const look = () =>
      ask<{ tables: Lobby[] }>('GET', `/tables?scope=${scope}`)
        .then(({ tables: found }) => setTables(found))
        .catch(() => setTables([]));
    void look();
    const timer = setInterval(look, FRESH);
    return () => clearInterval(timer);
  }, [scope, wanted]);
  return tables;
}

function ServerRow({ lobby, words, href }: { lobby: Lobby; words: string; href: string }) {
  const say = useWords();
  return (
    <li className="card table-row">
      <div>
        <h3>
          <GameTitle id={lobby.game} />{' '}
          {lobby.round > 0 && <span className="soft small">{say.home.round(lobby.round)}</span>}
        </h3>
        <p className="row small names">
          {lobby.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <span key={at} className="name">
              <SeatShape seat={at} size={12} /> {seat.kind === 'open' ? say.lobby.free : (seat.name ?? botName(at))}
              {seat.guest && <span className="soft"> ({say.table.guest})</span>}
            </span>
          ))}
        </p>
      </div>
      <Link href={href} className="button">
        {words}
      </Link>
    </li>
  );
}
