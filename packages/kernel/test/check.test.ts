import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highCard } from '../examples/high-card.ts';
import { ticTacToe } from '../examples/tic-tac-toe.ts';
import { act, check, fingerprint, refusals, seedFrom, sight, start } from '../src/index.ts';
import { fair } from './fair.ts';

const seed = seedFrom('check');
const refused = (reason: string) => ({ refusal: { reason } });

/** Lists in lists in lists. */
const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('check', () => {
  test('gives the legal action that was meant, whatever the order of keys', () => {
    const state = start(ticTacToe, { seats: 2, seed });
    expect(check(ticTacToe, state, 0, { cell: 4, type: 'mark' })).toEqual({ action: { type: 'mark', cell: 4 } });
  });

  test.each([-1, 2, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '0', null, undefined, {}, [0], true])(
    'there is no seat %s',
    (seat) => {
      const state = start(ticTacToe, { seats: 2, seed });
      expect(check(ticTacToe, state, seat, { type: 'mark', cell: 4 })).toEqual(refused('no-such-seat'));
    },
  );

  test.each([
    null,
    undefined,
    7,
    'mark',
    true,
    [],
    [{ type: 'mark', cell: 4 }],
    {},
    { cell: 4 },
    { type: 7 },
    { type: null },
    { type: ['mark'] },
    Object.create({ type: 'mark', cell: 4 }),
  ])('%j is not an action', (input) => {
    const state = start(ticTacToe, { seats: 2, seed });
    expect(check(ticTacToe, state, 0, input)).toEqual(refused('not-an-action'));
  });

  test.each([
    { type: 'mark' },
    { type: 'mark', cell: 9 },
    { type: 'mark', cell: '4' },
    { type: 'mark', cell: 4.000001 },
    { type: 'mark', cell: 1e308 },
    { type: 'mark', cell: -0.5 },
    { type: 'mark', cell: null },
    { type: 'mark', cell: [4] },
    { type: 'mark', cell: 4, more: true },
    { type: 'mark', cell: nested(5000) },
    { type: 'Mark', cell: 4 },
    { type: 'constructor', cell: 4 },
    { type: '__proto__', cell: 4 },
    JSON.parse('{"type": "mark", "cell": 4, "__proto__": {"admin": true}}'),
    JSON.parse('{"type": "mark", "__proto__": {"cell": 4}}'),
    { type: 'mark', constructor: { prototype: { cell: 4 } } },
  ])('action %# is not legal', (input) => {
    const state = start(ticTacToe, { seats: 2, seed });
    expect(check(ticTacToe, state, 0, input)).toEqual(refused('not-legal'));
    expect('admin' in {}).toBe(false);
  });

  test("another seat's turn", () => {
    const state = start(ticTacToe, { seats: 2, seed });
    expect(check(ticTacToe, state, 1, { type: 'mark', cell: 4 })).toEqual(refused('not-your-turn'));
  });

  test('an answer given already', () => {
    const state = start(highCard, { seats: 2, seed });
    const card = state.hands[0]?.[0] ?? 0;
    act(highCard, state, 0, { type: 'pick', card });
    expect(check(highCard, state, 0, { type: 'pick', card })).toEqual(refused('already-answered'));
  });

  test('a card of somebody else', () => {
    const state = start(highCard, { seats: 2, seed });
    expect(check(highCard, state, 0, { type: 'pick', card: state.hands[1]?.[0] })).toEqual(refused('not-legal'));
  });

  test('after the end', () => {
    const state = start(fair, { seats: 2, seed });
    act(fair, state, 0, { type: 'go-home' });
    expect(check(fair, state, 0, { type: 'stroll' })).toEqual(refused('game-over'));
    expect(check(fair, state, 0, { type: 'wave' })).toEqual(refused('game-over'));
  });

  test('what the step can explain is refused with its reason and rule', () => {
    const state = start(fair, { seats: 2, seed });
    state.shells = [];
    expect(check(fair, state, 0, { type: 'look' })).toEqual({ refusal: { reason: 'no-shells', rule: 'SA 1.1' } });
    expect(check(fair, state, 1, { type: 'look' })).toEqual(refused('not-your-turn'));
  });

  test('at any time means also in others’ turns, but only if it is open', () => {
    const state = start(fair, { seats: 2, seed });
    expect(check(fair, state, 1, { type: 'wave' })).toEqual({ action: { type: 'wave' } });
    act(fair, state, 1, { type: 'wave' });
    expect(check(fair, state, 1, { type: 'wave' })).toEqual(refused('not-your-turn'));
  });

  test('nothing from outside ever changes the state or gets through without being legal', () => {
    const state = start(fair, { seats: 3, seed });
    const before = fingerprint(state);
    const key = fc.constantFrom('type', 'aye', 'cell', '__proto__', 'constructor', 'toString', 'a');
    const value = fc.oneof(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom('stroll', 'wave', 'vote'), fc.double());
    const input = fc.oneof(value, fc.dictionary(key, value), fc.constant(nested(3000)));
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -1, max: 3 }), value), input, (seat, wild) => {
        const checked = check(fair, state, seat, wild);
        if ('action' in checked) expect(wild).toEqual(checked.action);
        else expect(checked.refusal.reason).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 5000, seed: 7 },
    );
    expect(fingerprint(state)).toBe(before);
  });
});

describe('refusals', () => {
  test('list what the seat might try in vain, not what is legal', () => {
    const state = start(ticTacToe, { seats: 2, seed });
    act(ticTacToe, state, 0, { type: 'mark', cell: 4 });
    expect(refusals(ticTacToe, state, 1)).toEqual([
      { action: { type: 'mark', cell: 4 }, refusal: { reason: 'taken' } },
    ]);
  });

  test('are none for a seat that is not asked, for a step without tries, and after the end', () => {
    const state = start(fair, { seats: 2, seed });
    state.shells = [];
    expect(refusals(fair, state, 0)).toHaveLength(1);
    expect(refusals(fair, state, 1)).toEqual([]);
    act(fair, state, 0, { type: 'call-vote' });
    expect(refusals(fair, state, 0)).toEqual([]);
    for (const seat of [0, 1]) act(fair, state, seat, { type: 'vote', aye: true });
    act(fair, state, 0, { type: 'go-home' });
    expect(refusals(fair, state, 0)).toEqual([]);
  });
});

describe('sight', () => {
  test('is the view, who is awaited, what may be done and what may not', () => {
    const state = start(fair, { seats: 2, seed });
    state.shells = [];
    const seen = sight(fair, state, 0);
    expect(seen.awaited).toEqual([0]);
    expect(seen.actions).toContainEqual({ type: 'stroll' });
    expect(seen.refusals).toEqual([{ action: { type: 'look' }, refusal: { reason: 'no-shells', rule: 'SA 1.1' } }]);
    expect(seen.view).toMatchObject({ viewer: 0, random: '?', facts: '?' });
  });

  test('a spectator sees and may do nothing', () => {
    const seen = sight(fair, start(fair, { seats: 2, seed }), null);
    expect(seen.actions).toEqual([]);
    expect(seen.refusals).toEqual([]);
    expect(seen.view).toMatchObject({ viewer: null });
  });

  test('shares nothing with the state', () => {
    const state = start(highCard, { seats: 2, seed });
    const before = fingerprint(state);
    const seen = sight(highCard, state, 0);
    (seen.view as { hands: number[][] }).hands[0]?.push(99);
    for (const action of seen.actions) Object.assign(action, { card: 99 });
    expect(fingerprint(state)).toBe(before);
  });
});
