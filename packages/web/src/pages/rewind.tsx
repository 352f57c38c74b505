/** Looking back in a running game, and going on from there in another one. */

import type { AnyTextBook } from '@tabularium/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useGame, useText } from '../games.ts';
import { PastSession } from '../session/past.ts';
import type { RemoteSession } from '../session/remote.ts';
import { type TableState, useTable } from '../session/session.ts';
import { imagineOnFrom } from '../session/what-if.ts';
import { LookBack } from '../table/citing.tsx';
import { aboutOf, pointAt } from '../table/highlight.ts';
import { TableView } from '../table/table-view.tsx';
import { useWords } from '../words/index.ts';
import { Waiting } from './mishap.tsx';
import { Step } from './replay-controls.tsx';

interface RewindProps {
  readonly id: string;
  readonly invite: string | undefined;
  readonly now: RemoteSession;
  /** The entry of the log whose moment is shown first; without it the last move. */
  readonly entry: number | undefined;
  readonly back: () => void;
}

/** The table as it was; the running game goes on behind it. */
export function Rewind({ id, invite, now, entry, back }: RewindProps) {
  const [past, setPast] = useState<PastSession>();
  useEffect(() => {
    const session = new PastSession(id, invite, now);
    const first = entry === undefined ? session.go() : session.goTo(entry);
    first.then(() => setPast(session), back);
    return () => session.close();
  }, [id, invite, now, entry, back]);
  const show = useCallback((wanted: number) => void past?.goTo(wanted), [past]);
  if (past === undefined) return <Waiting />;
  return (
    <LookBack value={show}>
      <TableView session={past} controls={<RewindControls past={past} back={back} />} />
    </LookBack>
  );
}

/** Light up what the move that is shown was about. */
function light(table: TableState | undefined, text: AnyTextBook): () => void {
  const facts = table?.log.at(-1)?.facts ?? [];
  pointAt(...facts.flatMap((fact) => aboutOf(fact, text.facts[fact.fact]?.(fact) ?? '')));
  return () => pointAt();
}

function RewindControls({ past, back }: { past: PastSession; back: () => void }) {
  const say = useWords();
  const [, go] = useLocation();
  const table = useTable(past);
  const game = useGame(table?.gameId ?? '');
  const text = useText(game);
  const { shown } = past;
  useEffect(() => light(table, text), [table, text]);
  if (shown === undefined || table === undefined) return null;
  const { move, moves, seat } = shown;
  const playOn = () =>
    void imagineOnFrom(
      game,
      shown,
      table.places.map(({ name }) => name),
    ).then(go);
  const step = (to: number) => void past.go(to);
  return (
    <section className="replay-controls" aria-label={say.past.title}>
      <div className="row">
        <Step words={say.replay.first} sign="first" disabled={move === 0} does={() => step(0)} />
        <Step words={say.replay.previous} sign="previous" disabled={move === 0} does={() => step(move - 1)} />
        <Step words={say.replay.next} sign="next" disabled={move === moves} does={() => step(move + 1)} />
        <button type="button" className="button primary" onClick={back}>
          {say.past.now}
        </button>
      </div>
      <div className="slider">
        <input
          type="range"
          min={0}
          max={moves}
          value={move}
          aria-label={say.replay.position}
          aria-valuetext={say.replay.move(move, moves)}
          onChange={(event) => step(Number(event.target.value))}
        />
      </div>
      <span className="small numbers soft">{say.replay.move(move, moves)}</span>
      {seat !== null && (
        <div className="row">
          <button type="button" className="button" onClick={playOn}>
            {say.past.playOn}
          </button>
          <span className="help">{say.past.imagined}</span>
        </div>
      )}
    </section>
  );
}
