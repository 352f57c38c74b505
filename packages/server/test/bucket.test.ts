import { afterEach, expect, test, vi } from 'vitest';
import { Bucket } from '../src/http/bucket.ts';

afterEach(() => vi.restoreAllMocks());

test('so many at once, and so many more with every second', () => {
  let time = 0;
  const bucket = new Bucket(2, () => time);
  for (let taken = 0; taken < 10; taken++) expect(bucket.take()).toBe(true);
  expect(bucket.take()).toBe(false);
  time += 1000;
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
});

test('a clock that is set back mutes nobody', () => {
  const bucket = new Bucket(2);
  const anHourAgo = Date.now() - 3_600_000;
  vi.spyOn(Date, 'now').mockReturnValue(anHourAgo);
  expect(bucket.take()).toBe(true);
});
