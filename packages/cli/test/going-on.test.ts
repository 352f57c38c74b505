/** Going on with saved games, taking a step back before a bot answers, long texts, and completion in a shell. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTerminal, script, tabularium } from './terminal.ts';

const options = { timeout: 120_000 };
const freshFolder = () => mkdtempSync(join(tmpdir(), 'tabularium-'));

test('saved games are listed, and the last one goes on', options, async () => {
  const folder = freshFolder();
  expect((await tabularium(['saves'], { folder })).out).toMatch(/^No game is saved in this folder/);
  expect(await tabularium(['play', '--continue'], { folder })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^tabularium: There is no unfinished game/),
  });
  await tabularium(['play', 'tic-tac-toe', '--seats', 'human:Anna,human:Otto'], { folder, typed: '\n5\n\n1\nquit\n' });
  const { out } = await tabularium(['saves', '--lang', 'de'], { folder });
  expect(out).toMatch(
    /· Anna, Otto · bisher 2 Züge · .*\n {2}npx tabularium play --resume \.tabularium\/games\/\S+\n$/,
  );
  expect(JSON.parse((await tabularium(['saves', '--json'], { folder })).out)).toMatchObject([
    { game: 'tic-tac-toe', moves: 2, finished: false },
  ]);
  const on = await tabularium(['play', '--continue'], { folder, typed: '\ncell 3\n\ncell 2\n\ncell 7\n' });
  expect(on.out).toMatch(/Resumed after 2 moves\.[\s\S]*Winner: Anna\./);
  expect((await tabularium(['saves'], { folder })).out).toMatch(/finished in 5 moves/);
});

test('who says nothing is offered the unfinished games', options, async () => {
  const folder = freshFolder();
  await tabularium(['play', 'tic-tac-toe', '--seats', 'human:Anna,random'], { folder, typed: '1\nquit\n' });
  const { out } = await inTerminal(
    ['play', '--lang', 'de'],
    script([/gespeicherte Partie fortsetzen/, '\u001b[B'], [/Anna/, '\r'], [/Deine Wahl/, 'ende\r']),
    { folder },
  );
  expect(out).toMatch(/Fortgesetzt nach 2 Zügen/);
});

test('a step can be taken back before the bot has answered', options, async () => {
  const { out } = await inTerminal(
    ['play', 'stone-age', '--seats', 'human:Anna,random', '--options', 'startPlayer=seat-1', '--grace', '10'],
    script(
      [/Your choice/, 'tool maker\r'],
      [/is thinking … \("undo" takes your step back\)/, 'undo\r'],
      [/Taken back\.[\s\S]*Your choice/, 'field\r'],
      [/is thinking/, '\r'],
      [/Your choice/, 'quit\r'],
    ),
    { folder: freshFolder() },
  );
  expect(out).toMatch(
    /Anna places 1 person at the tool maker\.[\s\S]*Taken back\.[\s\S]*Anna places 1 person on the field\./,
  );
  expect(out).toMatch(/random places/);
});

test('ways to pay are asked by kind, with the points they bring', options, async () => {
  const folder = freshFolder();
  const typed = ['hunting grounds 1', 'm', '?1', '', 'forest', '', 'forest', '2', 'quit'];
  const { out } = await tabularium(
    ['play', 'stone-age', '--seats', 'human:Anna,random', '--options', 'startPlayer=seat-1', '--seed', 'pay'],
    { folder, typed: `${typed.join('\n')}\n` },
  );
  expect(out).toMatch(/Forest … \(1 to 4 people · Wood ÷ 3\)/);
  expect(out).toMatch(/How many people: Forest\?\n {2}1 {2}1 person: Forest/);
  expect(out).toMatch(/an empty line goes back/);
  expect(out).toMatch(/Anna places 2 people in the forest\./);
});

test('long rules are read with the pager, short ones and piped ones are not', options, async () => {
  const env = { PAGER: 'sed s/^/paged:/' };
  const read = (args: string[]) => inTerminal(['rules', ...args], () => undefined, { folder: freshFolder(), env });
  expect((await read(['stone-age'])).out).toMatch(/^paged:/);
  expect((await read(['stone-age', '8.3.2'])).out).toMatch(/^SA 8\.3\.2 /);
  expect((await read(['stone-age', '--no-pager'])).out).not.toMatch(/paged:/);
  expect((await tabularium(['rules', 'stone-age'], { env })).out).not.toMatch(/paged:/);
});

test('rules without a game list the books, and tables fit the width', options, async () => {
  expect((await tabularium(['rules'])).out).toMatch(/stone-age +SA +Stone Age/);
  const { out } = await inTerminal(['rules', 'stone-age', '4.6', '--lang', 'de'], () => undefined, {
    folder: freshFolder(),
    columns: 60,
    env: { PAGER: '' },
  });
  for (const line of out.split(/\r?\n/)) expect([...line].length, line).toBeLessThanOrEqual(60);
  expect(out).not.toMatch(/\|/);
});

test('bash completes commands, games, flags, their values and files', options, async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'complete.bash'), (await tabularium(['completion', 'bash'])).out);
  const completed = (...typed: string[]) =>
    execFileSync(
      'bash',
      [
        '-c',
        `source ./complete.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _tabularium; echo "\${COMPREPLY[@]}"`,
        '-',
        ...typed,
      ],
      { cwd: folder, encoding: 'utf8' },
    ).trim();
  expect(completed('tabularium', 'pl')).toBe('play');
  expect(completed('tabularium', 'play', 'stone')).toBe('stone-age');
  expect(completed('tabularium', 'play', '--resu')).toBe('--resume');
  expect(completed('tabularium', 'play', '--lang', '')).toBe('en de');
  expect(completed('tabularium', 'play', '--resume', 'comp')).toBe('complete.bash');
  expect(completed('tabularium', 'verify', 'comp')).toBe('complete.bash');
  expect(completed('tabularium', 'rules', 'terra')).toBe('terra-incognita');
});

test.each(['zsh', 'fish'])('the script for %s names every command', options, async (shell) => {
  const { out, code } = await tabularium(['completion', shell]);
  for (const command of ['play', 'saves', 'simulate', 'replay', 'verify', 'rules', 'completion']) {
    expect(out).toContain(command);
  }
  expect(out).toContain('stone-age');
  expect(code).toBe(0);
  expect((await tabularium(['completion', 'tcsh'])).code).toBe(2);
});
