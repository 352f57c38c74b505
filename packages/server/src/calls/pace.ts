/** How fast people are called. */

/** How fast people are called, in milliseconds. */
export interface Pace {
  /** So long somebody may notice by themselves that it is their turn. */
  readonly patience: number;
  /** How often to look for calls whose time has come. */
  readonly every: number;
  /** How long to wait after the first attempt in vain; four times as long after each further one. */
  readonly backOff: number;
}

/** What is right for people. */
export const PACE: Pace = { patience: 15_000, every: 2_000, backOff: 30_000 };
