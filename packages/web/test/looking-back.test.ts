/** What is remembered for a look back, what is heard, and what a line of the log lights up. */

import { link } from '@tabularium/kernel';
import { expect, test, vi } from 'vitest';
import type { TableState } from '../src/session/session.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.mock('../src/design/icon.tsx', () => ({ Icon: () => null, IconMark: () => null }));

const { remembered, shownAt } = await import('../src/table/recap.tsx');
const { soundAfter } = await import('../src/table/sounds.ts');
const { aboutOf } = await import('../src/table/highlight.ts');

/** A moment after so many moves at which that seat is asked. */
const moment = (moves: number, asked: number, viewer = 0) =>
  ({
    viewer,
    link: 'local',
    sight: { awaited: [asked] },
    log: Array.from({ length: moves }, (_, move) => ({ move, round: 1, facts: [] })),
  }) as unknown as TableState;

test('everything since the last own decision is remembered, with the moment before it', () => {
  const [own, first, second, asked] = [moment(3, 0), moment(4, 1), moment(5, 2), moment(6, 0)];
  let steps = [own, first, second, asked].reduce(remembered, [] as readonly TableState[]);
  expect(steps).toEqual([own, first, second, asked]);
  // One's own next move begins anew.
  const next = moment(7, 1);
  steps = remembered(steps, next);
  expect(steps).toEqual([asked, next]);
});

test('what was taken back is not remembered, nor what another pair of eyes has seen', () => {
  const steps = [moment(3, 0), moment(4, 1)].reduce(remembered, [] as readonly TableState[]);
  const back = moment(3, 0);
  expect(remembered(steps, back)).toEqual([back]);
  const other = moment(5, 1, 1);
  expect(remembered(steps, other)).toEqual([other]);
});

test('at a step of the look back nothing can be done', () => {
  const [now, step] = [moment(6, 0), moment(4, 1)];
  const recap = { steps: [step, now], begin() {}, next() {}, end() {} };
  expect(shownAt(now, { ...recap, at: undefined })).toBe(now);
  expect(shownAt(now, { ...recap, at: 0 })).toEqual({ ...step, link: 'record' });
});

test('the end sounds before a turn, a turn before a move, and what is taken back is silent', () => {
  const still = { asked: false, moves: 4, over: false, refused: false };
  expect(soundAfter(still, { ...still, moves: 5 })).toBe('move');
  expect(soundAfter(still, { ...still, moves: 5, asked: true })).toBe('turn');
  expect(soundAfter(still, { ...still, moves: 5, asked: true, over: true })).toBe('end');
  expect(soundAfter(still, { ...still, refused: true })).toBe('refused');
  expect(soundAfter(still, { ...still, moves: 3 })).toBeUndefined();
});

test('a line of the log is about what it names and where it happened', () => {
  const sentence = `Somebody finds ${link('card', 'lyre', 'the lyre')}.`;
  const about = aboutOf({ fact: 'placed', seat: 1, space: 41, count: 3 } as never, sentence);
  expect([...about].sort()).toEqual(['card:lyre', 'space:41']);
});
