import { expect, test } from 'vitest';
import { attackStrength, defenceStrength } from '../src/queries/combat.ts';
import { position } from './position.ts';

/** Seat 0 with that strength in Warriors, about to attack seat 1. */
const attack = (card: string, warriors = 6, seats = 2) =>
  position(seats)
    .has(0, { militaryHand: [card], on: { warriors }, military: 8 })
    .politicking(0);
const play = (card: string) => ({ type: 'aggress', card, rival: 1 }) as const;

test.each([
  ['mahatma-gandhi', 'aggression-raid-iii', 6],
  ['mahatma-gandhi-adjusted', 'aggression-plunder-iii', 4],
  ['', 'aggression-raid-iii', 3],
])('TA 5.1 against %o %s costs %i military actions', (leader, card, cost) => {
  const table = attack(card).has(1, { leader });
  table.does(0, play(card));
  expect(table.player(0).military).toBe(8 - cost);
  expect(
    attack(card)
      .has(1, { leader })
      .has(0, { military: cost - 1 })
      .whyNot(0, play(card)),
  ).toBe('no-military-actions TA 5.1');
});

test('TA 5.2 only against a weaker rival, no pact, no Gandhi, what the card needs', () => {
  expect(attack('aggression-spy-ii', 1).whyNot(0, play('aggression-spy-ii'))).toBe('not-stronger TA 5.2');
  expect(attack('aggression-annex-ii').whyNot(0, play('aggression-annex-ii'))).toBe('nothing-to-take TA 5.2');
  expect(attack('aggression-infiltrate-ii').whyNot(0, play('aggression-infiltrate-ii'))).toBe('nothing-to-take TA 5.2');
  const peace = attack('aggression-spy-ii', 6, 3).has(0, { treaty: { card: 'peace-treaty-iii', a: 0, b: 1 } });
  expect(peace.whyNot(0, play('aggression-spy-ii'))).toBe('pact-forbids TA 5.2');
  const gandhi = attack('aggression-spy-ii').has(0, { leader: 'mahatma-gandhi' });
  expect(gandhi.whyNot(0, play('aggression-spy-ii'))).toBe('may-not-attack TA 6.6');
  const borders = attack('aggression-spy-ii', 1, 3).has(0, {
    treaty: { card: 'open-borders-agreement-i', a: 0, b: 1 },
  });
  expect(borders.can(0, play('aggression-spy-ii'))).toBe(true);
});

test('TA 5.3 an attack-ending pact goes, running Games cost the aggressor 8 culture', () => {
  const table = attack('aggression-spy-ii', 6, 3).has(0, {
    culture: 10,
    treaty: { card: 'military-pact-iii', a: 0, b: 1 },
  });
  table.has(2, { used: ['pierre-de-coubertin'] });
  table.game.games = 2;
  table.does(0, play('aggression-spy-ii'));
  expect(table.player(0)).toMatchObject({ culture: 2, treaty: null });
});

test('TA 5.4 TA 5.5 TA 19.7 bonus cards and discards, at most as many as military actions; ties defend', () => {
  const table = attack('aggression-spy-ii', 12).has(1, {
    on: { warriors: 9 },
    government: 'constitutional-monarchy',
    militaryHand: ['military-bonus-i', 'rats-i'],
    science: 5,
  });
  table
    .does(0, play('aggression-spy-ii'))
    .does(1, { type: 'play-bonus', card: 'military-bonus-i' }, { type: 'discard', card: 'rats-i' });
  expect(table.game.frames.at(-1)).toMatchObject({ defence: 3, cards: 2 });
  table.does(1, { type: 'done' });
  expect(table.player(1).science).toBe(5);
  expect([table.game.openDiscards[1], table.game.openDiscards[2]]).toEqual([
    ['military-bonus-i'],
    ['aggression-spy-ii'],
  ]);
  expect(table.player(0).military).toBe(7);
  const short = attack('aggression-spy-ii', 12).has(1, {
    on: { warriors: 9 },
    militaryHand: ['rats-i', 'foray-i', 'raiders-i'],
    military: 0,
    science: 5,
  });
  short
    .does(0, play('aggression-spy-ii'))
    .does(1, { type: 'discard', card: 'rats-i' }, { type: 'discard', card: 'foray-i' });
  expect(short.whyNot(1, { type: 'discard', card: 'raiders-i' })).toBe('too-many-cards TA 5.4');
  short.does(1, { type: 'done' });
  expect([short.player(0).science, short.player(1).science]).toEqual([5, 0]);
  expect(short.game.hiddenDiscards[1]).toEqual(['rats-i', 'foray-i']);
});

