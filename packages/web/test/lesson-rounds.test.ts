/** The log of a lesson knows the round of every move, also after one was taken back or the page was left. */

import { loadCourse, loadGame } from '@tabularium/catalogue';
import type { LessonPlace } from '@tabularium/kernel';
import { expect, test, vi } from 'vitest';
import { LessonSession } from '../src/lessons/session.ts';

/** There is no screen here that could be asked how fast things move. */
vi.mock('../src/settings.ts', () => ({ readingTime: () => 0 }));

const course = await loadCourse('stone-age');
const game = await loadGame(course.game);
const whole = course.lessons.find(({ steps }) =>
  steps.some(({ until, way }) => until !== undefined && way === undefined),
);
if (whole === undefined) throw new Error('No lesson is a whole game.');
const lesson = whole;

const roundsOf = (session: LessonSession) => {
  session.hurry();
  return (session.current()?.log ?? []).map(({ round }) => round);
};

test('rounds stay what they were when the learner goes back or comes again', () => {
  let place: LessonPlace | undefined;
  const session = new LessonSession(game, lesson, ['Brom', 'Ayla'], undefined, (kept) => {
    place = kept;
  });
  for (let move = 0; move < 400 && game.round(session.lecture.match.state) < 3; move++) {
    session.readOn();
    session.show();
  }
  const before = roundsOf(session);
  expect(new Set(before).size).toBeGreaterThan(1);
  expect(before).toEqual([...before].sort((one, other) => one - other));
  session.back();
  expect(roundsOf(session)).toEqual(before.slice(0, session.lecture.match.log.length));
  const again = new LessonSession(game, lesson, ['Brom', 'Ayla'], place, () => {});
  expect(roundsOf(again)).toEqual(roundsOf(session));
  session.close();
  again.close();
});
