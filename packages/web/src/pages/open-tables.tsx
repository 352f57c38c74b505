/** Tables on the server: those that wait for players, and one's own. */

import type { Lobby } from '@tabularium/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SeatShape } from '../design/shapes.tsx';
import { botName } from '../session/bot-names.ts';
import { ask, useServer } from '../session/server.ts';
import { useSettings } from '../settings.ts';
import { boxAt } from '../shelf.ts';
import { joined, useWords } from '../words/index.ts';
import { ClockWords } from './clock-form.tsx';
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

/** One's own tables on the server at which the game is over. */
export function FinishedServerTables() {
  const say = useWords();
  const server = useServer();
  const mine = useTables('mine', server.person !== null);
  return mine
    .filter((lobby) => lobby.phase === 'finished')
    .map((lobby) => (
      <ServerRow key={lobby.id} lobby={lobby} words={say.home.watch} href={`/replay/table/${lobby.id}`} />
    ));
}

/** Tables of the server, asked for again and again. */
export function useTables(scope: 'open' | 'mine', wanted: boolean): readonly Lobby[] {
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

/** Who has won there, once somebody has. */
function Winners({ of: { outcome, seats } }: { of: Lobby }) {
  const say = useWords();
  const { language } = useSettings();
  if (outcome === null || outcome.winners.length === 0) return null;
  const names = outcome.winners.map((seat) => seats[seat]?.name ?? botName(seat));
  return <p className="small">{say.home.wins(joined(language, names), names.length)}</p>;
}

/** A table in a list: which game, who sits there, how fast it is played, and the way to it. */
export function ServerRow(props: {
  lobby: Lobby;
  words: string;
  href: string;
  primary?: boolean;
  children?: React.ReactNode;
}) {
  const say = useWords();
  const { lobby, words, href, primary = false } = props;
  return (
    <li className="card table-row">
      <div>
        <h3>
          <GameTitle id={boxAt(lobby.game, lobby.options).id} />{' '}
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
        {lobby.clock !== null && props.children === undefined && (
          <p className="soft tiny">
            <ClockWords clock={lobby.clock} />
          </p>
        )}
        <Winners of={lobby} />
        {props.children}
      </div>
      <Link href={href} className={primary ? 'button primary' : 'button'}>
        {words}
      </Link>
    </li>
  );
}