test('TA 5.6 plunder: the aggressor chooses the mix, as far as the rival has it', () => {
  const table = attack('aggression-plunder-i').has(1, { tokensOn: { agriculture: 1, bronze: 3 } });
  table.does(0, play('aggression-plunder-i')).does(1, { type: 'done' });
  expect(table.list(0, 'split')).toEqual([
    { type: 'split', food: 0, resources: 3 },
    { type: 'split', food: 1, resources: 2 },
  ]);
  table.does(0, { type: 'split', food: 1, resources: 2 });
  const tokens = (seat: number) =>
    table
      .player(seat)
      .technologies.slice(0, 2)
      .map(({ tokens }) => tokens);
  expect([tokens(0), tokens(1)]).toEqual([
    [1, 2],
    [0, 1],
  ]);
});

test('TA 5.7 TA 18.I9 Himeji: the attacker names a unit first, the defender knows, the unit falls even in defeat', () => {
  const table = attack('aggression-spy-ii', 2)
    .has(0, { built: ['himeji-castle'], on: { warriors: 2 } })
    .has(1, { on: { warriors: 4 } });
  expect(table.whyNot(0, play('aggression-spy-ii'))).toBe('not-stronger TA 5.2');
  table.has(1, { militaryHand: ['military-bonus-iii'] });
  table.does(0, { ...play('aggression-spy-ii'), unit: 'warriors' });
  expect(table.player(0).culture).toBe(3);
  expect(table.game.frames.at(-1)).toMatchObject({ step: 'defend', unit: 'warriors', strength: 5 });
  table.does(1, { type: 'play-bonus', card: 'military-bonus-iii' }, { type: 'done' });
  expect(table.player(0).technologies.find(({ card }) => card === 'warriors')?.workers).toBe(1);
  expect(table.player(0).yellow).toBe(19);
  const games = attack('aggression-spy-ii', 2).has(0, { built: ['himeji-castle'], culture: 4 });
  games.has(1, { used: ['pierre-de-coubertin'] }).game.games = 1;
  games.does(0, { ...play('aggression-spy-ii'), unit: 'warriors' });
  expect(games.player(0).culture).toBe(0);
  const guard = attack('aggression-spy-ii', 4).has(1, { built: ['himeji-castle'], science: 5 });
  guard.does(0, play('aggression-spy-ii')).does(1, { type: 'sacrifice', card: 'warriors' }, { type: 'done' });
  expect(guard.player(1)).toMatchObject({ science: 5, yellow: 19 });
});

test('TA 5.7 a unit that is sacrificed cannot be the population lost as well', () => {
  const table = attack('aggression-enslave-i', 12)
    .has(1, { built: ['himeji-castle'], workers: 0 })
    .does(0, play('aggression-enslave-i'))
    .does(1, { type: 'sacrifice', card: 'warriors' }, { type: 'done' });
  const cards = table.list(1, 'lose-worker').map((action) => 'card' in action && action.card);
  expect(cards).toEqual(['agriculture', 'bronze', 'philosophy']);
  expect(table.does(1, { type: 'lose-worker', card: 'bronze' }).player(1).yellow).toBe(20);
  const alone = attack('aggression-enslave-i', 12)
    .bare(1)
    .has(1, { built: ['himeji-castle'], workers: 0, on: { warriors: 1 } });
  alone.does(0, play('aggression-enslave-i')).does(1, { type: 'sacrifice', card: 'warriors' }, { type: 'done' });
  expect([alone.step, alone.player(1).yellow]).toEqual(['act', 19]);
});

