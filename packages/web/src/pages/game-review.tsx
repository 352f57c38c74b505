/** A finished game looked over: everybody's chances as a curve, the moves that cost most, and a word on each player. */

import { botWords, type Review, type Turning, turningWords, verdictWords } from '@tabularium/bots';
import { proxy, wrap } from 'comlink';
import { type PointerEvent, useEffect, useMemo, useState } from 'react';
import { SeatShape, seatColour } from '../design/shapes.tsx';
import type { Host } from '../session/host.worker.ts';
import type { ReplaySession } from '../session/replay.ts';
import { useSettings } from '../settings.ts';
import { useRoundWords } from '../table/context.ts';
import { useWords } from '../words/index.ts';

/** How far the look is, what it found, or that it failed. */
type Standing = { readonly share: number } | { readonly review: Review } | 'failed';

/** The review of a record, worked out beside the page. */
export function GameReview({ session }: { session: ReplaySession }) {
  const say = useWords();
  const standing = useReview(session);
  if (standing === 'failed')
    return (
      <p className="game-review refusal" role="alert">
        {say.replay.noReview}
      </p>
    );
  if ('share' in standing)
    return (
      <p className="game-review soft" role="status">
        {say.replay.reviewing(Math.floor(100 * standing.share))} <progress value={standing.share} aria-hidden="true" />
      </p>
    );
  return <Found session={session} review={standing.review} />;
}

function useReview(session: ReplaySession): Standing {
  const [standing, setStanding] = useState<Standing>({ share: 0 });
  useEffect(() => {
    const worker = new Worker(new URL('../session/host.worker.ts', import.meta.url), { type: 'module' });
    const fail = (error: unknown) => {
      reportError(error);
      setStanding('failed');
    };
    // A worker that cannot even begin answers nothing.
    worker.addEventListener('error', ({ message }) => fail(new Error(message || 'The worker did not begin.')));
    const told = proxy((share: number) => setStanding({ share }));
    wrap<Host>(worker)
      .review(session.file, told)
      .then((review) => setStanding({ review }), fail);
    return () => worker.terminate();
  }, [session]);
  return standing;
}

function Found({ session, review }: { session: ReplaySession; review: Review }) {
  const say = useWords();
  const roundWords = useRoundWords();
  const { language } = useSettings();
  const { turnings, verdicts } = review;
  const names = session.current()?.places.map(({ name }) => name) ?? [];
  const inOrder = useMemo(() => turnings.toSorted((one, other) => one.move - other.move), [turnings]);
  const shown = inOrder.find(({ move }) => move - 1 === session.at || move === session.at);
  const { review: words } = botWords[language];
  return (
    <section className="game-review" aria-label={words.title}>
      <figure className="chances-frame">
        <figcaption className="tiny">
          {say.replay.chances}
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <span key={seat}>
              <SeatShape seat={seat} size={10} /> <span>{name}</span>
            </span>
          ))}
        </figcaption>
        <Curve session={session} review={review} />
      </figure>
      <div className="turnings">
        <span className="small">{turnings.length === 0 ? words.noTurnings : words.turnings}</span>
        {inOrder.map((turning) => (
          <button
            key={turning.move}
            type="button"
            className="button"
            title={names[turning.seat]}
            aria-pressed={turning === shown}
            onClick={() => showBefore(session, turning)}
          >
            <SeatShape seat={turning.seat} /> <span className="visually-hidden">{names[turning.seat]}: </span>
            {say.replay.costly(roundWords(turning.round), Math.round(100 * turning.cost))}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="review-words" aria-live="polite" aria-label={say.replay.review} tabIndex={0}>
        {shown === undefined ? (
          <ul className="small">
            {verdicts.map((verdict, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <li key={seat}>{verdictWords(verdict, names[seat] ?? '', language)}</li>
            ))}
          </ul>
        ) : (
          <p>
            {shown.move - 1 === session.at && (
              <button type="button" className="button" onClick={() => session.go(shown.move)}>
                {say.replay.whatWasDone}
              </button>
            )}
            {turningWords(session.game, shown, names, language)}
          </p>
        )}
      </section>
    </section>
  );
}

/** The table as the player saw it who then made that move. */
function showBefore(session: ReplaySession, { move, seat }: Turning): void {
  session.look(seat);
  session.go(move - 1);
}

/** The sides of the curve in its own units; it is stretched to the room there is. */
const [WIDE, HIGH] = [1000, 100];

/** The chances of every seat as the points of a line. */
function linesOf(curve: Review['curve']): string[] {
  const step = WIDE / Math.max(1, curve.length - 1);
  const seats = curve[0]?.chances ?? [];
  return seats.map((_, seat) =>
    curve.map(({ move, chances }) => `${step * move},${HIGH - HIGH * (chances[seat] ?? 0)}`).join(' '),
  );
}

/** A line for every seat over the moves; a press leads to the table at that time. */
function Curve({ session, review: { curve, turnings } }: { session: ReplaySession; review: Review }) {
  const say = useWords();
  const last = Math.max(1, curve.length - 1);
  const across = (move: number) => (WIDE * move) / last;
  const lines = useMemo(() => linesOf(curve), [curve]);
  const jump = ({ currentTarget, clientX, buttons }: PointerEvent<SVGSVGElement>) => {
    if (buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    session.go(Math.round((last * (clientX - left)) / width));
  };
  return (
    <svg
      className="chances"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={say.replay.curve}
      onPointerDown={jump}
      onPointerMove={jump}
    >
      <title>{say.replay.curve}</title>
      {turnings.map(({ move, seat }) => (
        <line
          key={move}
          className="turning"
          x1={across(move)}
          x2={across(move)}
          y1={0}
          y2={HIGH}
          stroke={seatColour(seat)}
        />
      ))}
      {lines.map((points, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <polyline key={seat} points={points} stroke={seatColour(seat)} />
      ))}
      <line className="now" x1={across(session.at)} x2={across(session.at)} y1={0} y2={HIGH} />
    </svg>
  );
}
