/** A lesson walks through a real match: what it speaks of is done, what is something else is not, and one can go back. */

import {
  beginLesson,
  type Companion,
  hintIn,
  type Lesson,
  legal,
  letOthersPlay,
  mayUndoInLesson,
  placeIn,
  readOn,
  resumeLesson,
  shownStep,
  stepBack,
  tryInLesson,
  undoInLesson,
} from '@tabularium/kernel';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { expect, test } from 'vitest';

type Cross = Lesson<typeof ticTacToe>;

const mark = (cell: number) => ({ type: 'mark', cell }) as const;

/** The learner begins with the middle, then makes a row. */
const lesson = {
  id: 'cross',
  minutes: 1,
  table: { seats: 2, seed: 'a cross' },
  seat: 0,
  steps: [
    { id: 'hello' },
    { id: 'middle', awaits: [mark(4)], others: [mark(1)] },
    { id: 'row', until: ({ cells }) => cells[0] === 0 && cells[8] === 0, way: [mark(0), mark(8)], others: [mark(2)] },
    { id: 'end' },
  ],
} as const satisfies Cross;

const first: Companion = ({ game, state }, seat) => {
  const [action] = legal(game, state, seat);
  if (action === undefined) throw new Error('Nothing can be done.');
  return action;
};

const cells = (lecture: { match: { state: unknown } }) => (lecture.match.state as { cells: unknown[] }).cells;

function inTheMiddle() {
  const lecture = beginLesson(ticTacToe, lesson);
  readOn(lecture);
  expect(tryInLesson(lecture, mark(4))).toBe('done');
  letOthersPlay(lecture, first);
  return lecture;
}

test('a step to read waits for the reader, and nothing can be done in it', () => {
  const lecture = beginLesson(ticTacToe, lesson);
  expect(tryInLesson(lecture, mark(4))).toBe('otherwise');
  expect(lecture.match.moves).toHaveLength(0);
  expect(readOn(lecture)).toBe(true);
  expect(shownStep(lecture)?.id).toBe('middle');
  expect(readOn(lecture)).toBe(false);
});

test('what the step does not speak of is not done; what is against the rules is refused', () => {
  const lecture = inTheMiddle();
  stepBack(lecture);
  expect(tryInLesson(lecture, mark(0))).toBe('otherwise');
  expect(tryInLesson(lecture, { type: 'mark', cell: 99 })).toHaveProperty('refusal.reason', 'not-legal');
  expect(lecture.match.moves).toHaveLength(0);
});

test('the others answer as the lesson says, then as they think best', () => {
  const lecture = inTheMiddle();
  expect(cells(lecture)[1]).toBe(1);
  expect(shownStep(lecture)?.id).toBe('row');
  tryInLesson(lecture, mark(6));
  letOthersPlay(lecture, first);
  expect(cells(lecture)[2]).toBe(1);
  tryInLesson(lecture, mark(8));
  letOthersPlay(lecture, first);
  expect(cells(lecture)[0], 'nothing more is said of the others, so they take the first cell').toBe(1);
});

test('a state that is waited for ends the step, by whatever way', () => {
  const lecture = inTheMiddle();
  for (const cell of [8, 0]) {
    expect(shownStep(lecture)?.id).toBe('row');
    tryInLesson(lecture, mark(cell));
    letOthersPlay(lecture, first);
  }
  expect(shownStep(lecture)?.id).toBe('end');
});

test('a hint follows the way of the step', () => {
  const lecture = inTheMiddle();
  expect(hintIn(lecture)).toEqual(mark(0));
  tryInLesson(lecture, mark(0));
  letOthersPlay(lecture, first);
  expect(hintIn(lecture)).toEqual(mark(8));
});

test('going back takes back what was done since the step before began', () => {
  const lecture = inTheMiddle();
  expect(stepBack(lecture)).toBe(true);
  expect(shownStep(lecture)?.id).toBe('middle');
  expect(lecture.match.moves).toHaveLength(0);
  stepBack(lecture);
  expect(stepBack(lecture)).toBe(false);
});

test('the last move can be taken back until somebody has answered it', () => {
  const lecture = inTheMiddle();
  expect(mayUndoInLesson(lecture)).toBe(false);
  expect(undoInLesson(lecture)).toBe(false);
});

test('a lesson is resumed where it was left, or begun anew if that place is no more', () => {
  const place = placeIn(inTheMiddle());
  const resumed = resumeLesson(ticTacToe, lesson, place);
  expect(shownStep(resumed)?.id).toBe('row');
  expect(cells(resumed)[4]).toBe(0);
  const elsewhere = { ...place, moves: [{ seat: 0, action: { type: 'mark', cell: 99 } }] };
  expect(shownStep(resumeLesson(ticTacToe, lesson, { ...elsewhere, began: [0] }))?.id).toBe('hello');
});

test('a beginning that nobody can play is said, with what was wanted', () => {
  const broken: Lesson = {
    ...lesson,
    before: [
      [0, mark(4)],
      [1, mark(4)],
    ],
  };
  expect(() => beginLesson(ticTacToe, broken)).toThrow(
    'Lesson "cross": nobody can {"type":"mark","cell":4} after 1 moves.',
  );
});
