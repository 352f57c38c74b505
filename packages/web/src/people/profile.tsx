/** Somebody's profile: ratings, statistics by game and number of players, and their games. */

import { MEDALS } from '@tabularium/kernel';
import type { Medals, PlayedGame, Profile, Rating, Statistics } from '@tabularium/protocol';
import { SHOWN } from '@tabularium/protocol/choices';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useAccountResults } from '../challenges/account.ts';
import { starsOf } from '../challenges/results.ts';
import { useGame, useText } from '../games.ts';
import { GameTitle } from '../pages/game-title.tsx';
import { ask } from '../session/server.ts';
import { useSettings } from '../settings.ts';
import { Segments } from '../table/settings-dialog.tsx';
import { usePeopleWords } from '../words/people.ts';
import { type Asked, useAsked } from './asked.ts';
import { PeoplePage, PersonLink, Scrolls } from './page.tsx';
import { TieButtons } from './tie-buttons.tsx';

/** The page. */
export default function ProfilePage({ id }: { id: string }) {
  const say = usePeopleWords();
  const asked = useAsked<Profile>(`/people/${id}`, undefined, useAccountResults());
  const { answer: profile, wrong } = asked;
  return (
    <PeoplePage>
      {profile === undefined ? (
        <p className="soft">{wrong === undefined ? '…' : say.people.hidden}</p>
      ) : (
        <>
          <Top profile={profile} asked={asked} />
          <Ratings ratings={profile.ratings} />
          <MedalCounts medals={profile.medals} isOwn={profile.tie === 'self'} />
          <StatisticsOf all={profile.statistics} />
          <History id={id} />
        </>
      )}
    </PeoplePage>
  );
}

function Top({ profile, asked }: { profile: Profile; asked: Asked<Profile> }) {
  const say = usePeopleWords();
  const { language } = useSettings();
  const { person, since, shown, tie } = profile;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(since);
  return (
    <>
      <header>
        <h1>{person.name}</h1>
        <p className="soft">{person.guest ? say.table.guest : say.people.since(day)}</p>
      </header>
      {tie !== 'self' && <TieButtons person={person} tie={tie} attempt={asked.attempt} />}
      {shown !== null && !person.guest && (
        <div className="field">
          <Segments
            legend={say.people.shown}
            values={SHOWN}
            value={shown}
            name={(one) => say.people.shownTo[one]}
            choose={(one) => asked.attempt(() => ask('PUT', '/me/profile', { shown: one }))}
          />
          <span className="help">{say.people.shownHelp}</span>
        </div>
      )}
    </>
  );
}

