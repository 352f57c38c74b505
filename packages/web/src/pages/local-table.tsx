/** A table of this browser. */

import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalSession } from '../session/local.ts';
import { loadTable, type SavedTable } from '../session/store.ts';
import { TableView } from '../table/table-view.tsx';
import { Waiting } from './mishap.tsx';

const opening = new Map<string, Promise<SavedTable | undefined>>();

function fetchTable(id: string): Promise<SavedTable | undefined> {
  const known = opening.get(id) ?? loadTable(id);
  opening.set(id, known);
  return known;
}

/** The table of that id, where it was left. */
export default function LocalTable({ id }: { id: string }) {
  const { t } = useTranslation();
  const saved = use(fetchTable(id));
  const [session, setSession] = useState<LocalSession>();
  useEffect(() => {
    if (saved === undefined) return;
    const opened = new LocalSession(saved);
    setSession(opened);
    return () => {
      opened.close();
      opening.delete(id);
    };
  }, [saved, id]);
  if (saved === undefined) return <Waiting words={t('table.missing')} />;
  return session === undefined ? <Waiting /> : <TableView session={session} replay={`/replay/local/${id}`} />;
}
