import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highCard } from '@tabularium/kernel/examples/high-card';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { everyTable, longRun } from '@tabularium/lab';
import { expect, test } from 'vitest';

test('the long run plays every game and counts the endings', async () => {
  const dumps = mkdtempSync(join(tmpdir(), 'dumps-'));
  const run = await longRun(ticTacToe, { games: 250, seed: 'run', dumps, jobs: 2 });
  expect(run.failures).toEqual([]);
  expect(run.played).toBe(250);
  expect((run.endings['line'] ?? 0) + (run.endings['full'] ?? 0)).toBe(250);
  expect(run.shortest).toBe(5);
  expect(run.longest).toBe(9);
});

test('every number of seats and every value of every option is a table', () => {
  expect(everyTable(highCard)).toEqual(
    [2, 3, 4].flatMap((seats) => [
      { seats, options: {} },
      { seats, options: { hand: 5 } },
    ]),
  );
});