test('TA 5.8 pact strength that ends is left out, the shelter of the rival counts, an empty haul is legal', () => {
  const table = attack('aggression-spy-ii', 2, 3).has(1, { treaty: { card: 'military-pact-iii', a: 0, b: 1 } });
  expect([attackStrength(table.game, 0, 1), defenceStrength(table.game, 1, 0)]).toEqual([2, 1]);
  expect(table.can(0, play('aggression-spy-ii'))).toBe(true);
  table.has(1, { leader: 'nostradamus' });
  expect(defenceStrength(table.game, 1, 0)).toBe(4);
});

test.each([
  ['aggression-raid-i', ['philosophy'], 2],
  ['aggression-raid-ii', ['scientific-method', 'drama'], 6],
] as const)('TA 5.5 TA 19.9 %s on %o brings %i resources', (card, buildings, resources) => {
  const on = Object.fromEntries(buildings.map((building) => [building, 1]));
  const table = attack(card).has(1, { on });
  table.does(0, play(card)).does(1, { type: 'done' });
  for (const building of buildings) table.does(0, { type: 'raze', card: building });
  expect(table.player(0).technologies.find(({ card: id }) => id === 'bronze')?.tokens).toBe(resources);
  expect(table.player(1).workers).toBe(1 + buildings.length);
});

test('TA 5.5 enslave, infiltrate, annex, exploit', () => {
  const enslave = attack('aggression-enslave-i');
  enslave.does(0, play('aggression-enslave-i')).does(1, { type: 'done' });
  expect(enslave.player(1)).toMatchObject({ workers: 0, yellow: 19 });
  const infiltrate = attack('aggression-infiltrate-ii').has(1, {
    leader: 'leonardo-da-vinci',
    building: 'colossus',
    stages: 1,
    blue: 15,
  });
  infiltrate
    .does(0, play('aggression-infiltrate-ii'))
    .does(1, { type: 'done' })
    .does(0, { type: 'remove', card: 'leonardo-da-vinci' });
  expect([infiltrate.player(0).culture, infiltrate.player(1).leader]).toEqual([3, '']);
  const annex = attack('aggression-annex-ii').has(1, { colonies: ['vast-territory-i'] });
  annex
    .does(0, play('aggression-annex-ii'))
    .does(1, { type: 'done' })
    .does(0, { type: 'take-colony', card: 'vast-territory-i' });
  expect([annex.player(0).yellow, annex.player(1).yellow, annex.player(0).blue]).toEqual([21, 15, 15]);
  // The 3 food of the territory come only to whoever colonized it (TA 9.4).
  expect(annex.player(0).technologies.every(({ tokens }) => tokens === 0)).toBe(true);
  const exploit = attack('aggression-exploiting-iii').has(1, { science: 2, culture: 9, tokensOn: { bronze: 4 } });
  exploit.does(0, play('aggression-exploiting-iii')).does(1, { type: 'done' });
  expect(exploit.player(0)).toMatchObject({ science: 2, culture: 3 });
});

test('TA 18.M3 kidnapping: limits hold, the card may be played at once for 3 culture, nothing may be taken', () => {
  const table = attack('aggression-kidnapping-i')
    .has(1, { civilHand: ['rich-land-a', 'iron', 'moses'] })
    .has(0, { on: { iron: 0 }, leadersTaken: [0] });
  table.does(0, play('aggression-kidnapping-i')).does(1, { type: 'done' });
  expect(table.list(0, 'take-card')).toEqual([{ type: 'take-card', card: 'rich-land-a' }]);
  table.does(0, { type: 'take-card', card: 'rich-land-a' }).has(0, { tokensOn: { bronze: 5 } });
  table.does(0, { type: 'play', card: 'rich-land-a' }, { type: 'build', card: 'bronze' });
  expect(table.player(0).culture).toBe(3);
  const full = attack('aggression-kidnapping-i').has(0, { civilHand: Array(4).fill('frugality-a') });
  expect(full.whyNot(0, play('aggression-kidnapping-i'))).toBe('hand-full TA 18.M3');
});
