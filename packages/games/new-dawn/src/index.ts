/** Sid Meier's Civilization: A New Dawn, made of its base box and its expansions. */

import { compose, type Game } from '@tabularium/kernel';
import { base } from './box.ts';
import * as modules from './modules.ts';
import type { Questions } from './questions.ts';
import type { NewDawn } from './vocabulary.ts';

export type { NewDawnLabels } from './labels.ts';
export { type Board, boardOf } from './queries/board.ts';
export type * from './state.ts';
export type * from './vocabulary.ts';

/** A New Dawn, with or without its expansions. */
export const newDawn: Game<NewDawn> = compose<NewDawn, Questions>(base, modules);
