import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CIVIL_CARDS, MILITARY_CARDS } from '../src/content/cards.ts';

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const read = (path: URL) => readFileSync(path, 'utf8').replace(COMMENTS, '');
const sources = ['queries', 'rules'].flatMap((folder) => {
  const path = new URL(`../src/${folder}/`, import.meta.url);
  return readdirSync(path).map((file) => ({ file: `${folder}/${file}`, text: read(new URL(file, path)) }));
});
const decks = read(new URL('../src/content/decks.ts', import.meta.url));
const code = [...sources.map(({ text }) => text), decks].join('\n');
const cards = [...CIVIL_CARDS, ...MILITARY_CARDS];

/** Every name of a field on a card, nested ones too; functions are effects in themselves. */
function fieldsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value)) for (const item of value) fieldsOf(item, found);
  else {
    for (const [name, part] of Object.entries(value)) {
      if (!/^\d+$/.test(name)) found.add(name);
      fieldsOf(part, found);
    }
  }
  return found;
}

/** The ways code reads a field: as a property, taken out of an object, taken out under another name, by its name. */
const readers = (field: string) =>
  new RegExp(
    [
      `\\.${field}\\b`,
      `[{,]\\s*${field}\\s*(?:[,}]|=[^=])`,
      `\\{[^{}]*\\b${field}: \\w+[^{}]*\\}(?: =[^=>]|: [A-Z])`,
      `'${field}'`,
    ].join('|'),
  );

/** The fields of the box that no code reads. */
function unread(box: unknown, text: string): string[] {
  return [...fieldsOf(box)].filter((field) => !readers(field).test(text));
}

test('every field on every card is read by some rule', () => {
  expect(unread(cards, code)).toEqual([]);
});

test('a field nobody reads is found, and so is one whose reader is gone', () => {
  expect(unread([...cards, { symbols: { invented: 1 } }], code)).toEqual(['invented']);
  for (const field of ['colonizationPrices', 'keepsTactics', 'worksUnfinished', 'drawPerAction', 'addsLowestLevel']) {
    expect(unread(cards, code.replaceAll(field, 'nothing')), field).toEqual([field]);
  }
});

test('no rule and no query asks for a card by name', () => {
  const asked = sources.flatMap(({ file, text }) =>
    cards.filter(({ id, kind }) => id !== kind && text.includes(`'${id}'`)).map(({ id }) => `${file}: ${id}`),
  );
  expect(asked).toEqual([]);
});

test('every card has an id of its own, and what it replaces exists', () => {
  const ids = cards.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { replaces } of cards) if (replaces !== undefined) expect(ids).toContain(replaces);
});
