/** A table of this browser. */

import { useEffect, useState } from 'react';
import { LocalSession } from '../session/local.ts';
import { loadTable } from '../session/store.ts';
import { TableView } from '../table/table-view.tsx';
import { useWords } from '../words/index.ts';
import { Waiting } from './mishap.tsx';

/** The table of that id, where it was left. */
export default function LocalTable({ id }: { id: string }) {
  const say = useWords();
  const [session, setSession] = useState<LocalSession | 'missing'>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let opened: LocalSession | undefined;
    let left = false;
    const open = async () => {
      const saved = await loadTable(id);
      if (left) return;
      opened = saved === undefined ? undefined : new LocalSession(saved, setFailure);
      setSession(opened ?? 'missing');
    };
    open().catch(setFailure);
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);
  if (failure !== undefined) throw failure;
  if (session === 'missing') return <Waiting words={say.table.missing} />;
  return session === undefined ? <Waiting /> : <TableView session={session} replay={`/replay/local/${id}`} />;
}
