import { readdirSync, readFileSync } from 'node:fs';
import { readers, unreadFields } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { CIVIL_CARDS, effectsOf, MILITARY_CARDS } from '../src/public/cards.ts';

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

const rules = ['queries', 'rules'].flatMap(sourcesIn);
const code = rules.map(({ text }) => text).join('\n');
const cards = [...CIVIL_CARDS, ...MILITARY_CARDS];

test('every field on every card is read by some rule', () => {
  expect(unreadFields(cards, code)).toEqual([]);
});

test('a field nobody reads is found, and so is one whose reader is gone', () => {
  expect(unreadFields([...cards, { symbols: { invented: 1 } }], code)).toEqual(['invented']);
  for (const field of ['upgradesTo', 'stagesAtOnce', 'replacement', 'attackBonus', 'convertsGoods']) {
    expect(unreadFields(cards, code.replaceAll(field, 'nothing')), field).toEqual([field]);
  }
});

test('every exception on a card is asked for by some rule', () => {
  const exceptions = cards.flatMap((card) => ('exceptions' in card ? (card.exceptions ?? []) : []));
  expect(exceptions.length).toBeGreaterThan(5);
  expect(exceptions.filter((exception) => !code.includes(`'${exception}'`))).toEqual([]);
});

test('every effect of a card is asked for by some rule', () => {
  const names = new Set(cards.flatMap(({ id }) => Object.keys(effectsOf(id))));
  expect(names.size).toBeGreaterThan(5);
  const asking = sourcesIn('.')
    .map(({ text }) => text)
    .join('\n');
  expect([...names].filter((name) => !readers(name).test(asking))).toEqual([]);
});

test('what an event counts is counted by its effect', () => {
  const counting = cards.filter(
    (card) => card.kind === 'event' && card.effects.some(({ deed }) => /counted|"score"/.test(JSON.stringify(deed))),
  );
  expect(counting.length).toBeGreaterThan(15);
  for (const { id } of counting) expect(effectsOf(id).counted, id).toBeTypeOf('function');
});

test('no rule, query or bot asks for a card by name', () => {
  const asked = [...rules, ...sourcesIn('bot')].flatMap(({ file, text }) =>
    cards.filter(({ id, kind }) => id !== kind && text.includes(`'${id}'`)).map(({ id }) => `${file}: ${id}`),
  );
  expect(asked).toEqual([]);
});

test('content is data: it imports types and other content, and holds no function', () => {
  for (const { file, text } of sourcesIn('content')) {
    const values = text.matchAll(/^import (?!type )[^;]*? from '([^']+)'/gms);
    for (const [, from] of values) expect(from, file).toMatch(/^\.\/[\w-]+\.ts$/);
  }
  const holdsFunction = (value: unknown): boolean =>
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && Object.values(value).some(holdsFunction));
  expect(cards.filter(holdsFunction)).toEqual([]);
});

test('card ids are unique and what replaces exists', () => {
  const ids = cards.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { replaces } of cards) if (replaces !== undefined) expect(ids).toContain(replaces);
});
