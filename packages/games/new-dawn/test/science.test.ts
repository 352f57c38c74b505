import { expect, test } from 'vitest';
import { DIAL_MARKS } from '../src/content/dials.ts';
import type { NewDawnOptions } from '../src/state.ts';
import { done, spendTrade, table } from './table.ts';

/** Advance from that space by a science card in that slot, declining cards; the marks that came up. */
function advance(from: number, slot: number, tokens = 0, options: Partial<NewDawnOptions> = {}) {
  const t = table(2, options).victory('technophile-scholarly').trade(0, 'science', tokens);
  t.player(0).dial = from;
  t.resolves(0, 'science', slot);
  for (let n = 0; n < tokens; n++) t.does(spendTrade);
  t.does({ type: 'advance' });
  const levels: number[] = [];
  while (t.step === 'gain-card') {
    const frame = t.game.frames.at(-1);
    if (frame?.step === 'gain-card') levels.push(frame.level);
    t.does(done);
  }
  return { dial: t.player(0).dial, levels, done: t.player(0).agendas.includes('technophile') };
}

test('ND 10.1, ND 10.2, ND 21.7 the pointer goes on by the slot’s number and a token each', () => {
  expect(DIAL_MARKS).toEqual({ 3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4 });
  expect(advance(0, 4)).toEqual({ dial: 4, levels: [2], done: false });
  expect(advance(2, 5, 2)).toEqual({ dial: 9, levels: [2, 2], done: false });
  expect(advance(13, 1)).toEqual({ dial: 14, levels: [3], done: false });
  expect(advance(22, 5)).toEqual({ dial: 15, levels: [4], done: true });
});

test('ND 10.3, ND 10.8 each mark gives one card of exactly its level from the deck, before the pointer moves on', () => {
  const t = table().resolves(0, 'science', 5);
  t.player(0).dial = 2;
  t.does({ type: 'advance' });
  expect(t.player(0).dial).toBe(3);
  const cards = t.legal().map((action) => ('card' in action ? action.card : 'none'));
  expect(cards.toSorted()).toEqual([
    'animal-husbandry',
    'currency',
    'drama-and-poetry',
    'iron-working',
    'mathematics',
    'none',
  ]);
  const slot = t.player(0).row.findIndex(({ card }) => card === 'masonry') + 1;
  t.does({ type: 'gain', card: 'iron-working', slot });
  expect(t.player(0).dial).toBe(6);
  expect(t.legal().some((action) => 'card' in action && action.card === 'iron-working')).toBe(false);
});

test('ND 10.5, ND 10.7, ND 21.34 past 24 the pointer is turned to 15 and the rest is lost; it goes on by the option', () => {
  expect(advance(24, 2)).toEqual({ dial: 15, levels: [], done: false });
  expect(advance(23, 5, 3)).toEqual({ dial: 15, levels: [4], done: true });
  expect(advance(24, 2, 0, { after24: 'go-on' })).toEqual({ dial: 16, levels: [], done: false });
  expect(advance(23, 5, 3, { after24: 'go-on' })).toEqual({ dial: 21, levels: [4, 4], done: true });
});

test('ND 6.3, ND 6.8, ND 20.4 a science card, too, may be resolved without its effect', () => {
  const t = table().resolves(0, 'science', 5).done();
  expect([t.player(0).dial, t.step, t.decider]).toEqual([0, 'choose-focus', 1]);
  expect(t.player(0).row[0]?.card).toBe('astrology');
  expect(t.facts('declined')).toMatchObject([{ seat: 0, step: 'advance-dial' }]);
  const mathematics = table().card(0, 'mathematics', 2).resolves(0, 'mathematics', 2).done(2);
  expect(mathematics.player(0).row.map(({ trade }) => trade)).toEqual([0, 0, 0, 0, 0]);
  expect([mathematics.player(0).dial, mathematics.decider]).toEqual([0, 1]);
});

test('ND 7.6 tokens may be spent on science at any moment, so also once the pointer has moved', () => {
  const t = table().trade(0, 'science', 2).resolves(0, 'science', 2).does({ type: 'advance' });
  expect([t.player(0).dial, t.step, t.offers({ type: 'advance' })]).toEqual([2, 'advance-dial', false]);
  t.does(spendTrade, { type: 'advance' }, { type: 'gain', card: 'mathematics', slot: 2 });
  // The token has moved to the new card with its slot, and counts there.
  expect([t.player(0).dial, t.tradeOn(0, 'science'), t.step]).toEqual([3, 1, 'advance-dial']);
  t.does(spendTrade, { type: 'advance' });
  expect([t.player(0).dial, t.decider]).toEqual([4, 1]);
});

test('ND 10.6 reaching or passing 24 completes the agenda', () => {
  expect(advance(21, 3).done).toBe(true);
  expect(advance(21, 5).done).toBe(true);
  expect(advance(20, 3).done).toBe(false);
});

test('ND 10.9 the pointer moved by anything else gives cards all the same', () => {
  const t = table().frames({ step: 'dial', seat: 1, left: 3 });
  expect(t.game.frames.at(-1)).toMatchObject({ step: 'gain-card', seat: 1, level: 2 });
});

test('Replaceable Parts takes a kind not held; a natural wonder does not count as held', () => {
  const t = table()
    .token(0, 30)
    .resources(0, { marble: 1 })
    .card(0, 'replaceable-parts', 2)
    .resolves(0, 'replaceable-parts', 2);
  expect(t.offers({ type: 'take-resource', resource: 'oil' })).toBe(true);
  expect(t.refusal({ type: 'take-resource', resource: 'marble' })).toEqual({ reason: 'already-held', rule: 'ND 8.1' });
  t.does({ type: 'take-resource', resource: 'oil' });
  expect(t.player(0).resources.oil).toBe(1);
});

test('Nuclear Power strikes only in the fifth slot: tokens weakened, cities and city-states untouched', () => {
  expect(table().card(0, 'nuclear-power', 4).resolves(0, 'nuclear-power', 4).step).toBe('advance-dial');
  const t = table().token(0, 56).reinforced(1, 57).city(1, 36).token(1, 31).card(0, 'nuclear-power', 5);
  t.resolves(0, 'nuclear-power', 5).does({ type: 'strike', space: 56 });
  expect([56, 57, 36, 31, 50].map((space) => t.piece(space))).toEqual([
    'nothing',
    'token of 1',
    'city of 1',
    'token of 1',
    'capital of 0',
  ]);
  expect(t.step).toBe('advance-dial');
});

test('ND 1.3 destroyed pieces may be used again', () => {
  const t = table().token(1, 56);
  expect(t.player(1).tokens).toBe(30);
  t.frames({ step: 'destroy-token', seat: 0 }).does({ type: 'destroy', space: 56 });
  expect(t.player(1).tokens).toBe(31);
});
