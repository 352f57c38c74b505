/**
 * Information-set Monte Carlo tree search with a single observer (SO-ISMCTS), guided by the game's evaluation (PUCT).
 * Every iteration imagines a state that agrees with the view, walks down one common tree by what is possible in that
 * state, and credits every move on the path with how its seat's prospects have changed since the root. A move is first
 * looked at with the evaluation, so the search begins with what seems good and is talked out of it by what it finds.
 */

import {
  type AnyAction,
  type AnyGame,
  act,
  asked,
  decider,
  isOver,
  type Luck,
  type Seat,
  topFrame,
} from '@tabularium/kernel';
import { consequence } from './greedy.ts';
import { sensible } from './sensible.ts';
import { copyOf, Worlds } from './worlds.ts';
import { chances, leads, prospect } from './worth.ts';

/** How much a move is preferred that seemed good and was little tried: more where positions are judged by random moves. */
const EXPLORATION = { judged: 0.2, played: 1 };
/** How many steps of advantage make a move seem e times as good as another. */
const DOUBT = 0.5;
/** The share of the attention that all moves get alike, however bad they seem. */
const FAIRNESS = 0.1;
/** On how many imagined states the first moves are looked at. */
const GLANCES = 2;
/** More steps of advantage than these make no difference to a first look. */
const FAR = 20;
/** So many moves are played on before a position is judged in a game whose bots have no quick player, nor much of an evaluation. */
const PLAYOUT = 8;
/** After how many iterations it is asked again whether more could change anything. */
const LOOK = 16;

/** How many iterations may still follow after so many; infinite while nobody knows. */
export type Budget = (done: number) => number;

/** The action most often found good. */
export function chooseByTreeSearch(game: AnyGame, view: object, seat: Seat, luck: Luck, budget: Budget): AnyAction {
  const worlds = new Worlds(game, view, luck);
  const world = worlds.next();
  const actions = sensible(game, world, seat);
  if (actions.length === 1) return actions[0] as AnyAction;
  const obvious: AnyAction | undefined = game.bot.obvious?.(world, seat, actions);
  if (obvious !== undefined) return obvious;
  const search = new Search(game, seat, luck);
  search.lookAt(actions, worlds);
  for (let done = 0; done === 0 || !search.isDecided(budget(done)); done++) {
    search.iterate(worlds.next(), worlds.worths());
  }
  return search.best();
}

/** A move in the tree, and what became of it. */
interface Edge {
  readonly seat: Seat;
  readonly action: AnyAction;
  /** The mover's prospects at first look, and how good that is beside other moves. */
  readonly promise: number;
  readonly appeal: number;
  visits: number;
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
  readonly #exploration: number;
  readonly #plansTurns: boolean;
  /**
   * Each seat's worth before the first move, in the world that is looked at: what matters is what moves change, however
   * far ahead somebody is there, or worlds in which all is well would speak for whatever was tried in them.
   */
  #worths: readonly number[] = [];
  readonly #root: Node = [];

  constructor(game: AnyGame, observer: Seat, luck: Luck) {
    this.#game = game;
    this.#observer = observer;
    this.#luck = luck;
    const hasQuickPlayer = game.bot.playout !== undefined;
    this.#playout = hasQuickPlayer ? 0 : PLAYOUT;
    this.#exploration = hasQuickPlayer ? EXPLORATION.judged : EXPLORATION.played;
    this.#plansTurns = game.bot.plansTurns ?? false;
  }

