/** The friend at the shoulder: what the lesson says now, and the buttons to go on, back or be shown. */

import { type Course, isToRead, type LessonWords } from '@tabularium/kernel';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { RuleLink } from '../rules/citation.tsx';
import { Sentence } from '../table/sentence.tsx';
import { useWords } from '../words/index.ts';
import { usePointing } from './pointing.ts';
import type { LessonSession } from './session.ts';
import '../design/lessons.css';

/** What the guide needs. */
export interface GuideProps {
  readonly session: LessonSession;
  readonly course: Course;
  readonly words: LessonWords;
}

/** The card with the lesson's words. It never lies over the board. */
export function Guide({ session, course, words }: GuideProps) {
  const say = useWords();
  const { step: at, strayed, hint } = useSyncExternalStore(session.onGuidance, session.guidance);
  const { steps } = session.lesson;
  const step = steps[at];
  usePointing(step?.at ?? NOWHERE, hint);
  const spoken = step === undefined ? undefined : words.steps[step.id];
  const toRead = step !== undefined && isToRead(step);
  const goOn = useFocusWhen(toRead, at);
  const isLast = course.lessons.at(-1)?.id === session.lesson.id;
  return (
    <section className="guide" aria-label={say.learn.lesson(words.title)} data-step={step?.id ?? 'over'}>
      <h1 className="guide-place">
        {words.title} <span className="soft tiny">{say.learn.step(Math.min(at + 1, steps.length), steps.length)}</span>
      </h1>
      <div className="guide-words" aria-live="polite">
        {step === undefined ? (
          <p>{isLast ? say.learn.courseDone : say.learn.done}</p>
        ) : (
          <p>{spoken && <Sentence words={spoken.say} />}</p>
        )}
        {strayed && !toRead && <p className="guide-otherwise">{spoken?.otherwise ?? say.learn.otherwise}</p>}
        {strayed && toRead && <p className="guide-otherwise">{say.learn.readFirst}</p>}
      </div>
      <div className="row guide-buttons">
        {step?.rule !== undefined && <RuleLink rule={step.rule} />}
        {at > 0 && (
          <button type="button" className="button quiet" onClick={() => session.back()}>
            {say.learn.back}
          </button>
        )}
        {step !== undefined && !toRead && (
          <button type="button" className="button" onClick={() => session.show()}>
            {hint === undefined ? say.learn.advise : say.learn.show}
          </button>
        )}
        {toRead && (
          <button type="button" className="button primary" ref={goOn} onClick={() => session.readOn()}>
            {say.learn.goOn}
          </button>
        )}
        {step === undefined && <WhereNext session={session} course={course} />}
      </div>
    </section>
  );
}

const NOWHERE: readonly string[] = [];

/** A step that is only read takes the keyboard to its button, so that Enter goes on. */
function useFocusWhen(toRead: boolean, step: number) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new step to read asks for the keyboard anew
  useEffect(() => {
    if (toRead) button.current?.focus({ preventScroll: true });
  }, [toRead, step]);
  return button;
}

function WhereNext({ session, course }: Pick<GuideProps, 'session' | 'course'>) {
  const say = useWords();
  const here = course.lessons.findIndex(({ id }) => id === session.lesson.id);
  const next = course.lessons[here + 1];
  return (
    <>
      <button type="button" className="button quiet" onClick={() => session.restart()}>
        {say.learn.again}
      </button>
      <Link href={`/learn/${course.id}`} className="button">
        {say.learn.all}
      </Link>
      {next !== undefined && (
        <Link href={`/learn/${course.id}/${next.id}`} className="button primary">
          {say.learn.next}
        </Link>
      )}
      {next === undefined && (
        <Link href={`/new/${course.id}`} className="button primary">
          {say.learn.play}
        </Link>
      )}
    </>
  );
}
