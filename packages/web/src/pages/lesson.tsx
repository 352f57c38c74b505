/** A lesson, at the real table. */

import { loadCourse, loadGame } from '@tabularium/catalogue';
import type { Course, LessonWords } from '@tabularium/kernel';
import { Guide } from '../lessons/guide.tsx';
import { useOpened } from '../lessons/opened.ts';
import { keepProgress, progressIn } from '../lessons/progress.ts';
import { LessonSession } from '../lessons/session.ts';
import { botName } from '../session/bot-names.ts';
import { settings, useSettings } from '../settings.ts';
import { TableView } from '../table/table-view.tsx';
import { useWords } from '../words/index.ts';
import { Waiting } from './mishap.tsx';

interface Opened {
  readonly course: Course;
  readonly session: LessonSession;
}

/** The lesson of that name, where it was left. */
export default function LessonPage({ course: courseId, lesson: lessonId }: { course: string; lesson: string }) {
  const say = useWords();
  const { language } = useSettings();
  const opened = useOpened(openLesson, courseId, lessonId);
  if (opened === 'missing') return <Waiting words={say.learn.missing} />;
  if (opened === undefined) return <Waiting />;
  const words: LessonWords | undefined = opened.course.words[language][lessonId];
  if (words === undefined) return <Waiting words={say.learn.missing} />;
  return (
    <TableView
      session={opened.session}
      guide={<Guide session={opened.session} course={opened.course} words={words} />}
    />
  );
}

async function openLesson(courseId: string, lessonId: string): Promise<Opened | undefined> {
  const course = await loadCourse(courseId).catch(() => undefined);
  const lesson = course?.lessons.find(({ id }) => id === lessonId);
  if (course === undefined || lesson === undefined) return undefined;
  const game = await loadGame(course.game);
  const kept = progressIn(courseId, lessonId);
  const you = settings().name || botName(lesson.table.seats);
  const names = Array.from({ length: lesson.table.seats }, (_, seat) => (seat === lesson.seat ? you : botName(seat)));
  const session = new LessonSession(game, lesson, names, kept?.place, (place, over) => {
    const done = over || progressIn(courseId, lessonId)?.done === true;
    keepProgress(courseId, lessonId, { done, place: over ? undefined : place });
  });
  return { course, session };
}
