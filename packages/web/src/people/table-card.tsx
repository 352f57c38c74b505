/** A table in the lobby: which game with which options, how fast, who sits there. */

import type { Lobby, SeatState } from '@tabularium/protocol';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { SeatShape } from '../design/shapes.tsx';
import { useGame, useText } from '../games.ts';
import { ClockWords } from '../pages/clock-form.tsx';
import { GameTitle } from '../pages/game-title.tsx';
import { botName } from '../session/bot-names.ts';
import { useServer } from '../session/server.ts';
import { boxAt } from '../shelf.ts';
import { usePeopleWords } from '../words/people.ts';
import { mayCount } from './counts.ts';
import { PersonLink } from './page.tsx';

/** The card. */
export function TableCard({ lobby, words }: { lobby: Lobby; words: string }) {
  const say = usePeopleWords();
  const { person } = useServer();
  const isMine = lobby.seats.some((seat) => seat.kind === 'person' && seat.person === person?.id);
  return (
    <li className="card table-row table-card">
      <div>
        <h3>
          <GameTitle id={boxAt(lobby.game, lobby.options).id} />{' '}
          {lobby.round > 0 && <span className="soft small">{say.home.round(lobby.round)}</span>}
        </h3>
        <p className="row small names">
          {lobby.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <span key={at} className="name">
              <SeatShape seat={at} size={12} /> <SeatName seat={seat} at={at} />
            </span>
          ))}
        </p>
        <p className="soft small">
          <ClockWords clock={lobby.clock} /> · {mayCount(lobby) ? say.people.rated : say.people.unrated}
        </p>
        <Options of={lobby} />
      </div>
      <Link href={`/table/${lobby.id}`} className={lobby.phase === 'open' && !isMine ? 'button primary' : 'button'}>
        {isMine ? say.cup.yourTable : words}
      </Link>
    </li>
  );
}

function SeatName({ seat, at }: { seat: SeatState; at: number }) {
  const say = usePeopleWords();
  if (seat.kind === 'open') return say.lobby.free;
  if (seat.person === null || seat.name === null) return seat.name ?? botName(at);
  return (
    <>
      <PersonLink person={{ id: seat.person, name: seat.name, guest: seat.guest }} />
      {seat.guest && <span className="soft"> ({say.table.guest})</span>}
    </>
  );
}

/** What is played with options: a table, or a cup. */
type Optional = Pick<Lobby, 'game' | 'options'>;

/** The options; the game is loaded for them when somebody wants to know. */
export function Options({ of }: { of: Optional }) {
  const say = usePeopleWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say.meeting.options}</summary>
      {isOpen && (
        <Suspense fallback={<p className="soft">…</p>}>
          <OptionLines of={of} />
        </Suspense>
      )}
    </details>
  );
}

function OptionLines({ of }: { of: Optional }) {
  const say = usePeopleWords();
  const game = useGame(of.game);
  const text = useText(game);
  const chosen = Object.entries(of.options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(game.options[name]?.default),
  );
  if (chosen.length === 0) return <p className="soft">{say.meeting.usualOptions}</p>;
  return (
    <ul>
      {chosen.map(([name, value]) => {
        const about = text.options[name];
        const isSwitch = typeof value === 'boolean';
        return (
          <li key={name}>
            {isSwitch && <span aria-hidden="true">{value ? '✓ ' : '✗ '}</span>}
            {about?.name ?? name}
            {!isSwitch &&
              `: ${Array.isArray(value) ? value.length : (about?.values?.[String(value)] ?? String(value))}`}
          </li>
        );
      })}
    </ul>
  );
}
