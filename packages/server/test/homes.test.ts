/** What a node knows of its own tables: others may have taken them while it slept, whenever that was. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Homes } from '../src/nodes/homes.ts';
import { LEASE } from '../src/storage/homes.ts';
import type { LivingNode, Storage } from '../src/storage/storage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A node with a table of its own under the token `first`, and a database that says what it is told to say. */
async function node() {
  const lost: string[] = [];
  const storage = {
    isShared: true,
    beat: vi.fn(async (): Promise<LivingNode[]> => []),
    tokens: vi.fn(async (): Promise<string[]> => []),
    claim: vi.fn(async () => ({ token: 'first' })),
    leave: async () => {},
  };
  const homes = new Homes(storage as Partial<Storage> as Storage, {
    threads: () => 0,
    met() {},
    lost(tokens) {
      lost.push(...tokens);
      homes.forget('table');
    },
    complain() {},
  });
  await homes.open();
  await homes.claim('table');
  return { homes, storage, lost };
}

/** An answer of the database that is read when the node is awake again. */
function late<T>() {
  let read = (_answer: T) => {};
  const answer = new Promise<T>((resolve) => {
    read = resolve;
  });
  return { answer, read };
}

const sleepLong = () => vi.advanceTimersByTimeAsync(LEASE + 1_000);

test('a node that is awake keeps its tables without asking', async () => {
  const { homes, storage, lost } = await node();
  await sleepLong();
  expect(homes.isSure).toBe(true);
  expect(storage.beat.mock.calls.length).toBeGreaterThan(3);
  expect(storage.tokens).not.toHaveBeenCalled();
  expect(lost).toEqual([]);
});

test('one that slept while its pulse was on its way asks what it still has', async () => {
  const { homes, storage, lost } = await node();
  const { answer, read } = late<LivingNode[]>();
  storage.beat.mockImplementationOnce(() => answer);
  await sleepLong();
  expect(homes.isSure).toBe(false);
  read([]);
  await homes.makeSure();
  expect(lost).toEqual(['first']);
});

test('a database that is slower than the lease keeps nobody in doubt for ever', async () => {
  const { homes, storage, lost } = await node();
  storage.tokens.mockResolvedValue(['first']);
  storage.beat.mockImplementation(() => new Promise((answer) => setTimeout(() => answer([]), LEASE + 500)));
  await sleepLong();
  const sure = homes.makeSure();
  for (let pulses = 0; pulses < 3; pulses++) await sleepLong();
  await sure;
  expect(lost).toEqual([]);
});

test('it asks again if the database could not say', async () => {
  const { storage, lost } = await node();
  const { answer, read } = late<LivingNode[]>();
  storage.beat.mockImplementationOnce(() => answer);
  storage.tokens.mockRejectedValueOnce(new Error('timeout'));
  await sleepLong();
  read([]);
  await vi.advanceTimersByTimeAsync(LEASE); // awake: the next pulse is on time
  expect(lost).toEqual(['first']);
  expect(storage.tokens).toHaveBeenCalledTimes(2);
});

test('what it wanted to take when it fell asleep it takes anew', async () => {
  const { homes, storage } = await node();
  const [claimed, beaten] = [late<{ token: string }>(), late<LivingNode[]>()];
  storage.tokens.mockResolvedValue(['first']);
  storage.claim.mockImplementationOnce(() => claimed.answer).mockResolvedValueOnce({ token: 'second' });
  storage.beat.mockImplementationOnce(() => beaten.answer);
  const claim = homes.claim('other');
  await sleepLong();
  beaten.read([]);
  await homes.makeSure();
  claimed.read({ token: 'taken by another since' });
  expect(await claim).toEqual({ token: 'second' });
});
