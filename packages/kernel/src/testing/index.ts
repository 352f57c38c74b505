/**
 * Positions of a game in tests: who does what, what is allowed, what is refused and why, and what was told.
 *
 *     play(ticTacToe, start(ticTacToe, { seats: 2, seed })).as(0).does({ type: 'mark', cell: 4 });
 *
 * A game's tests extend `Play` with words of their own to bend a position (`has`, `on`, `acting`).
 */

import { check } from '../check.ts';
import { act, advance, awaited, decider, isOver, legal } from '../engine.ts';
import type { ActionIn, AnyGame, FactIn, FrameIn, Refusal, StateIn } from '../game.ts';
import type { Seat } from '../state.ts';

/** What a test can ask of one seat. `Position` is what doing something gives back. */
export interface Voice<Position, Action> {
  /** Do these one after another; each must be legal. */
  does(...actions: readonly Action[]): Position;
  /** Is it legal? */
  allows(action: Action): boolean;
  /** Why it is not: the reason and its rule; `undefined` if it is legal. */
  refuses(action: Action): Refusal | undefined;
  /** Everything that is legal, or what is legal of one type. */
  actions<T extends (Action & { type: string })['type']>(type?: T): Extract<Action, { type: T }>[];
}

/** A position that can be played on; asked without a seat, it is the seat that decides who speaks. */
export class Play<A extends AnyGame> implements Voice<Play<A>, ActionIn<A>> {
  /** The state; tests may bend it. */
  readonly game: StateIn<A>;
  readonly #rules: A;

  constructor(rules: A, game: StateIn<A>) {
    this.#rules = rules;
    this.game = game;
    game.facts = [];
  }

  /** That seat speaks. */
  as(seat: Seat): Voice<this, ActionIn<A>> {
    return {
      does: (...actions) => {
        for (const action of actions) this.#take(seat, action);
        return this;
      },
      allows: (action) => 'action' in check(this.#rules, this.game, seat, action),
      refuses: (action) => {
        const checked = check(this.#rules, this.game, seat, action);
        return 'refusal' in checked ? checked.refusal : undefined;
      },
      actions: (type) => {
        const all = legal(this.#rules, this.game, seat);
        return all.filter((one) => type === undefined || one.type === type) as never;
      },
    };
  }

  /** Whoever decides does these one after another; each must be legal. */
  does(...actions: readonly ActionIn<A>[]): this {
    for (const action of actions) this.#take(this.decider, action);
    return this;
  }

  /** May the seat that decides do that? */
  allows(action: ActionIn<A>): boolean {
    return this.as(this.decider).allows(action);
  }

  /** Why the seat that decides may not do that; `undefined` if it may. */
  refuses(action: ActionIn<A>): Refusal | undefined {
    return this.as(this.decider).refuses(action);
  }

  /** What the seat that decides may do, all or of one type; nothing when the game is over. */
  actions<T extends ActionIn<A>['type']>(type?: T): Extract<ActionIn<A>, { type: T }>[] {
    return isOver(this.game) ? [] : this.as(this.decider).actions(type);
  }

  /** What was told since the position was made, all or the facts of one name. */
  facts<F extends FactIn<A>['fact']>(name?: F): Extract<FactIn<A>, { fact: F }>[] {
    return (this.game.facts ?? []).filter((one: FactIn<A>) => name === undefined || one.fact === name);
  }

  /** Wait in these frames, the last of them first, and run on to the next decision. */
  waits(...frames: FrameIn<A>[]): this {
    this.game.frames = frames;
    return this.run();
  }

  /** Run procedures until somebody decides or the game is over. */
  run(): this {
    advance(this.#rules, this.game);
    return this;
  }

  /** The step the game waits in; `over` at its end. */
  get step(): string {
    return this.game.frames.at(-1)?.step ?? 'over';
  }

  /** The seat that decides. */
  get decider(): Seat {
    return decider(this.game);
  }

  /** All seats the game waits for. */
  get awaited(): Seat[] {
    return awaited(this.game);
  }

  #take(seat: Seat, action: ActionIn<A>): void {
    const checked = check(this.#rules, this.game, seat, action);
    if ('refusal' in checked) {
      const { reason, rule } = checked.refusal;
      const possible = JSON.stringify(legal(this.#rules, this.game, seat));
      throw new Error(
        `Seat ${seat} cannot ${JSON.stringify(action)} in ${this.step}: ${reason} (${rule ?? 'no rule'}); legal: ${possible}`,
      );
    }
    act(this.#rules, this.game, seat, checked.action);
  }
}

/** Play on from this state. */
export const play = <A extends AnyGame>(rules: A, game: StateIn<A>): Play<A> => new Play(rules, game);
export { readers, unreadFields } from './fields.ts';
export { PSEUDO, pseudo, teach } from './pseudo-language.ts';

export { discardedIn, faultsOfWords, miscounted, slips, slipsOfLine } from './wording.ts';
