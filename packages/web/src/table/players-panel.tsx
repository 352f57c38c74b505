/** The players: who sits where, whose turn it is, and what the game shows of each. */

import type { Seat } from '@tabularium/kernel';
import type { Presence } from '@tabularium/protocol';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { SeatShape, seatColour } from '../design/shapes.tsx';
import { useWords } from '../words/index.ts';
import { useTableTop } from './context.ts';

/** One card per seat. */
export function PlayersPanel({ Details }: { Details: ComponentType<{ seat: Seat }> | undefined }) {
  const { table } = useTableTop();
  return (
    <ul className="players">
      {table.places.map((place, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <li key={`${seat} ${place.name}`} data-own={seat === table.viewer || undefined}>
          <PlayerCard seat={seat}>{Details !== undefined && <Details seat={seat} />}</PlayerCard>
        </li>
      ))}
    </ul>
  );
}

function PlayerCard({ seat, children }: { seat: Seat; children: React.ReactNode }) {
  const say = useWords();
  const { table } = useTableTop();
  const place = table.places[seat];
  const turn = table.sight.awaited.includes(seat);
  const own = seat === table.viewer;
  return (
    <div
      className="player"
      style={{ '--seat': seatColour(seat) } as React.CSSProperties}
      data-turn={turn || undefined}
      data-seat-card={seat}
    >
      <div className="row spread">
        <h3>
          <SeatShape seat={seat} size={15} /> {place?.name}
        </h3>
        <span className="tiny soft">
          {[
            place?.kind === 'bot' ? say.table.bot : own ? say.table.you : [],
            place?.standIn === true ? say.atTable.botPlays : [],
            place?.guest === true && !own ? say.table.guest : [],
          ]
            .flat()
            .join(', ')}
          {place?.presence !== undefined && !own && <PresenceDot presence={place.presence} />}
        </span>
      </div>
      {turn && table.result === undefined && (
        <p className="player-turn small">{own ? say.table.yourTurn : say.table.turnOf(place?.name ?? '')}</p>
      )}
      <SeatClock seat={seat} />
      {children}
    </div>
  );
}

/** Whether the person is here: full, half and empty, so that no colour has to tell it. */
function PresenceDot({ presence }: { presence: Presence }) {
  const words = useWords().atTable[presence];
  return (
    <span className="presence" data-presence={presence} title={words}>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** What the seat has left: counting down while it is asked, standing still otherwise. */
function SeatClock({ seat }: { seat: Seat }) {
  const say = useWords();
  const { table } = useTableTop();
  const due = table.clock?.due.find((one) => one.seat === seat);
  const left = table.clock?.left[seat];
  if (due !== undefined) return <Countdown deadline={due.at} />;
  if (left === undefined || table.result !== undefined) return null;
  return (
    <p className="small numbers soft">
      {say.table.timeLeft}: {timeOf(left / 1000)}
      {table.clock?.paused && ` (${say.clock.paused})`}
    </p>
  );
}

/** Days, and hours, minutes and seconds as clocks show them. */
function timeOf(left: number): string {
  const seconds = Math.max(0, Math.round(left));
  const days = Math.floor(seconds / 86_400);
  const parts = [Math.floor((seconds % 86_400) / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return `${days > 0 ? `${days} d ` : ''}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

function Countdown({ deadline }: { deadline: number }) {
  const say = useWords();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = (deadline - now) / 1000;
  return (
    <p className="small numbers" data-urgent={seconds < 30 || undefined}>
      {seconds > 0 ? `${say.table.timeLeft}: ${timeOf(seconds)}` : say.clock.late}
    </p>
  );
}
