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
  expect(err).toMatch(/^tabularium: .*moved\.json: Move \d+: /);
  expect(code).toBe(1);
  const seed = tampered('seed.json', /"seed": "../, '"seed": "00');
  expect((await tabularium(['replay', seed])).err).toMatch(/The seed is not the one that was promised/);
  const cut = tampered('cut.json', /\n {2}\][\s\S]*$/, '');
  expect((await tabularium(['verify', cut])).err).toMatch(/This is not a match file/);
});

test('verify takes several files and tells all of them', options, async () => {
  const moved = tampered('one-of-two.json', '"persons":1', '"persons":2');
  const { code, out, err } = await tabularium(['verify', match, moved]);
  expect(out).toMatch(/match\.json: \d+ moves of stone-age, finished; every fingerprint/);
  expect(err).toMatch(/one-of-two\.json: Move \d+: /);
  expect(err).toMatch(/tabularium: 1 of 2 matches not as recorded/);
  expect(code).toBe(1);
});

test('verify reads standard input, and answers in JSON', options, async () => {
  const typed = readFileSync(match, 'utf8');
  const { code, out } = await tabularium(['verify', '-', '--json'], { typed });
  expect(JSON.parse(out)).toMatchObject([{ file: 'standard input', game: 'stone-age', finished: true }]);
  expect(code).toBe(0);
  const broken = await tabularium(['verify', '-', '--json'], { typed: '{}' });
  expect(JSON.parse(broken.out)).toMatchObject([{ problem: expect.stringContaining('"format" must be') }]);
  expect(broken.code).toBe(1);
});

test('verify misses the result of a finished game', options, async () => {
  const open = tampered('open.json', /,\n {2}"result".*/, '');
  expect((await tabularium(['verify', open])).err).toMatch(
    /open\.json: The game is over, but the file names no result/,
  );
});

test('names in a file never reach the terminal raw', options, async () => {
  const named = (name: string) =>
    JSON.stringify({ ...JSON.parse(readFileSync(match, 'utf8')), players: [name, 'Otto'] });
  for (const name of ['\u001b[31mAnna', 'Anna\nOtto wins', '\u009b31mAnna', '\u202eannA', 'A'.repeat(61)]) {
    const { code, out, err } = await tabularium(['replay', '-'], { typed: named(name) });
    expect(err).toMatch(/The name of player 1 must be at most 60 visible characters/);
    expect(out).toBe('');
    expect(code).toBe(1);
  }
  const { err } = await tabularium(['replay', '-'], { typed: '\u001b[31m\u009b' });
  expect(err.trim()).not.toMatch(/\p{Cc}/u);
});

test('replay --json gives every move with what was told', options, async () => {
  const { out } = await tabularium(['replay', match, '--json', '--at', '3']);
  const { players, moves, result } = JSON.parse(out);
  expect(players).toEqual(['Player 1', 'Player 2']);
  expect(moves).toHaveLength(3);
  expect(moves[0]).toMatchObject({ seat: 2, told: [expect.stringContaining('Player 2')] });
  expect(result).toBeNull();
});

test('rules prints a paragraph in either language', options, async () => {
  expect((await tabularium(['rules', 'stone-age', 'SA', '4.1'])).out).toMatch(
    /^SA 4\.1 Starting with the start player/,
  );
  expect((await tabularium(['rules', 'stone-age', '4.1', '--lang', 'de'])).out).toMatch(/^SA 4\.1 /);
});
