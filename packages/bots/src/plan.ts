/**
 * The planner: thinks of whole turns. It keeps a few ways to play its own turn, plays each on by every action, joins those
 * that come to the same, and judges them when the turn is over. With replies the best of them are then tried against what
 * everybody else would do (`contest.ts`).
 *
 * A plan is plain data. As long as everything comes as expected it is followed without thinking again, so the thought for
 * a turn is spent once; a surprise makes the bot plan anew with what is left of its budget.
 */

import {
  type AnyAction,
  type AnyGame,
  act,
  decider,
  fingerprint,
  imagine,
  isAwaited,
  isOver,
  type Luck,
  type Seat,
  seedFrom,
  topFrame,
  view as viewOf,
} from '@tabularium/kernel';
import type { Choice } from './bot.ts';
import type { Contest, Thought } from './contest.ts';
import { bestWay, goBestWay, isJourney } from './journey.ts';
import { atFirstLook, isTurnOf, LONGEST, letOthersPlay } from './onwards.ts';
import { sensible } from './sensible.ts';
import { copyOf } from './worlds.ts';
import { lead } from './worth.ts';

/** What is to be done when the seat sees what it expects, one decision after the other. */
export interface Plan {
  readonly steps: readonly { readonly sees: string; readonly action: AnyAction }[];
  /** How many positions were judged for this turn so far. */
  readonly spent: number;
}

/** How a turn is planned. */
export interface Planning {
  /** So many ways to play are kept at a time. */
  readonly width: number;
  /** In so many imagined worlds the others' replies to the best turns are played; 0 for none. */
  readonly replies: number;
  /** How many more positions may be judged after so many. */
  readonly budget: (judged: number) => number;
  /** What is added to each first action's worth. */
  readonly misjudge: () => number;
}

/** How many turns are tried against replies, and as how many judgements one trial counts. */
const CANDIDATES = 6;
const TRIAL = 10;
/** Worlds are told apart by a number below this. */
const MANY = 2 ** 30;
/** So many rounds after its patience is over, a bot takes a turn that is a step of advantage worse for as good. */
const BOREDOM = 20;
/** A turn is long enough when so many more actions have made none better. */
const VAIN = 3;
/** However little time there is, so many positions are judged: each first action at least. */
const LEAST = 40;

/** A way to play the turn so far. */
interface Line {
  readonly state: object;
  readonly actions: readonly AnyAction[];
  readonly worth: number;
  readonly closed: boolean;
}

/** The first action of the best turn, and the turn; with replies, the turns from which they are to choose. */
export function planTurn(
  game: AnyGame,
  view: object,
  seat: Seat,
  luck: Luck,
  planning: Planning,
  earlier?: Plan,
): Thought {
  const planner = new Planner(game, view, seat, luck, planning, spentOn(earlier));
  return planner.choose();
}

/** What was spent on a turn that has come otherwise; a plan that was carried out belongs to a turn that is over. */
const spentOn = (plan: Plan | undefined): number => (plan === undefined || plan.steps.length === 0 ? 0 : plan.spent);

/** What the plan says of this moment, if it foresaw it. */
export function follow(view: object, plan: Plan | undefined): Choice | undefined {
  const [step, ...rest] = plan?.steps ?? [];
  if (plan === undefined || step === undefined || step.sees !== fingerprint(view)) return undefined;
  return { action: step.action, plan: { steps: rest, spent: plan.spent } };
}

class Planner {
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #luck: Luck;
  readonly #planning: Planning;
  readonly #question: string | undefined;
  readonly #world: object;
  /** Is a turn a plan of many decisions, of which those in the middle say little? */
  readonly #isWhole: boolean;
  #judged: number;

  constructor(game: AnyGame, view: object, seat: Seat, luck: Luck, planning: Planning, spent: number) {
    this.#game = game;
    this.#seat = seat;
    this.#luck = luck;
    this.#planning = planning;
    this.#world = imagine(game, view, luck);
    this.#question = topFrame(this.#world)?.step;
    this.#judged = spent;
    this.#isWhole = game.bot.plansTurns ?? false;
  }

