import { expect, test } from 'vitest';
import { cardBrief } from '../../src/text/briefs.ts';
import { position } from '../position.ts';

/** Seat 0 with that strength in Warriors, about to attack seat 1. */
const attack = (card: string, warriors = 6, seats = 2) =>
  position(seats)
    .has(0, { militaryHand: [card], on: { warriors }, military: 8 })
    .politicking(0);

const play = (card: string) => ({ type: 'aggress', card, rival: 1 }) as const;

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

test('the face of an aggression that takes of everything says how much', () => {
  expect(cardBrief('en', 'aggression-exploiting-iii')).toBe('take up to 3 of each good and point');
  expect(cardBrief('de', 'aggression-exploiting-iii')).toBe('nimm bis zu 3 von allem');
});
