import { defineConfig } from 'vitest/config';

/**
 * Suites that need a core for themselves run after the others, one file at a time. Those with real processes, sockets and
 * browsers may try again: a busy machine can spoil an attempt, a mistake spoils them all.
 */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/**/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/server/**', 'packages/web/**'],
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
          include: ['packages/web/{test,e2e}/**/*.test.{ts,tsx}'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
