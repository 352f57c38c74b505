/** The curtain between two people at one screen: the table is covered until the next one is ready. */

import { useState } from 'react';
import { SeatShape } from '../design/shapes.tsx';
import type { TableState } from '../session/session.ts';
import { useWords } from '../words/index.ts';

/** Whether the table has to be covered now, and how to lift the curtain. Where nothing is secret it stays open. */
export function useCurtain(table: TableState | undefined): { covered: boolean; lift: () => void } {
  const viewer = table?.viewer ?? null;
  const [shownTo, setShownTo] = useState(viewer);
  const people = table?.places.filter((place) => place.mine && place.kind === 'human').length ?? 0;
  const shared = table !== undefined && table.link !== 'record' && people > 1 && table.result === undefined;
  const open = table?.secrets !== true || shownTo === null;
  if (open && viewer !== null && viewer !== shownTo) setShownTo(viewer);
  return { covered: shared && !open && viewer !== shownTo, lift: () => setShownTo(viewer) };
}

/** The covered table. */
export function Curtain({ table, lift }: { table: TableState; lift: () => void }) {
  const say = useWords();
  const seat = table.viewer ?? 0;
  const name = table.places[seat]?.name ?? '';
  return (
    <main id="content" className="curtain">
      <SeatShape seat={seat} size={72} />
      <h1>{say.table.handOver(name)}</h1>
      <p className="lead soft">{say.table.handOverHint}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing to do on this page */}
      <button type="button" className="button primary big" autoFocus onClick={lift}>
        {say.table.ready(name)}
      </button>
    </main>
  );
}
