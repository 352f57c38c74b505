/** The six governments: the type of focus card each lies on and its arrows (TI 8.3). Republic and Monarchy from the
 * booklet, Oligarchy verified, the others single source. */

import type { FocusType } from '../../content/focus-cards.ts';

/** A government token. */
interface Government {
  readonly id: string;
  /** How many places farther right its card is resolved. */
  readonly arrows: number;
}

/** The governments by the type of card they lie on. */
export const GOVERNMENTS = {
  culture: { id: 'republic', arrows: 2 },
  growth: { id: 'monarchy', arrows: 2 },
  economy: { id: 'oligarchy', arrows: 2 },
  military: { id: 'autocracy', arrows: 2 },
  science: { id: 'democracy', arrows: 1 },
  industry: { id: 'communism', arrows: 1 },
} as const satisfies Readonly<Record<FocusType, Government>>;

/** The six governments (TI 8.3). */
export type GovernmentId = (typeof GOVERNMENTS)[FocusType]['id'];
