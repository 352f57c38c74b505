/** Help and complaints speak the language of the person, too. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languageOf } from '../src/arguments.ts';
import { inGerman } from '../src/words/said-de.ts';
import { tabularium } from './terminal.ts';

const options = { timeout: 120_000 };
const folder = fileURLToPath(new URL('../src/', import.meta.url));
const kernel = fileURLToPath(new URL('../../kernel/src/', import.meta.url));

/** Every text in such calls, with something put in where it has a gap. */
function textsIn(source: string, calls: RegExp): string[] {
  const texts = [
    ...source.matchAll(new RegExp(`${calls.source}\\s*(?:'((?:[^'\\\\]|\\\\.)*)'|"([^"]*)"|\`([^\`]*)\`)`, 'g')),
  ];
  return texts.map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\$\{cut\}/g, '').replaceAll(/\$\{[^}]*\}+/g, '7'),
  );
}

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('words'))
  .map((name) => readFileSync(folder + name, 'utf8'));

test('every description and every flag has its German', () => {
  const calls = [
    /\.description\(/,
    /\.argument\(\s*'[^']*',/,
    /\.option\(\s*'[^']*',/,
    /new (?:Option|Argument)\(\s*'[^']*',/,
  ];
  const texts = sources.flatMap((source) => calls.flatMap((call) => textsIn(source, call)));
  expect(texts.length).toBeGreaterThan(45);
  expect(texts.filter((text) => inGerman(text) === text)).toEqual([]);
});

test('every complaint has its German', () => {
  const mine = sources.flatMap((source) =>
    textsIn(source, /new (?:Misuse|Complaint|InvalidArgumentError|MatchFileError)\(/),
  );
  const files = ['record.ts', 'options.ts'].map((name) => readFileSync(kernel + name, 'utf8'));
  const theirs = files.flatMap((source) => textsIn(source, /new (?:MatchFileError|Error)\(/));
  // A file and what is wrong with it, or what the game says.
  const complaints = [...mine, ...theirs].filter((text) => !/^7: 7$/.test(text));
  expect(complaints.length).toBeGreaterThan(60);
  expect(complaints.filter((text) => inGerman(text) === text)).toEqual([]);
});

test('the language is that of --lang, wherever it stands, or of the environment', () => {
  expect(languageOf(['verify', 'x.json', '--lang', 'de'])).toBe('de');
  expect(languageOf(['--lang=de'])).toBe('de');
});

test('help, a refused file and a wrong word in German', options, async () => {
  const env = { LANG: 'de_DE.UTF-8', LC_ALL: '', LC_MESSAGES: '' };
  const help = await tabularium(['play', '--help'], { env });
  expect(help.out).toMatch(/^Aufruf: tabularium play/);
  expect(help.out).toMatch(
    /Schalter:[\s\S]*wo die Partie liegen soll[\s\S]*Beispiele:[\s\S]*Spiele und ihre Optionen:/,
  );
  expect(help.out).not.toMatch(/Options:|Examples:|\bdefault\b|\d players|with leaders|First game|Base game/);
  expect(help.out).toMatch(/ {2}Erstes Spiel: firstGame=true/);
  expect((await tabularium([], { env })).out).toContain('Beispiele:');
  expect((await tabularium(['verify', 'nowhere.json'], { env })).err).toBe(
    'tabularium: nowhere.json: Die Datei „nowhere.json“ gibt es nicht.\n',
  );
  expect((await tabularium(['simulate', 'chess', '--lang', 'de'])).err).toMatch(
    /Das Spiel „chess“ gibt es nicht; es gibt /,
  );
  expect((await tabularium(['simulat'], { env })).err).toBe(
    'tabularium: Den Befehl „simulat“ gibt es nicht. (Meintest du simulate?)\n',
  );
});
