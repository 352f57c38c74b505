/** Through the Ages, two to four players, made of its base box and its expansions. */

import { compose, type Game } from '@tabularium/kernel';
import { base } from './box.ts';
import * as modules from './modules.ts';
import type { Questions } from './questions.ts';
import type { ThroughTheAges } from './vocabulary.ts';

export type { CardKind, Counted, Signed, Verb } from './labels.ts';
export type { AgesState, AgesView } from './state.ts';
export type { AgesFact, AgesFrames, AgesLabels, AgesOptions, AgesReason, ThroughTheAges } from './vocabulary.ts';

/** Through the Ages, with or without its expansions. */
export const throughTheAges: Game<ThroughTheAges> = compose<ThroughTheAges, Questions>(base, modules);
