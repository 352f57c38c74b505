import { defineConfig } from 'vitest/config';

/**
 * Suites that need a core for themselves run after the others, one file at a time. Those with real processes, sockets and
 * browsers may try again: a busy machine can spoil an attempt, a mistake spoils them all. What was tried again is said at
 * the end.
 */
const pure = ['packages/**/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'];

/** What plays whole games, or starts other programs: not for while one works (`npm run test:fast`). */
const thorough = [
  'conformance',
  'corpus',
  'sights',
  'honesty',
  'foresee',
  'fuzz',
  'arguments',
  'anchors',
  'ages-anchors',
].map((name) => `**/test/**/${name}.test.ts`);

export default defineConfig({
  test: {
    testTimeout: 60_000,
    maxWorkers: 2,
    reporters: ['default', './scripts/retries.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: pure,
          exclude: ['**/node_modules/**', 'packages/server/**', ...thorough],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'thorough',
          include: thorough,
          exclude: ['**/node_modules/**', 'packages/server/**'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          retry: 1,
          include: ['packages/server/test/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          retry: 2,
          include: ['packages/web/e2e/**/*.test.{ts,tsx}'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
