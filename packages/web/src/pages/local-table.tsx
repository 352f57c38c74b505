/** A table of this browser. */

import { useEffect, useState } from 'react';
import { LocalSession } from '../session/local.ts';
import { loadTable, type SavedTable } from '../session/store.ts';
import { TableView } from '../table/table-view.tsx';
import { useWords } from '../words/index.ts';
import { Waiting } from './mishap.tsx';

/** The table of that id, where it was left. */
export default function LocalTable({ id }: { id: string }) {
  const say = useWords();
  const [session, setSession] = useState<LocalSession | 'missing'>();
  const [saved, setSaved] = useState<SavedTable>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let opened: LocalSession | undefined;
    let left = false;
    const open = async () => {
      const found = await loadTable(id);
      if (left) return;
      setSaved(found);
      opened = found === undefined ? undefined : new LocalSession(found, setFailure);
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
  if (session === undefined) return <Waiting />;
  const replay = saved?.position === undefined ? { replay: `/replay/local/${id}` } : {};
  const mark = saved?.whatIf === true ? { menu: <span className="tag">{say.past.whatIf}</span> } : {};
  return <TableView session={session} {...replay} {...mark} />;
}
