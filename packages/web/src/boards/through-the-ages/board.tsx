/** The board of Through the Ages: the timeline, the card row, and beneath them the desks of the civilizations. */

import type { Seat } from '@tabularium/kernel';
import { useEffect, useMemo, useState } from 'react';
import { SeatShape, seatColour } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import type { BoardModule } from '../board.ts';
import { anchorsOf, asksFirst } from './anchors.ts';
import { CardRow } from './card-row.tsx';
import { Desk } from './desk.tsx';
import { Draft } from './draft.tsx';
import { Moment } from './moment.tsx';
import { noteOn } from './note.tsx';
import { SeatDetails } from './seat-details.tsx';
import { DeskContext, useAges } from './table.ts';
import { CommonCards, Timeline } from './timeline.tsx';
import './ages.css';
import './cards.css';
import './desk.css';

function Board() {
  const { text } = useTableTop();
  const { own } = useAges();
  const [seat, look] = useShownSeat(own);
  const desk = useMemo(() => ({ seat, isOwn: seat === own }), [seat, own]);
  return (
    <div className="ta-board">
      <h1 className="visually-hidden">{text.title}</h1>
      <Timeline />
      <CardRow />
      <Moment />
      <Draft />
      <CommonCards />
      <DeskTabs seat={seat} look={look} />
      <DeskContext value={desk}>
        <Desk />
      </DeskContext>
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

function DeskTabs({ seat, look }: { seat: Seat; look: (seat: Seat) => void }) {
  const { names } = useTableTop();
  const { words } = useAges();
  return (
    <div className="ta-desks" role="tablist" aria-label={words.desks}>
      {names.map((name, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={at}
          type="button"
          role="tab"
          aria-selected={at === seat}
          style={{ '--seat': seatColour(at) } as React.CSSProperties}
          onClick={() => look(at)}
        >
          <SeatShape seat={at} size={13} /> {name}
        </button>
      ))}
    </div>
  );
}

/** The board of Through the Ages. */
export const board: BoardModule = { Board, SeatDetails, anchorsOf, asksFirst, noteOn };
