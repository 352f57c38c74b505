/**
 * Information-set Monte Carlo tree search with a single observer (SO-ISMCTS). Every iteration imagines a state that
 * agrees with the view, walks down one common tree by what is possible in that state, plays on for a few moves where
 * the game's evaluation says little before the end, and credits every move on the path with how its seat's prospects
 * have changed since the root.
 */

import {
  type AnyAction,
  type AnyGame,
  act,
  decider,
  isOver,
  type Luck,
  legal,
  type Seat,
  topFrame,
} from '@tabularium/kernel';
import { Worlds } from './worlds.ts';
import { chances, leads } from './worth.ts';

/** How much UCB prefers the little-tried. */
const EXPLORATION = 0.6;
/**
 * So many moves are played on before a position is judged. A game with a quick player of its own has an evaluation
 * made for search and is judged at once: measured at Stone Age, playing on made no difference but took its time.
 */
const PLAYOUT = 8;
/** After how many iterations it is asked again whether more could change anything. */
const LOOK = 16;

/** How many iterations may still follow after so many; infinite while nobody knows. */
export type Budget = (done: number) => number;

/** The action most often found good. */
export function chooseByTreeSearch(game: AnyGame, view: object, seat: Seat, luck: Luck, budget: Budget): AnyAction {
  const worlds = new Worlds(game, view, luck);
  const actions: readonly AnyAction[] = legal(game, worlds.next(), seat);
  if (actions.length === 1) return actions[0] as AnyAction;
  const search = new Search(game, seat, luck, leads(game, worlds.next()));
  for (let done = 0; done === 0 || !search.isDecided(budget(done)); done++) search.iterate(worlds.next());
  return search.best() ?? (actions[0] as AnyAction);
}

/** A move in the tree, and what became of it. */
interface Edge {
  readonly seat: Seat;
  readonly action: AnyAction;
  visits: number;
  /** How often it could have been chosen; in other imagined states it was not possible. */
  available: number;
  /** The sum of the mover's prospects. */
  total: number;
  readonly next: Node;
}

/** The moves tried in one situation: for each seat that may be asked there, by the action in writing. */
type Node = Map<string, Edge>[];

class Search {
  readonly #game: AnyGame;
  readonly #observer: Seat;
  readonly #luck: Luck;
  readonly #playout: number;
  /** Each seat's lead before the first move: what matters is what moves change, however far ahead somebody is. */
  readonly #start: readonly number[];
  readonly #root: Node = [];

  constructor(game: AnyGame, observer: Seat, luck: Luck, start: readonly number[]) {
    this.#game = game;
    this.#observer = observer;
    this.#luck = luck;
    this.#start = start;
    this.#playout = game.bot.playout === undefined ? PLAYOUT : 0;
  }

  /** One way the game may go on from this imagined state, which is used up. */
  iterate(state: object): void {
    const path = this.#descend(state);
    this.#playOut(state);
    const values = chances(this.#game, state, this.#start);
    for (const edge of path) {
      edge.visits++;
      edge.total += values[edge.seat] ?? 0;
    }
  }

  /** Could so many further iterations change nothing any more? Only looked at now and then. */
  isDecided(left: number): boolean {
    if (left <= 0) return true;
    if (left % LOOK !== 0) return false;
    let [first, second] = [0, 0];
    for (const { visits } of this.#openings()) {
      if (visits > first) [first, second] = [visits, first];
      else if (visits > second) second = visits;
    }
    return first > second + left;
  }

  /** The first move visited most. */
  best(): AnyAction | undefined {
    let best: Edge | undefined;
    for (const edge of this.#openings()) if (best === undefined || edge.visits > best.visits) best = edge;
    return best?.action;
  }

  #openings(): Iterable<Edge> {
    return this.#root[this.#observer]?.values() ?? [];
  }

  /** Walk down the tree to a move not tried before, or to the end of the game. */
  #descend(state: object): Edge[] {
    const path: Edge[] = [];
    let node = this.#root;
    while (!isOver(state)) {
      const seat = decider(state);
      const actions: readonly AnyAction[] = legal(this.#game, state, seat);
      // A hand imagined for a rival may not allow what the rival has promised: nobody knows how that goes on.
      if (actions.length === 0) return path;
      if (actions.length === 1 || (seat !== this.#observer && isSecret(state))) {
        act(this.#game, state, seat, this.#quickChoice(state, seat, actions));
        continue;
      }
      node[seat] ??= new Map();
      const edge = this.#mostPromising(node[seat], actions) ?? this.#expand(node[seat], state, seat, actions);
      path.push(edge);
      act(this.#game, state, seat, edge.action);
      if (edge.visits === 0) return path;
      node = edge.next;
    }
    return path;
  }

  /** The move with the highest upper confidence bound; none while one of the actions was never tried. */
  #mostPromising(tried: ReadonlyMap<string, Edge>, actions: readonly AnyAction[]): Edge | undefined {
    let best: Edge | undefined;
    let bestBound = Number.NEGATIVE_INFINITY;
    let untried = false;
    for (const action of actions) {
      const edge = tried.get(writingOf(action));
      if (edge === undefined) {
        untried = true;
        continue;
      }
      edge.available++;
      if (untried) continue;
      const doubt = Math.sqrt(Math.log(edge.available) / edge.visits);
      const bound = edge.total / edge.visits + EXPLORATION * doubt;
      if (bound > bestBound) {
        best = edge;
        bestBound = bound;
      }
    }
    return untried ? undefined : best;
  }

  /** Try one of the actions that were never tried here. */
  #expand(tried: Map<string, Edge>, state: object, seat: Seat, actions: readonly AnyAction[]): Edge {
    const untried = actions.filter((action) => !tried.has(writingOf(action)));
    const action = this.#quickChoice(state, seat, untried);
    const edge: Edge = { seat, action, visits: 0, available: 1, total: 0, next: [] };
    tried.set(writingOf(action), edge);
    return edge;
  }

  /** Play on at random, without a tree. */
  #playOut(state: object): void {
    for (let moves = 0; moves < this.#playout && !isOver(state); moves++) {
      const seat = decider(state);
      act(this.#game, state, seat, this.#quickChoice(state, seat, legal(this.#game, state, seat)));
    }
  }

  /** What a quick player would do. */
  #quickChoice(state: object, seat: Seat, actions: readonly AnyAction[]): AnyAction {
    if (actions.length === 1) return actions[0] as AnyAction;
    const at = this.#game.bot.playout?.(state, seat, actions, this.#luck) ?? this.#luck(actions.length);
    return actions[at] as AnyAction;
  }
}

/** Are several seats answering at once? Others then answer without knowing ours, so the tree must not learn their replies. */
function isSecret(state: object): boolean {
  return (topFrame(state) as { answers?: unknown } | undefined)?.answers !== undefined;
}

const written = new WeakMap<AnyAction, string>();

/** The action in writing. Games use the same objects again and again, so most are written only once. */
function writingOf(action: AnyAction): string {
  let text = written.get(action);
  if (text === undefined) {
    text = JSON.stringify(action);
    written.set(action, text);
  }
  return text;
}
