/** The copy that bots make of a state, held to the kernel's own. */

import { act, clone, decider, isOver, legal, luckFrom, seedFrom, start } from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { expect } from 'vitest';
import { copyState } from '../src/queries/copy.ts';

/** In a random game of these options every tenth state is copied, and the copies stay as they were. */
export function copiesHold(options: object): void {
  const state = start(newDawn, { seats: 3, seed: seedFrom('copy'), options: { ...options, roundLimit: 30 } });
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
}
