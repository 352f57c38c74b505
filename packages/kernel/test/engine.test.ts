import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  act,
  awaited,
  clone,
  decider,
  isAwaited,
  isOver,
  legal,
  push,
  seedFrom,
  start,
  topFrame,
} from '../src/index.ts';
import { fair } from './fair.ts';

const seed = seedFrom('engine');
const atTheFair = (seats = 2, options = {}) => start(fair, { seats, seed, options });
const types = (actions: readonly { type: string }[]) => actions.map(({ type }) => type).sort();

describe('start', () => {
  test('runs up to the first decision and keeps the facts of the set-up', () => {
    const state = atTheFair();
    expect(state.frames).toEqual([
      { step: 'day' },
      { step: 'visit', seat: 1, left: 4 },
      { step: 'visit', seat: 0, left: 4 },
    ]);
    expect(state.facts).toEqual([{ fact: 'rang', times: 1, seen: 'all' }]);
  });

  test('options not chosen take their defaults', () => {
    expect(atTheFair().options).toEqual({ bells: true });
    expect(atTheFair(2, { bells: false }).diary).toEqual([]);
  });

  test('same table, same state; another seed, another state', () => {
    expect(atTheFair()).toEqual(atTheFair());
    expect(start(fair, { seats: 2, seed: seedFrom('other') })).not.toEqual(atTheFair());
  });

  test('a table of the wrong size, seed or options is refused in words', () => {
    for (const seats of [1, 4, 2.5, Number.NaN]) {
      expect(() => start(fair, { seats, seed })).toThrow(`fair seats 2 to 3 players, not ${seats}.`);
    }
    expect(() => start(fair, { seats: 2, seed: 'luck' })).toThrow('A seed is 32 hexadecimal digits.');
    expect(() => start(fair, { seats: 2, seed, options: { bells: 3 } })).toThrow('Option "bells"');
  });
});

describe('frames', () => {
  test('what is pushed last happens first; procedures run by themselves', () => {
    const state = atTheFair();
    expect(state.diary).toEqual(['bell 1']);
    act(fair, state, 0, { type: 'rest' });
    act(fair, state, 1, { type: 'rest' });
    expect(state.diary).toEqual(['bell 1', 'bell 2']);
    expect(decider(state)).toBe(0);
  });

  test('a decision that is not done stays on top, with what it remembers', () => {
    const state = atTheFair();
    act(fair, state, 0, { type: 'stroll' });
    expect(topFrame(state)).toEqual({ step: 'visit', seat: 0, left: 3 });
  });

  test('a nested question comes first, then the one under it goes on', () => {
    const state = atTheFair();
    act(fair, state, 0, { type: 'call-vote' });
    expect(topFrame(state)?.step).toBe('vote');
    act(fair, state, 0, { type: 'vote', aye: true });
    act(fair, state, 1, { type: 'vote', aye: true });
    expect(topFrame(state)).toEqual({ step: 'visit', seat: 0, left: 3 });
  });

  test('a game saved as JSON goes on where it was', () => {
    const state = atTheFair(3);
    act(fair, state, 0, { type: 'call-vote' });
    act(fair, state, 1, { type: 'vote', aye: true });
    const loaded = JSON.parse(JSON.stringify(state)) as typeof state;
    for (const one of [state, loaded]) {
      act(fair, one, 0, { type: 'vote', aye: false });
      act(fair, one, 2, { type: 'vote', aye: true });
      act(fair, one, 0, { type: 'throw' });
    }
    expect(loaded).toEqual(state);
    expect(state.diary.at(-1)).toBe('votes false true true');
  });

  test('an empty stack is the end', () => {
    const state = atTheFair();
    expect(isOver(state)).toBe(false);
    act(fair, state, 0, { type: 'go-home' });
    expect(isOver(state)).toBe(true);
    expect(awaited(state)).toEqual([]);
    expect(isAwaited(state, 0)).toBe(false);
    expect(legal(fair, state, 0)).toEqual([]);
    expect(topFrame(state)).toBeUndefined();
    expect(() => decider(state)).toThrow('The game is over.');
  });

  test('running out of procedures is the end too', () => {
    const state = atTheFair();
    while (!isOver(state)) act(fair, state, decider(state), { type: 'rest' });
    expect(state.day).toBe(3);
    expect(fair.result(state).ending).toBe('days');
  });
});

