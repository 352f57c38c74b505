/** What one odd card does lies with that card: rules, queries and bots never ask for one by its name. */

import { readdirSync, readFileSync } from 'node:fs';
import { newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';

const source = new URL('../src/', import.meta.url);

/** The kinds of things that are cards; districts, agendas and the like are notions of the rules. */
const CARDS = new Set(['leader', 'focus', 'wonder', 'city-state', 'diplomacy']);
/** Steps of the rules that are called like the card that first brought them. */
const STEPS = new Set(Object.keys(newDawn.steps));

const ids = newDawn.things
  .map((thing) => thing.split(':'))
  .flatMap(([kind = '', id = '']) => (CARDS.has(kind) && !STEPS.has(id) ? [id] : []));

const named = (text: string): string[] =>
  ids.filter((id) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').includes(`'${id}'`));

const rules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|\/)(rules|queries|bot)\/.*\.ts$/.test(name),
);

test.each(rules)('%s names no card', (name) => {
  expect(named(readFileSync(new URL(name, source), 'utf8'))).toEqual([]);
});

test('a card that is asked for by name would be found', () => {
  expect(named("if (player.leader === 'egypt') return 1;")).toEqual(['egypt']);
});

test('ND 4.6 what rests on one source says so where it is explained, in both languages', () => {
  const noteOn = (kind: string, id: string) =>
    [newDawn.text.en, newDawn.text.de].map((book) => book.things[kind]?.(id).note ?? '');
  expect(noteOn('wonder', 'machu-picchu')).toEqual([
    expect.stringContaining('two slots farther right'),
    expect.stringContaining('zwei Plätze weiter rechts'),
  ]);
  expect(noteOn('tile', '3')).toEqual([
    expect.stringContaining('other terrain'),
    expect.stringContaining('anderes Gelände'),
  ]);
  expect(noteOn('tile', '2')).toEqual(['', '']);
  expect(noteOn('wonder', 'colossus')).toEqual(['', '']);
});
