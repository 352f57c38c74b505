/** The board of Through the Ages: above what may be taken, in the middle what is mine, below what I hold, at the side what I read. */

import type { Seat } from '@tabularium/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useMoreBelow } from '../../design/more-below.ts';
import { useTableTop } from '../../table/context.ts';
import type { BoardModule } from '../board.ts';
import { anchorsOf, asksFirst } from './anchors.ts';
import { CardRow } from './card-row.tsx';
import { coursesOf } from './courses.ts';
import { Draft, useDraft } from './draft.tsx';
import { dragsOf } from './drags.ts';
import { Hands } from './hands.tsx';
import { Lectern } from './lectern.tsx';
import { Mat } from './mat.tsx';
import { noteOn } from './note.tsx';
import { Purse } from './purse.tsx';
import { Aftermath, Comparison } from './rivals.tsx';
import { SeatDetails } from './seat-details.tsx';
import { DeskContext, useAges } from './table.ts';
import { Timeline } from './timeline.tsx';
import './ages.css';
import './signs.css';
import './cards.css';
import './row.css';
import './mat.css';
import './works.css';
import './realm.css';
import './banks.css';
import './hands.css';
import './lectern.css';
import './low.css';
import './narrow.css';
import './phone.css';
import './phone-lectern.css';
import './sideways.css';

function Board() {
  const { text, asked } = useTableTop();
  const { own } = useAges();
  const [seat, look] = useShownSeat(own);
  const drafting = useDraft().length > 0;
  const desk = useMemo(() => ({ seat, isOwn: seat === own }), [seat, own]);
  return (
    <div className="ta-board" data-asked={asked || undefined}>
      <h1 className="visually-hidden">{text.title}</h1>
      <div className="ta-offer">
        <Timeline />
        <CardRow />
      </div>
      <DeskContext value={desk}>
        <div ref={useMoreBelow<HTMLDivElement>()} className="ta-middle">
          {drafting ? <Draft /> : <Mat look={look} />}
        </div>
      </DeskContext>
      {!drafting && <Hands />}
      <Lectern />
    </div>
  );
}

/** The viewer's own desk, or a rival's for as long as nothing is asked anew. */
function useShownSeat(own: Seat): [Seat, (seat: Seat) => void] {
  const { asked } = useTableTop();
  const [shown, setShown] = useState(own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is asked wants to see their own desk
  useEffect(() => setShown(own), [own, asked]);
  return [shown, setShown];
}

/** The board of Through the Ages. */
export const board: BoardModule = {
  Board,
  SeatDetails,
  Comparison,
  Aftermath,
  Chooser: Purse,
  explainsItself: true,
  anchorsOf,
  asksFirst,
  dragsOf,
  noteOn,
  coursesOf,
};
