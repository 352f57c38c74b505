/** Every military card does exactly what it says, to exactly those it names. */

import { expect, test } from 'vitest';
import { tacticOf } from '../src/content/cards.ts';
import type { UnitKind } from '../src/content/model.ts';
import { armiesOf } from '../src/queries/armies.ts';
import { aggressionForbidden, warForbidden } from '../src/queries/combat.ts';
import { developCost } from '../src/queries/costs.ts';
import { productionBonus, stored } from '../src/queries/counts.ts';
import { total } from '../src/queries/powers.ts';
import { civilActions, cultureRating, happiness, militaryActions, strengthRating } from '../src/queries/ratings.ts';
import { colonize } from '../src/rules/colonization.ts';
import { type Position, position } from './position.ts';

/** Civilizations with that many Warriors, seat by seat. */
function strong(...warriors: readonly number[]): Position {
  const table = position(warriors.length);
  for (const [seat, count] of warriors.entries()) table.has(seat, { on: { warriors: count } });
  return table;
}
const food = (table: Position) => table.game.players.map((player) => stored(player, 'food'));
const resources = (table: Position) => table.game.players.map((player) => stored(player, 'resources'));
const each = <K extends 'science' | 'culture' | 'workers' | 'yellow' | 'blue' | 'civil'>(table: Position, what: K) =>
  table.game.players.map((player) => player[what]);
const hands = (table: Position) => table.game.players.map(({ militaryHand }) => militaryHand.length);

// Events -------------------------------------------------------------------------------------------------------------

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

