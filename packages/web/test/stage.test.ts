import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableState } from '../src/session/session.ts';
import { Stage } from '../src/session/stage.ts';

const state = (round: number) => ({ round }) as TableState;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each state keeps the stage for its time', () => {
  const stage = new Stage(() => 100);
  for (const round of [1, 2, 3]) stage.follow(state(round));
  expect(stage.current()?.round).toBe(1);
  vi.advanceTimersByTime(100);
  expect(stage.current()?.round).toBe(2);
  vi.advanceTimersByTime(100);
  expect(stage.current()?.round).toBe(3);
});

test('hurrying shows the newest at once', () => {
  const stage = new Stage(() => 1000);
  for (const round of [1, 2, 3]) stage.follow(state(round));
  stage.hurry();
  expect(stage.current()?.round).toBe(3);
  stage.follow(state(4));
  expect(stage.current()?.round).toBe(4);
});

test('a jump forgets what was waiting', () => {
  const stage = new Stage(() => 50);
  for (const round of [1, 2, 3]) stage.follow(state(round));
  stage.jump(state(9));
  vi.advanceTimersByTime(500);
  expect(stage.current()?.round).toBe(9);
});

test('what is amended changes now and later', () => {
  const stage = new Stage(() => 50);
  for (const round of [1, 2]) stage.follow(state(round));
  stage.amend((one) => ({ ...one, title: 'amended' }));
  expect(stage.current()?.title).toBe('amended');
  vi.advanceTimersByTime(50);
  expect(stage.current()).toMatchObject({ round: 2, title: 'amended' });
});
