/** What a table says an action would change is what it changes: in random games of every game that names its figures. */

import { gameIds, loadGame } from '@tabularium/catalogue';
import {
  act,
  asked,
  awaited,
  clone,
  decider,
  foresee,
  isOver,
  luckFrom,
  seedFrom,
  start,
  topFrame,
  view,
} from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';

const SEATS = 3;
const MOVES = 250;

describe.each(gameIds)('%s', async (id) => {
  const game = await loadGame(id);

  test('foresees truly what an action changes, and says something', () => {
    const state = start(game, { seats: SEATS, seed: seedFrom('foresee'), options: {} });
    const luck = luckFrom(seedFrom('choices'));
    let foreseen = 0;
    for (let move = 0; move < MOVES && !isOver(state); move++) {
      const seat = decider(state);
      const actions = asked(game, state, seat);
      const action = actions[luck(actions.length)];
      if (action === undefined) break;
      const { changes, passesOn, answered } = foresee(game, view(game, state, seat), seat, action);
      const before = clone(game.figures?.(state, seat) ?? {});
      act(game, state, seat, action);
      const after = game.figures?.(state, seat) ?? {};
      for (const [figure, change] of Object.entries(changes)) {
        const real = (after[figure] ?? 0) - (before[figure] ?? 0);
        expect({ move, action, figure, change: real }).toEqual({ move, action, figure, change });
        foreseen++;
      }
      if (passesOn) expect(awaited(state)).not.toContain(seat);
      if (answered) expect(game.bot.windows).toContain(topFrame(state)?.step);
    }
    expect(foreseen).toBeGreaterThan(0);
  });

  if (game.bot.windows === undefined) return;

  test('foresees that others may interfere before the turn goes on', () => {
    const state = start(game, { seats: SEATS, seed: seedFrom('windows'), options: {} });
    const luck = luckFrom(seedFrom('windows'));
    for (;;) {
      const seat = decider(state);
      const actions = asked(game, state, seat);
      const action = actions[luck(actions.length)];
      const seen = view(game, state, seat);
      act(game, state, seat, action);
      if (!game.bot.windows?.includes(topFrame(state)?.step ?? '') || awaited(state).includes(seat)) continue;
      expect(foresee(game, seen, seat, action)).toMatchObject({ passesOn: true, answered: true });
      break;
    }
  });
});
