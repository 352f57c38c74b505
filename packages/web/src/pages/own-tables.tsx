/** One's own tables on the server: where it is one's turn first, then those that wait for others, then what has ended. */

import type { Lobby } from '@tabularium/protocol';
import { useEffect, useState } from 'react';
import { useAttention } from '../calls/attention.ts';
import { useServer } from '../session/server.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { lasting } from '../words/left.ts';
import { ServerRow, useTables } from './open-tables.tsx';

const VISIT = 'tabularium-last-visit';
/** A visit is over when the page was left for so long, in milliseconds. */
const AWAY = 1_800_000;

/** When the visit before this one ended; this one is noted as long as it lasts. */
function useLastVisit(): number {
  const [last] = useState(() => {
    const { before = 0, seen = 0 } = JSON.parse(localStorage.getItem(VISIT) ?? '{}') as {
      before?: number;
      seen?: number;
    };
    return Date.now() - seen > AWAY ? seen : before;
  });
  useEffect(() => {
    const note = () => localStorage.setItem(VISIT, JSON.stringify({ before: last, seen: Date.now() }));
    note();
    const timer = setInterval(note, 60_000);
    return () => clearInterval(timer);
  }, [last]);
  return last;
}

/** Does the table wait for that person? */
function isTurnOf(lobby: Lobby, person: string): boolean {
  return lobby.phase === 'playing' && lobby.awaited.some((seat) => isPlayedBy(lobby, seat, person));
}

function isPlayedBy(lobby: Lobby, seat: number, person: string): boolean {
  const { person: owner, bot } = lobby.seats[seat] ?? { person: null, bot: null };
  return owner === person && bot === null;
}

/** When that person's time is up at the table; never without a clock. */
function dueOf(lobby: Lobby, person: string): number {
  const own = lobby.due.flatMap(({ seat, at }) => (isPlayedBy(lobby, seat, person) ? [at] : []));
  return Math.min(...own, Number.POSITIVE_INFINITY);
}

/** All of them, in the order in which they matter. */
export function OwnTables() {
  const say = useWords();
  const { person } = useServer();
  const mine = useTables('mine', person !== null);
  const last = useLastVisit();
  const me = person?.id ?? '';
  const turns = mine.filter((lobby) => isTurnOf(lobby, me)).toSorted((a, b) => dueOf(a, me) - dueOf(b, me));
  const waiting = mine.filter((lobby) => lobby.phase === 'playing' && !turns.includes(lobby));
  const gathering = mine.filter(({ phase }) => phase === 'open');
  const ended = mine.filter((lobby) => lobby.phase === 'finished' && lobby.updatedAt > last);
  useAttention('home', turns.length);
  if (turns.length + waiting.length + gathering.length + ended.length === 0) return null;
  return (
    <div className="own-tables">
      <Group title={say.home.yourTurn(turns.length)} tables={turns} emphasis>
        {(lobby) => (
          <ServerRow key={lobby.id} lobby={lobby} words={say.home.play} href={`/table/${lobby.id}`} primary>
            <Left due={dueOf(lobby, me)} />
          </ServerRow>
        )}
      </Group>
      <Group title={say.home.waitingForOthers} tables={waiting}>
        {(lobby) => <ServerRow key={lobby.id} lobby={lobby} words={say.home.open} href={`/table/${lobby.id}`} />}
      </Group>
      <Group title={say.home.gathering} tables={gathering}>
        {(lobby) => <ServerRow key={lobby.id} lobby={lobby} words={say.home.open} href={`/table/${lobby.id}`} />}
      </Group>
      <Group title={say.home.endedSince} tables={ended}>
        {(lobby) => (
          <ServerRow key={lobby.id} lobby={lobby} words={say.home.watch} href={`/replay/table/${lobby.id}`} />
        )}
      </Group>
    </div>
  );
}

function Group(props: {
  title: string;
  tables: readonly Lobby[];
  emphasis?: boolean;
  children: (lobby: Lobby) => React.ReactNode;
}) {
  if (props.tables.length === 0) return null;
  return (
    <section data-emphasis={props.emphasis || undefined}>
      <h2>{props.title}</h2>
      <ul className="stack">{props.tables.map((lobby) => props.children(lobby))}</ul>
    </section>
  );
}

function Left({ due }: { due: number }) {
  const say = useWords();
  const { language } = useSettings();
  if (!Number.isFinite(due)) return null;
  const seconds = (due - Date.now()) / 1000;
  return (
    <p className="small numbers" data-urgent={seconds < 3600 || undefined}>
      {seconds > 0 ? say.home.left(lasting(language, seconds)) : say.clock.late}
    </p>
  );
}
