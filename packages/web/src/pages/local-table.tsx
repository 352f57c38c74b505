/** A table of this browser. */

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalSession } from '../session/local.ts';
import { loadTable } from '../session/store.ts';
import { TableView } from '../table/table-view.tsx';
import { Waiting } from './mishap.tsx';

/** The table of that id, where it was left. */
export default function LocalTable({ id }: { id: string }) {
  const { t } = useTranslation();
  const [session, setSession] = useState<LocalSession | 'missing'>();
  useEffect(() => {
    let opened: LocalSession | undefined;
    let left = false;
    void loadTable(id).then((saved) => {
      if (left) return;
      opened = saved === undefined ? undefined : new LocalSession(saved);
      setSession(opened ?? 'missing');
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);
  if (session === 'missing') return <Waiting words={t('table.missing')} />;
  return session === undefined ? <Waiting /> : <TableView session={session} replay={`/replay/local/${id}`} />;
}
