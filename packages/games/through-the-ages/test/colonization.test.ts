import { imagine, legal, luckFrom, seedFrom, view } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { cardOf } from '../src/public/cards.ts';
import { forceValue, highestBid, noForce } from '../src/queries/colonization.ts';
import type { AgesView } from '../src/state.ts';
import { position } from './position.ts';

const auction = (territory = 'historic-territory-i', seats = 2) =>
  position(seats)
    .has(0, { on: { warriors: 3 } })
    .has(1, { on: { warriors: 2 } })
    .revealing(0, territory);

test('TA 9.1 bidding goes round from the current player; who passes is out; nobody: the card is past', () => {
  const table = auction();
  expect(table.list(0, 'bid').map((bid) => 'amount' in bid && bid.amount)).toEqual([1, 2, 3]);
  table.does(0, { type: 'bid', amount: 1 }).does(1, { type: 'bid', amount: 2 }).does(0, { type: 'bid', amount: 3 });
  expect(table.whyNot(1, { type: 'bid', amount: 3 })).toBe('bid-too-high TA 9.1');
  table.does(1, { type: 'no-bid' });
  expect(table.step).toBe('force');
  // Whoever is left must colonize.
  expect(table.types(0)).toEqual(['send']);
  const third = position(3).revealing(1, 'historic-territory-i');
  expect(third.game.frames.at(-1)).toMatchObject({ step: 'bid', seat: 1, bid: 0 });
  third.does(1, { type: 'no-bid' }).does(2, { type: 'bid', amount: 1 });
  expect(third.game.frames.at(-1)).toMatchObject({ step: 'bid', seat: 0 });
  expect(third.does(0, { type: 'no-bid' }).game.frames.at(-1)).toMatchObject({ step: 'force', seat: 2, bid: 1 });
  const nobody = auction().does(0, { type: 'no-bid' }).does(1, { type: 'no-bid' });
  expect(nobody.game.pastEvents).toEqual(['historic-territory-i']);
});

test('TA 9.1 whoever imagines the hand of a bidder imagines the bonus cards that the bid takes', () => {
  const militaryHand = ['military-bonus-i', 'military-bonus-i', 'rats-i'];
  const table = auction().has(0, { militaryHand });
  for (const card of [...militaryHand, 'historic-territory-i']) {
    const deck = table.game.militaryDecks[1] ?? [];
    deck.splice(deck.indexOf(card), 1);
  }
  table.does(0, { type: 'bid', amount: 5 });
  const luck = luckFrom(seedFrom('bidders'));
  const world = () => imagine(throughTheAges, view(throughTheAges, table.game, 1) as AgesView, luck);
  for (let count = 0; count < 50; count++) {
    const bidding = world();
    expect(highestBid(bidding, 0)).toBeGreaterThanOrEqual(5);
    expect(bidding.players[0]?.militaryHand).toHaveLength(3);
  }
  table.does(1, { type: 'no-bid' }).does(0, { type: 'play-bonus', card: 'military-bonus-i' });
  for (let count = 0; count < 50; count++) {
    expect(legal(throughTheAges, world(), 0)).toContainEqual({ type: 'play-bonus', card: 'military-bonus-i' });
  }
});

test('TA 9.2 the force: units, their armies, colonization cards and bonus cards, nothing else', () => {
  const table = position().has(0, {
    tactic: { card: 'medieval-army-i', bonus: 0 },
    specials: ['cartography', 'warfare'],
    on: { warriors: 1, knights: 1 },
    leader: 'alexander-the-great',
  });
  expect(forceValue(table.game, 0, { ...noForce('', 1), sent: ['warriors', 'knights'], bonus: 1 })).toBe(8);
});

test('TA 9.3 at least one unit and the bid; the tokens go to the yellow bank, bonus cards are discarded', () => {
  const table = auction().has(0, { militaryHand: ['military-bonus-i'] });
  table.does(0, { type: 'bid', amount: 2 }).does(1, { type: 'no-bid' });
  expect(table.whyNot(0, { type: 'done' })).toBe('force-too-small TA 9.3');
  table.does(0, { type: 'play-bonus', card: 'military-bonus-i' }, { type: 'send', card: 'warriors' }, { type: 'done' });
  expect(table.player(0)).toMatchObject({ colonies: ['historic-territory-i'], yellow: 19, culture: 6 });
  expect(table.game.openDiscards[1]).toEqual(['military-bonus-i']);
});

test('TA 9.1 TA 9.5 who has no unit is not asked; with nobody else the first bidder has it for any bid', () => {
  const none = position(2).bare(0).bare(1).revealing(0, 'historic-territory-i');
  expect([none.step, none.game.pastEvents]).toEqual(['act', ['historic-territory-i']]);
  const alone = position(2).bare(1).revealing(0, 'historic-territory-i').does(0, { type: 'bid', amount: 1 });
  expect(alone.game.frames.at(-1)).toMatchObject({ step: 'force', seat: 0, bid: 1 });
});

test('TA 9.4 military cards are drawn from the current deck, none in Age IV', () => {
  for (const [age, cards] of [
    [2, 3],
    [4, 0],
  ] as const) {
    const table = auction('strategic-territory-i');
    table.game.age = age;
    table
      .does(0, { type: 'bid', amount: 1 })
      .does(1, { type: 'no-bid' })
      .does(0, { type: 'send', card: 'warriors' }, { type: 'done' });
    expect(table.player(0).militaryHand.map((card) => cardOf(card).level)).toEqual(Array(cards).fill(age));
  }
});

test('TA 9.2 cards alone never colonize, even where they reach the bid: one unit must be sent', () => {
  const table = auction().has(0, { specials: ['cartography'] });
  table.does(0, { type: 'bid', amount: 1 }).does(1, { type: 'no-bid' });
  expect(table.whyNot(0, { type: 'done' })).toBe('force-too-small TA 9.3');
  expect(table.does(0, { type: 'send', card: 'warriors' }).can(0, { type: 'done' })).toBe(true);
});