  /** Look at the first moves as the greedy bot does, with all the sub-choices they open. */
  lookAt(actions: readonly AnyAction[], worlds: Worlds): void {
    const seat = this.#observer;
    const glances = Array.from({ length: GLANCES }, () => ({
      world: worlds.next(),
      start: leads(worlds.worths())[seat] ?? 0,
    }));
    const openings = new Map<string, Edge>();
    for (const action of actions) {
      let gain = 0;
      for (const { world, start } of glances) gain += (consequence(this.#game, world, seat, action) - start) / GLANCES;
      openings.set(writingOf(action), this.#edge(seat, action, gain));
    }
    this.#root[seat] = openings;
  }

  /** One way the game may go on from this imagined state, which is used up. */
  iterate(world: object, worths: readonly number[]): void {
    this.#worths = worths;
    const path = this.#descend(world);
    this.#playOut(world);
    const values = chances(this.#game, world, leads(worths));
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
  best(): AnyAction {
    return this.#openings().reduce((best, edge) => (edge.visits > best.visits ? edge : best)).action;
  }

  #openings(): Edge[] {
    return [...(this.#root[this.#observer]?.values() ?? [])];
  }

  /** Walk down the tree to where the position is judged, or to the end of the game. */
  #descend(state: object): Edge[] {
    const path: Edge[] = [];
    let node = this.#root;
    while (!isOver(state)) {
      const seat = decider(state);
      if (this.#plansTurns && seat !== this.#observer) break;
      const actions = sensible(this.#game, state, seat);
      // A hand imagined for a rival may not allow what the rival has promised: nobody knows how that goes on.
      if (actions.length === 0) break;
      if (actions.length === 1 || (seat !== this.#observer && isSecret(state))) {
        act(this.#game, state, seat, this.#quickChoice(state, seat, actions));
        continue;
      }
      node[seat] ??= new Map();
      const edge = mostPromising(this.#edges(node[seat], state, seat, actions), this.#exploration);
      path.push(edge);
      act(this.#game, state, seat, edge.action);
      if (edge.visits === 0 && !this.#plansTurns) break;
      node = edge.next;
    }
    return path;
  }

  /** The edges of these actions; those never seen before are looked at first. */
  #edges(seen: Map<string, Edge>, state: object, seat: Seat, actions: readonly AnyAction[]): Edge[] {
    return actions.map((action) => {
      const writing = writingOf(action);
      let edge = seen.get(writing);
      if (edge === undefined) {
        edge = this.#edge(seat, action, this.#gain(state, seat, action));
        seen.set(writing, edge);
      }
      return edge;
    });
  }

  /** What a move deeper in the tree gains at first look. */
  #gain(state: object, seat: Seat, action: AnyAction): number {
    const next = copyOf(this.#game, state);
    act(this.#game, next, seat, action);
    // The rivals' side of it is left to the search: judging one seat is quicker than judging all.
    return this.#game.bot.evaluate(next, seat) - (this.#worths[seat] ?? 0);
  }

  /** A move that gains the seat so many points at first look. */
  #edge(seat: Seat, action: AnyAction, gain: number): Edge {
    const steps = Math.max(-FAR, Math.min(FAR, gain / this.#game.bot.spread));
    const appeal = Math.exp(steps / DOUBT);
    return { seat, action, promise: prospect(this.#game, gain), appeal, visits: 0, total: 0, next: [] };
  }

  /** Play on at random, without a tree. */
  #playOut(state: object): void {
    for (let moves = 0; moves < this.#playout && !isOver(state); moves++) {
      const seat = decider(state);
      act(this.#game, state, seat, this.#quickChoice(state, seat, asked(this.#game, state, seat)));
    }
  }

  /** What a quick player would do. */
  #quickChoice(state: object, seat: Seat, actions: readonly AnyAction[]): AnyAction {
    if (actions.length === 1) return actions[0] as AnyAction;
    const at = this.#game.bot.playout?.(state, seat, actions, this.#luck) ?? this.#luck(actions.length);
    return actions[at] as AnyAction;
  }
}

/** The move to try next: found good so far, the first look counted as one try, or appealing and little tried. */
function mostPromising(edges: readonly Edge[], exploration: number): Edge {
  let [visits, appeals] = [0, 0];
  for (const edge of edges) {
    visits += edge.visits;
    appeals += edge.appeal;
  }
  const curiosity = exploration * Math.sqrt(visits + 1);
  const fair = FAIRNESS / edges.length;
  let best = edges[0] as Edge;
  let bestBound = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    const tries = edge.visits + 1;
    const attention = fair + (1 - FAIRNESS) * (edge.appeal / appeals);
    const bound = (edge.promise + edge.total + curiosity * attention) / tries;
    if (bound > bestBound) {
      best = edge;
      bestBound = bound;
    }
  }
  return best;
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
