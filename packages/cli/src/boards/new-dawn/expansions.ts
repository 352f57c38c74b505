/** The expansions that have a folder here: one line each. */

export { expansion as terraIncognita } from './terra-incognita/expansion.ts';
