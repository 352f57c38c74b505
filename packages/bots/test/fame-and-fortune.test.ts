/** What bots do in Fame and Fortune where anybody can see what is right. */

import { type BotSpec, chooseAction } from '@tabularium/bots';
import { type FameState, fameAndFortune } from '@tabularium/fame-and-fortune';
import { away, inward } from '@tabularium/fame-and-fortune/testing/away';
import { type Action, type Table, table } from '@tabularium/fame-and-fortune/testing/table';
import { luckFrom, seedFrom, view } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { Worlds } from '../src/worlds.ts';
import { worths } from '../src/worth.ts';

const BOTS: readonly BotSpec[] = [{ kind: 'greedy' }, { kind: 'mcts', iterations: 12 }];

describe.each(BOTS)('$kind takes what anybody would take', (bot) => {
  /** What the bot does for the seat that decides. */
  function choice(play: Table, seed = 'choice'): Action {
    const seen = view(fameAndFortune, play.game, play.decider);
    return chooseAction(fameAndFortune, seen, bot, seedFrom(seed)) as Action;
  }

  test('a second city, as soon as a scout stands where one can be founded', () => {
    const play = table().plain().cleared();
    play.figure(0, 'scout', away(play, 0, 4 * inward(play), 0));
    expect(play.step).toBe('start-of-turn');
    expect(play.actions().some(({ type }) => type === 'found')).toBe(true);
    expect(choice(play).type).toBe('found');
  });

  test('a technology, whenever its trade is enough for one', () => {
    const play = table().until('choose-research');
    play.has(play.decider, { trade: 8 });
    expect(choice(play)).toMatchObject({ type: 'research', technology: expect.stringMatching(/./) });
  });

  test('the step on the culture track that wins the game', () => {
    const play = table().until('city-management', 0).has(0, { space: 20, culture: 60, trade: 27 });
    expect(choice(play)).toMatchObject({ type: 'advance' });
  });

  test('a hut beside its army', () => {
    const play = table().plain().cleared();
    const hut = away(play, 0, 3 * inward(play), 1);
    play.figure(0, 'army', away(play, 0, 3 * inward(play), 0));
    play.game.map.markers[hut] = { kind: 'hut', id: 'hut-incense', seenBy: [] };
    play.until('choose-mover', 0);
    play.does(choice(play));
    expect(play.step).toBe('move-step');
    expect(choice(play)).toEqual({ type: 'step', square: hut });
  });

  test('the same hut, whoever might interfere', () => {
    const play = table()
      .plain()
      .cleared()
      .has(0, { cityMarkers: 0 })
      .has(1, { events: ['defection'] });
    const hut = away(play, 0, 3 * inward(play), 1);
    play.figure(0, 'army', away(play, 0, 3 * inward(play), 0));
    play.game.map.markers[hut] = { kind: 'hut', id: 'hut-incense', seenBy: [] };
    play.until('choose-mover', 0).does(choice(play));
    expect(play.step).toBe('respond');
    expect(choice(play.does({ type: 'pass' }))).toEqual({ type: 'step', square: hut });
  });

  test('no attack on a capital that it cannot win', () => {
    const play = table().plain().cleared();
    const beside = away(play, 1, 2 * -inward(play), 0);
    play.figure(0, 'army', beside);
    play.has(0, { forces: [] }).until('choose-mover', 0);
    for (let moves = 0; play.decider === 0 && moves < 6; moves++) {
      const action = choice(play);
      play.does(action);
      expect(play.game.battle).toBeNull();
    }
  });
});

test('greedy leaves an army where it is if nothing is better elsewhere', () => {
  const play = table()
    .plain()
    .cleared()
    .has(0, { cityMarkers: 0 })
    .has(1, { events: ['defection'] });
  play.figure(0, 'army', away(play, 0, 3 * inward(play), 0));
  const seen = view(fameAndFortune, play.until('choose-mover', 0).game, 0);
  expect(chooseAction(fameAndFortune, seen, { kind: 'greedy' }, seedFrom('still'))).toEqual({ type: 'pass' });
});

test('greedy looks no further than to what is asked next: a research is not judged by the turn after it', () => {
  const play = table().until('choose-research');
  while (play.decider === 0) play.dully();
  play.has(1, { trade: 8 });
  const { bot } = fameAndFortune;
  const effort = (questions: NonNullable<typeof bot.questions>) => {
    let judged = 0;
    const all = (game: FameState) => {
      judged++;
      return bot.evaluateAll?.(game) ?? [];
    };
    const counting = { ...fameAndFortune, bot: { ...bot, questions, evaluateAll: all } };
    chooseAction(counting, view(fameAndFortune, play.game, 1), { kind: 'greedy' }, seedFrom('once'));
    return judged;
  };
  expect(play.step).toBe('choose-research');
  expect(effort(bot.questions ?? [])).toBeLessThan(effort([]));
});

test('what moves gain is judged against the world they are tried in, whatever was dealt there', () => {
  const play = table(['america', 'china', 'egypt']).plain().cleared();
  for (const seat of [1, 2]) {
    play.figure(seat, 'army', away(play, 0, 2 * inward(play), seat - 1));
    const { infantry, mounted } = play.game.units;
    play.has(seat, { forces: [...infantry.down.splice(-3), ...mounted.down.splice(-3)] });
  }
  const luck = luckFrom(seedFrom('worlds'));
  const worlds = new Worlds(fameAndFortune, view(fameAndFortune, play.game, 0), luck);
  const dealt = new Set<string>();
  for (let given = 0; given < 40; given++) {
    const world = worlds.next();
    expect(worlds.worths()).toEqual(worths(fameAndFortune, world));
    dealt.add(worlds.worths().join());
  }
  expect(dealt.size).toBeGreaterThan(1);
});
