import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@tabularium/build';
import { expect, test } from 'vitest';
import { tabularium } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabularium-'));
const match = join(folder, 'match.json');
copyFileSync(join(root, 'packages/games/stone-age/corpus/2-players-stack-empty.json'), match);
const options = { timeout: 120_000 };

/** A copy of the match with something changed. */
function tampered(name: string, from: string | RegExp, to: string): string {
  const path = join(folder, name);
  writeFileSync(path, readFileSync(match, 'utf8').replace(from, to));
  return path;
}

test('replay tells the story and the result', options, async () => {
  const { code, out } = await tabularium(['replay', match]);
  expect(out).toMatch(/Round 1: /);
  expect(out).toMatch(/Hut builders × buildings +\d+ +\d+/);
  expect(out).toMatch(/Winner: Player [12]/);
  expect(code).toBe(0);
});

test('replay --at shows the table then, in German too', options, async () => {
  const { code, out } = await tabularium(['replay', match, '--at', '40', '--lang', 'de']);
  expect(out).toMatch(/^Runde \d+ · /);
  expect(out).toMatch(/Gebäudestapel 1/);
  expect(code).toBe(0);
  expect((await tabularium(['replay', match, '--at', '99999'])).err).toMatch(/beyond its end/);
});

test('verify and replay --verify pass a match that is as it was recorded', options, async () => {
  for (const args of [
    ['verify', match],
    ['replay', match, '--verify'],
  ]) {
    const { code, out } = await tabularium(args);
    expect(out).toMatch(/every fingerprint and the seed fit/);
    expect(code).toBe(0);
  }
});

test('verify names the move that was changed', options, async () => {
  const moved = tampered('moved.json', '"persons":1', '"persons":2');
  const { code, err } = await tabularium(['verify', moved]);
  expect(err).toMatch(/^tabularium: Move \d+: /);
  expect(code).toBe(1);
  const seed = tampered('seed.json', /"seed": "../, '"seed": "00');
  expect((await tabularium(['replay', seed])).err).toMatch(/The seed is not the one that was promised/);
  const cut = tampered('cut.json', /\n {2}\][\s\S]*$/, '');
  expect((await tabularium(['verify', cut])).err).toMatch(/This is not a match file/);
});

test('rules prints a paragraph in either language', options, async () => {
  expect((await tabularium(['rules', 'stone-age', 'SA', '4.1'])).out).toMatch(
    /^SA 4\.1 Starting with the start player/,
  );
  expect((await tabularium(['rules', 'stone-age', '4.1', '--lang', 'de'])).out).toMatch(/^SA 4\.1 /);
});
