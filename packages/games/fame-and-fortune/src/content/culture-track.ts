/** The culture track (FF 11.2, FF 11.3). Verified: two independent lists agree on lengths, costs and great people. */

/** One of the three sections of the track. */
export interface Section {
  readonly level: 1 | 2 | 3;
  readonly spaces: number;
  /** What a step into the section costs. */
  readonly culture: number;
  readonly trade: number;
}

/** The sections from the start; the step into victory costs as much as one in the last. */
export const SECTIONS: readonly Section[] = [
  { level: 1, spaces: 7, culture: 3, trade: 0 },
  { level: 2, spaces: 7, culture: 5, trade: 3 },
  { level: 3, spaces: 6, culture: 7, trade: 6 },
];

/** The spaces that bring a great person; all others bring a culture event of their section. */
export const GREAT_PERSON_SPACES: readonly number[] = [3, 7, 12, 18];

/** Who enters it wins (FF 1.2). */
export const VICTORY_SPACE = 21;
