/** Every event does exactly what it says, to exactly those it names. */

import { expect, test } from 'vitest';
import { technologyOf } from '../src/queries/cards.ts';
import { stored } from '../src/queries/counts.ts';
import { each, type Position, position, storedBy, strong } from './position.ts';

const food = (table: Position) => storedBy(table, 'food');

const resources = (table: Position) => storedBy(table, 'resources');

const hands = (table: Position) => table.game.players.map(({ militaryHand }) => militaryHand.length);

test('TA 8.2 Age A: Trade Routes, Science and Settlement give to everybody, Markets by choice', () => {
  const routes = position(3).revealing(0, 'development-of-trade-routes-a');
  expect([each(routes, 'science'), food(routes), resources(routes)]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
  ]);
  expect(each(position(3).revealing(0, 'development-of-science-a'), 'science')).toEqual([2, 2, 2]);
  expect(each(position(3).revealing(0, 'development-of-settlement-a'), 'workers')).toEqual([2, 2, 2]);
  const markets = position(2).revealing(0, 'development-of-markets-a');
  markets.does(0, { type: 'choose', option: 1 }).does(1, { type: 'choose', option: 0 });
  expect([food(markets), resources(markets)]).toEqual([
    [0, 2],
    [2, 0],
  ]);
});

test('TA 8.2 Religion needs an unused worker and room under the urban limit', () => {
  const idle = position(2).has(0, { workers: 0 }).revealing(0, 'development-of-religion-a');
  expect(idle.types(0)).toEqual(['done']);
  const full = position(2)
    .has(0, { on: { religion: 2 } })
    .revealing(0, 'development-of-religion-a');
  expect(full.types(0)).toEqual(['done']);
});

test.each([
  [[1, 2, 3], [9, 0, 0], 0],
  [[1, 2, 3], [0, 9, 0], 1],
  [[1, 2, 3], [0, 0, 9], -1],
  [[1, 2], [9, 0], 0],
  [[1, 2], [0, 9], -1],
] as const)('TA 8.2 Barbarians, strengths %o and culture %o: seat %i loses a worker', (strengths, culture, loser) => {
  const table = strong(...strengths);
  for (const [seat, points] of culture.entries()) table.has(seat, { culture: points });
  table.revealing(0, 'barbarians-i');
  expect(each(table, 'workers')).toEqual(strengths.map((_, seat) => (seat === loser ? 0 : 1)));
});

test('TA 8.2 strength of Age I: Border Conflict, Crusades, Foray, Raiders, Reign of Terror, Uncertain Borders', () => {
  expect(strong(2, 1, 3).revealing(0, 'border-conflict-i').list(1, 'raze')).toEqual(
    ['agriculture', 'bronze', 'philosophy'].map((card) => ({ type: 'raze', card })),
  );
  const crusades = strong(2, 1, 3).has(1, { culture: 9 }).revealing(0, 'crusades-i');
  expect(each(crusades, 'culture')).toEqual([0, 5, 4]);
  const foray = strong(2, 1, 3).revealing(0, 'foray-i').does(0, { type: 'split', food: 1, resources: 2 });
  foray.does(2, { type: 'split', food: 3, resources: 0 });
  expect([food(foray), resources(foray)]).toEqual([
    [1, 0, 3],
    [2, 0, 0],
  ]);
  const raiders = strong(2, 1, 3);
  for (const seat of [0, 1, 2]) raiders.has(seat, { tokensOn: { agriculture: 1, bronze: 2 } });
  raiders.revealing(0, 'raiders-i').does(0, { type: 'split', food: 1, resources: 1 });
  raiders.does(1, { type: 'split', food: 0, resources: 2 });
  expect([food(raiders), resources(raiders)]).toEqual([
    [0, 1, 1],
    [1, 0, 2],
  ]);
  expect(each(strong(2, 1, 3).revealing(0, 'reign-of-terror-i'), 'workers')).toEqual([1, 0, 1]);
  expect(each(strong(2, 1, 3).revealing(0, 'uncertain-borders-i'), 'yellow')).toEqual([18, 17, 19]);
  const empty = strong(2, 1, 3).has(1, { yellow: 0 }).revealing(0, 'uncertain-borders-i');
  expect(each(empty, 'yellow')).toEqual([18, 0, 18]);
});

test('TA 8.2 ratings become points: Cultural Influence, Scientific Breakthrough, Popularization, Prosperity', () => {
  const table = () =>
    position(2)
      .has(0, { on: { alchemy: 2, drama: 1, religion: 1 } })
      .bare(1);
  expect(each(table().revealing(0, 'cultural-influence-i'), 'culture')).toEqual([3, 0]);
  expect(each(table().revealing(0, 'scientific-breakthrough-i'), 'science')).toEqual([5, 0]);
  const popular = table().revealing(0, 'popularization-of-science-ii');
  expect([each(popular, 'culture'), each(popular, 'science')]).toEqual([
    [5, 0],
    [0, 0],
  ]);
  expect(food(table().revealing(0, 'prosperity-ii'))).toEqual([2, 0]);
});

