/** The event dial of the expansion: sectors clockwise, what each brings, wonders always last (TI 10.10). Verified. */

/** What a sector may bring. */
export type DialEvent = 'spawn' | 'movement' | 'districts' | 'government' | 'wonders';

/** The sectors; the game starts on the first, which is not resolved then (TI 3.7). */
export const TERRA_SECTORS: readonly (readonly DialEvent[])[] = [
  ['spawn', 'wonders'],
  ['movement'],
  ['districts'],
  ['government', 'wonders'],
  ['movement'],
  ['districts'],
];
