/** A challenge beside its table: what is to be done, what each medal takes, and how it went. */

import {
  type Challenge,
  type ChallengeBook,
  isChallengeOver,
  MEDALS,
  type Standing,
  standingIn,
} from '@tabularium/kernel';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { LessonSession } from '../lessons/session.ts';
import { useTalk } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { useAmounts } from './amounts.ts';
import { starsOf } from './results.ts';
import '../design/lessons.css';

/** What the card needs. */
export interface TaskProps {
  readonly session: LessonSession;
  readonly book: ChallengeBook;
  readonly challenge: Challenge;
}

/** The card above the decision. */
export function Task({ session, book, challenge }: TaskProps) {
  const say = useWords();
  const { language } = useTalk();
  const { strayed } = useSyncExternalStore(session.onGuidance, session.guidance);
  const words = book.words[language][challenge.id];
  const { match } = session.lecture;
  const over = isChallengeOver(session.lecture);
  const standing = standingIn(match, challenge);
  const amount = useAmounts(book)(challenge);
  return (
    <section className="guide challenge" aria-label={words?.title} data-step={over ? 'over' : 'task'}>
      <h1 className="guide-place">{words?.title}</h1>
      <div className="guide-words" aria-live="polite">
        {over ? (
          <Verdict standing={standing} reached={amount(standing.reached)} />
        ) : (
          <p>
            {say.challenge.task(challenge.rounds, challenge.aim === 'lead')} {words?.twist}
          </p>
        )}
        {strayed && <p className="guide-otherwise">{words?.twist}</p>}
        <p className="small challenge-medals">
          {MEDALS.map((medal, at) => (
            <span key={medal} data-won={standing.reached >= (challenge.medals[at] ?? 0) || undefined}>
              {say.challenge.medals[medal]}: {amount(challenge.medals[at] ?? 0)}
            </span>
          ))}
          {!over && Number.isFinite(standing.reached) && (
            <span>
              {say.challenge.now}: {amount(standing.reached)}
            </span>
          )}
        </p>
      </div>
      <div className="row guide-buttons">
        <button type="button" className={over ? 'button primary' : 'button quiet'} onClick={() => session.restart()}>
          {say.learn.again}
        </button>
        <Link href="/challenges" className="button">
          {say.challenge.all}
        </Link>
      </div>
    </section>
  );
}

function Verdict({ standing: { medal }, reached }: { standing: Standing; reached: string }) {
  const say = useWords();
  return (
    <p data-medal={medal ?? 'none'}>
      <span aria-hidden="true">{starsOf(medal)}</span>{' '}
      {medal === undefined ? say.challenge.failed(reached) : say.challenge.won(say.challenge.medals[medal], reached)}
    </p>
  );
}
