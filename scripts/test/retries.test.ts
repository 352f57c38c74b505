import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { retried } from '../retries.mjs';

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
