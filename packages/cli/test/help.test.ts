import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '@tabularium/catalogue';
import { expect, test } from 'vitest';
import { languageIn } from '../src/arguments.ts';
import { shellWord, wantsColour } from '../src/screen.ts';
import { inTerminal, script, tabularium } from './terminal.ts';

const options = { timeout: 120_000 };

test('a bare command shows a short help with examples', options, async () => {
  const { code, out, err } = await tabularium([]);
  expect(out).toMatch(/Examples:\n {2}npx tabularium play\n/);
  expect(out.trim().split('\n').length).toBeLessThan(15);
  expect(err).toBe('');
  expect(code).toBe(0);
});

test('--version says the version', options, async () => {
  expect(await tabularium(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

test('the help of every command has examples', options, async () => {
  const { out } = await tabularium(['--help']);
  const commands = [...out.matchAll(/^ {2}([a-z]+)(?: \[options\]| )/gm)].map(([, name = '']) => name);
  expect(commands).toContain('challenge');
  for (const command of commands.filter((name) => name !== 'help')) {
    const help = await tabularium([command, '--help']);
    expect(help.out, command).toMatch(new RegExp(`Examples:\\n {2}npx tabularium ${command}`));
    expect(help.code).toBe(0);
  }
});

test('the help of think is in the language of the environment', options, async () => {
  const env = (LANG: string) => ({ env: { LANG, LC_ALL: '', LC_MESSAGES: '' } });
  expect((await tabularium(['think', '--help'], env('en_GB.UTF-8'))).out).toContain(
    'the PostgreSQL that the servers share',
  );
  expect((await tabularium(['think', '--help'], env('de_AT.UTF-8'))).out).toContain('das PostgreSQL, das die Server');
});

test('think without a database says in one line what is missing', options, async () => {
  const { code, err } = await tabularium(['think'], { env: { DATABASE_URL: '', NATS_URL: '' } });
  expect(err.trim()).toMatch(/^Only servers that share a database .* set DATABASE_URL .*$/);
  expect(code).toBe(1);
});

test('the help of play lists games, options with their values, and bots', options, async () => {
  const { out } = await tabularium(['play', '--help']);
  for (const id of gameIds) expect(out).toContain(`${id}, `);
  expect(out).toContain('module=base|terra-incognita (base)');
  expect(out).toMatch(/mcts:1000/);
});

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ TERM: 'dumb' }, true, false],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ FORCE_COLOR: '3' }, false, true],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, false],
])('with %j in a terminal (%s), colours: %s', (env, isTerminal, wanted) => {
  expect(wantsColour(env, isTerminal)).toBe(wanted);
});

test('--no-color is understood everywhere', options, async () => {
  const env = { NO_COLOR: '', FORCE_COLOR: '1' };
  expect((await tabularium(['rules', 'stone-age', '4.1'], { env })).out).toContain('\u001b[');
  expect((await tabularium(['rules', 'stone-age', '4.1', '--no-color'], { env })).out).not.toContain('\u001b[');
});

test('the language is that of the environment', () => {
  expect(languageIn({ LANG: 'de_AT.UTF-8' })).toBe('de');
  expect(languageIn({ LANG: 'de_DE.UTF-8', LC_ALL: 'C' })).toBe('en');
  expect(languageIn({ LANG: 'de_DE.UTF-8', LC_ALL: '' })).toBe('de');
  expect(languageIn({})).toBe('en');
});

test('a path is written as a shell reads it back', () => {
  expect(shellWord('.tabularium/games/a-1.json')).toBe('.tabularium/games/a-1.json');
  expect(shellWord("Anna's game.json")).toBe("'Anna'\\''s game.json'");
});

test('rules are found by words, by letters, and listed by chapters', options, async () => {
  expect((await tabularium(['rules', 'TI', '1.1'])).out).toMatch(/^TI 1\.1 /);
  expect((await tabularium(['rules', 'new-dawn', 'TI', '1.1'])).out).toMatch(/^TI 1\.1 /);
  expect((await tabularium(['rules', 'stone-age', 'start', 'player'])).out).toMatch(/SA 4\.1 /);
  const { out } = await tabularium(['rules', 'stone-age', '--contents']);
  expect(out.split('\n').length).toBeGreaterThan(5);
  expect(out).not.toMatch(/SA 4\.1 /);
});

test('play asks for game, players and options, so that Terra Incognita is found', options, async () => {
  const [down, enter] = ['\u001b[B', '\r'];
  const { out } = await inTerminal(
    ['play', 'new-dawn', '--lang', 'de'],
    script(
      [/Wie viele/, enter],
      [/Wer sitzt/, enter],
      [/Mit welchen Optionen/, down],
      [/Erweiterung/, enter],
      [/Erweiterung: /, '\u0003'],
    ),
    { folder: mkdtempSync(join(tmpdir(), 'tabularium-')) },
  );
  expect(out).toMatch(/Mit Terra Incognita/);
  expect(out).toMatch(/Dann ein andermal/);
});
