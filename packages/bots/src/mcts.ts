/**
 * Information-set Monte Carlo tree search with a single observer (SO-ISMCTS). Every iteration imagines a state that
 * agrees with the view, walks down one common tree by what is possible in that state, plays on quickly for a while,
 * and credits every seat's moves on the path with that seat's chance of winning.
 */

import {
  type AnyAction,
  type AnyGame,
  act,
  decider,
  imagine,
  isOver,
  type Luck,
  legal,
  type Seat,
  topFrame,
} from '@tabularium/kernel';
import { chances } from './worth.ts';

/** A move in the tree, and what became of it. */
interface Edge {
  readonly seat: Seat;
  readonly action: AnyAction;
  visits: number;
  /** How often it could have been chosen; in other imagined states it was not possible. */
  available: number;
  /** The sum of the mover's chances of winning. */
  total: number;
  readonly next: Node;
}

/** The moves tried in one situation, by seat and action in writing. */
type Node = Map<string, Edge>;

/** How much UCB prefers the little-tried. */
const EXPLORATION = 0.6;
/** A playout goes on to the end of a round, but at least and at most so many moves. */
const PLAYOUT = { least: 10, most: 300 };

/** Goes on while there is budget: asked before every iteration with the number of those done. */
export type Budget = (done: number) => boolean;

/** The action most often found good. */
export function chooseByTreeSearch(game: AnyGame, view: object, seat: Seat, luck: Luck, budget: Budget): AnyAction {
  const actions: readonly AnyAction[] = legal(game, imagine(game, view, luck), seat);
  if (actions.length === 1) return actions[0] as AnyAction;
  const root: Node = new Map();
  for (let done = 0; done === 0 || budget(done); done++) iterate(game, imagine(game, view, luck), seat, root, luck);
  let best: Edge | undefined;
  for (const edge of root.values()) if (best === undefined || edge.visits > best.visits) best = edge;
  return best?.action ?? (actions[0] as AnyAction);
}

/** One way the game may go on. */
function iterate(game: AnyGame, state: object, observer: Seat, root: Node, luck: Luck): void {
  const path = descend(game, state, observer, root, luck);
  playOut(game, state, luck);
  const values = chances(game, state);
  for (const edge of path) {
    edge.visits++;
    edge.total += values[edge.seat] ?? 0;
  }
}

/** Walk down the tree to a move not tried before, or to the end of the game. */
function descend(game: AnyGame, state: object, observer: Seat, root: Node, luck: Luck): Edge[] {
  const path: Edge[] = [];
  let node = root;
  while (!isOver(state)) {
    const seat = decider(state);
    const actions: readonly AnyAction[] = legal(game, state, seat);
    if (actions.length === 1 || (seat !== observer && isSecret(state))) {
      act(game, state, seat, quickChoice(game, state, seat, actions, luck));
      continue;
    }
    const edge = choose(game, state, seat, actions, node, luck);
    path.push(edge);
    act(game, state, seat, edge.action);
    if (edge.visits === 0) return path;
    node = edge.next;
  }
  return path;
}

/** Are several seats answering at once? Others then answer without knowing ours, so the tree must not learn their replies. */
function isSecret(state: object): boolean {
  return (topFrame(state) as { answers?: unknown }).answers !== undefined;
}

/** A move not tried before if there is one, else the one with the highest upper confidence bound. */
function choose(game: AnyGame, state: object, seat: Seat, actions: readonly AnyAction[], node: Node, luck: Luck): Edge {
  const untried: AnyAction[] = [];
  let best: Edge | undefined;
  let bestBound = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const edge = node.get(seat + JSON.stringify(action));
    if (edge === undefined) {
      untried.push(action);
      continue;
    }
    edge.available++;
    const bound = edge.total / edge.visits + EXPLORATION * Math.sqrt(Math.log(edge.available) / edge.visits);
    if (bound > bestBound) {
      best = edge;
      bestBound = bound;
    }
  }
  if (untried.length === 0 && best !== undefined) return best;
  const action = quickChoice(game, state, seat, untried, luck);
  const edge: Edge = { seat, action, visits: 0, available: 1, total: 0, next: new Map() };
  node.set(seat + JSON.stringify(action), edge);
  return edge;
}

/** Play on without a tree, to the end of a round. */
function playOut(game: AnyGame, state: object, luck: Luck): void {
  const round = game.round(state);
  for (let moves = 0; moves < PLAYOUT.most && !isOver(state); moves++) {
    if (moves >= PLAYOUT.least && game.round(state) !== round) return;
    const seat = decider(state);
    act(game, state, seat, quickChoice(game, state, seat, legal(game, state, seat), luck));
  }
}

/** What a quick player would do. */
function quickChoice(game: AnyGame, state: object, seat: Seat, actions: readonly AnyAction[], luck: Luck): AnyAction {
  const at = actions.length === 1 ? 0 : (game.bot.playout?.(state, seat, actions, luck) ?? luck(actions.length));
  return actions[at] as AnyAction;
}
