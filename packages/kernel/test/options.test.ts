import { expect, test } from 'vitest';
import { checkOptions, counts, membersOf, presetOf } from '../src/index.ts';

const schema = {
  bells: { kind: 'switch', default: true },
  hand: { kind: 'choice', values: [3, 5], default: 3 },
} as const;

test('what was not chosen takes its default', () => {
  expect(checkOptions(schema, {})).toEqual({ bells: true, hand: 3 });
  expect(checkOptions(schema, { hand: 5 })).toEqual({ bells: true, hand: 5 });
});

test('every value of a choice and both states of a switch are accepted', () => {
  for (const bells of [true, false]) {
    for (const hand of [3, 5]) expect(checkOptions(schema, { bells, hand })).toEqual({ bells, hand });
  }
});

test('an unknown option is refused, and the known ones are named', () => {
  expect(() => checkOptions(schema, { speed: 1 })).toThrow('Unknown option "speed"; known: bells, hand.');
  expect(() => checkOptions({}, { speed: 1 })).toThrow('known: none.');
});

test('a wrong value is refused, and the right ones are named', () => {
  expect(() => checkOptions(schema, { hand: 4 })).toThrow('Option "hand" must be one of 3, 5, not 4.');
  expect(() => checkOptions(schema, { bells: 'yes' })).toThrow('Option "bells" must be one of true, false, not "yes".');
  expect(() => checkOptions(schema, { hand: null })).toThrow('not null');
});

test('names every object inherits are no options', () => {
  for (const key of ['constructor', 'toString', 'hasOwnProperty']) {
    expect(() => checkOptions(schema, { [key]: 1 })).toThrow('Unknown option');
  }
  expect(() => checkOptions(schema, JSON.parse('{"__proto__": {"hand": 5}}'))).toThrow('Unknown option "__proto__"');
  expect(checkOptions(schema, Object.create({ hand: 5 }))).toEqual({ bells: true, hand: 3 });
});

test('options are an object', () => {
  for (const wrong of [null, undefined, 7, 'x', []]) {
    expect(() => checkOptions(schema, wrong)).toThrow('Options must be an object.');
  }
});

const fruit = {
  basket: { kind: 'choice', values: ['none', 'mixed'], default: 'mixed' },
  fruit: {
    kind: 'set',
    of: 'card',
    groups: { red: ['cherry', 'apple'], yellow: ['quince'] },
    presets: { none: [], all: ['cherry', 'apple', 'quince'] },
    default: ['apple'],
    when: { basket: 'mixed' },
  },
} as const;

test('a set is kept in its own order, each member once; a preset is its members', () => {
  const chosen = (set: unknown) => checkOptions(fruit, { fruit: set });
  expect(chosen(['quince', 'cherry', 'quince'])).toEqual({ basket: 'mixed', fruit: ['cherry', 'quince'] });
  expect(chosen('all')).toEqual({ basket: 'mixed', fruit: ['cherry', 'apple', 'quince'] });
  expect(checkOptions(fruit, {})).toEqual({ basket: 'mixed', fruit: ['apple'] });
  expect(presetOf(fruit.fruit, ['quince', 'apple', 'cherry'])).toBe('all');
  expect(presetOf(fruit.fruit, ['quince'])).toBeUndefined();
  expect(membersOf(fruit.fruit)).toEqual(['cherry', 'apple', 'quince']);
});

test('a set that does not count is empty', () => {
  expect(checkOptions(fruit, { basket: 'none', fruit: ['quince'] })).toEqual({ basket: 'none', fruit: [] });
  expect(counts(fruit.fruit, { basket: 'none' })).toBe(false);
});

test('a stranger in a set is named, and what is no set is refused', () => {
  expect(() => checkOptions(fruit, { fruit: ['apple', 'plum'] })).toThrow(
    'Option "fruit" knows cherry, apple, quince; not "plum".',
  );
  for (const wrong of ['some', true, null, 3, { apple: true }, 'toString'])
    expect(() => checkOptions(fruit, { fruit: wrong })).toThrow('must be none, all or a list of what is chosen');
  for (const wrong of [[1], [null], [undefined], [['apple']]])
    expect(() => checkOptions(fruit, { fruit: wrong })).toThrow('knows cherry, apple, quince');
});
