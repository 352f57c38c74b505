/** The replay: from this browser's games, from a dropped file, from the server, or out of a link. */

import { type MatchFile, matchFile, parseMatch, replay } from '@tabularium/kernel';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { fetchGame } from '../games.ts';
import { ReplaySession } from '../session/replay.ts';
import { rebuild, unsqueeze } from '../session/share.ts';
import { loadRecord, loadTable } from '../session/store.ts';
import { TableView } from '../table/table-view.tsx';
import { useWords } from '../words/index.ts';
import { Waiting } from './mishap.tsx';
import { ReplayControls } from './replay-controls.tsx';

/** Where a record comes from, and which one it is. */
interface Source {
  readonly source: string | undefined;
  readonly id: string | undefined;
}

/** Watch a record. */
export default function Replay({ source, id }: Source) {
  const say = useWords();
  const [search] = useSearchParams();
  const [session, setSession] = useState<ReplaySession>();
  const [wrong, setWrong] = useState<Error>();
  const invite = search.get('invite') ?? undefined;
  useEffect(() => {
    let gone = false;
    openRecord({ source, id }, invite)
      .then((opened) => !gone && setSession(opened))
      .catch((error: unknown) => setWrong(error instanceof Error ? error : new Error(String(error))));
    return () => {
      gone = true;
    };
  }, [source, id, invite]);
  if (wrong instanceof Missing) return <Waiting words={say.replay.missing} />;
  if (wrong !== undefined) return <Waiting words={say.replay.wrong(wrong.message)} />;
  if (session === undefined) return <Waiting />;
  return (
    <TableView session={session} controls={<ReplayControls session={session} reviewed={search.has('review')} />} />
  );
}

/** No record lies where the address leads. */
class Missing extends Error {}

async function openRecord({ source, id }: Source, invite: string | undefined): Promise<ReplaySession> {
  const file = await fetchRecord({ source, id }, invite);
  return new ReplaySession(id ?? 'link', await fetchGame(file.game), file);
}

async function fetchRecord({ source, id = '' }: Source, invite: string | undefined): Promise<MatchFile> {
  if (source === 'local') return localRecord(id);
  if (source === 'file') {
    const record = await loadRecord(id);
    if (record === undefined) throw new Missing();
    return record.file;
  }
  if (source === 'table') {
    const response = await fetch(`/api/matches/${id}/file${invite === undefined ? '' : `?invite=${invite}`}`);
    if (response.status === 404) throw new Missing();
    if (!response.ok) throw new Error(response.statusText);
    return parseMatch(await response.text());
  }
  const carried = await unsqueeze(location.hash.slice(1)).catch(() => {
    throw new Missing();
  });
  return rebuild(await fetchGame(carried.game), carried);
}

async function localRecord(id: string): Promise<MatchFile> {
  const saved = await loadTable(id);
  if (saved === undefined) throw new Missing();
  const game = await fetchGame(saved.game);
  const names = saved.seats.map((seat) => seat.name);
  const bare = { game, start: saved.start, moves: saved.moves };
  const head = matchFile({ ...bare, state: { frames: [{}] } }, names);
  const match = replay(game, head);
  return matchFile({ ...bare, state: match.state }, names);
}
