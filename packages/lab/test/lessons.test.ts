/** Every lesson of every course is played to its end, by its own hints, under the rules as they are. */

import { companion } from '@tabularium/bots';
import { courseIds, loadCourse, loadGame } from '@tabularium/catalogue';
import {
  type AnyGame,
  beginLesson,
  type Course,
  hintIn,
  isToRead,
  type Lecture,
  type Lesson,
  letOthersPlay,
  readOn,
  shownStep,
  tryInLesson,
  view,
} from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';

/** No lesson is longer, counted in things to read and to do. */
const LONGEST = 3_000;

/** One thing more is read or done; an error says where the lesson is stuck. */
function comeOn(lecture: Lecture): void {
  const step = shownStep(lecture);
  const { lesson, match } = lecture;
  if (step?.holds?.(view(match.game, match.state, lesson.seat)) === false) {
    throw new Error(`${lesson.id}, ${step.id}: its words are not true of this table`);
  }
  if (step === undefined || readOn(lecture)) return;
  const tried = tryInLesson(lecture, hintIn(lecture) ?? companion(match, lesson.seat));
  if (tried !== 'done')
    throw new Error(`${lesson.id}, ${step.id}: ${JSON.stringify(tried)} after ${match.moves.length} moves`);
  letOthersPlay(lecture, companion);
}

function playLesson(game: AnyGame, lesson: Lesson): Lecture {
  const lecture = beginLesson(game, lesson);
  letOthersPlay(lecture, companion);
  for (let things = 0; shownStep(lecture) !== undefined && things < LONGEST; things++) comeOn(lecture);
  return lecture;
}

const courses: Course[] = await Promise.all(courseIds.map(loadCourse));

describe.each(courses.map((course) => [course.id, course] as const))('the course %s', (_, course) => {
  test.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))('%s comes to its end', async (__, lesson) => {
    const game = await loadGame(course.game);
    const lecture = playLesson(game, lesson);
    expect(lecture.step).toBe(lesson.steps.length);
    for (const [at, step] of lesson.steps.entries()) {
      const began = lecture.began[at] ?? 0;
      const ended = lecture.began[at + 1] ?? 0;
      expect(ended > began, `${lesson.id}, ${step.id}`).toBe(!isToRead(step));
    }
  });

  test('has words for every step in every language, and none for steps that are not there', () => {
    for (const words of Object.values(course.words)) {
      expect(Object.keys(words)).toEqual(course.lessons.map(({ id }) => id));
      for (const { id, steps } of course.lessons) {
        expect(Object.keys(words[id]?.steps ?? {})).toEqual(steps.map((step) => step.id));
      }
    }
  });
});
