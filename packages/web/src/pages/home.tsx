/** The first page: what this is, what waits for you, and what you can begin. */

import { courseIds } from '@tabularium/catalogue';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SeatShape } from '../design/shapes.tsx';
import { doneIn, useProgress } from '../lessons/progress.ts';
import { firstPlans, layTable } from '../session/lay-table.ts';
import { openServerTable, useServer } from '../session/server.ts';
import { listTables, removeTable, type SavedTable, saveTable } from '../session/store.ts';
import { useSettings } from '../settings.ts';
import { type Box, boxAt, SHELF, useShelfText } from '../shelf.ts';
import { joined, useWords } from '../words/index.ts';
import { Cover } from './covers.tsx';
import { GameSign } from './game-sign.tsx';
import { GameTitle } from './game-title.tsx';
import { Header } from './header.tsx';
import { FinishedServerTables, OpenTables } from './open-tables.tsx';
import { OwnTables } from './own-tables.tsx';
import { ReplayDrop } from './replay-drop.tsx';
import { ValleyPicture } from './valley-picture.tsx';

/** Only those who are somebody on the server are asked to tables there. */
const Invitations = lazy(() => import('../people/invitations.tsx').then((page) => ({ default: page.Invitations })));

/** Home. */
export function Home() {
  const say = useWords();
  const { person } = useServer();
  const { tables, remove, putBack, removed } = useSavedTables();
  const running = tables.filter((table) => table.result === null);
  const finished = tables.filter((table) => table.result !== null);
  return (
    <>
      <Header />
      <main id="content" className="home">
        <section className="hero">
          <ValleyPicture />
          <div className="hero-words">
            <p className="eyebrow">{say.brand.claim}</p>
            <h1>{say.home.title}</h1>
            <p className="lead">{say.home.lead}</p>
            <div className="row">
              <Link href="/new" className="button primary big">
                {say.home.newGame}
              </Link>
              {running[0] !== undefined && (
                <Link href={`/play/${running[0].id}`} className="button big">
                  {say.home.continue}
                </Link>
              )}
            </div>
          </div>
        </section>
        {person !== null && (
          <Suspense>
            <Invitations />
          </Suspense>
        )}
        <OwnTables />
        <section>
          <h2>{say.home.games}</h2>
          <ul className="game-shelf">
            {SHELF.map((box) => (
              <GameBox key={box.id} box={box} />
            ))}
            <ChallengesBox />
          </ul>
        </section>
        <div className="home-columns">
          <Shelf title={say.home.continue} none={say.home.continueNone} count={running.length}>
            {running.map((table) => (
              <RunningTable key={table.id} table={table} remove={remove} />
            ))}
          </Shelf>
          <section>
            <h2>{say.home.openTables}</h2>
            <OpenTables />
          </section>
        </div>
        <div className="home-columns">
          <Shelf title={say.home.yourGames} none={say.home.yourGamesNone} count={finished.length}>
            {finished.map((table) => (
              <FinishedTable key={table.id} table={table} remove={remove} />
            ))}
            <FinishedServerTables />
          </Shelf>
          <section>
            <h2>{say.home.replays}</h2>
            <ReplayDrop />
          </section>
        </div>
      </main>
      <footer className="house-footer soft small">
        <Link href="/credits">{say.credits.notAffiliated}</Link>
        <span>{say.credits.licence}</span>
      </footer>
      <div role="status" className="toast-place">
        {removed !== undefined && (
          <div className="toast">
            {say.home.removed}{' '}
            <button type="button" className="button" onClick={putBack}>
              {say.home.undoRemove}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

function useSavedTables() {
  const [tables, setTables] = useState<SavedTable[]>([]);
  const [removed, setRemoved] = useState<SavedTable>();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table may have changed whenever this page is come back to
  useEffect(() => {
    void listTables().then(setTables);
  }, [path, removed]);
  const remove = async (table: SavedTable) => {
    await removeTable(table.id);
    setRemoved(table);
  };
  const putBack = async () => {
    if (removed !== undefined) await saveTable(removed);
    setRemoved(undefined);
  };
  return { tables, remove, putBack, removed };
}

function Shelf(props: { title: string; none: string; count: number; children: React.ReactNode }) {
  return (
    <section>
      <h2>{props.title}</h2>
      <ul className="stack">{props.children}</ul>
      {props.count === 0 && <p className="soft shelf-empty">{props.none}</p>}
    </section>
  );
}

interface TableRow {
  table: SavedTable;
  remove: (table: SavedTable) => void;
}

function RunningTable({ table, remove }: TableRow) {
  const say = useWords();
  return (
    <li className="card table-row">
      <div>
        <h3>
          <GameSign game={table.game} /> <GameTitle id={boxAt(table.game, table.start.options).id} />{' '}
          <span className="soft small">{say.home.round(table.round)}</span>{' '}
          {table.whatIf && <span className="tag">{say.past.whatIf}</span>}
        </h3>
        <Names table={table} />
      </div>
      <div className="row">
        <Link href={`/play/${table.id}`} className="button primary">
          {say.home.play}
        </Link>
        <RemoveButton table={table} remove={remove} />
      </div>
    </li>
  );
}

function FinishedTable({ table, remove }: TableRow) {
  const say = useWords();
  const { language } = useSettings();
  const winners = (table.result?.winners ?? []).map((seat) => table.seats[seat]?.name ?? '');
  return (
    <li className="card table-row">
      <div>
        <h3>
          <GameSign game={table.game} /> <GameTitle id={boxAt(table.game, table.start.options).id} />
        </h3>
        <p className="small">{say.home.wins(joined(language, winners), winners.length)}</p>
        <p className="soft tiny">
          {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(table.changed)}
        </p>
      </div>
      <div className="row">
        <Link href={`/replay/local/${table.id}`} className="button">
          {say.home.watch}
        </Link>
        <RemoveButton table={table} remove={remove} />
      </div>
    </li>
  );
}

function RemoveButton({ table, remove }: TableRow) {
  const say = useWords();
  return (
    <button
      type="button"
      className="button quiet icon-only"
      aria-label={say.home.remove}
      title={say.home.remove}
      onClick={() => remove(table)}
    >
      <span aria-hidden="true">✕</span>
    </button>
  );
}

function Names({ table }: { table: SavedTable }) {
  return (
    <p className="row small names">
      {table.seats.map((seat, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <span key={at} className="name">
          <SeatShape seat={at} size={12} /> {seat.name}
        </span>
      ))}
    </p>
  );
}

/** So many sit down when nobody has said how many. */
const USUAL = 3;

/** A box on the shelf: its cover, what it is, and the ways to a table. */
function GameBox({ box }: { box: Box }) {
  const say = useWords();
  const text = useShelfText(box.id);
  const { min, max } = box.seats;
  return (
    <li className="card game-card">
      <Link href={`/new/${box.id}`} className="cover-link" aria-label={`${text.title}: ${say.home.setUp}`}>
        <Cover of={box.id} />
      </Link>
      <div>
        <h3>{text.title}</h3>
        <p className="box-facts small">
          <span>{min === max ? `${min} ${say.create.players}` : say.home.players(min, max)}</span>
          <span title={say.home.durationHelp}>{say.home.duration(...box.minutes)}</span>
          <span className="weight" title={say.home.weight(box.weight)}>
            <span className="visually-hidden">{say.home.weight(box.weight)}</span>
            <span aria-hidden="true">
              {'●'.repeat(box.weight)}
              {'○'.repeat(5 - box.weight)}
            </span>
          </span>
        </p>
        <p className="small">{text.summary}</p>
        <BoxButtons box={box} />
      </div>
    </li>
  );
}

/** Beside the boxes: the way to the challenges, which the header of a phone has no room for. */
function ChallengesBox() {
  const say = useWords();
  return (
    <li className="card challenges-box">
      <Link href="/challenges" className="cover-link" aria-hidden="true" tabIndex={-1}>
        <Cover of="challenges" />
      </Link>
      <div>
        <h3>{say.challenge.title}</h3>
        <p className="small">{say.challenge.lead}</p>
        <p className="row box-buttons">
          <Link href="/challenges" className="button">
            {say.challenge.all}
          </Link>
        </p>
      </div>
    </li>
  );
}

function BoxButtons({ box }: { box: Box }) {
  const say = useWords();
  const [, go] = useLocation();
  const { name } = useSettings();
  const server = useServer();
  const progress = useProgress();
  const [wrong, setWrong] = useState<string>();
  const me = name === '' ? say.create.meName : name;
  const count = Math.max(box.seats.min, Math.min(USUAL, box.seats.max));
  const begin = (lay: () => Promise<string>) => {
    lay().then(go, (error: unknown) => setWrong(error instanceof Error ? error.message : String(error)));
  };
  return (
    <>
      <p className="row box-buttons">
        <button
          type="button"
          className="button primary"
          onClick={() => begin(async () => `/play/${await layTable(box.game, firstPlans(count, me), box.options)}`)}
        >
          {say.home.againstBots}
        </button>
        {server.reachable && (
          <button
            type="button"
            className="button"
            onClick={() =>
              begin(async () => {
                const seats = firstPlans(count, me, 'open');
                return `/table/${await openServerTable(box.game, seats, box.options)}`;
              })
            }
          >
            {say.home.invite}
          </button>
        )}
        {courseIds.includes(box.id) && (
          <Link href={`/learn/${box.id}`} className="button">
            {say.home.learn(doneIn(progress, box.id))}
          </Link>
        )}
        <span className="box-pair">
          <Link href={`/new/${box.id}`} className="button quiet">
            {say.home.setUp}
          </Link>
          <Link href={`/rules/${box.id}`} className="button quiet">
            {say.nav.rules}
          </Link>
        </span>
      </p>
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {wrong}
        </p>
      )}
    </>
  );
}
