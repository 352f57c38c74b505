/** How well a bot plays: the levels people choose from, and what tables of earlier days called them. */

import { type BotSpec, LEVELS, type Level } from '@tabularium/bots';

/** From a newcomer to as strong as we know how. */
export const STRENGTHS = LEVELS;

/** A level; tables that were saved before there were levels name it by a word. */
export type Strength = Level | keyof typeof EARLIER;

const EARLIER = { easy: 3, medium: 4, hard: 5 } as const;

/** Who sits down where nobody has chosen. */
export const USUAL: Level = 4;

/** The level meant. */
export const levelOf = (strength: Strength): Level => (typeof strength === 'number' ? strength : EARLIER[strength]);

/** The bot of that strength. */
export const botOf = (strength: Strength): BotSpec & { kind: 'level' } => ({ kind: 'level', level: levelOf(strength) });
