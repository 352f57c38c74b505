// @ts-check
/**
 * A reporter that says at the end which tests passed only when they were tried again, none of which may become a habit, and
 * which files fell with the process that ran them. Those are noted where TABULARIUM_FALLEN says, if all else passed.
 */

import { writeFileSync } from 'node:fs';

/** @typedef {import('vitest/node').TestModule} TestModule */

/**
 * The tests that passed at a later attempt, each as a line.
 * @param {readonly TestModule[]} modules
 */
export function retried(modules) {
  return modules.flatMap((module) =>
    [...module.children.allTests('passed')]
      .map((test) => ({ test, retries: test.diagnostic()?.retryCount ?? 0 }))
      .filter(({ retries }) => retries > 0)
      .map(({ test, retries }) => `↻ ${module.relativeModuleId}: ${test.fullName} (tried ${retries + 1} times)`),
  );
}

/** What vitest says when the process that ran a file is gone. */
const GONE = 'Worker exited unexpectedly';

/**
 * The files whose process fell before they were through.
 * @param {readonly TestModule[]} modules
 */
export function fallen(modules) {
  return modules
    .filter((module) => ['queued', 'pending'].includes(module.state()))
    .map(({ relativeModuleId }) => relativeModuleId);
}

/**
 * Did nothing go wrong but that?
 * @param {readonly TestModule[]} modules
 * @param {readonly { readonly cause?: unknown }[]} errors
 */
export function onlyFell(modules, errors) {
  const isFall = (/** @type {unknown} */ cause) => /** @type {Partial<Error> | undefined} */ (cause)?.message === GONE;
  return modules.every((module) => module.state() !== 'failed') && errors.every(({ cause }) => isFall(cause));
}

/** Prints both when everything has run. */
export default class Retries {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly { readonly cause?: unknown }[]} errors
   */
  onTestRunEnd(modules, errors) {
    const lines = retried(modules);
    if (lines.length > 0) console.log(`\nPassed only when tried again:\n${lines.join('\n')}`);
    const files = fallen(modules);
    if (files.length === 0) return;
    console.log(`\nFell with the process that ran them:\n${files.map((file) => `✝ ${file}`).join('\n')}`);
    const note = process.env['TABULARIUM_FALLEN'];
    if (note !== undefined && onlyFell(modules, errors)) writeFileSync(note, JSON.stringify(files));
  }
}
