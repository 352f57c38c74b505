/** The 18 great person markers, three of each kind (FF 14). Verified: icons read twice from the markers. */

import type { Icons } from './goods.ts';

/** A kind of great person. */
export interface GreatPerson {
  readonly icons: Icons;
  readonly combatBonus?: number;
}

const people = {
  artist: { icons: { culture: 2, trade: 1 } },
  engineer: { icons: { production: 2, coin: 1 } },
  general: { icons: {}, combatBonus: 4 },
  humanitarian: { icons: { production: 1, trade: 1, culture: 1, coin: 1 } },
  industrialist: { icons: { culture: 2, coin: 1 } },
  scientist: { icons: { production: 1, trade: 2 } },
} satisfies Readonly<Record<string, GreatPerson>>;

export type GreatPersonType = keyof typeof people;

/** The kinds of great people. */
export const GREAT_PEOPLE: Readonly<Record<GreatPersonType, GreatPerson>> = people;

/** Markers of each kind. */
export const GREAT_PERSON_MARKERS = 3;
