/** Through the Ages, two to four players, made of its base box and its expansions. */

import { compose, type Game } from '@tabularium/kernel';
import { base } from './box.ts';
import * as modules from './modules.ts';
import type { Questions } from './questions.ts';
import type { ThroughTheAges } from './vocabulary.ts';

export type { CardKind, Counted } from './labels.ts';
export type { AgesState, AgesView } from './state.ts';
export type { AgesFrames, AgesLabels, AgesOptions, ThroughTheAges } from './vocabulary.ts';

/** Through the Ages, with or without its expansions. */
export const throughTheAges: Game<ThroughTheAges> = compose<ThroughTheAges, Questions>(base, modules);
