/** What is foretold of the end of a turn comes true, in games played by chance. */

import {
  act,
  decider,
  isOver,
  type Luck,
  legal,
  luckFrom,
  type Seat,
  seedFrom,
  sight,
  start,
} from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { throughTheAges } from '../../src/index.ts';
import { forecast } from '../../src/public/forecast.ts';
import { stored } from '../../src/queries/counts.ts';
import { playerOf } from '../../src/queries/players.ts';
import type { AgesState, AgesView } from '../../src/state.ts';
import type { AgesFact } from '../../src/vocabulary.ts';
import { position } from '../position.ts';

/** The next action of a player who mostly ends the turn only when nothing else is to be done, and never resigns. */
function anyAction(game: AgesState, luck: Luck) {
  const actions = legal(throughTheAges, game, decider(game)).filter(({ type }) => type !== 'resign');
  const busy = actions.filter(({ type }) => type !== 'end-turn' && type !== 'destroy');
  const among = busy.length > 0 && luck(20) > 0 ? busy : actions;
  const action = among[luck(among.length)];
  if (action === undefined) throw new Error('Nothing can be done.');
  return action;
}

/** The seat ends its turn: what was foretold, and what was told. */
function endTurn(game: AgesState, seat: Seat) {
  const expected = forecast(sight(throughTheAges, game, seat).view as AgesView, seat);
  const facts: AgesFact[] = [];
  game.facts = facts;
  act(throughTheAges, game, seat, { type: 'end-turn' });
  game.facts = null;
  const own = facts.filter((one) => 'seat' in one && one.seat === seat);
  return { expected, own, settled: facts.some(({ fact }) => fact === 'produced' || fact === 'uprising') };
}

test('TA 14.3 TA 14.4 the forecast, made from what a player sees, is what the end of the turn brings', () => {
  const told = { produced: 0, uprising: 0, corruption: 0, famine: 0 };
  for (const seats of [2, 3, 4]) {
    const options = { adjusted: 'all', military: true, leaders: 'secret-mix', hands: 'closed' };
    const game = start(throughTheAges, { seats, seed: seedFrom(`forecast ${seats}`), options });
    const luck = luckFrom(seedFrom(`forecast luck ${seats}`));
    while (!isOver(game)) {
      const seat = decider(game);
      const action = anyAction(game, luck);
      if (action.type !== 'end-turn') {
        act(throughTheAges, game, seat, action);
        continue;
      }
      const { expected, own, settled } = endTurn(game, seat);
      if (!settled) continue; // cards to discard first
      const of = <F extends AgesFact['fact']>(name: F) =>
        own.find((one): one is Extract<AgesFact, { fact: F }> => one.fact === name);
      const corruption = of('corruption');
      expect(expected.uprising).toBe(of('uprising') !== undefined);
      expect(expected.corruption).toBe(corruption === undefined ? 0 : corruption.resources + corruption.food);
      expect(expected.missing).toBe(of('famine')?.missing ?? 0);
      const player = playerOf(game, seat);
      const [food, resources] = [stored(player, 'food'), stored(player, 'resources')];
      expect(expected.after).toMatchObject({ food, resources, science: player.science });
      for (const { fact } of own) if (fact in told) told[fact as keyof typeof told]++;
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
