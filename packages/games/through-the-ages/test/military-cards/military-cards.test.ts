import { expect, test } from 'vitest';
import type { UnitKind } from '../../src/content/model.ts';
import { tacticOf } from '../../src/public/cards.ts';
import { armiesOf } from '../../src/queries/armies.ts';
import { aggressionForbidden, warForbidden } from '../../src/queries/combat.ts';
import { developCost } from '../../src/queries/costs.ts';
import { productionBonus } from '../../src/queries/counts.ts';
import { total } from '../../src/queries/powers.ts';
import { cultureRating, happiness, militaryActions, strengthRating } from '../../src/queries/ratings.ts';
import { colonize } from '../../src/rules/colonization.ts';
import { each, type Position, position, storedBy, strong } from '../position.ts';
import { broughtBy } from '../worth.ts';

const food = (table: Position) => storedBy(table, 'food');

const resources = (table: Position) => storedBy(table, 'resources');

// Territories --------------------------------------------------------------------------------------------------------

test.each([
  ['wealthy-territory-i-adjusted', { blue: 3, resources: 6 }],
  ['autonomous-territory-ii', { civil: 1, military: 1, blue: -2 }],
] as const)('TA 9.4 %s brings %o', (card, brings) => {
  expect(broughtBy(card)).toEqual(brings);
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
  ['hussars-ii', '0 2 0', 4, 2],
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

// Aggressions and wars -----------------------------------------------------------------------------------------------

/** Seat 0 succeeds with that aggression against seat 1, which has plenty of everything, or what is said. */
function raided(card: string, patch: Parameters<Position['has']>[1] = {}): Position {
  const table = position(2)
    .has(0, { militaryHand: [card], on: { warriors: 9 }, military: 3 })
    .has(1, { science: 20, culture: 20, tokensOn: { agriculture: 8, bronze: 8 }, ...patch })
    .politicking(0);
  return table.does(0, { type: 'aggress', card, rival: 1 }).does(1, { type: 'done' });
}

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

test('TA 18.M3 Kidnapping: a leader counts as taken and scores when it is played, but in the same turn only', () => {
  const table = raided('aggression-kidnapping-i', { civilHand: ['moses', 'irrigation'] });
  table.does(0, { type: 'take-card', card: 'moses' });
  expect(table.player(0)).toMatchObject({ civilHand: ['moses'], leadersTaken: [0] });
  expect(table.does(0, { type: 'leader', card: 'moses' }).player(0).culture).toBe(3);
  const late = raided('aggression-kidnapping-i', { civilHand: ['irrigation'] }).has(0, { science: 3 });
  late.does(0, { type: 'take-card', card: 'irrigation' }, { type: 'end-turn' });
  const { culture } = late.player(0);
  late.acting(0).does(0, { type: 'develop', card: 'irrigation' });
  expect(late.player(0).culture).toBe(culture);
});

test('TA 9.4 Annex moves the permanent effect alone: actions and tokens, no second choice', () => {
  const table = raided('aggression-annex-ii', { colonies: ['autonomous-territory-ii'], civil: 5, military: 3 });
  table.does(0, { type: 'take-colony', card: 'autonomous-territory-ii' });
  expect(table.step).toBe('act');
  expect(table.player(0)).toMatchObject({ civil: 5, military: 2, blue: 14, colonies: ['autonomous-territory-ii'] });
  expect(table.player(1)).toMatchObject({ civil: 4, military: 2, blue: 2, colonies: [] });
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

test.each([['naval-trade-agreement-i', true]] as const)(
  'TA 5.2 TA 6.1 under %s the two may attack each other: %o',
  (card, may) => {
    const { game } = pact(card)
      .has(0, { on: { warriors: 9 }, military: 3 })
      .has(1, { military: 3 });
    expect(aggressionForbidden(game, 0, 'aggression-spy-ii', 1) === undefined).toBe(may);
    expect(warForbidden(game, 1, 'war-over-culture-iii', 0) === undefined).toBe(may);
  },
);
