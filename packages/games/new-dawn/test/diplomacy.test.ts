import { expect, test } from 'vitest';
import { stackOf } from '../src/queries/diplomacy.ts';
import { matureCities } from '../src/queries/maturity.ts';
import { table } from './table.ts';

const take = (card: string, from: number, back: string | null = null) => ({ type: 'take-diplomacy', card, from, back });

test('ND 15.1 one card of each city-state and of each rival, two of a city-state in all', () => {
  const t = table(4);
  t.player(0).cityStateCards.push('geneva');
  t.frames({ step: 'take-city-state-card', seat: 0, cityState: 'geneva' });
  expect(t.offers({ type: 'take-city-state-card' })).toBe(false);
  t.done();
  t.player(0).diplomacy.push({ card: 'embassy', from: 1 });
  t.frames({ step: 'take-diplomacy', seat: 0, from: 1, left: 1 });
  expect(t.offers(take('joint-war', 1))).toBe(false);
});

test('ND 15.2, ND 15.9 cards come only from the rival’s own stack; with none left there is nothing to take', () => {
  const t = table(4);
  t.player(1).diplomacy.push({ card: 'embassy', from: 2 });
  expect(stackOf(t.game, 2)).toEqual(['joint-war', 'defensive-pact', 'open-borders']);
  t.player(3).diplomacy.push(
    { card: 'joint-war', from: 2 },
    { card: 'defensive-pact', from: 2 },
    { card: 'open-borders', from: 2 },
  );
  t.frames({ step: 'take-diplomacy', seat: 0, from: 2, left: 1 });
  expect(t.legal()).toEqual([{ type: 'done' }]);
});

test('ND 15.2 own diplomacy cards never help their owner', () => {
  const t = table().token(1, 91, 92, 95).token(0, 96);
  expect(matureCities(t.game, 1)).toEqual([]);
  t.frames({ step: 'take-diplomacy', seat: 1, from: null, left: 1 });
  expect(t.legal().some((action) => 'from' in action && action.from === 1)).toBe(false);
});

test('ND 15.10 a card handed back may be taken again at once', () => {
  const t = table(3);
  t.player(0).diplomacy.push({ card: 'embassy', from: 1 });
  t.frames({ step: 'take-diplomacy', seat: 0, from: 1, left: 1 }).does(take('joint-war', 1, 'embassy'));
  t.frames({ step: 'take-diplomacy', seat: 2, from: 1, left: 1 }).does(take('embassy', 1));
  expect(t.player(2).diplomacy).toEqual([{ card: 'embassy', from: 1 }]);
});

test('Geneva exchanges a rival’s card for another of the same rival', () => {
  const t = table(3);
  t.player(0).cityStateCards.push('geneva');
  expect(t.turn(0).offers({ type: 'use', effect: 'geneva' })).toBe(false);
  t.player(0).diplomacy.push({ card: 'embassy', from: 2 });
  t.turn(0).does({ type: 'use', effect: 'geneva' });
  expect(t.offers(take('joint-war', 1, 'embassy'))).toBe(false);
  t.does(take('joint-war', 2, 'embassy'));
  expect(t.player(0).diplomacy).toEqual([{ card: 'joint-war', from: 2 }]);
});

test('ND 20.11 with Potala Palace lost, surplus cards go back by choice', () => {
  const t = table(3).city(0, 36).wonder('potala-palace', 36);
  t.player(0).diplomacy.push(
    { card: 'embassy', from: 2 },
    { card: 'joint-war', from: 2 },
    { card: 'joint-war', from: 1 },
  );
  t.city(1, 36);
  expect([t.decider, t.step]).toEqual([0, 'return-diplomacy']);
  t.does({ type: 'return', card: 'embassy' });
  expect(t.player(0).diplomacy).toEqual([
    { card: 'joint-war', from: 2 },
    { card: 'joint-war', from: 1 },
  ]);
});

test('ND 20.1 a player picks a new focus card before the next turn begins', () => {
  const t = table();
  t.player(0).dial = 2;
  t.resolves(0, 'science', 1).does({ type: 'advance' });
  expect([t.decider, t.step]).toEqual([0, 'gain-card']);
  t.done();
  expect(t.decider).toBe(1);
});
