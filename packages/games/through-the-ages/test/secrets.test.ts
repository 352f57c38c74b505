/** What nobody else may know, and what everybody at the table does (TA 2.5). */

import { expect, test } from 'vitest';
import { endAge } from '../src/rules/ages.ts';
import { back, handOf, seen, sent, told, viewOf } from './onlookers.ts';
import { position } from './position.ts';

test('TA 2.5 a military hand is its owner’s alone; the others see how many cards of which age', () => {
  const table = position(3)
    .has(1, { militaryHand: ['rats-i', 'cold-war-ii'] })
    .politicking(1);
  expect(handOf(table, 1, 1)).toEqual(['rats-i', 'cold-war-ii']);
  for (const viewer of [0, 2, null]) {
    expect(handOf(table, 1, viewer)).toEqual([back(1), back(2)]);
    expect(seen(table, viewer)).toMatchObject({ awaited: [1], actions: [], refusals: [] });
  }
});

test('TA 2.5 TA 7.1 the place of a card in the hand tells nothing: not even of a pact that was refused', () => {
  const table = position(3)
    .has(0, { militaryHand: ['open-borders-agreement-i', 'rats-i', 'cold-war-ii'] })
    .politicking(0);
  table.does(0, { type: 'offer', card: 'open-borders-agreement-i', partner: 1, side: 'a' }).does(1, { type: 'refuse' });
  expect(table.player(0).militaryHand).toContain('open-borders-agreement-i');
  expect(handOf(table, 0, 1)).toEqual([back(1), back(1), back(2)]);
});

test('TA 2.5 drawn cards are known to who draws, their number to all; no deck shows anything but its size', () => {
  const table = position(3);
  const log = told(table, () => table.revealing(0, 'development-of-politics-a'));
  const [card = ''] = table.player(1).militaryHand;
  expect(log(1)).toContainEqual({ fact: 'drew-cards', seat: 1, cards: table.player(1).militaryHand, seen: [1] });
  expect(log(1).filter(({ fact }) => fact === 'drew-cards')).toHaveLength(1);
  expect(log(null).filter(({ fact }) => fact === 'drew')).toHaveLength(3);
  expect(log(null).some(({ fact }) => fact === 'drew-cards')).toBe(false);
  expect(card).not.toBe('');
  const view = viewOf(table, 0);
  for (const deck of [...view.militaryDecks, ...view.civilDecks, ...view.hiddenDiscards]) {
    expect(deck.every((one) => one === '?')).toBe(true);
  }
  expect(view.militaryDecks[1]).toHaveLength(table.game.militaryDecks[1]?.length ?? -1);
});

test('TA 8.1 TA 2.5 a prepared event is known to who prepared it; the others see who did, its age and its place', () => {
  const table = position(3)
    .has(0, { militaryHand: ['cold-war-ii', 'rats-i'] })
    .politicking(0);
  table.game.currentEvents.cards.push('development-of-science-a');
  const log = told(table, () => table.does(0, { type: 'prepare', card: 'cold-war-ii' }));
  expect(viewOf(table, 0).futureEvents).toEqual([{ card: 'cold-war-ii', seenBy: [0] }]);
  for (const viewer of [1, 2, null]) {
    expect(viewOf(table, viewer).futureEvents).toEqual([{ card: back(2), seenBy: [0] }]);
    expect(sent(table, viewer, log(viewer))).not.toContain('cold-war-ii');
  }
  expect(log(null)).toContainEqual({ fact: 'prepared', seat: 0, level: 2, culture: 2, seen: 'all' });
  expect(viewOf(table, 1).pastEvents).toEqual(['development-of-science-a']);
});

test('TA 4.5 TA 2.5 Joan of Arc alone knows the next event, until it is revealed', () => {
  const table = position(2)
    .has(0, { leader: 'joan-of-arc', militaryHand: ['rats-i'] })
    .politicking(0);
  table.game.currentEvents.cards = ['development-of-crafts-a', 'development-of-science-a'];
  const log = told(table, () => table.does(0, { type: 'look' }));
  expect(viewOf(table, 0).currentEvents.cards).toEqual([back(0), 'development-of-science-a']);
  expect(sent(table, 1, log(1))).not.toContain('development-of-science-a');
  expect(log(1)).toEqual([{ fact: 'looked', seat: 0, at: -1, seen: 'all' }]);
  table.does(0, { type: 'prepare', card: 'rats-i' });
  expect(viewOf(table, 0).currentEvents.cards).toEqual([back(0)]);
});

test('TA 5.4 TA 14.10 in a defence all see the bonus cards; what is discarded face down only who discards it knows', () => {
  const table = position(3)
    .has(0, { militaryHand: ['aggression-spy-ii'], on: { warriors: 6 } })
    .has(1, { militaryHand: ['military-bonus-i', 'rats-i'] })
    .politicking(0);
  const log = told(table, () =>
    table
      .does(0, { type: 'aggress', card: 'aggression-spy-ii', rival: 1 })
      .does(1, { type: 'play-bonus', card: 'military-bonus-i' }, { type: 'discard', card: 'rats-i' }),
  );
  expect(log(0)).toContainEqual({ fact: 'played-card', seat: 1, card: 'military-bonus-i', seen: 'all' });
  expect(log(2)).toContainEqual({ fact: 'discarded', seat: 1, count: 1, seen: 'all' });
  expect(log(1)).toContainEqual({ fact: 'discarded-cards', seat: 1, cards: ['rats-i'], seen: [1] });
  expect(sent(table, 0, log(0))).not.toContain('rats-i');
  expect(viewOf(table, 0).openDiscards[1]).toEqual(['military-bonus-i']);
  expect(viewOf(table, 0).hiddenDiscards[1]).toEqual(['?']);
});

test('TA 9.5 the means of a bid are not known before they are used; then bonus cards are seen by all', () => {
  const table = position(2)
    .has(0, { militaryHand: ['military-bonus-i', 'rats-i'], on: { warriors: 1 }, leader: 'james-cook' })
    .has(1, { on: { warriors: 1 } })
    .revealing(0, 'historic-territory-i');
  table.does(0, { type: 'bid', amount: 3 });
  expect(sent(table, 1)).not.toMatch(/military-bonus-i|rats-i/);
  table.does(1, { type: 'no-bid' });
  const log = told(table, () =>
    table.does(0, { type: 'play-bonus', card: 'military-bonus-i' }, { type: 'discard', card: 'rats-i' }),
  );
  expect(log(1)).toEqual([
    { fact: 'played-card', seat: 0, card: 'military-bonus-i', seen: 'all' },
    { fact: 'discarded', seat: 0, count: 1, seen: 'all' },
  ]);
  expect(log(0)).toContainEqual({ fact: 'discarded-cards', seat: 0, cards: ['rats-i'], seen: [0] });
});

test('TA 16.2 TA 14.10 antiquated military cards leave the hand face down: all see how many, their owner which', () => {
  const table = position(2).has(0, { militaryHand: ['rats-i', 'foray-i', 'cold-war-ii'] });
  table.game.age = 2;
  const log = told(table, () => endAge(table.game));
  expect(table.player(0).militaryHand).toEqual(['cold-war-ii']);
  expect(log(1)).toContainEqual({ fact: 'discarded', seat: 0, count: 2, seen: 'all' });
  expect(log(0)).toContainEqual({ fact: 'discarded-cards', seat: 0, cards: ['rats-i', 'foray-i'], seen: [0] });
  expect(sent(table, 1, log(1))).not.toMatch(/rats-i|foray-i/);
});
