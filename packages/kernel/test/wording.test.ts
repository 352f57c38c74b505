import { expect, test } from 'vitest';
import { discardedIn, faultsOfWords, miscounted, slips, slipsOfLine } from '../src/testing/index.ts';

test('one and two of something that is counted are not called the same', () => {
  expect(miscounted('en', 'There are 1 steps left.', 'There are 2 steps left.')).toHaveLength(1);
  expect(miscounted('de', 'noch 1 Schritte', 'noch 2 Schritte')).toHaveLength(1);
  expect(miscounted('en', '1 trade tokens', '2 trade tokens')).toHaveLength(1);
  expect(miscounted('en', '1 civil action', '2 civil actions')).toEqual([]);
  expect(miscounted('en', '1 step', '2 steps')).toEqual([]);
  expect(miscounted('en', 'gains 1 food', 'gains 2 food')).toEqual([]);
  expect(miscounted('de', '1 Nahrung und 1 Ressource', '2 Nahrung und 2 Ressourcen')).toEqual([]);
  expect(miscounted('en', '-1 points', '-2 points')).toEqual([]);
});

test.each([
  ['Anna gains undefined.', 'a hole'],
  ['Anna gains  2 food.', 'doubled spaces'],
  ['Anna gains 2 food .', 'a space before a sign'],
  ['Anna gains 2 food..', 'doubled signs'],
  ['Anna takes [](card:x).', 'an empty link'],
])('%s has %s', (sentence, fault) => {
  expect(slips(sentence)).toEqual([expect.stringContaining(fault)]);
});

test('a line begins with a capital and tells something', () => {
  expect(slipsOfLine('en', 'gains 2 food.')).toHaveLength(1);
  expect(slipsOfLine('en', 'Anna loses up to nothing.')).toHaveLength(1);
  expect(slipsOfLine('en', 'Anna pays 0 resources.')).toHaveLength(1);
  expect(slipsOfLine('de', 'Anna zahlt 0 Ressourcen.')).toHaveLength(1);
  expect(slipsOfLine('de', 'Anna zahlt 10 Ressourcen …')).toEqual([]);
  expect(slipsOfLine('en', '[](seat:0) draws.')).toEqual([]);
});

test('words are said with every number', () => {
  const words = {
    moves: (count: number) => `${count} moves`,
    deep: { none: 'two  spaces' },
    name: (of: string) => of.trim(),
  };
  expect(faultsOfWords('en', words)).toEqual([
    expect.stringContaining('moves: "1 moves"'),
    expect.stringContaining('deep.none: doubled spaces'),
  ]);
});

test('a word that the rules do not use is found, with the one they use', () => {
  const discarded = { Rohstoff: /Ressource/, Lehm: /Ziegel/ };
  expect(discardedIn('Nimm eine Ressource deiner Wahl.', discarded)).toEqual([
    'Nimm eine Ressource deiner Wahl. (Rohstoff)',
  ]);
  expect(discardedIn('Nimm einen Rohstoff.', discarded)).toEqual([]);
});
