/**
 * The 53 unit cards (FF 2.3, FF 7.5, FF 9.6). A unit has one number, its strength: the wounds it deals and the wounds that
 * kill it. It grows by one with every rank of its type.
 */

import type { Provenance } from './provenance.ts';

/** Unit cards of one printed strength, as of rank 1. */
export interface UnitCards {
  readonly strength: number;
  readonly count: number;
}

/** A type of unit. */
export interface Unit extends Provenance {
  /** Production by rank; as many ranks as costs. */
  readonly costs: readonly number[];
  readonly cards: readonly UnitCards[];
  /** Standing forces of every player at the start (FF 3.4). */
  readonly atStart: number;
  /** Can be built from the start; the others are unlocked by a technology. */
  readonly fromStart: boolean;
}

const LAND = {
  costs: [5, 7, 9, 11],
  /** Counted cards of one source; the rulebook says 1 to 3, on average 2. */
  cards: [
    { strength: 1, count: 3 },
    { strength: 2, count: 9 },
    { strength: 3, count: 3 },
  ],
  atStart: 1,
  fromStart: true,
  source: 'single-split',
} satisfies Unit;

const units = {
  infantry: LAND,
  artillery: LAND,
  mounted: LAND,
  aircraft: {
    costs: [12],
    cards: [
      { strength: 5, count: 3 },
      { strength: 6, count: 3 },
      { strength: 7, count: 2 },
    ],
    atStart: 0,
    fromStart: false,
    source: 'single-split',
  },
} satisfies Readonly<Record<string, Unit>>;

export type UnitType = keyof typeof units;

/** The types of units. */
export const UNITS: Readonly<Record<UnitType, Unit>> = units;

/** Which type strikes first against which; aircraft neither trump nor are trumped (FF 9.6). */
export const TRUMPS: Readonly<Partial<Record<UnitType, UnitType>>> = {
  infantry: 'mounted',
  mounted: 'artillery',
  artillery: 'infantry',
};