test('TA 8.2 production by events: a harvest is not eaten, deposits are not corrupted, progress is both', () => {
  const table = () => position(2).has(0, { yellow: 12, tokensOn: { agriculture: 4, bronze: 4 } });
  const harvest = table().revealing(0, 'good-harvest-i');
  expect([food(harvest), resources(harvest)]).toEqual([
    [6, 2],
    [4, 0],
  ]);
  const deposits = table().revealing(0, 'new-deposits-i');
  expect([food(deposits), resources(deposits)]).toEqual([
    [4, 0],
    [6, 2],
  ]);
  const progress = table().revealing(0, 'economic-progress-ii');
  expect([food(progress), resources(progress)]).toEqual([
    [4 + 2 - 2, 2],
    [4 - 2 + 2, 2],
  ]);
  expect([each(progress, 'science'), each(progress, 'culture')]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('TA 8.2 happiness and unrest: Immigration, Rats, Rebellion, Emigration, Civil Unrest', () => {
  const happy = position(3)
    .has(0, { on: { religion: 1 } })
    .has(2, { on: { religion: 1 } });
  expect(each(happy.revealing(0, 'immigration-i'), 'workers')).toEqual([2, 1, 2]);
  const rats = position(2).has(0, { tokensOn: { agriculture: 3, irrigation: 1, bronze: 2 } });
  rats.revealing(0, 'rats-i');
  expect([food(rats), resources(rats), each(rats, 'blue')]).toEqual([
    [0, 0],
    [2, 0],
    [14, 16],
  ]);
  expect(each(position(2).has(1, { yellow: 16 }).revealing(0, 'rebellion-i'), 'civil')).toEqual([4, 2]);
  const emigration = position(2).has(0, { yellow: 9, workers: 3 }).revealing(0, 'emigration-ii');
  expect([each(emigration, 'workers'), each(emigration, 'yellow')]).toEqual([
    [1, 1],
    [11, 18],
  ]);
  const unrest = position(3).has(0, { yellow: 16, culture: 9 }).has(1, { yellow: 16, culture: 9 });
  unrest.has(2, { culture: 9 }).revealing(0, 'civil-unrest-ii');
  expect([each(unrest, 'culture'), each(unrest, 'blue')]).toEqual([
    [5, 5, 9],
    [15, 15, 16],
  ]);
});

test('TA 8.2 strength and culture of Age II: Cold War, Crime Wave, National Pride, Refugees, Terrorism', () => {
  expect(each(strong(2, 1, 3).revealing(0, 'cold-war-ii'), 'science')).toEqual([6, 0, 6]);
  const rich = strong(2, 1, 3).has(0, { culture: 9 }).has(1, { culture: 9 }).has(2, { culture: 9 });
  rich.revealing(0, 'crime-wave-ii');
  expect([each(rich, 'culture'), each(rich, 'blue')]).toEqual([
    [6, 6, 9],
    [15, 15, 16],
  ]);
  const pride = position(3).has(1, { culture: 3 }).has(2, { culture: 3 }).revealing(0, 'national-pride-ii');
  expect(each(pride, 'culture')).toEqual([0, 8, 3]);
  const refugees = strong(2, 1, 3).has(1, { culture: 9 }).revealing(0, 'refugees-ii');
  expect([each(refugees, 'culture'), each(refugees, 'workers')]).toEqual([
    [0, 6, 3],
    [1, 0, 2],
  ]);
  const terror = position(3).has(0, { culture: 5 }).has(2, { culture: 5 }).revealing(0, 'terrorism-ii');
  terror.does(1, { type: 'raze', card: 'philosophy' }, { type: 'raze', card: 'philosophy' });
  expect([each(terror, 'workers'), terror.step]).toEqual([[2, 1, 2], 'act']);
});

test('TA 8.2 Politics of Strength moves cards, in Age IV culture', () => {
  const table = strong(2, 1, 3).has(1, { militaryHand: ['rats-i', 'foray-i', 'legion-i', 'raiders-i'] });
  table.revealing(0, 'politics-of-strength-ii');
  for (const card of ['rats-i', 'foray-i', 'legion-i']) table.does(1, { type: 'discard', card });
  expect([hands(table), table.step]).toEqual([[0, 1, 5], 'act']);
  const few = strong(2, 1, 3)
    .has(1, { militaryHand: ['rats-i'] })
    .revealing(0, 'politics-of-strength-ii');
  expect([few.does(1, { type: 'discard', card: 'rats-i' }).step, hands(few)]).toEqual(['act', [0, 0, 5]]);
  const last = strong(2, 1, 3).has(1, { culture: 9, militaryHand: ['rats-i'] });
  last.game.age = 4;
  last.revealing(0, 'politics-of-strength-ii');
  expect([each(last, 'culture'), hands(last)]).toEqual([
    [0, 6, 5],
    [0, 1, 0],
  ]);
});

test('TA 10.12 Development of Civilization: a revolution needs all actions and leaves none, also for the next own turn', () => {
  const revolt = { type: 'revolution', card: 'monarchy' } as const;
  const table = (patch: Parameters<Position['has']>[1]) =>
    position(2)
      .has(1, { civilHand: ['monarchy'], science: 1, ...patch })
      .revealing(0, 'development-of-civilization-a')
      .does(0, { type: 'done' });
  expect(table({}).does(1, revolt).player(1)).toMatchObject({
    government: 'monarchy',
    civil: 0,
    military: 3,
    science: 0,
  });
  expect(table({ civil: 3 }).can(1, revolt)).toBe(false);
  const robespierre = table({ leader: 'maximilien-robespierre', civil: 3, military: 3 }).does(1, revolt);
  expect(robespierre.player(1)).toMatchObject({ government: 'monarchy', military: 0 });
});

test('TA 8.2 Development of Civilization builds no unit and asks for a worker and the rest of the price', () => {
  const builds = (patch: Parameters<Position['has']>[1]) =>
    position(2)
      .has(0, patch)
      .revealing(0, 'development-of-civilization-a')
      .list(0, 'build')
      .map((action) => ('card' in action ? action.card : ''));
  expect(builds({ tokensOn: { bronze: 1 } })).toEqual(['agriculture', 'bronze']);
  expect(builds({ tokensOn: { bronze: 2 } })).toEqual(['agriculture', 'bronze', 'philosophy', 'religion']);
  expect(builds({ workers: 0, tokensOn: { bronze: 2 } })).toEqual([]);
});

test('TA 8.2 Development of Civilization develops for exactly one science less', () => {
  const { develop } = technologyOf('irrigation');
  const developed = (science: number) =>
    position(2)
      .has(0, { civilHand: ['irrigation'], science })
      .revealing(0, 'development-of-civilization-a');
  expect(developed(develop - 2).list(0, 'develop')).toEqual([]);
  const table = developed(develop - 1).does(0, { type: 'develop', card: 'irrigation' });
  expect(table.player(0)).toMatchObject({ science: 0, civilHand: [], civil: 4 });
});

test('TA 8.2 Development of Civilization builds and grows for exactly one less', () => {
  const grown = position(2)
    .has(0, { tokensOn: { agriculture: 1 } })
    .revealing(0, 'development-of-civilization-a');
  expect(grown.can(0, { type: 'population' })).toBe(true);
  expect(stored(grown.does(0, { type: 'population' }).player(0), 'food')).toBe(0);
  const hungry = position(2).revealing(0, 'development-of-civilization-a');
  expect(hungry.can(0, { type: 'population' })).toBe(false);
});

test('TA 4.3 International Agreement: who takes nothing gives nothing up, and the row stays', () => {
  const table = strong(1, 3).row(4, '').revealing(0, 'international-agreement-ii');
  table.does(1, { type: 'done' });
  expect([table.player(1).givenUp, table.game.row[3]]).toEqual([0, '']);
});

// Impacts ------------------------------------------------------------------------------------------------------------

/** What the impact scores, seat by seat, for these civilizations. */
function impact(card: string, table: Position): number[] {
  table.game.age = 4;
  return each(table.revealing(0, card), 'culture');
}

test('TA 16.5 impacts that count people and goods', () => {
  const fed = position(2)
    .bare(0)
    .has(0, { on: { irrigation: 2 }, yellow: 8 })
    .has(1, { yellow: 0 });
  expect(impact('impact-of-agriculture-iii', fed)).toEqual([4 + 4, 2]);
  const even = position(2)
    .bare(0)
    .has(0, { on: { irrigation: 2 }, yellow: 4 });
  expect(impact('impact-of-agriculture-iii', even)[0]).toBe(4);
  const mines = position(3)
    .bare(0)
    .has(0, { on: { coal: 2, computers: 1 }, leader: 'bill-gates' });
  mines.has(1, { treaty: { card: 'acceptance-of-supremacy-ii', a: 0, b: 1 } });
  expect(impact('impact-of-industry-iii', mines)).toEqual([6, 2, 2]);
  const happy = position(3)
    .has(0, { on: { religion: 4 } })
    .has(1, { yellow: 12, culture: 9 })
    .has(2, { yellow: 10 });
  expect(impact('impact-of-happiness-iii', happy)).toEqual([8, 5, 0]);
  const people = position(2)
    .bare(0)
    .has(0, { on: { bronze: 12 }, workers: 2, yellow: 12 });
  expect(impact('impact-of-population-iii', people)).toEqual([2 * (14 - 2 - 10), 0]);
  const balance = position(3).bare(0);
  balance.has(0, { on: { irrigation: 2, coal: 1, computers: 1, movies: 1 } });
  balance.has(0, { treaty: { card: 'international-trade-agreement-ii', a: 0, b: 1 } });
  expect(impact('impact-of-balance-iii', balance)).toEqual([2 * (3 + 1), 0, 0]);
});
