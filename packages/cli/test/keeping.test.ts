/** Nothing is lost, nothing overwritten, and nobody sees what is not for them. */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '@tabularium/build';
import { expect, test } from 'vitest';
import { inTerminal, script, tabularium } from './terminal.ts';

const options = { timeout: 120_000 };
const GAME = ['play', 'tic-tac-toe', '--seats', 'human:Anna,human:Otto'];
const freshFolder = () => mkdtempSync(join(tmpdir(), 'tabularium-'));
const WIPED = '\u001b[H\u001b[2J\u001b[3J';

test('passing the keyboard wipes the screen and what was scrolled away', options, async () => {
  const { out } = await inTerminal(
    GAME,
    script([/keyboard to Anna/, '\r'], [/Your choice/, '1\r'], [/keyboard to Otto/, '\r'], [/Your choice/, 'quit\r']),
    { folder: freshFolder() },
  );
  const [before = '', ...after] = out.split(WIPED).map(stripVTControlCharacters);
  expect(before).toContain('Anna: ');
  expect(after.join('')).not.toMatch(/Anna: /);
  expect(after[0]).toMatch(/^\s*Pass the keyboard to Otto/);
  expect(after.at(-1)).toMatch(/^\s*Saved in/);
});

test('one person alone keeps everything on the screen', options, async () => {
  const { out } = await inTerminal(
    ['play', 'tic-tac-toe', '--seats', 'human,random'],
    script([/Your choice/, '1\r'], [/Your choice/, 'quit\r']),
    { folder: freshFolder() },
  );
  expect(out).not.toContain(WIPED);
});

test('--save overwrites nothing', options, async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'diary.txt'), 'Dear diary');
  const { code, err } = await tabularium([...GAME, '--save', 'diary.txt'], { folder, typed: '\n1\nquit\n' });
  expect(err).toMatch(/^tabularium: "diary\.txt" exists already; choose another name/);
  expect(code).toBe(2);
  expect(readFileSync(join(folder, 'diary.txt'), 'utf8')).toBe('Dear diary');
});

test('a path that cannot be written is named in one line before the game begins', options, async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'games'));
  for (const path of ['file/game.json', 'games', 'games/']) {
    const { code, out, err } = await tabularium([...GAME, '--save', path], { folder, typed: '\n1\nquit\n' });
    expect(err.trim().split('\n'), path).toHaveLength(1);
    expect(err).toMatch(/^tabularium: "(file\/game\.json" cannot be written|games\/?" exists already)/);
    expect(out).toBe('');
    expect(code).not.toBe(0);
  }
  expect(readdirSync(folder).sort()).toEqual(['file', 'games']);
});

test('a save that fails later is said, and the game is kept elsewhere', options, async () => {
  const folder = freshFolder();
  const name = `${folder.split('/').at(-1)}.json`;
  const { out } = await inTerminal(
    ['play', 'tic-tac-toe', '--seats', 'human,random', '--save', `games/${name}`],
    (() => {
      const play = script([/Your choice/, '1\r'], [/Your choice/, 'quit\r']);
      return (seen, type) => {
        if (/Your choice/.test(seen) && existsSync(join(folder, 'games', name))) {
          rmSync(join(folder, 'games'), { recursive: true });
          writeFileSync(join(folder, 'games'), 'in the way');
        }
        play(seen, type);
      };
    })(),
    { folder },
  );
  expect(out).toMatch(/Not saved\. "games\/.*" cannot be written/);
  expect(out).not.toMatch(/\n\s+at /);
  const refuge = join(tmpdir(), name);
  expect(out).toContain(`Saved in ${refuge}`);
  expect((await tabularium(['verify', refuge])).code).toBe(0);
  rmSync(refuge);
});

test('when nobody reads on, the game ends quietly and is kept', options, async () => {
  const folder = freshFolder();
  const bin = join(root, 'packages/cli/bin/tabularium.js');
  const line = `${process.execPath} ${bin} play stone-age --seats random,random --save kept.json | head -60`;
  const { code, err } = await new Promise<{ code: number | null; err: string }>((resolve) => {
    const child = spawn('bash', ['-o', 'pipefail', '-c', line], { cwd: folder });
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.on('close', (code) => resolve({ code, err }));
  });
  expect(err).toBe('');
  expect(code).toBe(0);
  expect((await tabularium(['verify', 'kept.json'], { folder })).out).toMatch(/[1-9]\d* moves/);
});

test('Ctrl-C is answered at once while a bot thinks', options, async () => {
  const folder = freshFolder();
  let pressed = 0;
  const { out, code } = await inTerminal(
    ['play', 'stone-age', '--seats', 'mcts:9000000,human', '--options', 'startPlayer=seat-1'],
    (seen, type) => {
      if (pressed > 0 || !seen.includes('is thinking')) return;
      pressed = performance.now();
      setTimeout(() => type('\u0003'), 500);
    },
    { folder },
  );
  expect(performance.now() - pressed).toBeLessThan(15_000);
  expect(out).toMatch(/Saved in/);
  expect(code).toBe(130);
});
