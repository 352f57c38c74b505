import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { fallen, onlyFell, retried } from '../retries.mjs';

const passed = (fullName: string, retryCount: number) => ({ fullName, diagnostic: () => ({ retryCount }) });

test('tests that passed only when tried again are named with the number of attempts', () => {
  const module = {
    relativeModuleId: 'a.test.ts',
    children: {
      allTests: () => [passed('at once', 0), passed('shaky', 2), { fullName: 'odd', diagnostic: () => undefined }],
    },
  } as unknown as TestModule;
  expect(retried([module])).toEqual(['↻ a.test.ts: shaky (tried 3 times)']);
});

const module = (relativeModuleId: string, state: string) => ({ relativeModuleId, state: () => state }) as TestModule;
const gone = { cause: new Error('Worker exited unexpectedly') };

test('a file that fell with its process is told from one that failed', () => {
  const modules = [module('a.test.ts', 'passed'), module('b.test.ts', 'pending'), module('c.test.ts', 'queued')];
  expect(fallen(modules)).toEqual(['b.test.ts', 'c.test.ts']);
  expect(onlyFell(modules, [gone])).toBe(true);
  expect(onlyFell(modules, [gone, { cause: new Error('Something else') }])).toBe(false);
  expect(onlyFell(modules, [gone, {}])).toBe(false);
  expect(onlyFell([...modules, module('d.test.ts', 'failed')], [gone])).toBe(false);
});