  choose(): Thought {
    const actions = sensible(this.#game, this.#world, this.#seat);
    if (actions.length === 1) return { action: actions[0] as AnyAction };
    const begun = this.#judged;
    const first = actions.map((action) => this.#extend([], copyOf(this.#game, this.#world), action));
    const misjudged = first.map((line) => ({ ...line, worth: line.worth + this.#planning.misjudge() }));
    const turns = this.#turns(misjudged, begun);
    const [best] = turns;
    if (best === undefined) return { action: actions[0] as AnyAction };
    const rivals = this.#planning.replies > 0 ? oneForEachBeginning(turns, CANDIDATES) : [];
    if (rivals.length > 1) return this.#contest(rivals);
    return {
      action: best.actions[0] as AnyAction,
      plan: { steps: stepsOf(this.#game, this.#world, this.#seat, best.actions), spent: this.#judged },
    };
  }

  /** Whole turns, the best first. A short budget makes the search narrow, never the turn: half a turn says little. */
  #turns(first: readonly Line[], begun: number): Line[] {
    const { width, replies } = this.#planning;
    const closed = first.filter((line) => line.closed);
    let open = this.#worthwhile(
      first.filter((line) => !line.closed),
      replies > 0 ? Math.max(width, CANDIDATES) : width,
    );
    let most = bestWorth(closed);
    let vain = 0;
    for (let depth = 1; open.length > 0 && depth < LONGEST && vain < VAIN; depth++) {
      const next: Line[] = [];
      for (const line of open) for (const longer of this.#playedOn(line)) (longer.closed ? closed : next).push(longer);
      open = this.#worthwhile(next, this.#isSpent(begun) ? 1 : width);
      const now = bestWorth(closed);
      vain = now > most || closed.length === 0 || this.#isWhole ? 0 : vain + 1;
      most = now;
    }
    return bestOf(closed.length > 0 ? closed : open, closed.length + open.length);
  }

  /**
   * The lines that are played on. Where a turn is a plan of many decisions every beginning is followed to its end: in the
   * middle, one that pays at once looks better than one that pays more later, and a short turn better than a long one.
   */
  #worthwhile(lines: readonly Line[], most: number): Line[] {
    if (!this.#isWhole) return bestOf(lines, most);
    const begun = new Map<AnyAction | undefined, Line[]>();
    for (const line of lines) {
      const [first] = line.actions;
      const alike = begun.get(first);
      if (alike === undefined) begun.set(first, [line]);
      else alike.push(line);
    }
    return [...begun.values()].flatMap((alike) => bestOf(alike, most));
  }

  /** The line with each further action. */
  #playedOn({ state, actions }: Line): Line[] {
    const tried = sensible(this.#game, state, this.#seat);
    const last = tried.length - 1;
    return tried.map((action, at) => this.#extend(actions, at === last ? state : copyOf(this.#game, state), action));
  }

  #isSpent(begun: number): boolean {
    return this.#planning.budget(this.#judged) <= 0 && this.#judged - begun >= LEAST;
  }

  /** These actions and one more, and what follows from it by itself; the state they led to is used up. */
  #extend(begun: readonly AnyAction[], reached: object, action: AnyAction): Line {
    act(this.#game, reached, this.#seat, action);
    const actions = [...begun, action];
    const state = this.#settle(reached, actions);
    this.#judged++;
    const closed = !isAwaited(state, this.#seat);
    return { state, actions, worth: lead(this.#game, state, this.#seat), closed };
  }

  /**
   * Sub-choices are settled at first look, and so is what others are asked in the middle of the own turn. Gives the state
   * when that is done; the one it was given is used up.
   */
  #settle(reached: object, actions: AnyAction[]): object {
    let state = reached;
    for (let looked = 0; looked < LONGEST && !isOver(state); looked++) {
      if (isAwaited(state, this.#seat)) {
        if (isJourney(this.#game, state)) {
          const way = goBestWay(this.#game, state, this.#seat);
          actions.push(...way.actions);
          state = way.state;
          continue;
        }
        if (this.#isQuestion(state)) return state;
        const action = atFirstLook(this.#game, state, this.#seat);
        if (action === undefined) return state;
        actions.push(action);
        act(this.#game, state, this.#seat, action);
      } else {
        if (!isTurnOf(state, this.#seat)) return state;
        const other = decider(state);
        const action = atFirstLook(this.#game, state, other);
        if (action === undefined) return state;
        act(this.#game, state, other, action);
      }
    }
    return state;
  }

  /** Is the seat asked something that a plan has to answer? */
  #isQuestion(state: object): boolean {
    const step = topFrame(state)?.step;
    const { questions, plansTurns } = this.#game.bot;
    if (step === undefined || step === this.#question) return true;
    return questions === undefined ? plansTurns === true : questions.includes(step);
  }

  /**
   * Where a game goes on for longer than most, turns that seem a little worse are as good as the best, the longer the more:
   * whoever always takes the best may undo with others what is done again, for ever.
   */
  #slack(): number {
    const { patience = Number.POSITIVE_INFINITY, spread } = this.#game.bot;
    return (spread * Math.max(0, this.#game.round(this.#world) - patience)) / BOREDOM;
  }

  /** The best turns, to be tried against everybody's replies: in one world at least, in more as far as the budget goes. */
  #contest(best: readonly Line[]): Contest {
    const { replies, budget } = this.#planning;
    const worlds = Math.max(1, Math.min(replies, Math.ceil(budget(this.#judged) / (best.length * TRIAL))));
    const spent = this.#judged + worlds * best.length * TRIAL;
    return {
      turns: best.map(({ actions }) => ({
        actions,
        plan: { steps: stepsOf(this.#game, this.#world, this.#seat, actions), spent },
      })),
      slack: this.#slack(),
      draw: this.#luck(MANY),
      worlds: Array.from({ length: worlds }, () => seedFrom(`world ${this.#luck(MANY)}`)),
    };
  }
}

/** What the seat will see at each further decision of these actions, if all goes as in this imagined world. */
function stepsOf(game: AnyGame, world: object, seat: Seat, actions: readonly AnyAction[]): Plan['steps'] {
  const state = copyOf(game, world);
  const steps: { sees: string; action: AnyAction }[] = [];
  for (const [at, action] of actions.entries()) {
    if (!isAwaited(state, seat)) letOthersPlay(game, state, seat, true);
    if (!isAwaited(state, seat)) break;
    if (at > 0) steps.push({ sees: fingerprint(viewOf(game, state, seat)), action });
    act(game, state, seat, action);
  }
  return steps;
}

/** The best way of a piece that is on a journey, followed to its end. */
export function planJourney(game: AnyGame, view: object, seat: Seat, luck: Luck): Choice | undefined {
  if (!isJourney(game, view)) return undefined;
  const world: object = imagine(game, view, luck);
  const way = bestWay(game, world, seat, luck);
  return { action: way[0] as AnyAction, plan: { steps: stepsOf(game, world, seat, way), spent: 0 } };
}

/** The best lines, of those that come to the same only one: the order of the actions is no difference. */
function bestOf(lines: readonly Line[], most: number): Line[] {
  const best: Line[] = [];
  for (const line of lines.toSorted((one, other) => other.worth - one.worth)) {
    const last = best.at(-1);
    if (last !== undefined && last.worth === line.worth && last.actions.length === line.actions.length) continue;
    best.push(line);
    if (best.length >= most) break;
  }
  return best;
}

const bestWorth = (lines: readonly Line[]): number =>
  lines.reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY);

/** The best line of each first action, the best of them first. */
function oneForEachBeginning(lines: readonly Line[], most: number): Line[] {
  const begun = new Set<AnyAction | undefined>();
  const chosen: Line[] = [];
  for (const line of lines) {
    const [first] = line.actions;
    if (begun.has(first)) continue;
    begun.add(first);
    chosen.push(line);
    if (chosen.length >= most) break;
  }
  return chosen;
}
