import type { Viewer } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { back, handOf, sent, told, viewOf } from '../onlookers.ts';
import { position } from '../position.ts';

test('TA 18.I3 Nostradamus sees what others prepare while he is there, again later, and not what was there before', () => {
  const table = position(3)
    .has(0, { militaryHand: ['cold-war-ii', 'crime-wave-ii'] })
    .has(2, { leader: 'nostradamus' })
    .politicking(0);
  table.game.currentEvents.cards.push('development-of-crafts-a', 'development-of-science-a');
  table.game.futureEvents = [{ card: 'rats-i', seenBy: [1] }];
  const log = told(table, () => table.does(0, { type: 'prepare', card: 'cold-war-ii' }));
  const known = (viewer: Viewer) => viewOf(table, viewer).futureEvents.map(({ card }) => card);
  expect(known(2)).toEqual([back(1), 'cold-war-ii']);
  expect(known(1)).toEqual(['rats-i', back(2)]);
  expect([1, 2].map((viewer) => log(viewer).some(({ fact }) => fact === 'prepared-card'))).toEqual([false, true]);
  table.has(2, { leader: '' }).politicking(0).does(0, { type: 'prepare', card: 'crime-wave-ii' });
  expect(known(2)).toEqual([back(1), 'cold-war-ii', back(2)]);
  table.game.currentEvents.cards = ['development-of-markets-a'];
  table
    .has(0, { militaryHand: ['foray-i'] })
    .politicking(0)
    .does(0, { type: 'prepare', card: 'foray-i' });
  expect(viewOf(table, 2).currentEvents.cards).toEqual([back(2), back(2), back(1), back(1)]);
});

test('TA 18.III4 TA 2.5 Fleming alone sees the hand, as long as he looks', () => {
  const table = position(3)
    .has(0, { leader: 'ian-fleming' })
    .has(1, { militaryHand: ['rats-i'] })
    .politicking(0);
  const log = told(table, () => table.does(0, { type: 'look', at: 1 }));
  expect([handOf(table, 1, 0), handOf(table, 1, 2)]).toEqual([['rats-i'], [back(1)]]);
  expect(sent(table, 2, log(2))).not.toContain('rats-i');
  table.does(0, { type: 'done' });
  expect(handOf(table, 1, 0)).toEqual([back(1)]);
});

test('TA 2.5 the log tells all what events and attacks really took and gave', () => {
  const rats = position(2).has(0, { tokensOn: { agriculture: 3 } });
  expect(told(rats, () => rats.revealing(0, 'rats-i'))(1)).toContainEqual(
    expect.objectContaining({ fact: 'lost', seat: 0, gain: { food: 3 } }),
  );
  const unrest = position(2).has(0, { yellow: 16, civil: 1 });
  expect(told(unrest, () => unrest.revealing(0, 'rebellion-i'))(1)).toContainEqual(
    expect.objectContaining({ fact: 'lost', seat: 0, gain: { civilActions: 1 } }),
  );
  const crafts = position(2).has(0, { blue: 1 });
  expect(told(crafts, () => crafts.revealing(0, 'development-of-crafts-a'))(1)).toContainEqual(
    expect.objectContaining({ fact: 'gained', seat: 0, gain: { resources: 1 } }),
  );
  const games = position(2)
    .has(0, { militaryHand: ['war-over-culture-iii'], military: 3, culture: 9 })
    .has(1, { used: ['pierre-de-coubertin'] })
    .politicking(0);
  games.game.games = 1;
  const declared = told(games, () => games.does(0, { type: 'declare', card: 'war-over-culture-iii', rival: 1 }));
  expect(declared(1)).toContainEqual(expect.objectContaining({ fact: 'lost', seat: 0, gain: { culture: 8 } }));
});
