/** A course: its lessons, what each is about, and how far one is. */

import { loadCourse } from '@tabularium/catalogue';
import type { Course, LessonWords } from '@tabularium/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useProgress } from '../lessons/progress.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { GameTitle } from './game-title.tsx';
import { Header } from './header.tsx';
import { Waiting } from './mishap.tsx';
import '../design/lessons.css';

/** The course of that name. */
export default function CoursePage({ course: id }: { course: string }) {
  const say = useWords();
  const [course, setCourse] = useState<Course | 'missing'>();
  useEffect(() => {
    loadCourse(id).then(setCourse, () => setCourse('missing'));
  }, [id]);
  if (course === 'missing') return <Waiting words={say.learn.missing} />;
  if (course === undefined) return <Waiting />;
  return <Lessons course={course} />;
}

function Lessons({ course }: { course: Course }) {
  const say = useWords();
  const { language } = useSettings();
  const progress = useProgress();
  const words = course.words[language];
  const next = course.lessons.find(({ id }) => progress[`${course.id}/${id}`]?.done !== true);
  return (
    <>
      <Header />
      <main id="content" className="home course">
        <header>
          <p className="eyebrow">{say.learn.title}</p>
          <h1>
            <GameTitle id={course.id} />
          </h1>
        </header>
        <p className="lead">{say.learn.lead}</p>
        <ol className="lesson-list">
          {course.lessons.map(({ id, minutes }) => (
            <LessonRow
              key={id}
              href={`/learn/${course.id}/${id}`}
              words={words[id]}
              minutes={minutes}
              isNext={id === next?.id}
              progress={progress[`${course.id}/${id}`]}
            />
          ))}
        </ol>
      </main>
    </>
  );
}

interface LessonRowProps {
  readonly href: string;
  readonly words: LessonWords | undefined;
  readonly minutes: number;
  /** Whether it is the first that is not done yet. */
  readonly isNext: boolean;
  readonly progress: { readonly done: boolean; readonly place?: { readonly step: number } | undefined } | undefined;
}

function LessonRow({ href, words, minutes, isNext, progress }: LessonRowProps) {
  const say = useWords();
  const begun = (progress?.place?.step ?? 0) > 0;
  return (
    <li className="card lesson-row" data-done={progress?.done || undefined}>
      <div>
        <h2>{words?.title}</h2>
        <p className="small">{words?.about}</p>
        <p className="soft tiny">
          {say.learn.minutes(minutes)}
          {progress?.done === true && ` · ${say.learn.wasDone}`}
        </p>
      </div>
      <Link href={href} className={isNext ? 'button primary' : 'button'}>
        {begun ? say.learn.resume : progress?.done === true ? say.learn.again : say.learn.begin}
      </Link>
    </li>
  );
}
