import { describe, expect, test } from 'vitest';
import { highCard } from '../examples/high-card.ts';
import { type AnyGame, act, type Loose, seedFrom, start, type Viewer, view, viewTexts } from '../src/index.ts';
import { unknowns } from '../src/visibility.ts';
import { fair } from './fair.ts';

const seed = seedFrom('visibility');

/** What a viewer sees of one zone under one rule; written down it is the same. */
function seen(rule: unknown, zone: unknown, viewer: Viewer = 0): unknown {
  const game: AnyGame = { ...highCard, visibility: rule === undefined ? {} : { zone: rule } };
  const base = { seats: 2, options: {}, frames: [], random: {}, facts: null };
  const state = { ...base, zone };
  const whole = view(game, state, viewer) as { zone: unknown };
  expect(viewTexts(game, state)(viewer)).toBe(JSON.stringify(whole));
  return whole.zone;
}

describe('default deny', () => {
  test('a zone that is not declared is hidden', () => {
    expect(seen(undefined, 'secret')).toBe('?');
    expect(seen(undefined, { a: 1 })).toBe('?');
    expect(seen(undefined, [1, 2, 3])).toEqual(['?', '?', '?']);
  });

  test('a part that is not declared is hidden', () => {
    expect(seen({ open: 'open' }, { open: 1, forgotten: { card: 7 }, list: [1, 2] })).toEqual({
      open: 1,
      forgotten: '?',
      list: ['?', '?'],
    });
  });

  test('a rule nobody knows hides', () => {
    for (const rule of ['visible', true, 1, null]) expect(seen(rule, [7])).toEqual(['?']);
    expect(seen({ every: 'open' }, [7])).toEqual(['?']);
  });

  test('the generators and the facts are hidden from everybody', () => {
    const state = start(highCard, { seats: 2, seed });
    for (const viewer of [null, 0, 1]) {
      expect(view(highCard, state, viewer)).toMatchObject({ random: '?', facts: '?' });
    }
  });
});

describe('rules', () => {
  test('open is seen by everyone, hidden by no one', () => {
    for (const viewer of [null, 0, 1]) {
      expect(seen('open', { a: [1] }, viewer)).toEqual({ a: [1] });
      expect(seen('hidden', { a: [1] }, viewer)).toBe('?');
    }
  });

  test('hidden lists keep their length, not their shape', () => {
    expect(seen('hidden', [1, [2, 3], { a: 4 }])).toEqual(['?', '?', '?']);
  });

  test('owner: in a list with one part for each seat, a seat sees its own part', () => {
    const hands = [[1, 2], [3]];
    expect(seen({ each: 'owner' }, hands, 0)).toEqual([[1, 2], ['?']]);
    expect(seen({ each: 'owner' }, hands, 1)).toEqual([['?', '?'], [3]]);
    expect(seen({ each: 'owner' }, hands, null)).toEqual([['?', '?'], ['?']]);
  });

  test('owner holds for parts of parts too', () => {
    const rule = { each: { hand: 'owner', score: 'open', secret: 'hidden' } };
    const players = [
      { hand: [1], score: 5, secret: 8 },
      { hand: [2], score: 6, secret: 9 },
    ];
    expect(seen(rule, players, 1)).toEqual([
      { hand: ['?'], score: 5, secret: '?' },
      { hand: [2], score: 6, secret: '?' },
    ]);
  });

  test('owner outside of a list belongs to nobody', () => {
    for (const viewer of [null, 0, 1]) expect(seen('owner', 7, viewer)).toBe('?');
  });

  test('a function gets the value, who looks, whose it is and the state', () => {
    const rule = {
      each: (value: number, viewer: Viewer, owner: number, game: Loose) => [value, viewer, owner, game.seats],
    };
    expect(seen(rule, [10, 20], 1)).toEqual([
      [10, 1, 0, 2],
      [20, 1, 1, 2],
    ]);
  });

  test('where nothing lies, nothing is hidden', () => {
    expect(seen({ a: 'hidden' }, null)).toBeNull();
  });
});

describe('a view', () => {
  test('shares nothing with the state', () => {
    const state = start(fair, { seats: 2, seed });
    const before = JSON.stringify(state);
    const looked = view(fair, state, 0) as { frames: object[]; waves: number[]; options: object };
    looked.frames.length = 0;
    looked.waves.push(7);
    Object.assign(looked.options, { bells: 7 });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('even a function of the game cannot hand out the state itself', () => {
    const zone = { deep: [1] };
    const shown = seen((value: unknown) => value, zone) as typeof zone;
    expect(shown).toEqual(zone);
    expect(shown.deep).not.toBe(zone.deep);
  });

  test('says who looks', () => {
    expect(view(fair, start(fair, { seats: 2, seed }), null)).toMatchObject({ viewer: null, seats: 2 });
  });
});

describe('answers to a question asked of several seats', () => {
  const state = start(fair, { seats: 3, seed });
  act(fair, state, 0, { type: 'call-vote' });
  act(fair, state, 1, { type: 'vote', aye: true });
  const answers = (viewer: Viewer) =>
    (view(fair, state, viewer) as { frames: { answers?: unknown[] }[] }).frames.at(-1)?.answers;

  test('are hidden from the others and from spectators', () => {
    expect(answers(0)).toEqual([null, '?', null]);
    expect(answers(2)).toEqual([null, '?', null]);
    expect(answers(null)).toEqual([null, '?', null]);
  });

  test('are seen by the one who gave them', () => {
    expect(answers(1)).toEqual([null, { type: 'vote', aye: true }, null]);
  });

  test('stay hidden where the game has a rule for frames of its own', () => {
    const game: AnyGame = { ...fair, visibility: { ...fair.visibility, frames: 'open' } };
    expect((view(game, state, 0) as typeof state).frames.at(-1)).toMatchObject({ answers: [null, '?', null] });
  });
});

test('frames are open unless the game says otherwise', () => {
  const state = start(fair, { seats: 2, seed });
  expect(view(fair, state, null)).toMatchObject({ frames: state.frames });
  const game: AnyGame = {
    ...fair,
    visibility: { ...fair.visibility, frames: { each: { step: 'open', seat: 'open' } } },
  };
  expect((view(game, state, 0) as typeof state).frames.at(-1)).toEqual({ step: 'visit', seat: 0, left: '?' });
});

test('unknowns are counted wherever they lie', () => {
  expect(unknowns({ a: '?', b: ['?', 1, { c: '?' }], d: null, e: 'what?' })).toBe(3);
});
