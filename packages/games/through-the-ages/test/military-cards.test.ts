/** Territories, tactics, bonus cards, aggressions, wars and pacts do exactly what they say, and their texts say it. */

import { expect, test } from 'vitest';
import type { UnitKind } from '../src/content/model.ts';
import { MILITARY_CARDS, tacticOf } from '../src/public/cards.ts';
import { armiesOf } from '../src/queries/armies.ts';
import { aggressionForbidden, warForbidden } from '../src/queries/combat.ts';
import { cardThing } from '../src/text/card-texts.ts';
import { each, type Position, position, storedBy, strong } from './position.ts';
import { broughtBy } from './worth.ts';

const food = (table: Position) => storedBy(table, 'food');

const resources = (table: Position) => storedBy(table, 'resources');

// Territories --------------------------------------------------------------------------------------------------------

test.each([
  ['vast-territory-i', { yellow: 3, blue: -1, food: 3 }],
  ['vast-territory-ii', { yellow: 4, blue: -1, food: 4 }],
  ['wealthy-territory-i', { blue: 3, resources: 5 }],
  ['wealthy-territory-ii', { blue: 4, resources: 9 }],
  ['inhabited-territory-i', { yellow: 2, population: 1 }],
  ['inhabited-territory-ii', { yellow: 3, population: 2 }],
  ['strategic-territory-i', { strength: 2, cards: 3 }],
  ['strategic-territory-ii', { strength: 4, cards: 5 }],
  ['historic-territory-i', { happy: 1, culture: 6 }],
  ['historic-territory-ii', { happy: 2, culture: 11 }],
  ['developed-territory-i', { yellow: 1, blue: 1, science: 3 }],
  ['developed-territory-ii', { yellow: 2, blue: 2, science: 5 }],
] as const)('TA 9.4 %s brings %o', (card, brings) => {
  expect(broughtBy(card)).toEqual(brings);
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
  ['entrenchments-iii', '1 0 2', 9, 5],
  ['mechanized-army-iii', '0 1 2', 10, 5],
  ['shock-troops-iii', '1 3 0', 11, 6],
  ['modern-army-iii', '2 1 1', 13, 7],
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

test('TA 6.3 TA 10.9 War over Technology: a better card takes the place of one’s own, a lower one leaves the game', () => {
  const table = strong(12, 1)
    .has(0, { wars: [{ card: 'war-over-technology-ii', target: 1 }], specials: ['code-of-laws', 'architecture'] })
    .has(1, { specials: ['justice-system', 'masonry'], civil: 5, blue: 19, science: 9 });
  table.game.frames = [
    { step: 'act', seat: 0 },
    { step: 'wars', seat: 0 },
  ];
  table.run().does(0, { type: 'done' }).does(1, { type: 'done' });
  table.does(
    0,
    { type: 'take-card', card: 'justice-system' },
    { type: 'take-card', card: 'masonry' },
    { type: 'done' },
  );
  expect(table.player(0)).toMatchObject({ specials: ['justice-system', 'architecture'], science: 1 });
  expect(table.player(1)).toMatchObject({ specials: [], civil: 4, blue: 16, science: 8 });
  expect(table.game.gone).toEqual(expect.arrayContaining(['code-of-laws', 'masonry']));
});

// Pacts --------------------------------------------------------------------------------------------------------------

/** A pact between seat 0 as A and seat 1 as B. */
const pact = (card: string) =>
  position(3)
    .has(2, { leader: '' })
    .has(0, { treaty: { card, a: 0, b: 1 } });

test('TA 7.2 Scientific Cooperation: the partner pays 1, also where nothing is left to pay, or nothing is developed', () => {
  const table = pact('scientific-cooperation-ii').has(0, { civilHand: ['irrigation'], science: 1 });
  expect(table.whyNot(0, { type: 'develop', card: 'irrigation' })).toBe('partner-has-no-science TA 10.15');
  table.has(1, { science: 1 }).does(0, { type: 'develop', card: 'irrigation' });
  expect(each(table, 'science')).toEqual([0, 0, 0]);
});

test('TA 7.2 Trade Routes: once in their own turn A uses food as a resource, B a resource as food', () => {
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

// Texts --------------------------------------------------------------------------------------------------------------

/** Fields that are no numbers of the text: the deck's business, or levels told as ages. */
const UNTOLD: readonly string[] = ['level', 'copies', 'moduleCopies', 'levels', 'upTo'];

/** Every number on a card that its text has to tell. */
function numbersOn(value: unknown): number[] {
  if (typeof value === 'number') return value === 0 ? [] : [Math.abs(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => (UNTOLD.includes(field) ? [] : numbersOn(part)));
}

test.each(MILITARY_CARDS)('both languages tell the age, the price and every number of $id', (card) => {
  const [english, german] = [cardThing('en', card.id).text, cardThing('de', card.id).text];
  const age = ['A', 'I', 'II', 'III'][card.level];
  expect(english).toMatch(new RegExp(`^Age ${age}[.,]`));
  expect(german).toMatch(new RegExp(`^Zeitalter ${age}[.,]`));
  for (const number of numbersOn(card)) {
    const told = new RegExp(`(?<!\\d)${number}(?!\\d)`);
    expect(english).toMatch(told);
    expect(german).toMatch(told);
  }
  if (card.kind === 'aggression' || card.kind === 'war') {
    const price = card.militaryActions;
    expect(english).toContain(`, ${price} military ${price === 1 ? 'action' : 'actions'}. `);
    expect(german).toContain(`, ${price} ${price === 1 ? 'Militäraktion' : 'Militäraktionen'}. `);
  }
  expect(cardThing('en', card.id).rule).toBe(cardThing('de', card.id).rule);
});
