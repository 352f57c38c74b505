import { expect, test } from 'vitest';
import { position } from './position.ts';

/** Seat 0 with that strength in Warriors, about to attack seat 1. */
const attack = (card: string, warriors = 6, seats = 2) =>
  position(seats)
    .has(0, { militaryHand: [card], on: { warriors }, military: 8 })
    .politicking(0);

const play = (card: string) => ({ type: 'aggress', card, rival: 1 }) as const;

test.each([
  ['mahatma-gandhi', 'aggression-raid-iii', 6],
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
