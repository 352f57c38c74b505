import type { Browser } from 'playwright-core';

/** A house to test in. */
export interface House {
  /** Where the server listens. */
  readonly address: string;
  /** The folder with the built client. */
  readonly web: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export function openHouse(): Promise<House>;
