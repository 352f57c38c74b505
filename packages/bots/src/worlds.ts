/** Imagined worlds for search: what is hidden is dealt anew now and then, future chance for every use. */

import { type AnyGame, clone, imagine, type Luck, renewChance } from '@tabularium/kernel';
import { worths } from './worth.ts';

/** How often one deal of the hidden is used; dealing costs several times as much as copying. */
const USES = 5;

/** A copy to try something on. */
export const copyOf = ({ bot }: AnyGame, state: object): object => bot.copy?.(state) ?? clone(state);

/** Gives states that agree with a view, each to be used up by whoever gets it. */
export class Worlds {
  readonly #game: AnyGame;
  readonly #view: object;
  readonly #luck: Luck;
  #dealt: object;
  #worths: readonly number[] | undefined;
  #uses = 0;

  constructor(game: AnyGame, view: object, luck: Luck) {
    this.#game = game;
    this.#view = view;
    this.#luck = luck;
    this.#dealt = imagine(game, view, luck);
  }

  /** The next world. */
  next(): object {
    if (this.#uses === USES) {
      this.#dealt = imagine(this.#game, this.#view, this.#luck);
      this.#worths = undefined;
      this.#uses = 0;
    }
    this.#uses++;
    const world = copyOf(this.#game, this.#dealt);
    renewChance(this.#game, world, this.#luck);
    return world;
  }

  /** What the world that was given last was worth to each seat before anything was tried in it. */
  worths(): readonly number[] {
    this.#worths ??= worths(this.#game, this.#dealt);
    return this.#worths;
  }
}