function Ratings({ ratings }: { ratings: readonly Rating[] }) {
  const say = usePeopleWords();
  return (
    <section>
      <h2>{say.people.ratings}</h2>
      {ratings.length === 0 && <p className="soft">{say.people.ratingsNone}</p>}
      <ul className="rating-cards">
        {ratings.map((rating) => (
          <li key={rating.game} className="card">
            <Link href={`/leaders/${rating.game}`}>
              <GameTitle id={rating.game} />
            </Link>
            <RatingWords rating={rating} />
            <span className="soft small">{say.people.ratedGames(rating.games)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many medals of challenges there are; whoever has none yet is shown the way. */
function MedalCounts({ medals, isOwn }: { medals: Medals; isOwn: boolean }) {
  const say = usePeopleWords();
  const won = MEDALS.toReversed().filter((medal) => medals[medal] > 0);
  if (won.length === 0 && !isOwn) return null;
  return (
    <section>
      <h2>{say.people.medals}</h2>
      <p>
        {won.map((medal) => (
          <span key={medal} className="tag medal-count">
            {starsOf(medal)} {say.challenge.medals[medal]}: {medals[medal]}
          </span>
        ))}{' '}
        {isOwn && <Link href="/challenges">{say.people.toChallenges}</Link>}
      </p>
    </section>
  );
}

/** Points, give or take, and whether they are a first guess only. */
export function RatingWords({ rating }: { rating: Rating }) {
  const say = usePeopleWords();
  return (
    <span className="rating numbers">
      <strong>{rating.points}</strong> <span className="soft">± {rating.spread}</span>
      {rating.provisional && <span className="tag">{say.people.provisional}</span>}
    </span>
  );
}

function StatisticsOf({ all }: { all: readonly Statistics[] }) {
  const say = usePeopleWords();
  const games = [...new Set(all.map(({ game }) => game))];
  return (
    <section>
      <h2>{say.people.statistics}</h2>
      {all.length === 0 && <p className="soft">{say.people.statisticsNone}</p>}
      <div className="stack">
        {games.map((game) => (
          <Suspense key={game} fallback={<p className="soft">…</p>}>
            <GameStatistics game={game} rows={all.filter((row) => row.game === game)} />
          </Suspense>
        ))}
      </div>
    </section>
  );
}

function GameStatistics({ game, rows }: { game: string; rows: readonly Statistics[] }) {
  const say = usePeopleWords();
  const { language } = useSettings();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const sorted = rows.toSorted((one, other) => one.players - other.players);
  return (
    <article className="card stack">
      <h3>
        <GameTitle id={game} />
      </h3>
      <Scrolls label={say.people.statistics}>
        <table className="figures">
          <thead>
            <tr>
              {[
                say.people.playerCount,
                say.people.played,
                say.people.won,
                say.people.leftEarly,
                say.people.best,
                say.people.average,
              ].map((words) => (
                <th key={words} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <tr key={row.players}>
                <th scope="row">{row.players}</th>
                <td>{row.played}</td>
                <td>{row.won}</td>
                <td>{row.left}</td>
                <td>{row.best === null ? '–' : number.format(row.best)}</td>
                <td>{row.average === null ? '–' : number.format(row.average)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolls>
      <Favourites game={game} rows={rows} />
    </article>
  );
}

/** What was counted most often over all numbers of players: how games were won, leaders, wonders. */
function Favourites({ game, rows }: { game: string; rows: readonly Statistics[] }) {
  const say = usePeopleWords();
  const text = useText(useGame(game));
  const common: Readonly<Record<string, string>> = say.people.endings;
  const kinds = [...new Set(rows.flatMap(({ tallies }) => Object.keys(tallies)))];
  const nameOf = (thing: string) => {
    const [kind = '', id = ''] = thing.split(':');
    return text.things[kind]?.(id).name ?? id;
  };
  const lists = [
    {
      title: say.people.wonBy,
      counted: added(rows.map(({ endings }) => endings)).map((one) => ({
        ...one,
        name: text.endings[one.id] ?? common[one.id] ?? one.id,
      })),
    },
    ...kinds.map((kind) => ({
      title: say.people.favourites(text.tallies?.[kind] ?? kind),
      counted: added(rows.map(({ tallies }) => tallies[kind] ?? [])).map((one) => ({ ...one, name: nameOf(one.id) })),
    })),
  ].filter(({ counted }) => counted.length > 0);
  return (
    <dl className="favourites">
      {lists.map(({ title, counted }) => (
        <div key={title}>
          <dt>{title}</dt>
          {counted.map(({ id, name, times }) => (
            <dd key={id}>
              {name} <span className="soft numbers">{say.people.times(times)}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const MOST = 5;

function added(lists: readonly Statistics['endings'][]): Statistics['endings'] {
  const times = new Map<string, number>();
  for (const { id, times: more } of lists.flat()) times.set(id, (times.get(id) ?? 0) + more);
  const all = [...times].map(([id, count]) => ({ id, times: count }));
  return all.toSorted((one, other) => other.times - one.times).slice(0, MOST);
}

const PAGE = 30;

function History({ id }: { id: string }) {
  const say = usePeopleWords();
  const { answer } = useAsked<{ games: PlayedGame[] }>(`/people/${id}/games`);
  const [earlier, setEarlier] = useState<readonly PlayedGame[]>([]);
  const [isAll, setAll] = useState(false);
  const games = [...(answer?.games ?? []), ...earlier];
  const more = async () => {
    const { games: found } = await ask<{ games: PlayedGame[] }>(
      'GET',
      `/people/${id}/games?before=${games.at(-1)?.endedAt ?? 0}`,
    );
    setEarlier([...earlier, ...found]);
    setAll(found.length < PAGE);
  };
  return (
    <section>
      <h2>{say.people.history}</h2>
      {answer !== undefined && games.length === 0 && <p className="soft">{say.people.historyNone}</p>}
      <ul className="stack">
        {games.map((game) => (
          <HistoryRow key={game.table} game={game} />
        ))}
      </ul>
      {games.length >= PAGE && !isAll && (
        <p>
          <button type="button" className="button" onClick={() => void more()}>
            {say.people.more}
          </button>
        </p>
      )}
    </section>
  );
}

function HistoryRow({ game }: { game: PlayedGame }) {
  const say = usePeopleWords();
  const { language } = useSettings();
  const seats = game.seats.toSorted((one, other) => one.place - other.place);
  const hasScores = game.ending !== 'resigned' && game.ending !== 'abandoned';
  return (
    <li className="card table-row history-row" data-won={game.seats.some(({ self, won }) => self && won) || undefined}>
      <div>
        <h3>
          <GameTitle id={game.game} />{' '}
          <span className="soft small">
            {new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(game.endedAt)}
          </span>
        </h3>
        <ol className="row small names">
          {seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats of a game that is over never change
            <li key={at} className="name" data-self={seat.self || undefined}>
              {say.people.place(seat.place)} <SeatName seat={seat} />{' '}
              {!seat.stayed && <span className="soft">{say.people.gaveUp}</span>}
              {seat.stayed && hasScores && <span className="soft numbers">{seat.score}</span>}
            </li>
          ))}
        </ol>
        <p className="soft tiny">
          {game.rated ? say.people.rated : say.people.unrated}
          {game.points !== null && <span className="numbers"> · {game.points}</span>}
        </p>
      </div>
      <Link href={`/replay/table/${game.table}`} className="button">
        {say.people.watch}
      </Link>
    </li>
  );
}

function SeatName({ seat }: { seat: PlayedGame['seats'][number] }) {
  const say = usePeopleWords();
  if (seat.person !== null) return <PersonLink person={seat.person} />;
  return seat.bot === null ? say.people.gone : say.people.bot(seat.bot);
}
