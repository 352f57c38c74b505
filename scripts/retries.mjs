// @ts-check
/** A reporter that says at the end which tests passed only when they were tried again: none of them may become a habit. */

/**
 * The tests that passed at a later attempt, each as a line.
 * @param {readonly import('vitest/node').TestModule[]} modules
 */
export function retried(modules) {
  return modules.flatMap((module) =>
    [...module.children.allTests('passed')]
      .map((test) => ({ test, retries: test.diagnostic()?.retryCount ?? 0 }))
      .filter(({ retries }) => retries > 0)
      .map(({ test, retries }) => `↻ ${module.relativeModuleId}: ${test.fullName} (tried ${retries + 1} times)`),
  );
}

/** Prints them when everything has run. */
export default class Retries {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const lines = retried(modules);
    if (lines.length > 0) console.log(`\nPassed only when tried again:\n${lines.join('\n')}`);
  }
}
