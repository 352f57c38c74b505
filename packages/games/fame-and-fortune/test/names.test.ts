/** Content is data that rules read, and no rule asks for a card by name. */

import { readdirSync, readFileSync } from 'node:fs';
import { readers, unreadFields } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { RESOURCES } from '../src/content/goods.ts';
import * as base from '../src/content/index.ts';
import * as fame from '../src/fame-and-fortune/content/index.ts';
import * as deck from '../src/great-person-deck/content/index.ts';
import * as investments from '../src/investments/content/index.ts';

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** The sources of a folder, its folders included, without their comments. */
function sourcesIn(folder: string): { file: string; text: string }[] {
  const path = new URL(`../src/${folder}/`, import.meta.url);
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.map((file) => ({
    file: `${folder}/${file}`,
    text: readFileSync(new URL(file, path), 'utf8').replace(COMMENTS, ''),
  }));
}

const BOXES = ['fame-and-fortune', 'great-person-deck', 'investments'];
const rules = [
  'queries',
  'rules',
  'effects',
  'modules',
  'vocabulary',
  'fame-and-fortune/effects',
  'great-person-deck/effects',
  'investments/effects',
  'investments/rules',
].flatMap(sourcesIn);
const boxes = BOXES.map((box) => readFileSync(new URL(`../src/${box}/index.ts`, import.meta.url), 'utf8'));
const code = [...rules.map(({ text }) => text), ...boxes].join('\n');
const words = sourcesIn('text')
  .map(({ text }) => text)
  .join('\n');

const records: readonly unknown[] = [
  base.TECHNOLOGIES,
  base.CIVILIZATIONS,
  base.GOVERNMENTS,
  base.GOVERNMENTS_2013,
  base.WONDERS,
  base.CULTURE_EVENTS,
  base.MARKERS,
  base.TILES,
  base.UNITS,
  base.BUILDINGS,
  base.GREAT_PEOPLE,
  fame.FAME_TECHNOLOGIES,
  fame.FAME_CIVILIZATIONS,
  fame.FAME_WONDERS,
  fame.FAME_CULTURE_EVENTS,
  fame.FAME_MARKERS,
  fame.FAME_TILES,
  fame.RELICS,
  deck.GREAT_PERSON_CARDS,
  deck.LEONIDAS_2013,
  investments.INVESTMENTS,
  investments.ENDOWMENT_2013,
].flatMap((shelf) => ('effects' in shelf || 'levels' in shelf ? [shelf] : Object.values(shelf)));

/** Where a value comes from is for people: the explanations say it (FF 25.4). */
const FOR_PEOPLE = ['ruling', 'source'];

/** Costs are read resource by resource. */
const COSTS: readonly string[] = RESOURCES;

test('FF 25.1 every field of every record is read by some rule, or said to people', () => {
  expect(records.length).toBeGreaterThan(200);
  expect(unreadFields(records, code).filter((field) => !FOR_PEOPLE.includes(field) && !COSTS.includes(field))).toEqual(
    [],
  );
  for (const field of FOR_PEOPLE) expect(words).toMatch(readers(field));
});

test('a field nobody reads is found, and so is one whose reader is gone', () => {
  expect(unreadFields([...records, { effects: [{ invented: 1 }] }], code)).toContain('invented');
  for (const field of [
    'perCoins',
    'coinTokens',
    'discount',
    'homeTile',
    'onlyIfTargeted',
    'orGreatPerson',
    'divisor',
  ]) {
    expect(unreadFields(records, code.replaceAll(field, 'nothing')), field).toContain(field);
  }
});

test('FF 25.1 every operation, moment and timing of the records has a rule', () => {
  const said = (field: string) => [
    ...new Set(
      [...JSON.stringify(records).matchAll(new RegExp(`"${field}":"([a-z-]+)"`, 'g'))].map(([, name = '']) => name),
    ),
  ];
  expect(said('op').length).toBeGreaterThan(60);
  for (const field of ['op', 'moment', 'stat', 'per', 'scope', 'from', 'limit', 'turn']) {
    for (const name of said(field)) {
      const named = code.includes(`'${name}'`) || new RegExp(`\\b${name}(?:: |\\()`).test(code);
      expect(named, `${field} ${name}`).toBe(true);
    }
  }
});

/** Every effect of the records. */
function effectsIn(value: unknown): { readonly when: string; readonly moment?: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'when' in value && 'ops' in value ? [value as { readonly when: string; readonly moment?: string }] : [];
  return [...own, ...Object.values(value).flatMap(effectsIn)];
}

test('FF 25.2 every timing of an effect that no moment sets off has a rule', () => {
  const effects = effectsIn(records);
  expect(effects.length).toBeGreaterThan(200);
  const timings = new Set(effects.flatMap(({ when, moment }) => (moment === undefined ? [when] : [])));
  for (const when of timings) expect(code, when).toContain(`'${when}'`);
});

/** Words of the rules that are names of cards at the same time. */
const WORDS_TOO = [
  'anarchy',
  'despotism',
  'disaster',
  'incense',
  'iron',
  'silk',
  'wheat',
  'spy',
  'uranium',
  'great-person',
];

test('no rule, query or bot asks for a card by name', () => {
  const shelves = [
    base.TECHNOLOGIES,
    base.CIVILIZATIONS,
    base.GOVERNMENTS,
    base.WONDERS,
    base.CULTURE_EVENTS,
    base.MARKERS,
    base.TILES,
    fame.FAME_TECHNOLOGIES,
    fame.FAME_CIVILIZATIONS,
    fame.FAME_WONDERS,
    fame.FAME_CULTURE_EVENTS,
    fame.FAME_MARKERS,
    fame.FAME_TILES,
    fame.RELICS,
    deck.GREAT_PERSON_CARDS,
    investments.INVESTMENTS,
  ];
  const ids = shelves.flatMap((shelf) => Object.keys(shelf)).filter((id) => !WORDS_TOO.includes(id));
  expect(ids.length).toBeGreaterThan(180);
  const asked = [...rules, ...sourcesIn('bot')].flatMap(({ file, text }) =>
    ids.filter((id) => text.includes(`'${id}'`)).map((id) => `${file}: ${id}`),
  );
  expect(asked).toEqual([]);
});

test('content is data: it imports types and other content, and holds no function', () => {
  for (const { file, text } of ['content', ...BOXES.map((box) => `${box}/content`)].flatMap(sourcesIn)) {
    const values = text.matchAll(/^import (?!type )[^;]*? from '([^']+)'/gms);
    for (const [, from] of values) expect(from, file).toMatch(/^\.\/[\w-]+\.ts$|content\/[\w-]+\.ts$/);
  }
  const holdsFunction = (value: unknown): boolean =>
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && Object.values(value).some(holdsFunction));
  expect(records.filter(holdsFunction)).toEqual([]);
});
