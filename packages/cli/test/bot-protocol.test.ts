/** Programs outside play every game by lines of JSON, and our own bots answer in the same way. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@tabularium/catalogue';
import { expect, test } from 'vitest';
import { tabularium } from './terminal.ts';

const options = { timeout: 120_000 };
const python = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));

/** The shortest game of each. */
const SHORT: Readonly<Record<string, string>> = { 'new-dawn': 'roundLimit=30', 'through-the-ages': 'length=shorter' };

test.each(gameIds)('a program in Python plays %s to the end', options, async (id) => {
  const more = SHORT[id] === undefined ? [] : ['--options', SHORT[id]];
  const asked = [
    'simulate',
    id,
    '--games',
    '1',
    '--seed',
    'py',
    '--bots',
    `program:python3 ${python},random`,
    '--json',
  ];
  const { code, out, err } = await tabularium([...asked, ...more]);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(JSON.parse(out).bots.map(({ games }: { games: number }) => games)).toEqual([1, 1]);
});

test('a program that names no action is named in the complaint', options, async () => {
  const asked = ['simulate', 'tic-tac-toe', '--games', '1', '--bots', `program:echo {}; cat >/dev/null,random`];
  const { code, err } = await tabularium(asked);
  expect(err).toMatch(/echo.*answered \{\}, which is none of 9 actions/);
  expect(code).not.toBe(0);
});

test('our own bot speaks the protocol', options, async () => {
  const { root, start } = await import('./protocol.ts');
  const child = spawn(process.execPath, [`${root}/packages/cli/bin/tabularium.js`, 'bot', '--bot', 'greedy']);
  const lines = start();
  child.stdin.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  let out = '';
  for await (const chunk of child.stdout) out += chunk;
  expect(JSON.parse(out)).toEqual({ choice: expect.any(Number) });
});
