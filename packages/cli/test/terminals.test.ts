/** Every game in real terminals of 80 and 60 columns and 24 rows, in every language: nothing is wider, no question is higher. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { gameIds } from '@tabularium/catalogue';
import { LANGUAGES } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { words } from '../src/words/index.ts';
import { inTerminal } from './terminal.ts';

const ROWS = 24;
const WIDTHS = [80, 60] as const;

/** Each game as usual, and with an expansion where there is one. */
const TABLES = [
  ...gameIds.map((id) => [id, []] as const),
  ['new-dawn', ['--options', 'module=terra-incognita']] as const,
];

const CASES = WIDTHS.flatMap((columns) =>
  LANGUAGES.flatMap((lang) => TABLES.map(([id, more]) => [id, lang, columns, more] as const)),
);

test.each(CASES)('%s in %s at %i columns %j', { timeout: 120_000 }, async (id, lang, columns, more) => {
  const say = words[lang];
  const { board = [], log = [], rules = [], quit = [] } = say.commands;
  const typed = ['?', '?1', '1', '1', '1', board[0], log[0], rules[0], '1', '1', '1', '1', quit[0]];
  const asked = `${say.ask} ${say.askHint} › `;
  let [done, from] = [0, 0];
  const { out, code } = await inTerminal(
    ['play', id, '--seats', 'human:Anna,random', '--seed', 'terminal', '--lang', lang, '--grace', '0', ...more],
    (seen, type) => {
      if (!stripVTControlCharacters(seen.slice(from)).endsWith(asked)) return;
      from = seen.length;
      type(`${typed[done++] ?? quit[0]}\r`);
    },
    { folder: mkdtempSync(join(tmpdir(), 'tabularium-')), columns, rows: ROWS },
  );
  expect(done).toBe(typed.length);
  expect(code).toBe(0);
  // What is overwritten, such as that a bot is thinking, is not read after that.
  const read = stripVTControlCharacters(out.replaceAll(/[^\n]*\r\p{Cc}\[K/gu, '')).replaceAll('\r', '');
  // A line to be pasted, a path and a fingerprint are never broken.
  const lines = read.split('\n').filter((line) => !/npx tabularium|\.tabularium.games|^ *[0-9a-f]{64}$/.test(line));
  for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(columns);
  expect(read).not.toMatch(/undefined|NaN|\[object|\]\(/);
  const questions = questionsIn(lines, 'Anna: ', asked);
  expect(questions.length).toBeGreaterThan(3);
  for (const question of questions) expect(question.length, question.join('\n')).toBeLessThanOrEqual(ROWS);
});

/** The lines of each question as it is first asked, from who is asked to where the answer is typed. */
function questionsIn(lines: readonly string[], head: string, asked: string): string[][] {
  const ends = lines.flatMap((line, at) => (line.startsWith(asked) ? [at] : []));
  return ends.flatMap((end, n) => {
    const begin = lines.findLastIndex((line, at) => at < end && line.startsWith(head));
    return begin > (ends[n - 1] ?? -1) ? [lines.slice(begin, end + 1)] : [];
  });
}