describe('several seats at once', () => {
  const answers = [true, false, true].map((aye, seat) => ({ seat, action: { type: 'vote', aye } as const }));
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  test.each(orders)('answers in the order %i %i %i lead to the same state', (...order) => {
    const state = atTheFair(3);
    act(fair, state, 0, { type: 'call-vote' });
    for (const at of order) {
      const { seat, action } = answers[at] ?? { seat: 0, action: { type: 'vote', aye: true } };
      expect(state.diary).toHaveLength(1);
      act(fair, state, seat, action);
    }
    expect(state.diary).toEqual(['bell 1', 'votes true false true']);
  });

  test('the game waits for those who have not answered, and for each of them only once', () => {
    const state = atTheFair(3);
    act(fair, state, 0, { type: 'call-vote' });
    expect(awaited(state)).toEqual([0, 1, 2]);
    act(fair, state, 1, { type: 'vote', aye: true });
    expect(awaited(state)).toEqual([0, 2]);
    expect(decider(state)).toBe(0);
    expect(isAwaited(state, 1)).toBe(false);
    expect(types(legal(fair, state, 1))).toEqual(['wave']);
    expect(types(legal(fair, state, 2))).toEqual(['vote', 'vote', 'wave']);
  });
});

describe('at any time', () => {
  test('a seat may act while another decides, and that one still decides', () => {
    const state = atTheFair();
    expect(types(legal(fair, state, 1))).toEqual(['wave']);
    act(fair, state, 1, { type: 'wave' });
    expect(state.waves).toEqual([0, 1]);
    expect(topFrame(state)).toEqual({ step: 'visit', seat: 0, left: 4 });
    expect(legal(fair, state, 1)).toEqual([]);
  });

  test('the seat that decides has both', () => {
    expect(types(legal(fair, atTheFair(), 0))).toEqual([
      'call-vote',
      'go-home',
      'look',
      'rest',
      'stroll',
      'throw',
      'wave',
    ]);
  });

  test('also while several are asked, without counting as an answer', () => {
    const state = atTheFair();
    act(fair, state, 0, { type: 'call-vote' });
    act(fair, state, 1, { type: 'wave' });
    expect(awaited(state)).toEqual([0, 1]);
  });
});

describe('mistakes in the rules', () => {
  test('a procedure that never asks anyone is found', () => {
    const circles: AnyGame = {
      ...fair,
      id: 'circles',
      steps: { ...fair.steps, day: { run: (game: { frames: object[] }) => push(game, { step: 'day' }) } },
    };
    expect(() => start(circles, { seats: 2, seed })).toThrow('circles runs in circles at step "day".');
  });

  test('a frame that names no step is found', () => {
    const state = atTheFair();
    const lost = clone(state) as { frames: { step: string }[] };
    lost.frames.push({ step: 'nowhere' });
    expect(() => legal(fair as AnyGame, lost, 0)).not.toThrow();
    expect(() => act(fair as AnyGame, lost, 0, { type: 'rest' })).toThrow('fair has no step "nowhere".');
  });
});

test('facts are kept only while somebody listens', () => {
  const state = atTheFair();
  state.facts = null;
  act(fair, state, 0, { type: 'stroll' });
  expect(state.facts).toBeNull();
  state.facts = [];
  act(fair, state, 0, { type: 'stroll' });
  expect(state.facts).toEqual([{ fact: 'strolled', seat: 0, seen: 'all' }]);
});
