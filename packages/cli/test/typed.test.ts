import { expect, test } from 'vitest';
import { isExactly, matches } from '../src/play/typed.ts';

const PAY = ['Pay 1 wood and 2 stone', 'Pay 2 wood and 1 stone', 'Pay 1 wood, 1 clay and 3 stone', 'Pay 2 stone'];
const PLACES = ['1 person: Forest', '2 people: Forest', '2 people: Card space 3', '3 people: Card space 2'];
const SPACES = ['Caravan 1 from hill 90', 'Caravan 2 from hill 90', 'Caravan 1 from hill 2', 'Tile 16A, turned 0°'];

test.each([
  [PAY, '1 wood 2 stone', ['Pay 1 wood and 2 stone']],
  [PAY, '2 stone, 1 wood', ['Pay 1 wood and 2 stone']],
  [PAY, 'wood 1 stone 2', ['Pay 1 wood and 2 stone']],
  [PAY, 'pay 2 wood and 1 stone', ['Pay 2 wood and 1 stone']],
  [PAY, '3s 1w', ['Pay 1 wood, 1 clay and 3 stone']],
  [PAY, '1w+2s', ['Pay 1 wood and 2 stone']],
  [PAY, 'pay 2 wood, 1 stone', ['Pay 2 wood and 1 stone']],
  [PAY, 'pay 2 wood 1 stone', ['Pay 2 wood and 1 stone']],
  [PAY, '2 clay', []],
  [PAY, '3 wood 1 stone', []],
  [PAY, '2 stone', ['Pay 1 wood and 2 stone', 'Pay 2 stone']],
  [PLACES, 'forest 2', ['2 people: Forest']],
  [PLACES, '2 people forest', ['2 people: Forest']],
  [PLACES, 'card 2', ['3 people: Card space 2']],
  [PLACES, '2 people card space 3', ['2 people: Card space 3']],
  [PLACES, '3 people card space 2', ['3 people: Card space 2']],
  [SPACES, 'caravan 2', ['Caravan 2 from hill 90']],
  [SPACES, 'hill 2', ['Caravan 1 from hill 2']],
  [SPACES, '16a', ['Tile 16A, turned 0°']],
  [SPACES, '6', []],
])('of %j, "%s" means %j', (choices, typed, meant) => {
  expect(choices.filter((choice) => matches(choice, typed))).toEqual(meant);
});

test('a number is never taken to another word, whatever the order of what is typed', () => {
  const kinds = ['wood', 'clay', 'stone', 'gold'];
  for (const [a, b] of kinds.flatMap((one) => kinds.map((other) => [one, other] as const))) {
    if (a === b) continue;
    const wrong = `Pay 2 ${a} and 1 ${b}`;
    for (const typed of [`1 ${a} 2 ${b}`, `2 ${b} 1 ${a}`, `${a} 1 ${b} 2`, `pay 1 ${a} 2 ${b}`, `1${a} 2${b}`]) {
      expect(matches(wrong, typed), `${typed} is not ${wrong}`).toBe(false);
    }
  }
});

test('the whole sentence is told from a longer one that contains it', () => {
  expect(PAY.filter((choice) => isExactly(choice, 'pay 2 STONE'))).toEqual(['Pay 2 stone']);
});
