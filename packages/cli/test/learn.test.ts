/** Lessons at the keyboard: a stranger gets through, what is not meant is said, and one may go back or leave. */

import { expect, test } from 'vitest';
import { tabularium } from './terminal.ts';

const options = { timeout: 120_000 };

test('a lesson is gone through by its words and hints', options, async () => {
  const typed = [
    '',
    'field',
    'back',
    '',
    'hint',
    'forest 3',
    'field',
    '10',
    'card space 1',
    '',
    'forest',
    '',
    'field',
    'card space 1',
    '1 wood',
    '',
    '',
  ];
  const { code, out } = await tabularium(['learn', 'stone-age', 'round', '--lang', 'en'], {
    typed: typed.map((line) => `${line}\n`).join(''),
  });
  expect(out).toContain('For this lesson, put exactly three people into the forest.');
  expect(out).toMatch(/→ .*3 .*forest/i);
  expect(out).toContain('Here, reserve the right-most card.');
  expect(out).toContain('That was this lesson.');
  expect(out).toContain('Go on with: npx tabularium learn stone-age buildings');
  expect(code).toBe(0);
});

test('courses and lessons are listed; what does not exist is said', options, async () => {
  expect((await tabularium(['learn'])).out).toMatch(/^stone-age +Stone Age$/m);
  expect((await tabularium(['learn', 'stone-age', '--lang', 'de'])).out).toMatch(/^round +Eine Runde +etwa 5 Minuten/);
  expect(await tabularium(['learn', 'chess'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('There are no lessons for "chess"; there are fame-and-fortune'),
  });
  expect((await tabularium(['learn', 'stone-age', 'chess'])).err).toContain(
    'There is no lesson "chess"; there are round',
  );
});

test('who leaves is told how to come back', options, async () => {
  const { out } = await tabularium(['learn', 'stone-age', 'cards', '--lang', 'de'], { typed: '\nende\n' });
  expect(out).toContain('Weiter mit: npx tabularium learn stone-age cards');
});
