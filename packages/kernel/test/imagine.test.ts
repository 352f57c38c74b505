import { describe, expect, test } from 'vitest';
import { highCard } from '../examples/high-card.ts';
import {
  type AnyGame,
  act,
  clone,
  equal,
  imagine,
  legal,
  luckFrom,
  type StateIn,
  seedFrom,
  start,
  type Viewer,
  type ViewIn,
  view,
} from '../src/index.ts';
import { fair } from './fair.ts';

const seed = seedFrom('imagine');
const seenBy = <A extends AnyGame>(viewer: Viewer, game: A, state: StateIn<A>) =>
  view(game, state, viewer) as ViewIn<A>;
const luck = (text: string) => luckFrom(seedFrom(text));

/** Three at the fair, voting; seats 1 and 2 have answered. */
function votingFair() {
  const state = start(fair, { seats: 3, seed });
  act(fair, state, 0, { type: 'look' });
  act(fair, state, 0, { type: 'call-vote' });
  act(fair, state, 1, { type: 'vote', aye: true });
  act(fair, state, 2, { type: 'vote', aye: false });
  return state;
}

test('an imagined state looks to the viewer like the true one', () => {
  const state = start(highCard, { seats: 3, seed });
  for (const viewer of [null, 0, 1, 2]) {
    const seen = seenBy(viewer, highCard, state);
    expect(view(highCard, imagine(highCard, seen, luck('a')), viewer)).toEqual(seen);
  }
});

test('what the viewer cannot know varies, the same luck imagines the same', () => {
  const seen = seenBy(0, highCard, start(highCard, { seats: 3, seed }));
  const one = imagine(highCard, seen, luck('a'));
  expect(imagine(highCard, seen, luck('a'))).toEqual(one);
  expect(equal(imagine(highCard, seen, luck('b')), one)).toBe(false);
});

test('the view is left alone', () => {
  const seen = seenBy(0, fair, votingFair());
  const before = clone(seen);
  const imagined = imagine(fair, seen, luck('a'));
  act(fair, imagined, 0, { type: 'vote', aye: true });
  expect(seen).toEqual(before);
});

test("chance is renewed: the table's future cannot be read from an imagined state", () => {
  const state = start(fair, { seats: 2, seed });
  const futures = ['a', 'b', 'c'].map((text) => imagine(fair, seenBy(0, fair, state), luck(text)).random);
  for (const future of futures) expect(equal(future, state.random)).toBe(false);
  expect(equal(futures[0], futures[1])).toBe(false);
});

test('an imagined state has no viewer and nobody listening', () => {
  const imagined = imagine(fair, seenBy(1, fair, votingFair()), luck('a'));
  expect('viewer' in imagined).toBe(false);
  expect(imagined.facts).toBeNull();
});

describe('answers given in secret', () => {
  test('become any answer that was allowed, never something one may do at any time', () => {
    const seen = seenBy(0, fair, votingFair());
    const guesses = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const frame = imagine(fair, seen, luck(String(i))).frames.at(-1);
      if (frame?.step !== 'vote') throw new Error('not voting');
      expect(frame.answers[0]).toBeNull();
      for (const answer of frame.answers.slice(1)) guesses.add(JSON.stringify(answer));
    }
    expect([...guesses].sort()).toEqual(['{"type":"vote","aye":false}', '{"type":"vote","aye":true}']);
  });

  test("one's own answer stays", () => {
    const frame = imagine(fair, seenBy(2, fair, votingFair()), luck('a')).frames.at(-1);
    expect(frame).toMatchObject({ step: 'vote', answers: [null, expect.anything(), { type: 'vote', aye: false }] });
  });

  test('are guessed under whatever lies on top, and the game goes on from there', () => {
    const state = votingFair();
    state.frames.push({ step: 'visit', seat: 0, left: 1 });
    const imagined = imagine(fair, seenBy(0, fair, state), luck('a'));
    expect(JSON.stringify(imagined.frames)).not.toContain('?');
    act(fair, imagined, 0, { type: 'rest' });
    act(fair, imagined, 0, { type: 'vote', aye: true });
    expect(imagined.diary.at(-1)).toMatch(/^votes true (true|false) (true|false)$/);
    expect(legal(fair, imagined, 0).length).toBeGreaterThan(0);
  });
});