test('TA 8.2 TA 19.27 Wisdom of the Ancestors counts ravaged wonders and an unfinished one without a stage', () => {
  const table = position(2).has(0, { built: ['pyramids', 'taj-mahal'], building: 'hanging-gardens' });
  for (const wonder of table.player(0).wonders) wonder.ravaged = true;
  table.has(1, { building: 'kremlin' }).revealing(0, 'wisdom-of-the-ancestors-i');
  expect([each(table, 'science'), resources(table)]).toEqual([
    [3, 0],
    [2, 1],
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

test('TA 8.2 Iconoclasm removes every leader in Age IV and gives no action back; no colony, nothing to lose', () => {
  const table = position(2).has(0, { leader: 'genghis-khan', civil: 2 }).has(1, { leader: 'ian-fleming' });
  table.game.age = 4;
  table.revealing(0, 'iconoclasm-ii');
  expect(table.game.players.map(({ leader }) => leader)).toEqual(['', '']);
  expect(each(table, 'civil')).toEqual([2, 4]);
  expect(position(2).revealing(0, 'independence-declaration-ii').step).toBe('act');
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

test('TA 4.3 International Agreement: who takes nothing gives nothing up, and the row stays', () => {
  const table = strong(1, 3).row(4, '').revealing(0, 'international-agreement-ii');
  table.does(1, { type: 'done' });
  expect([table.player(1).givenUp, table.game.row[3]]).toEqual([0, '']);
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

// Territories --------------------------------------------------------------------------------------------------------

test.each([
  ['vast-territory-i', { yellow: 3, blue: -1, food: 3 }],
  ['vast-territory-ii', { yellow: 4, blue: -1, food: 4 }],
  ['wealthy-territory-i', { blue: 3, resources: 5 }],
  ['wealthy-territory-i-adjusted', { blue: 3, resources: 6 }],
  ['wealthy-territory-ii', { blue: 4, resources: 9 }],
  ['inhabited-territory-i', { yellow: 2, population: 1 }],
  ['inhabited-territory-ii', { yellow: 3, population: 2 }],
  ['strategic-territory-i', { strength: 2, cards: 3 }],
  ['strategic-territory-ii', { strength: 4, cards: 5 }],
  ['historic-territory-i', { happy: 1, culture: 6 }],
  ['historic-territory-ii', { happy: 2, culture: 11 }],
  ['developed-territory-i', { yellow: 1, blue: 1, science: 3 }],
  ['developed-territory-ii', { yellow: 2, blue: 2, science: 5 }],
  ['autonomous-territory-ii', { civil: 1, military: 1, blue: -2 }],
] as const)('TA 9.4 %s brings %o', (card, brings) => {
  const table = position(2);
  const { game } = table;
  const player = table.player(0);
  const count = () => ({
    yellow: player.yellow + player.workers,
    blue: player.blue + player.technologies.reduce((sum, { tokens }) => sum + tokens, 0),
    population: player.workers,
    food: stored(player, 'food'),
    resources: stored(player, 'resources'),
    science: player.science,
    culture: player.culture,
    cards: player.militaryHand.length,
    strength: strengthRating(game, 0),
    happy: happiness(game, 0),
    civil: civilActions(game, 0),
    military: militaryActions(game, 0),
  });
  const before = count();
  colonize(game, 0, card, 1);
  const after = count();
  const changes = Object.fromEntries(
    Object.entries(after)
      .map(([what, now]) => [what, now - before[what as keyof typeof before]] as const)
      .filter(([, change]) => change !== 0),
  );
  expect(changes).toEqual(brings);
});

test.each([
  [0, { science: 4 }],
  [1, {}],
  [2, {}],
  [3, { culture: 7 }],
] as const)('TA 9.4 the Autonomous Territory: choice %i', (option, points) => {
  const table = position(2);
  colonize(table.game, 0, 'autonomous-territory-ii', 1);
  table.does(0, { type: 'choose', option });
  expect(table.player(0)).toMatchObject({ science: 0, culture: 0, ...points });
  expect([food(table)[0], resources(table)[0]]).toEqual([option === 2 ? 6 : 0, option === 1 ? 5 : 0]);
});

// Tactics and bonus cards --------------------------------------------------------------------------------------------

test.each([
  ['fighting-band-i', '2 0 0', 1, 1],
  ['legion-i', '3 0 0', 2, 2],
  ['phalanx-i', '2 1 0', 3, 3],
  ['medieval-army-i', '1 1 0', 2, 2],
  ['heavy-cavalry-i', '0 3 0', 4, 4],
  ['conquistadors-ii', '1 2 0', 5, 3],
  ['fortifications-ii', '0 0 2', 5, 3],
  ['mobile-artillery-ii', '0 1 1', 5, 3],
  ['defensive-army-ii', '2 0 1', 6, 3],
  ['napoleonic-army-ii', '1 1 1', 7, 4],
  ['classic-army-ii', '2 2 0', 8, 4],
  ['hussars-ii', '0 2 0', 4, 2],
  ['entrenchments-iii', '1 0 2', 9, 5],
  ['mechanized-army-iii', '0 1 2', 10, 5],
  ['shock-troops-iii', '1 3 0', 11, 6],
  ['modern-army-iii', '2 1 1', 13, 7],
  ['positional-army-iii', '2 0 2', 12, 6],
] as const)('TA 11.3 TA 11.4 %s: an army is %s, strength %i, of old units %i', (card, army, fresh, old) => {
  const kinds: readonly UnitKind[] = ['infantry', 'cavalry', 'artillery'];
  const counts = army.split(' ').map(Number);
  const strength = (level: number, missing = 0) => {
    const units = kinds.flatMap((kind, at) => Array.from({ length: counts[at] ?? 0 }, () => ({ kind, level })));
    const troops = { farms: 0, infantryAsCavalry: false, unitCountsTwice: false };
    return armiesOf({ ...troops, units: units.slice(missing) }, { card, bonus: 0 }).strength;
  };
  expect([strength(tacticOf(card).level), strength(0), strength(3, 1)]).toEqual([fresh, old, 0]);
});

test.each([
  ['military-bonus-i', 2, 1],
  ['military-bonus-ii', 4, 2],
  ['military-bonus-iii', 6, 3],
])('TA 5.4 TA 9.2 %s: defence %i, colonization %i', (card, defence, colonization) => {
  const table = position(2)
    .has(0, { militaryHand: ['aggression-spy-ii'], on: { warriors: 9 } })
    .has(1, { militaryHand: [card] })
    .politicking(0);
  table.does(0, { type: 'aggress', card: 'aggression-spy-ii', rival: 1 }).does(1, { type: 'play-bonus', card });
  expect(table.game.frames.at(-1)).toMatchObject({ step: 'defend', defence, cards: 1 });
  const auction = strong(1, 1)
    .has(0, { militaryHand: [card] })
    .revealing(0, 'historic-territory-i');
  auction.does(0, { type: 'bid', amount: 1 + colonization });
  expect(auction.list(0, 'bid')).toEqual([]);
  auction.does(1, { type: 'no-bid' }).does(0, { type: 'play-bonus', card }, { type: 'send', card: 'warriors' });
  expect(auction.can(0, { type: 'done' })).toBe(true);
});

// Aggressions and wars -----------------------------------------------------------------------------------------------

/** Seat 0 succeeds with that aggression against seat 1, which has plenty of everything, or what is said. */
function raided(card: string, patch: Parameters<Position['has']>[1] = {}): Position {
  const table = position(2)
    .has(0, { militaryHand: [card], on: { warriors: 9 }, military: 3 })
    .has(1, { science: 20, culture: 20, tokensOn: { agriculture: 8, bronze: 8 }, ...patch })
    .politicking(0);
  return table.does(0, { type: 'aggress', card, rival: 1 }).does(1, { type: 'done' });
}

test.each([
  ['aggression-plunder-i', 3, 1],
  ['aggression-plunder-ii', 5, 1],
  ['aggression-plunder-iii', 7, 1],
])('TA 5.6 %s: %i food and resources in any mix, for %i military action', (card, amount, price) => {
  const table = raided(card);
  expect(table.list(0, 'split')).toHaveLength(amount + 1);
  table.does(0, { type: 'split', food: 1, resources: amount - 1 });
  expect([food(table), resources(table)]).toEqual([
    [1, 7],
    [amount - 1, 9 - amount],
  ]);
  expect(table.player(0).military).toBe(3 - price);
});

test('TA 5.6 Spy, Armed Intervention, Exploiting and Enslave take what is there', () => {
  const spy = raided('aggression-spy-ii');
  expect([each(spy, 'science'), spy.player(0).military]).toEqual([[5, 15], 2]);
  expect(each(raided('aggression-spy-ii', { science: 2 }), 'science')).toEqual([2, 0]);
  const armed = raided('aggression-armed-intervention-iii');
  expect([each(armed, 'culture'), armed.player(0).military]).toEqual([[7, 13], 1]);
  expect(each(raided('aggression-armed-intervention-iii', { culture: 4 }), 'culture')).toEqual([4, 0]);
  const exploit = raided('aggression-exploiting-iii', { culture: 1 });
  expect([food(exploit), resources(exploit), each(exploit, 'science'), each(exploit, 'culture')]).toEqual([
    [3, 5],
    [3, 5],
    [3, 17],
    [1, 0],
  ]);
  const enslave = raided('aggression-enslave-i');
  expect([food(enslave), resources(enslave), each(enslave, 'workers'), each(enslave, 'yellow')]).toEqual([
    [2, 8],
    [2, 8],
    [1, 0],
    [18, 19],
  ]);
});

test('TA 5.5 TA 2.4 Raid: one building of Age A or I must be destroyed, of two only as many as wanted', () => {
  const buildings = { on: { philosophy: 1, alchemy: 1, 'scientific-method': 1, computers: 1 } };
  const razes = (table: Position) => table.list(0, 'raze').map((action) => ('card' in action ? action.card : ''));
  const one = raided('aggression-raid-i', buildings);
  expect([razes(one), one.types(0)]).toEqual([['philosophy', 'alchemy'], ['raze']]);
  const none = raided('aggression-raid-i', { on: { philosophy: 0 } });
  expect([none.types(0), none.does(0, { type: 'done' }).step]).toEqual([['done'], 'act']);
  const two = raided('aggression-raid-ii', buildings);
  expect(razes(two)).toEqual(['philosophy', 'alchemy', 'scientific-method']);
  two.does(0, { type: 'raze', card: 'scientific-method' });
  expect(razes(two)).toEqual(['philosophy', 'alchemy']);
  expect([two.does(0, { type: 'done' }).step, resources(two)[0]]).toEqual(['act', 4]);
  expect(raided('aggression-raid-ii', buildings).does(0, { type: 'done' }).step).toBe('act');
  const three = raided('aggression-raid-iii', buildings).does(0, { type: 'raze', card: 'computers' });
  expect(razes(three)).toEqual(['philosophy', 'alchemy', 'scientific-method']);
  expect(resources(three.does(0, { type: 'raze', card: 'scientific-method' }))[0]).toBe(6 + 4);
});

test('TA 5.5 Infiltrate scores 3 culture per level and sends the tokens of a wonder home', () => {
  const table = raided('aggression-infiltrate-ii', { leader: 'moses', building: 'kremlin', stages: 2, blue: 16 });
  expect(table.list(0, 'remove')).toHaveLength(2);
  table.does(0, { type: 'remove', card: 'kremlin' });
  expect(table.player(0).culture).toBe(6);
  expect(table.player(1)).toMatchObject({ building: '', stages: 0, blue: 2, leader: 'moses' });
  const ancient = raided('aggression-infiltrate-ii', { leader: 'moses' }).does(0, { type: 'remove', card: 'moses' });
  expect(ancient.player(0).culture).toBe(0);
});

test('TA 6.3 Hybrid War takes culture equal to the advantage, and the faces go with it', () => {
  const table = strong(6, 2).has(0, { wars: [{ card: 'hybrid-war-iii', target: 1 }] });
  table.has(1, { culture: 20, on: { religion: 2 } });
  expect(happiness(table.game, 1)).toBe(0);
  table.game.frames = [
    { step: 'act', seat: 0 },
    { step: 'wars', seat: 0 },
  ];
  table.run().does(0, { type: 'done' }).does(1, { type: 'done' });
  expect([each(table, 'culture'), happiness(table.game, 1)]).toEqual([[4, 16], 2]);
});

// Pacts --------------------------------------------------------------------------------------------------------------

/** A pact between seat 0 as A and seat 1 as B. */
const pact = (card: string) =>
  position(3)
    .has(2, { leader: '' })
    .has(0, { treaty: { card, a: 0, b: 1 } });
const sides = (value: (seat: number) => number) => [0, 1, 2].map(value);

test('TA 7.2 what the sides of each pact have', () => {
  const of = (card: string) => pact(card).game;
  const culture = (card: string) => {
    const table = pact(card);
    for (const seat of [0, 1, 2]) table.has(seat, { on: { drama: 2 } });
    return sides((seat) => cultureRating(table.game, seat));
  };
  const strength = (card: string) => sides((seat) => strengthRating(of(card), seat));
  expect(sides((seat) => militaryActions(of('open-borders-agreement-i'), seat))).toEqual([3, 3, 2]);
  expect(sides((seat) => total(of('naval-trade-agreement-i'), seat, 'colonization'))).toEqual([1, 0, 0]);
  expect(sides((seat) => total(of('naval-trade-agreement-i'), seat, 'blueTokens'))).toEqual([-1, 2, 0]);
  const bonus = (card: string, goods: 'food' | 'resources') => sides((seat) => productionBonus(of(card), seat, goods));
  expect(bonus('acceptance-of-supremacy-ii', 'resources')).toEqual([1, -1, 0]);
  expect(bonus('international-trade-agreement-ii', 'resources')).toEqual([1, 0, 0]);
  expect(bonus('international-trade-agreement-ii', 'food')).toEqual([0, 1, 0]);
  expect(strength('promise-of-military-protection-ii')).toEqual([1, 5, 1]);
  expect(culture('promise-of-military-protection-ii')).toEqual([5, 3, 4]);
  expect(culture('loss-of-sovereignty-iii')).toEqual([6, 2, 4]);
  expect(strength('military-pact-iii')).toEqual([4, 4, 1]);
  expect(culture('peace-treaty-iii')).toEqual([5, 5, 4]);
  expect(sides((seat) => developCost(of('scientific-cooperation-ii'), seat, 'irrigation'))).toEqual([1, 1, 3]);
  const tourism = pact('international-tourism-iii').has(1, { built: ['pyramids', 'colossus'] });
  for (const wonder of tourism.player(1).wonders) wonder.ravaged = true;
  expect(sides((seat) => cultureRating(tourism.game, seat))).toEqual([2, 4, 0]);
});

test('TA 7.2 Scientific Cooperation: the partner pays 1, also where nothing is left to pay, or nothing is developed', () => {
  const table = pact('scientific-cooperation-ii').has(0, { civilHand: ['irrigation'], science: 1 });
  expect(table.whyNot(0, { type: 'develop', card: 'irrigation' })).toBe('partner-has-no-science TA 10.15');
  table.has(1, { science: 1 }).does(0, { type: 'develop', card: 'irrigation' });
  expect(each(table, 'science')).toEqual([0, 0, 0]);
});

test('TA 7.2 Trade Routes: once in the own turn A uses food as a resource, B a resource as food', () => {
  const traders = () => {
    const table = pact('trade-routes-agreement-i');
    for (const seat of [0, 1, 2]) table.has(seat, { tokensOn: { agriculture: 2, bronze: 2 } });
    return table;
  };
  const a = traders().acting(0).does(0, { type: 'trade' });
  expect([food(a), a.game.turn.resources, a.list(0, 'trade')]).toEqual([[1, 2, 2], 1, []]);
  const b = traders().acting(1).does(1, { type: 'trade' });
  expect([resources(b), b.game.turn.food]).toEqual([[2, 1, 2], 1]);
  expect(traders().acting(2).list(2, 'trade')).toEqual([]);
});

test.each([
  ['open-borders-agreement-i', true],
  ['trade-routes-agreement-i', true],
  ['naval-trade-agreement-i', true],
  ['acceptance-of-supremacy-ii', false],
  ['international-trade-agreement-ii', true],
  ['promise-of-military-protection-ii', true],
  ['scientific-cooperation-ii', true],
  ['international-tourism-iii', true],
  ['loss-of-sovereignty-iii', false],
  ['military-pact-iii', true],
  ['peace-treaty-iii', false],
] as const)('TA 5.2 TA 6.1 under %s the two may attack each other: %o', (card, may) => {
  const { game } = pact(card)
    .has(0, { on: { warriors: 9 }, military: 3 })
    .has(1, { military: 3 });
  expect(aggressionForbidden(game, 0, 'aggression-spy-ii', 1) === undefined).toBe(may);
  expect(warForbidden(game, 1, 'war-over-culture-iii', 0) === undefined).toBe(may);
});
