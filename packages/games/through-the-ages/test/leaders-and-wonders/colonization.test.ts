import { expect, test } from 'vitest';
import { forceValue, highestBid, noForce } from '../../src/queries/colonization.ts';
import { position } from '../position.ts';

const auction = (territory = 'historic-territory-i', seats = 2) =>
  position(seats)
    .has(0, { on: { warriors: 3 } })
    .has(1, { on: { warriors: 2 } })
    .revealing(0, territory);

test('TA 9.5 the highest bid counts everything; without a unit it is 0', () => {
  const table = position().has(0, {
    on: { warriors: 1 },
    militaryHand: ['military-bonus-i', 'rats-i', 'foray-i', 'raiders-i'],
    leader: 'james-cook',
  });
  expect(highestBid(table.game, 0)).toBe(1 + 1 + 2);
  table.has(0, { leader: 'isabella-of-castile', tokensOn: { bronze: 3 } });
  expect(highestBid(table.game, 0)).toBe(1 + 1 + 2);
  expect(highestBid(table.bare(0).game, 0)).toBe(0);
});

test('TA 9.6 TA 18.III2 TA 19.16 armies of units sent only: Dietrich doubles one of them, farms do not march', () => {
  const table = position().has(0, {
    leader: 'marlene-dietrich',
    tactic: { card: 'medieval-army-i', bonus: 0 },
    on: { warriors: 2, knights: 1 },
  });
  expect(forceValue(table.game, 0, { ...noForce('', 1), sent: ['warriors', 'warriors', 'knights'] })).toBe(4 + 4);
  expect(forceValue(table.game, 0, { ...noForce('', 1), sent: ['warriors'] })).toBe(1);
  const zizka = position().has(0, { leader: 'jan-zizka', tactic: { card: 'legion-i', bonus: 0 } });
  expect(forceValue(zizka.game, 0, { ...noForce('', 1), sent: ['warriors'] })).toBe(1);
  const tzu = position().has(0, { tactic: { card: 'legion-i', bonus: 1 }, on: { warriors: 3 } });
  expect(forceValue(tzu.game, 0, { ...noForce('', 1), sent: ['warriors', 'warriors', 'warriors'] })).toBe(3 + 3);
});

test('TA 9.2 Isabella pays, Cook discards; a discard that would make the bid unreachable is not offered', () => {
  const table = auction().has(0, { leader: 'isabella-of-castile', tokensOn: { bronze: 3 } });
  table.does(0, { type: 'bid', amount: 5 }).does(1, { type: 'no-bid' });
  table.does(0, { type: 'buy', bonus: 2 });
  for (let unit = 0; unit < 3; unit++) table.does(0, { type: 'send', card: 'warriors' });
  table.does(0, { type: 'done' });
  expect(table.player(0).technologies.find(({ card }) => card === 'bronze')?.tokens).toBe(0);
  const cook = auction().has(0, { leader: 'james-cook', militaryHand: ['military-bonus-iii', 'rats-i'] });
  cook.does(0, { type: 'bid', amount: 7 }).does(1, { type: 'no-bid' });
  expect(cook.list(0, 'discard')).toEqual([{ type: 'discard', card: 'rats-i' }]);
});

test('TA 9.7 TA 18.II9 Suez Canal: a territory of the hand on completion, or none', () => {
  const table = position().has(0, {
    building: 'suez-canal',
    stages: 1,
    blue: 15,
    militaryHand: ['wealthy-territory-i'],
    tokensOn: { bronze: 6 },
  });
  table.does(0, { type: 'stage', count: 1 }, { type: 'colonize', card: 'wealthy-territory-i' });
  expect(table.player(0)).toMatchObject({ colonies: ['wealthy-territory-i'], militaryHand: [], culture: 0 });
});
