import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tabularium } from './terminal.ts';

const options = { timeout: 120_000 };
const GAME = ['play', 'tic-tac-toe', '--seats', 'human:Anna,human:Otto'];

const freshFolder = () => mkdtempSync(join(tmpdir(), 'tabularium-'));

/** Anna takes the first column, Otto is in her way nowhere; each gets the keyboard with an empty line. */
const typed = (...lines: string[]) => `${lines.join('\n')}\n`;

test('two people play a whole game, by numbers and by words', options, async () => {
  const folder = freshFolder();
  const lines = ['', '1', '', 'cell 2', '', 'cell 4', '', 'cell 3', '', 'cell 7'];
  const { code, out } = await tabularium(GAME, { folder, typed: typed(...lines) });
  expect(out).toMatch(/Pass the keyboard to Otto/);
  expect(out).toMatch(/Otto marks cell 3\./);
  expect(out).toMatch(/Winner: Anna\./);
  expect(code).toBe(0);
  const [file = ''] = readdirSync(join(folder, '.tabularium', 'games'));
  expect((await tabularium(['verify', join('.tabularium', 'games', file)], { folder })).code).toBe(0);
});

test('questions are answered: help, a refusal with its reason, an unknown word, undo', options, async () => {
  const lines = ['', '1', '', '?', '?1', 'cell 1', 'castle', '99', 'undo', 'log', 'quit'];
  const { out } = await tabularium([...GAME, '--lang', 'en'], { folder: freshFolder(), typed: typed(...lines) });
  expect(out).toMatch(/take your last move back/);
  expect(out).toMatch(/Not possible now:\s+cell 1/);
  expect(out).toMatch(/Three in a row wins/);
  expect(out).toMatch(/cell 1: This cell is taken\./);
  expect(out).toMatch(/There is no choice "castle"/);
  expect(out).toMatch(/There is no choice "99"/);
  expect(out).toMatch(/This cannot be taken back/);
});

test('leaving saves, and resuming goes on from there', options, async () => {
  const folder = freshFolder();
  const left = await tabularium([...GAME, '--save', 'mine.json'], { folder, typed: typed('', '5', '', '1', 'quit') });
  expect(left.out).toMatch(/Saved in mine\.json\nGo on with: npx tabularium play --resume mine\.json/);
  const { out, code } = await tabularium(['play', '--resume', 'mine.json', '--lang', 'de'], {
    folder,
    typed: typed('', 'feld 3', '', 'feld 2', '', 'feld 7'),
  });
  expect(out).toMatch(/Fortgesetzt nach 2 Zügen/);
  expect(out).toMatch(/Es gewinnt: Anna\./);
  expect(code).toBe(0);
});

test('Ctrl-C saves the game and says where', options, async () => {
  const folder = freshFolder();
  let stopped = false;
  const { out, code } = await tabularium(['play', 'stone-age', '--seats', 'human,greedy', '--seed', 'a'], {
    folder,
    meanwhile(child, said) {
      if (stopped || !said.includes('Your choice')) return;
      stopped = true;
      child.kill('SIGINT');
    },
  });
  expect(out).toMatch(/Saved in \.tabularium/);
  expect(code).toBe(130);
  expect(readdirSync(join(folder, '.tabularium', 'games'))).toHaveLength(1);
});

test('a whole game of Stone Age against a bot, choosing the first choice every time', options, async () => {
  const folder = freshFolder();
  const { out, code } = await tabularium(
    ['play', 'stone-age', '--seats', 'human,random', '--seed', 'b', '--lang', 'de'],
    {
      folder,
      typed: '1\n'.repeat(1500),
    },
  );
  expect(out).toMatch(/Hüttenbauer × Gebäude/);
  expect(out).toMatch(/Es gewinnt: /);
  expect(code).toBe(0);
});

test('A New Dawn is played by the numbers on its map, and refusals are listed in moderation', options, async () => {
  const lines = ['? 50', 'Feld 50', '1', 'Frühes Reich', '?', '56', 'Feld 30', 'zurück', 'Feld 999', 'ende'];
  const { out } = await tabularium(
    ['play', 'new-dawn', '--seats', 'human:Anna,greedy', '--lang', 'de', '--seed', 'probe'],
    { folder: freshFolder(), typed: typed(...lines) },
  );
  expect(out).toMatch(/Feld 50: Grasland 1/);
  expect(out).toMatch(/Anna gründet die Hauptstadt auf Grasland 50\./);
  expect(out).toMatch(/und \d+ weitere; \? und Wörter/);
  expect(out).toMatch(/Anna platziert einen Kontrollmarker auf Hügel 56\./);
  expect(out).toMatch(/Kontrollmarker auf „Mount Everest“ platzieren: Das ist außer Reichweite\. \(ND 9\.1\)/);
  expect(out).toMatch(/Zurückgenommen\./);
  expect(out).toMatch(/Die Wahl „Feld 999“ gibt es nicht/);
  // Beside each focus card stands what it does.
  expect(out).toMatch(/Frühes Reich \(Kultur I: /);
});

test('Terra Incognita shows where a fort can be laid and what a tile looks like', options, async () => {
  const { out } = await tabularium(
    ['play', 'new-dawn', '--seats', 'human,greedy', '--seed', 'ti', '--options', 'module=terra-incognita'],
    { folder: freshFolder(), typed: typed('? 16A', '1', 'quit') },
  );
  expect(out).toMatch(/»#1 /);
  expect(out).toMatch(/16A\n {3}│~ {2}9 │/);
});

test('Through the Ages says prices and what is left, and asks before the turn ends by itself', options, async () => {
  const { out } = await tabularium(
    ['play', 'through-the-ages', '--seats', 'human:Anna,greedy,greedy', '--seed', 'probe'],
    { folder: freshFolder(), typed: typed('frugality', 'homer', 'undo', 'patriotism', 'quit') },
  );
  expect(out).toMatch(/Take Frugality A \(1 CA\)[\s\S]*5 {2}Take Frugality A \(2 CA\)/);
  expect(out).toMatch(/Civil actions 3\/4 · Military actions 0\/2/);
  expect(out).toMatch(/Anna takes Homer for 3 civil actions\.\s+Civil actions 0\/4[\s\S]*1 {2}End your turn/);
  expect(out).toMatch(/Taken back\.[\s\S]*Anna takes Patriotism/);
});
