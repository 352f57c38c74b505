/**
 * Search for games whose rounds are long: a position in the middle of one says little, and playing on in earnest takes too
 * long and drowns what one action changes in what else happens. So every action is tried in imagined worlds in which
 * everybody then rests until the round is over, and only there it is judged: what was spent and what that cost are both
 * seen. All actions are tried in the same worlds, and the better half of them goes on to more (sequential halving).
 */

import { type AnyAction, type AnyGame, act, asked, decider, isOver, type Luck, type Seat } from '@tabularium/kernel';
import { outcome } from './greedy.ts';
import type { Budget } from './mcts.ts';
import { sensible } from './sensible.ts';
import { copyOf, Worlds } from './worlds.ts';
import { lead } from './worth.ts';

/** No more tries than these are shared out, however many there may be. */
const MOST = 100;
/**
 * What counts of how far ahead an action leads at once: it decides where the rest comes to the same whatever is done, as when
 * somebody wins in it. Otherwise whoever is about to win would put it off, and whoever is about to lose give up.
 */
const AT_ONCE = 0.01;
/** So many decisions are rested through at most. */
const LONGEST = 400;

/** An action, how far ahead it led in all its tries together, and how many they were. */
interface Trial {
  readonly action: AnyAction;
  sum: number;
  tries: number;
}

/** The action that leaves the seat best off when everybody rests until so many rounds are over. */
export function chooseByResting(
  game: AnyGame,
  view: object,
  seat: Seat,
  luck: Luck,
  rounds: number,
  budget: Budget,
): AnyAction {
  const worlds = new Worlds(game, view, luck);
  let world = worlds.next();
  const actions = sensible(game, world, seat);
  if (actions.length === 1) return actions[0] as AnyAction;
  const obvious: AnyAction | undefined = game.bot.obvious?.(world, seat, actions);
  if (obvious !== undefined) return obvious;
  const end = game.round(world) + rounds;
  const stages = Math.ceil(Math.log2(actions.length));
  const most = Math.min(budget(0), MOST);
  let left = actions.map((action): Trial => ({ action, sum: 0, tries: 0 }));
  for (let done = 0; left.length > 1; left = left.slice(0, Math.ceil(left.length / 2))) {
    const times = Math.max(1, Math.floor(most / (left.length * stages)));
    for (let time = 0; time < times; time++) {
      if (done > 0 && budget(done) <= 0) return best(left).action;
      for (const trial of left) {
        const { state } = outcome(game, world, seat, trial.action);
        const atOnce = lead(game, state, seat);
        restUntil(game, state, end);
        trial.sum += lead(game, state, seat) + AT_ONCE * atOnce;
        trial.tries++;
        done++;
      }
      world = worlds.next();
    }
    left.sort((one, other) => other.sum / other.tries - one.sum / one.tries);
  }
  return best(left).action;
}

const best = (trials: readonly Trial[]): Trial =>
  trials.reduce((most, trial) => (trial.sum / trial.tries > most.sum / most.tries ? trial : most));

/** Everybody rests until that round begins; the state is used up. */
export function restUntil(game: AnyGame, state: object, round: number): void {
  for (let moves = 0; moves < LONGEST && !isOver(state) && game.round(state) < round; moves++) {
    const seat = decider(state);
    const actions: readonly AnyAction[] = asked(game, state, seat);
    // A hand imagined for a rival may not allow what the rival has promised: nobody knows how that goes on.
    if (actions.length === 0) return;
    const [only] = actions;
    const action =
      actions.length === 1 ? only : (game.bot.rest?.play(state, seat, actions) ?? atOnce(game, state, seat, actions));
    act(game, state, seat, action);
  }
}

/** Who cannot rest does what is best for him at once. */
function atOnce(game: AnyGame, state: object, seat: Seat, actions: readonly AnyAction[]): AnyAction {
  let best = actions[0] as AnyAction;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const next = copyOf(game, state);
    act(game, next, seat, action);
    const worth = game.bot.evaluate(next, seat);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}
