import { act, clone, decider, isOver, legal, luckFrom, seedFrom, start } from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';
import { copyState } from '../src/queries/copy.ts';

test.each(['base', 'terra-incognita'])(
  'a copy says the same and is not changed by what is done to the state (%s)',
  (module) => {
    const state = start(newDawn, { seats: 3, seed: seedFrom('copy'), options: { module, roundLimit: 30 } });
    const luck = luckFrom(seedFrom('copy'));
    for (let moves = 0; !isOver(state); moves++) {
      const kept = moves % 10 === 0 ? { copy: copyState(state), clone: clone(state) } : null;
      const seat = decider(state);
      const actions = legal(newDawn, state, seat);
      act(newDawn, state, seat, actions[luck(actions.length)] ?? { type: 'done' });
      if (kept === null) continue;
      expect(kept.copy).toEqual(kept.clone);
      expect(Object.keys(kept.copy)).toEqual(Object.keys(kept.clone));
    }
  },
);
