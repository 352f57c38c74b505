/** Sets of cards as they are written on the command line. */

import { loadGame } from '@tabularium/catalogue';
import { expect, test } from 'vitest';
import { optionsFor, writtenOptions } from '../src/arguments.ts';
import { writeSet } from '../src/sets.ts';

const game = await loadGame('through-the-ages');
const adjusted = (written: string): readonly string[] =>
  Object(optionsFor(game, writtenOptions(game, `adjusted=${written}`), 3)).adjusted;

test('a set is written by a preset, by ids, by names in either language, or with something taken out', () => {
  expect(adjusted('recommended')).toEqual(['republic-adjusted', 'professional-sports-adjusted']);
  expect(adjusted('colossus-adjusted')).toEqual(['colossus-adjusted']);
  expect(adjusted("Koloss/st. peter's basilica")).toEqual(['colossus-adjusted', 'st-peter-s-basilica-adjusted']);
  expect(adjusted('all')).toHaveLength(23);
  expect(adjusted('all/-colossus/-Michelangelo')).toHaveLength(21);
  expect(adjusted('-colossus')).toHaveLength(22);
  expect(adjusted('none')).toEqual([]);
});

test('an unknown card is named, and so is what is known', () => {
  expect(() => adjusted('moses')).toThrow('Option "adjusted" knows no "moses"; it knows none, recommended, all, ');
});

test('a set is told as it would be written', () => {
  const option = game.options['adjusted'];
  if (option === undefined) throw new Error('no such option');
  expect(writeSet(option, adjusted('all'))).toBe('all');
  expect(writeSet(option, adjusted('republic/colossus'))).toBe('republic-adjusted/colossus-adjusted');
});

test('several options are told apart though sets have members', () => {
  const chosen = writtenOptions(game, 'leaders=agreed,agreed=moses/saladin,resigning=true');
  expect(chosen).toEqual({ leaders: 'agreed', agreed: ['moses', 'saladin'], resigning: true });
});
