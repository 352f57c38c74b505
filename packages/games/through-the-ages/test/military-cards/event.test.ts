import { expect, test } from 'vitest';
import { stored } from '../../src/queries/counts.ts';
import { position, strong } from '../position.ts';

const goods = (table: ReturnType<typeof position>, seat: number) => [
  stored(table.player(seat), 'food'),
  stored(table.player(seat), 'resources'),
];

test('the events of Age A do what they say: TA 18.M1 planning uses three cards left over', () => {
  expect(goods(position().revealing(0, 'development-of-agriculture-a'), 1)).toEqual([2, 0]);
  expect(goods(position().revealing(0, 'development-of-crafts-a'), 1)).toEqual([0, 2]);
  expect(position().revealing(0, 'development-of-politics-a').player(1).militaryHand).toHaveLength(3);
  const religion = position().revealing(0, 'development-of-religion-a').does(0, { type: 'build', card: 'religion' });
  expect(religion.player(0).workers).toBe(0);
  const warfare = position()
    .revealing(0, 'development-of-warfare-a')
    .does(0, { type: 'done' })
    .does(1, { type: 'build', card: 'warriors' });
  expect(warfare.player(1).technologies.find(({ card }) => card === 'warriors')?.workers).toBe(2);
  expect(goods(position().revealing(0, 'development-of-trade-routes-a'), 0)).toEqual([1, 1]);
  const planning = position(2, { military: true });
  planning.game.militaryDecks[0] = ['development-of-science-a', 'development-of-crafts-a', 'development-of-politics-a'];
  planning
    .revealing(0, 'development-of-planning-a')
    .does(0, { type: 'follow', card: 'development-of-science-a' })
    .does(1, { type: 'done' });
  expect([planning.player(0).science, planning.player(1).science, planning.game.planned.length]).toEqual([2, 0, 3]);
});

test('events of Age I and II: TA 18.M2 Dark Ages, Call to Arms, negotiations, Arms Industry', () => {
  const dark = position().has(0, { science: 9 }).has(1, { science: 4 }).revealing(0, 'dark-ages-i');
  expect([dark.player(0).science, dark.player(1).science]).toEqual([6, 4]);
  const call = strong(1, 2, 3).revealing(0, 'call-to-arms-i');
  expect([0, 1, 2].map((seat) => [call.player(seat).civil, call.player(seat).militaryHand.length])).toEqual([
    [2, 2],
    [3, 1],
    [4, 0],
  ]);
  const none = strong(3, 1)
    .has(1, { tokensOn: { agriculture: 2, bronze: 1 } })
    .revealing(0, 'international-negotiations-ii');
  expect(none.types(0)).toEqual(['done']);
});

test('TA 18.M4 Call to Arms: as many cards as actions were lost', () => {
  const table = strong(1, 2).has(0, { civil: 1 }).revealing(0, 'call-to-arms-i');
  expect(table.player(0)).toMatchObject({ civil: 0 });
  expect(table.player(0).militaryHand).toHaveLength(1);
});

test('TA 18.M5 TA 19.26 Arms Industry counts developed unit technologies, the sum is gained at once', () => {
  const table = position()
    .has(0, { on: { swordsmen: 0, knights: 0 } })
    .has(1, { on: { knights: 0, cannon: 0 } });
  table.revealing(0, 'arms-industry-ii');
  expect([goods(table, 0)[1], goods(table, 1)[1]]).toEqual([4, 4]);
});

test('TA 18.M7 Freedom of Movement: any card to any other for the difference, limits hold', () => {
  const table = position()
    .has(0, { tokensOn: { bronze: 1 } })
    .bare(0)
    .has(0, { on: { bronze: 1, philosophy: 2, religion: 0, alchemy: 0 } });
  table.revealing(0, 'freedom-of-movement-ii');
  expect(table.can(0, { type: 'move', from: 'bronze', to: 'religion' })).toBe(true);
  expect(table.can(0, { type: 'move', from: 'bronze', to: 'philosophy' })).toBe(false);
  expect(table.can(0, { type: 'move', from: 'philosophy', to: 'alchemy' })).toBe(false);
  table.does(0, { type: 'move', from: 'bronze', to: 'religion' });
  expect(goods(table, 0)).toEqual([0, 0]);
});
