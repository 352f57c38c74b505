/** A player that knows nothing but what the game tells bots: the action after which an imagined state is judged best. */

import { act, clone, imagine, legal, luckFrom, type Seat, seedFrom } from '@tabularium/kernel';
import { type NewDawnView, newDawn } from '@tabularium/new-dawn';

type Seen = NewDawnView & { viewer: Seat };

/** What every seat's position is judged to be worth in a state imagined from the view. */
export function judgements(view: object, deal: string): number[] {
  const world = imagine(newDawn, view as Seen, luckFrom(seedFrom(deal)));
  return world.players.map((_, seat) => newDawn.bot.evaluate(world, seat));
}

/** Its choice for whoever looks. */
export function judge(view: object, seed: string) {
  const seen = view as Seen;
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
  const seen = view as Seen;
  const luck = luckFrom(seed);
  const world = imagine(newDawn, seen, luck);
  const actions = legal(newDawn, world, seen.viewer);
  const chosen = actions[newDawn.bot.playout?.(world, seen.viewer, actions, luck) ?? -1];
  if (chosen === undefined) throw new Error('The quick player names no legal action.');
  return chosen;
}
