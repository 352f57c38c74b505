/** Step, play, jump, look through other eyes, keep or share a record. */

import { printMatch } from '@tabularium/kernel';
import { useEffect, useId, useReducer, useState } from 'react';
import { useLocation } from 'wouter';
import type { Eyes, ReplaySession } from '../session/replay.ts';
import { useTable } from '../session/session.ts';
import { squeeze } from '../session/share.ts';
import { playOnFrom } from '../session/what-if.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { GameReview } from './game-review.tsx';

const STEP_SHOWN = { slow: 1800, normal: 1000, fast: 450, none: 200 } as const;

const SIGNS = {
  first: 'M3 3h3v14H3zM17 3v14L7 10Z',
  previous: 'M15 3v14L5 10Z',
  next: 'M5 3v14l10-7Z',
  last: 'M14 3h3v14h-3zM3 3v14l10-7Z',
} as const;

/** The controls beneath the board; a game that is over can be looked over, at once if that was asked for. */
export function ReplayControls({ session, reviewed }: { session: ReplaySession; reviewed: boolean }) {
  const say = useWords();
  useTable(session);
  const [review, setReview] = useState(reviewed);
  const finished = session.file.result !== undefined;
  const [playing, setPlaying] = usePlaying(session);
  const go = (move: number) => session.go(move);
  return (
    <section className="replay-controls" aria-label={say.replay.title}>
      {finished && review && <GameReview session={session} />}
      <div className="row">
        <Step words={say.replay.first} sign="first" disabled={session.at === 0} does={() => go(0)} />
        <Step words={say.replay.previous} sign="previous" disabled={session.at === 0} does={() => go(session.at - 1)} />
        <button type="button" className="button primary" onClick={() => setPlaying(!playing)}>
          {playing ? say.replay.pause : say.replay.play}
        </button>
        <Step
          words={say.replay.next}
          sign="next"
          disabled={session.at === session.moves}
          does={() => go(session.at + 1)}
        />
        <Step
          words={say.replay.last}
          sign="last"
          disabled={session.at === session.moves}
          does={() => go(session.moves)}
        />
      </div>
      <div className="slider">
        <input
          type="range"
          min={0}
          max={session.moves}
          value={session.at}
          aria-label={say.replay.position}
          aria-valuetext={say.replay.move(session.at, session.moves)}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
      <span className="small numbers soft">{say.replay.move(session.at, session.moves)}</span>
      <div className="replay-more">
        <RoundChoice session={session} />
        <EyesChoice session={session} />
        <span className="row end">
          {finished && (
            <button type="button" className="button" aria-pressed={review} onClick={() => setReview(!review)}>
              {say.replay.review}
            </button>
          )}
          <PlayOnButton session={session} />
          <DownloadButton session={session} />
          <ShareButton session={session} />
        </span>
      </div>
    </section>
  );
}

function usePlaying(session: ReplaySession): [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  const [, again] = useReducer((count: number) => count + 1, 0);
  const { speed } = useSettings();
  const { at, moves } = session;
  useEffect(() => {
    if (!playing) return;
    if (at >= moves) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => {
      session.go(at + 1);
      again();
    }, STEP_SHOWN[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, moves, speed, session]);
  const start = (wanted: boolean) => {
    if (wanted && at >= moves) session.go(0);
    setPlaying(wanted);
  };
  return [playing, start];
}

/** A button with a sign of its own. */
export function Step(props: { words: string; sign: keyof typeof SIGNS; disabled: boolean; does: () => void }) {
  return (
    <button
      type="button"
      className="button icon-only"
      aria-label={props.words}
      title={props.words}
      disabled={props.disabled}
      onClick={props.does}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" aria-hidden="true">
        <path d={SIGNS[props.sign]} />
      </svg>
    </button>
  );
}

function RoundChoice({ session }: { session: ReplaySession }) {
  const say = useWords();
  const id = useId();
  const now = session.rounds.findLast(({ move }) => move <= session.at)?.move ?? 0;
  return (
    <span className="pair">
      <label htmlFor={id}>{say.replay.round}</label>
      <select id={id} className="select" value={now} onChange={(event) => session.go(Number(event.target.value))}>
        {session.rounds.map(({ round, move }) => (
          <option key={move} value={move}>
            {round}
          </option>
        ))}
      </select>
    </span>
  );
}

function EyesChoice({ session }: { session: ReplaySession }) {
  const say = useWords();
  const id = useId();
  const seats = Array.from({ length: session.file.seats }, (_, seat) => seat);
  const names = useTable(session)?.places.map(({ name }) => name) ?? [];
  const finished = session.file.result !== undefined;
  const read = (value: string): Eyes => (value === 'all' ? 'all' : value === 'none' ? null : Number(value));
  return (
    <span className="pair">
      <label htmlFor={id}>{say.replay.eyes}</label>
      <select
        id={id}
        className="select"
        value={session.eyes === null ? 'none' : String(session.eyes)}
        onChange={(event) => session.look(read(event.target.value))}
      >
        {finished && <option value="all">{say.replay.allSeeing}</option>}
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {names[seat]}
          </option>
        ))}
        <option value="none">{say.replay.spectator}</option>
      </select>
    </span>
  );
}

/** Goes on from here against bots: as the seat one looks through, or else the first that is asked. */
function PlayOnButton({ session }: { session: ReplaySession }) {
  const say = useWords();
  const [, go] = useLocation();
  const table = useTable(session);
  const own = typeof session.eyes === 'number' ? session.eyes : (table?.sight.awaited[0] ?? 0);
  if (table === undefined || table.result !== undefined) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => void playOnFrom(session.file, session.at, table.round, own).then(go)}
    >
      {say.past.playOn}
    </button>
  );
}

function DownloadButton({ session }: { session: ReplaySession }) {
  const say = useWords();
  const download = () => {
    const address = URL.createObjectURL(new Blob([printMatch(session.file)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${session.file.game}-${session.file.seed.slice(0, 8)}.match.json`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <button type="button" className="button" onClick={download}>
      {say.replay.download}
    </button>
  );
}

function ShareButton({ session }: { session: ReplaySession }) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    await navigator.clipboard.writeText(`${location.origin}/replay#${await squeeze(session.file)}`);
    setCopied(true);
  };
  return (
    <button type="button" className="button" onClick={() => void share()}>
      {copied ? say.replay.copied : say.replay.share}
    </button>
  );
}
