/** Advice is a legal action, the same for the same view, and its reasons are differences of named features. */

import { advise, reasonWords } from '@tabularium/bots';
import { fameAndFortune } from '@tabularium/fame-and-fortune';
import {
  type AnyGame,
  act,
  asked,
  decider,
  isOver,
  LANGUAGES,
  luckFrom,
  seedFrom,
  start,
  view,
} from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { stoneAge } from '@tabularium/stone-age';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';

const games: readonly AnyGame[] = [stoneAge, newDawn, throughTheAges, fameAndFortune];

/** Somewhere in a random game, where there is a choice. */
function position(game: AnyGame, moves: number): object {
  const state: { facts: unknown } = start(game, { seats: 2, seed: seedFrom(game.id) });
  state.facts = null;
  const luck = luckFrom(game.id);
  for (let move = 0; ; move++) {
    const seat = decider(state);
    const actions: readonly object[] = asked(game, state, seat);
    if (move >= moves && actions.length > 2) return state;
    const at = game.bot.playout?.(state, seat, actions, luck) ?? luck(actions.length);
    act(game, state, seat, (actions[at] ?? actions[0]) as never);
    if (isOver(state)) throw new Error('The game was over before.');
  }
}

test.each(games)('$id: advice from the view alone, in words', (game) => {
  const state = position(game, 40);
  const seat = decider(state);
  const seen = view(game, state, seat);
  const legal = asked(game, state, seat);
  const advice = advise(game, seen, legal, 3);
  expect(advise(game, seen, legal, 3)).toEqual(advice);
  expect(legal).toContainEqual(advice?.choice.action);
  expect(advice?.choice.gain).toBe(0);
  const told = [advice?.choice, ...(advice?.alternatives ?? [])];
  expect(told.length).toBeGreaterThan(1);
  for (const considered of told) {
    expect(legal).toContainEqual(considered?.action);
    for (const { feature } of considered?.reasons ?? [])
      expect([...(game.bot.judgement?.features ?? []), 'rivals']).toContain(feature);
    if (considered === undefined || considered.reasons.length === 0) continue;
    for (const language of LANGUAGES) expect(reasonWords(game, language, considered.reasons)).toMatch(/^\p{Lu}.*\.$/u);
  }
});

test.each(games)('$id: what an advised action has over another is what that other lacks', (game) => {
  const state = position(game, 25);
  const seat = decider(state);
  const legal = asked(game, state, seat);
  const advice = advise(game, view(game, state, seat), legal, 3);
  const [other] = advice?.alternatives ?? [];
  const over = (reasons: readonly { feature: string; difference: number }[] = []) =>
    Object.fromEntries(reasons.map(({ feature, difference }) => [feature, Math.abs(difference)]));
  expect(over(other?.reasons)).toEqual(over(advice?.choice.reasons));
});

test.each(games)(
  '$id: the parts of the judgement are its worth, each has its words, and all weights are numbers',
  (game) => {
    const { judgement } = game.bot;
    const state = position(game, 30);
    for (const seat of [0, 1]) {
      const parts = judgement?.parts(state, seat, judgement.book.weights) ?? [];
      expect(parts).toHaveLength(judgement?.features.length ?? -1);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(game.bot.evaluate(state, seat), 9);
    }
    for (const language of LANGUAGES)
      for (const feature of judgement?.features ?? [])
        expect(game.text[language].features?.[feature]?.means, `${language} ${feature}`).toMatch(/\.$/);
    const { weights, earlier, provenance } = judgement?.book ?? { weights: {}, earlier: {}, provenance: '' };
    expect(provenance).not.toBe('');
    for (const set of [weights, ...Object.values(earlier).map((one) => one.weights)]) {
      expect(Object.keys(set)).toEqual(Object.keys(weights));
      for (const weight of Object.values(set)) expect(weight).toBeTypeOf('number');
    }
  },
);

test('a spectator is advised nothing', () => {
  const game: AnyGame = stoneAge;
  const state = position(game, 10);
  expect(advise(game, view(game, state, null), asked(game, state, decider(state)))).toBeUndefined();
});
