/** A table on the server: first its lobby, then the game. */

import type { Lobby, Person } from '@tabularium/protocol';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { RemoteSession } from '../session/remote.ts';
import { ask, beSomebody } from '../session/server.ts';
import { settings } from '../settings.ts';
import { LookBack } from '../table/citing.tsx';
import { TableView } from '../table/table-view.tsx';
import { useWords } from '../words/index.ts';
import { LobbyPage } from './lobby.tsx';
import { Waiting } from './mishap.tsx';
import { Rewind } from './rewind.tsx';
import { TableBanners } from './table-banners.tsx';
import { TableMenu } from './table-menu.tsx';

/** The table of that id. */
export default function ServerTable({ id }: { id: string }) {
  const say = useWords();
  const [search] = useSearchParams();
  const invite = search.get('invite') ?? undefined;
  const [seated, setSeated] = useState<{ me: Person; session: RemoteSession }>();
  const [wrong, setWrong] = useState<string>();
  useEffect(() => {
    let session: RemoteSession | undefined;
    let left = false;
    beSomebody(settings().name)
      .then((me) => {
        if (left) return;
        session = new RemoteSession(id, me.id, invite);
        setSeated({ me, session });
      })
      .catch((error: unknown) => setWrong(error instanceof Error ? error.message : String(error)));
    return () => {
      left = true;
      session?.close();
    };
  }, [id, invite]);
  if (wrong !== undefined) return <Waiting words={wrong} />;
  if (seated === undefined) return <Waiting words={say.lobby.joining} />;
  return <Seated {...seated} invite={invite} />;
}

function Seated({ me, session, invite }: { me: Person; session: RemoteSession; invite: string | undefined }) {
  const say = useWords();
  const lobby = useLobby(session);
  const [, go] = useLocation();
  const [past, setPast] = useState<{ entry: number | undefined }>();
  const toNow = useCallback(() => setPast(undefined), []);
  const lookBack = useCallback((entry?: number) => setPast({ entry }), []);
  const gone = useSyncExternalStore(
    (listener) => session.subscribeLobby(listener),
    () => session.gone(),
  );
  if (gone || lobby?.phase === 'closed') return <Waiting words={say.lobby.gone} />;
  if (lobby === undefined) return <Waiting />;
  if (lobby.phase === 'open') return <LobbyPage lobby={lobby} me={me} invite={invite} />;
  if (past !== undefined) return <Rewind id={lobby.id} invite={invite} now={session} entry={past.entry} back={toNow} />;
  const code = invite ?? lobby.invite;
  const again = () =>
    void ask<{ table: Lobby }>('POST', `/tables/${lobby.id}/rematch`).then(({ table }) => go(`/table/${table.id}`));
  return (
    <LookBack value={lookBack}>
      <TableView
        session={session}
        replay={`/replay/table/${lobby.id}${code === null ? '' : `?invite=${code}`}`}
        menu={<TableMenu lobby={lobby} me={me} lookBack={() => lookBack()} />}
        {...(lobby.seats.some((seat) => seat.person === me.id) ? { again } : {})}
      />
      <TableBanners lobby={lobby} me={me} again={again} invite={invite} />
    </LookBack>
  );
}

function useLobby(session: RemoteSession): Lobby | undefined {
  return useSyncExternalStore(
    (listener) => session.subscribeLobby(listener),
    () => session.lobby(),
  );
}
