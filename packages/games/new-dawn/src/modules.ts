/** The expansions of the game, in the order in which they lie on the base: one line each. */

export { terraIncognita } from './terra-incognita/index.ts';
