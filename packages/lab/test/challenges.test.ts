/** Every challenge can be solved: a solution that a search found is replayed under the rules as they are, and wins gold. */

import { readFileSync } from 'node:fs';
import { challengeBookIds, loadChallenges, loadGame } from '@tabularium/catalogue';
import { type ChallengeBook, LANGUAGES, MEDALS, ofTheDay } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { reachedBy, type Solution } from '../src/solve.ts';

const books: ChallengeBook[] = await Promise.all(challengeBookIds.map(loadChallenges));

const solutionsOf = (book: string): Readonly<Record<string, Solution>> =>
  JSON.parse(readFileSync(new URL(`../solutions/${book}.json`, import.meta.url), 'utf8'));

describe.each(books.map((book) => [book.id, book] as const))('the challenges of %s', (id, book) => {
  const solutions = solutionsOf(id);

  test.each(book.challenges.map((one) => [one.id, one] as const))(
    '%s has a solution worth gold',
    async (_, challenge) => {
      const game = await loadGame(book.game);
      const solution = solutions[challenge.id];
      expect(solution).toBeDefined();
      if (solution === undefined) return;
      const reached = reachedBy(game, challenge, solution);
      expect(reached).toBe(solution.reached);
      expect(reached).toBeGreaterThanOrEqual(challenge.medals[MEDALS.indexOf('gold')] ?? 0);
    },
  );

  test('medals rise, every kind is there, and there are ten at least', () => {
    for (const { medals } of book.challenges) expect([...medals].sort((a, b) => a - b)).toEqual([...medals]);
    for (const { medals, kind } of book.challenges) if (kind === 'win') expect(medals[0]).toBeGreaterThanOrEqual(0);
    expect(new Set(book.challenges.map(({ kind }) => kind))).toEqual(new Set(['reach', 'win', 'twist']));
    expect(book.challenges.length).toBeGreaterThanOrEqual(10);
  });

  test('has a title in every language, and says what is forbidden', () => {
    for (const language of LANGUAGES) {
      for (const { id: name, without } of book.challenges) {
        const words = book.words[language][name];
        expect(words?.title.length).toBeGreaterThan(2);
        expect(words?.twist !== undefined).toBe(without !== undefined);
      }
    }
  });
});

test('the challenge of a day is the same for everybody, and another one on most days', () => {
  const days = Array.from({ length: 28 }, (_, day) => ofTheDay(`2026-02-${String(day + 1).padStart(2, '0')}`, 50));
  expect(days).toEqual(
    Array.from({ length: 28 }, (_, day) => ofTheDay(`2026-02-${String(day + 1).padStart(2, '0')}`, 50)),
  );
  expect(new Set(days).size).toBeGreaterThan(14);
});
