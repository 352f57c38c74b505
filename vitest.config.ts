import { defineConfig } from 'vitest/config';

/**
 * What needs calm is tested one file at a time after all else, or beside it: `npm test` runs the storms in a second vitest,
 * for they mostly wait. What is measured comes alone at the end. Suites with real processes, sockets and browsers may try
 * again: a busy machine can spoil an attempt, a mistake spoils them all. What was tried again is said at the end.
 */
const games = ['packages/games/*/test/**/*.test.ts', 'packages/{kernel,bots}/test/**/*.test.ts'];
const clients = ['packages/{protocol,build,lab,web,cli}/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'];

/**
 * What plays whole games or thousands of positions, or starts other programs: not for while one works
 * (`npm run test:fast`).
 */
const thorough = [
  'conformance',
  'corpus',
  'sights',
  'whole-games',
  'bot',
  'honesty',
  'strength',
  'foresee',
  'fuzz',
  'marathon',
  'told',
  'telling',
  'geometry',
  'alone',
  'simulate',
  'sanity',
  'anchors',
  'ages-anchors',
]
  .map((name) => `**/test/**/${name}.test.ts`)
  .concat('packages/cli/test/!(typed|expansions|third-language).test.ts');

/**
 * Tests of the server that strike several processes, measure, or let real time run out: one file at a time. The others wait
 * for sockets and disks more than they compute, and do so while games are played beside them.
 */
const storms = [
  'bots',
  'calls',
  'crash',
  'faults',
  'homes',
  'isolation',
  'jobs',
  'leak',
  'limits',
  'news',
  'nodes',
  'shared-storage',
].map((name) => `packages/server/test/${name}.test.ts`);

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
          include: games,
          exclude: ['**/node_modules/**', ...thorough],
          // Games are plain data and pure functions: nothing a test does stays behind, so each is read once for all tests.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'clients',
          include: clients,
          exclude: ['**/node_modules/**', ...thorough],
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
          exclude: ['**/node_modules/**', ...storms],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'storms',
          retry: 2,
          include: storms,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          retry: 2,
          // Browsers wait more than they compute: two files at once keep two cores busy.
          include: ['packages/web/e2e/**/!(pace).test.{ts,tsx}'],
          globalSetup: 'packages/web/e2e/set-up.ts',
          // All files of a worker share one house: see `packages/web/e2e/the-house.ts`.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 240_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'pace',
          retry: 2,
          include: ['packages/web/e2e/pace.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 240_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
