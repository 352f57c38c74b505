import { expect, test } from 'vitest';
import { each, type Position, position, storedBy, strong } from '../position.ts';

const food = (table: Position) => storedBy(table, 'food');

const resources = (table: Position) => storedBy(table, 'resources');

const hands = (table: Position) => table.game.players.map(({ militaryHand }) => militaryHand.length);

test('TA 8.2 TA 19.27 Wisdom of the Ancestors counts ravaged wonders and an unfinished one without a stage', () => {
  const table = position(2).has(0, { built: ['pyramids', 'taj-mahal'], building: 'hanging-gardens' });
  for (const wonder of table.player(0).wonders) wonder.ravaged = true;
  table.has(1, { building: 'kremlin' }).revealing(0, 'wisdom-of-the-ancestors-i');
  expect([each(table, 'science'), resources(table)]).toEqual([
    [3, 0],
    [2, 1],
  ]);
});

test('TA 8.9 TA 16.4 Call to Arms with two players concerns the weaker; in Age IV no card is drawn', () => {
  const two = strong(1, 2).revealing(0, 'call-to-arms-i');
  expect([each(two, 'civil'), hands(two)]).toEqual([
    [2, 4],
    [2, 0],
  ]);
  const last = strong(1, 2, 3);
  last.game.age = 4;
  last.revealing(0, 'call-to-arms-i');
  expect([each(last, 'civil'), hands(last)]).toEqual([
    [2, 3, 4],
    [0, 0, 0],
  ]);
});

test('TA 8.2 International Negotiations: the revealer must choose something the weakest has 3 of', () => {
  const table = strong(1, 3, 2).has(0, { science: 4, tokensOn: { agriculture: 3, bronze: 2 } });
  table.revealing(2, 'international-negotiations-ii');
  expect(table.list(2, 'choose')).toEqual([
    { type: 'choose', option: 0 },
    { type: 'choose', option: 2 },
  ]);
  expect(table.types(2)).toEqual(['choose']);
  table.does(2, { type: 'choose', option: 0 });
  expect(food(table)).toEqual([0, 3, 0]);
});

test('TA 18.M1 Planning draws three of the cards put aside and shows them to all; somebody may choose none', () => {
  const table = position(3, { military: true }).revealing(1, 'development-of-planning-a');
  expect(table.game.planned).toHaveLength(3);
  expect(table.game.militaryDecks[0]).toHaveLength(11 - 5 - 3);
  expect(table.types(1)).toEqual(['follow', 'done']);
  table.does(1, { type: 'done' }).does(2, { type: 'done' }).does(0, { type: 'done' });
  expect(table.step).toBe('act');
});

// Impacts ------------------------------------------------------------------------------------------------------------

/** What the impact scores, seat by seat, for these civilizations. */
function impact(card: string, table: Position): number[] {
  table.game.age = 4;
  return each(table.revealing(0, card), 'culture');
}

test('TA 16.5 impacts that count buildings, units and technologies', () => {
  const lab = { on: { alchemy: 2, computers: 1, 'team-sports': 1, 'professional-sports': 1 } };
  expect(impact('impact-of-architecture-iii', position(2).has(0, lab))).toEqual([1 + 1 + 3 + 2 + 3, 0]);
  const army = { on: { knights: 1, tanks: 2, warriors: 3, 'team-sports': 2, alchemy: 2 } };
  expect(impact('impact-of-competition-iii', position(2).has(0, army))).toEqual([1 + 6 + 4, 0]);
  const modern = { on: { tanks: 0, coal: 1 }, specials: ['engineering'], government: 'democracy' };
  expect(impact('impact-of-technology-iii', position(2).has(0, modern))).toEqual([12, 0]);
  const special = { specials: ['code-of-laws', 'engineering'], government: 'constitutional-monarchy' };
  expect(impact('impact-of-progress-iii', position(2).has(0, special))).toEqual([2 * (1 + 3 + 2), 0]);
  const various = { on: { knights: 2, 'air-forces': 1, drama: 2, religion: 0 }, specials: ['code-of-laws'] };
  expect(impact('impact-of-variety-iii', position(2).has(0, various))).toEqual([2 * (3 + 2 + 1), 2 * (1 + 1)]);
  const wonders = { built: ['pyramids', 'taj-mahal', 'eiffel-tower', 'internet'], building: 'kremlin' };
  expect(impact('impact-of-wonders-iii', position(2).has(0, wonders))).toEqual([5 + 4 + 3 + 2, 0]);
  const colonies = { colonies: ['vast-territory-i', 'vast-territory-ii'] };
  expect(impact('impact-of-colonies-iii', position(2).has(0, colonies))).toEqual([6, 0]);
  expect(impact('impact-of-government-iii', position(2).has(0, { government: 'democracy' }))).toEqual([17, 10]);
  const harmony = position(2).bare(0);
  harmony.has(0, { on: { irrigation: 3, coal: 4, alchemy: 1, drama: 1, knights: 2, warriors: 1 } });
  expect(impact('impact-of-harmony-iii', harmony)).toEqual([8, 4]);
});

test.each([
  [2, [10, 0]],
  [3, [14, 7, 0]],
  [4, [15, 10, 5, 0]],
] as const)('TA 16.5 TA 8.6 impacts by rank with %i players, ties to the current player first', (seats, places) => {
  expect(impact('impact-of-science-iii', position(seats))).toEqual([...places]);
  const strength = position(seats).has(seats - 1, { on: { warriors: 9 } });
  expect(impact('impact-of-strength-iii', strength)).toEqual([...places.slice(1), places[0]]);
  const culture = position(seats).has(seats - 1, { on: { drama: 1 } });
  expect(impact('impact-of-culture-iii', culture)).toEqual([...places.slice(1), places[0]]);
});
