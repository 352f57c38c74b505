import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tabularium } from './terminal.ts';

const options = { timeout: 120_000 };
const games = ['simulate', 'stone-age', '--players', '3', '--games', '4', '--bots', 'greedy:1,random', '--seed', 'x'];

test('simulate reports who wins, by how much and how long games last', options, async () => {
  const { code, out } = await tabularium(games);
  expect(out).toMatch(/^Stone Age · 3 players · 4 games · seed x · /);
  expect(out).toMatch(/greedy:1 +\d+ +\d.*%.*–/);
  expect(out).toMatch(/chance alone: 33\.3%/);
  expect(out).toMatch(/moves: \d+\.\d on average \(± \d+\.\d+ with 95% certainty\)/);
  expect(out).not.toMatch(/winners/);
  expect(code).toBe(0);
});

test('simulate reports in German, too, and names only options that count', options, async () => {
  const { out } = await tabularium([...games, '--balance', '--lang', 'de']);
  expect(out).toMatch(/^Stone Age · 3 Spieler · 4 Partien · Startwert x · /);
  expect(out).toMatch(/nur nach dem Zufall: 33\.3%[\s\S]*Züge: im Durchschnitt \d[\s\S]*Wie Partien enden/);
  expect(out).not.toMatch(/\b(players|games|average|winners|seats)\b/);
});

test('simulate --balance also tells what winners do differently', options, async () => {
  expect((await tabularium([...games, '--balance'])).out).toMatch(/winners/);
});

test(
  'simulate --json prints one object, the same for the same seed, with the balance if that is wanted',
  options,
  async () => {
    const asked = [...games, '--json', '--balance'];
    const [once, again] = (await Promise.all([tabularium(asked), tabularium([...asked, '--jobs', '1'])])).map(
      ({ out }) => JSON.parse(out),
    );
    expect(once).toMatchObject({ game: 'stone-age', players: 3, games: 4, seed: 'x' });
    expect(once.balance.endings.reduce((sum: number, { share }: { share: number }) => sum + share, 0)).toBeCloseTo(1);
    expect({ ...again, seconds: 0 }).toEqual({ ...once, seconds: 0 });
    expect(JSON.parse((await tabularium([...games, '--json'])).out)).not.toHaveProperty('balance');
  },
);

test('simulate --record keeps every game as a match file that verifies, and writes over nothing', options, async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'tabularium-')), 'games');
  const { bots } = JSON.parse((await tabularium([...games, '--json', '--record', folder])).out);
  expect(await readdir(folder)).toEqual(['1.json', '2.json', '3.json', '4.json']);
  const first = join(folder, '1.json');
  const { players, result } = JSON.parse(await readFile(first, 'utf8'));
  expect(players).toEqual(['greedy:1 1', 'random 2', 'greedy:1 3']);
  expect(result.winners.length).toBeGreaterThan(0);
  expect(bots).toHaveLength(2);
  expect((await tabularium(['verify', first])).code).toBe(0);

  const again = await tabularium([...games, '--record', folder]);
  expect(again.code).toBe(2);
  expect(again.err).toContain('name an empty folder');
});
