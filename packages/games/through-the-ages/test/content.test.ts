import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CIVIL_CARDS, MILITARY_CARDS } from '../src/content/cards.ts';

const sources = ['queries', 'rules'].flatMap((folder) => {
  const path = new URL(`../src/${folder}/`, import.meta.url);
  return readdirSync(path).map((file) => ({
    file: `${folder}/${file}`,
    text: readFileSync(new URL(file, path), 'utf8'),
  }));
});
const content = readFileSync(new URL('../src/content/decks.ts', import.meta.url), 'utf8');
const code = [...sources.map(({ text }) => text), content].join('\n');
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

test('every field on every card is read by some rule', () => {
  const unread = [...fieldsOf(cards)].filter((field) => !new RegExp(`\\b${field}\\b`).test(code));
  expect(unread).toEqual([]);
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
