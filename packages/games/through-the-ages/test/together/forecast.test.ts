/** What is foretold of the end of a turn comes true, in games played by chance. */

import { act, decider, isOver, legal, luckFrom, seedFrom, sight, start } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { throughTheAges } from '../../src/index.ts';
import { forecast } from '../../src/public/forecast.ts';
import { stored } from '../../src/queries/counts.ts';
import { playerOf } from '../../src/queries/players.ts';
import type { AgesView } from '../../src/state.ts';
import type { AgesFact } from '../../src/vocabulary.ts';
import { position } from '../position.ts';

test('TA 14.3 TA 14.4 the forecast, made from what a player sees, is what the end of the turn brings', () => {
  const told = { produced: 0, uprising: 0, corruption: 0, famine: 0 };
  for (const seats of [2, 3, 4]) {
    const options = { adjusted: 'all', military: true, leaders: 'secret-mix', hands: 'closed' };
    const game = start(throughTheAges, { seats, seed: seedFrom(`forecast ${seats}`), options });
    const luck = luckFrom(seedFrom(`forecast luck ${seats}`));
    while (!isOver(game)) {
      const seat = decider(game);
      const actions = legal(throughTheAges, game, seat).filter(({ type }) => type !== 'resign');
      const busy = actions.filter(({ type }) => type !== 'end-turn' && type !== 'destroy');
      const among = busy.length > 0 && luck(20) > 0 ? busy : actions;
      const action = among[luck(among.length)];
      if (action === undefined) throw new Error('Nothing can be done.');
      if (action.type !== 'end-turn') {
        act(throughTheAges, game, seat, action);
        continue;
      }
      const expected = forecast(sight(throughTheAges, game, seat).view as AgesView, seat);
      const facts: AgesFact[] = [];
      game.facts = facts;
      act(throughTheAges, game, seat, action);
      game.facts = null;
      if (!facts.some(({ fact }) => fact === 'produced' || fact === 'uprising')) continue; // cards to discard first
      const of = <F extends AgesFact['fact']>(name: F) =>
        facts.find(
          (one): one is Extract<AgesFact, { fact: F; seat: number }> =>
            one.fact === name && 'seat' in one && one.seat === seat,
        );
      const corruption = of('corruption');
      const famine = of('famine');
      expect(expected.uprising).toBe(of('uprising') !== undefined);
      expect(expected.corruption).toBe(corruption === undefined ? 0 : corruption.resources + corruption.food);
      expect(expected.missing).toBe(famine?.missing ?? 0);
      const player = playerOf(game, seat);
      const [food, resources] = [stored(player, 'food'), stored(player, 'resources')];
      expect(expected.after).toMatchObject({ food, resources, science: player.science });
      for (const fact of facts)
        if (fact.fact in told && 'seat' in fact && fact.seat === seat) told[fact.fact as keyof typeof told]++;
    }
  }
  expect(Math.min(...Object.values(told))).toBeGreaterThan(0);
});

test('TA 14.4 TA 14.8 unused military actions draw cards, but not in the first round and not in Age IV', () => {
  const table = position().has(0, { military: 2 });
  expect(forecast(table.game, 0).cards).toBe(2);
  table.game.age = 4;
  expect(forecast(table.game, 0).cards).toBe(0);
});
