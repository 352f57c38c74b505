/** A player that knows nothing but what the game tells bots: the action after which an imagined state is judged best. */

import { act, clone, imagine, legal, luckFrom, type Seat } from '@tabularium/kernel';
import { type NewDawnView, newDawn } from '@tabularium/new-dawn';

/** Its choice for whoever looks. */
export function judge(view: object, seed: string) {
  const seen = view as NewDawnView & { viewer: Seat };
  const world = imagine(newDawn, seen, luckFrom(seed));
  const worth = (action: ReturnType<typeof legal<typeof newDawn>>[number]) => {
    const next = clone(world);
    act(newDawn, next, seen.viewer, action);
    return newDawn.bot.evaluate(next, seen.viewer);
  };
  const [first, ...others] = legal(newDawn, world, seen.viewer);
  if (first === undefined) throw new Error('Nothing is legal.');
  let [best, most] = [first, worth(first)];
  for (const action of others) {
    const value = worth(action);
    if (value > most) [best, most] = [action, value];
  }
  return best;
}

/** The quick player's choice on an imagined state. */
export function quick(view: object, seed: string) {
  const seen = view as NewDawnView & { viewer: Seat };
  const luck = luckFrom(seed);
  const world = imagine(newDawn, seen, luck);
  const actions = legal(newDawn, world, seen.viewer);
  const chosen = actions[newDawn.bot.playout?.(world, seen.viewer, actions, luck) ?? -1];
  if (chosen === undefined) throw new Error('The quick player names no legal action.');
  return chosen;
}
