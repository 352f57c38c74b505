/** What bots are told of the next step of a journey, held to what comes of it. */

import {
  act,
  clone,
  decider,
  isAwaited,
  isOver,
  legal,
  luckFrom,
  type Station,
  seedFrom,
  start,
} from '@tabularium/kernel';
import { newDawn } from '@tabularium/new-dawn';
import { expect } from 'vitest';

/** At every step of every journey of a few random games of these options; gives how many foreseen steps it found. */
export function journeysHold(options: object): number {
  let foreseen = 0;
  for (let number = 0; number < 5; number++) foreseen += journeysOf(options, seedFrom(`journeys ${number}`));
  return foreseen;
}

function journeysOf(options: object, seed: string): number {
  const state = start(newDawn, { seats: 2, seed, options: { ...options, roundLimit: 30 } });
  const luck = luckFrom(seed);
  let foreseen = 0;
  while (!isOver(state)) {
    const seat = decider(state);
    const actions = legal(newDawn, state, seat);
    const frame = state.frames.at(-1);
    const leads = newDawn.bot.journeys?.[frame?.step as 'move-caravan'];
    for (const action of leads === undefined ? [] : actions) {
      const station: Station | undefined = leads?.(state, frame as never, action as never);
      if (station === undefined) continue;
      const next = clone(state);
      act(newDawn, next, seat, action);
      if (!isAwaited(next, seat)) expect.fail('the seat is not asked any more');
      expect(next.frames.at(-1)).toMatchObject({ ...station, step: frame?.step });
      foreseen++;
    }
    act(newDawn, state, seat, actions[luck(actions.length)] ?? { type: 'done' });
  }
  return foreseen;
}
