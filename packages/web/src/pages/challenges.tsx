/** All challenges, the one of the day first, with the medals won. */

import { challengeBookIds, loadChallenges } from '@tabularium/catalogue';
import { type Challenge, type ChallengeBook, ofTheDay } from '@tabularium/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAccountResults } from '../challenges/account.ts';
import { useAmounts } from '../challenges/amounts.ts';
import { nameOf, starsOf, useResults } from '../challenges/results.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { GameTitle } from './game-title.tsx';
import { Header } from './header.tsx';
import { Waiting } from './mishap.tsx';
import '../design/lessons.css';

/** The page. */
export default function ChallengesPage() {
  const say = useWords();
  useAccountResults();
  const [books, setBooks] = useState<readonly ChallengeBook[]>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    Promise.all(challengeBookIds.map(loadChallenges)).then(setBooks, setFailure);
  }, []);
  if (failure !== undefined) throw failure;
  if (books === undefined) return <Waiting />;
  const all = books.flatMap((book) => book.challenges.map((challenge) => ({ book, challenge })));
  const daily = all[ofTheDay(today(), all.length)];
  return (
    <>
      <Header />
      <main id="content" className="home course">
        <h1>{say.challenge.title}</h1>
        <p className="lead">{say.challenge.lead}</p>
        {daily !== undefined && (
          <section aria-labelledby="daily">
            <h2 id="daily">{say.challenge.daily}</h2>
            <ol className="lesson-list">
              <ChallengeRow {...daily} named />
            </ol>
          </section>
        )}
        {books.map((book) => (
          <section key={book.id} aria-labelledby={`of-${book.id}`}>
            <h2 id={`of-${book.id}`}>
              <GameTitle id={book.id} />
            </h2>
            <ol className="lesson-list challenge-list">
              {book.challenges.map((challenge) => (
                <ChallengeRow key={challenge.id} book={book} challenge={challenge} />
              ))}
            </ol>
          </section>
        ))}
      </main>
    </>
  );
}

/** The day where the person is. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

interface RowProps {
  readonly book: ChallengeBook;
  readonly challenge: Challenge;
  /** The one to begin with, which says of what game it is. */
  readonly named?: boolean;
}

function ChallengeRow({ book, challenge, named = false }: RowProps) {
  const say = useWords();
  const { language } = useSettings();
  const best = useResults()[nameOf(book.id, challenge)];
  const words = book.words[language][challenge.id];
  const medal = best?.medal;
  const amount = useAmounts(book)(challenge);
  const [bronze, silver, gold] = challenge.medals;
  return (
    <li className="card lesson-row" data-medal={medal}>
      <div>
        {named && (
          <p className="eyebrow">
            <GameTitle id={book.id} />
          </p>
        )}
        <h3>{words?.title}</h3>
        <p className="small">
          {challenge.kind === 'win' ? say.challenge.fromHere : say.challenge.until(challenge.rounds)} {words?.twist}
        </p>
        <p className="small">{say.challenge.goals(amount(gold), silver < gold ? silver : undefined, bronze)}</p>
        <p className="soft tiny">
          <span aria-hidden="true">{starsOf(medal)}</span> {medal !== undefined && say.challenge.medals[medal]}
        </p>
      </div>
      <Link
        href={`/challenge/${book.id}/${challenge.id}`}
        className={named && medal !== 'gold' ? 'button primary' : 'button'}
      >
        {best === undefined ? say.learn.begin : say.learn.again}
      </Link>
    </li>
  );
}
