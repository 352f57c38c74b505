import { readdirSync, readFileSync } from 'node:fs';
import { BUILDING_IDS, CARD_IDS, PLACES } from '@tabularium/stone-age/content';
import { expect, test } from 'vitest';

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

const sources = ['queries', 'rules', 'bot'].flatMap((folder) => {
  const path = new URL(`../src/${folder}/`, import.meta.url);
  return readdirSync(path).map((file) => ({
    file: `${folder}/${file}`,
    text: readFileSync(new URL(file, path), 'utf8').replace(COMMENTS, ''),
  }));
});

/** Names of things in the box; a place that is the only one of its kind has the kind's name, and kinds may be named. */
const names = [...CARD_IDS, ...BUILDING_IDS, ...PLACES.filter(({ id, does }) => id !== does.kind).map(({ id }) => id)];

const asked = (text: string): string[] => names.filter((name) => text.includes(`'${name}'`));

test('no rule, query or bot asks for a card, a tile or a place by name', () => {
  expect(sources.flatMap(({ file, text }) => asked(text).map((name) => `${file}: ${name}`))).toEqual([]);
  expect(sources.length).toBeGreaterThan(15);
});

test('a name would be found', () => {
  expect(asked("if (card === 'civ-36' || target.id === 'river') return;")).toEqual(['civ-36', 'river']);
});
