import type { Browser } from 'playwright-core';

/** A house to test in. */
export interface House {
  /** Where the server listens. */
  readonly address: string;
  /** The folder with the built client. */
  readonly web: string;
  readonly browser: Browser;
  /** One that keeps notifications; the same one where there is no other. */
  wholeBrowser(): Promise<Browser>;
  /** The server goes down. */
  shut(): Promise<unknown>;
  /** And comes back, at the same address with the same data. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

export function openHouse(wishes?: Record<string, string>): Promise<House>;

/** The folder with the client as it is now, built if it is not there yet. */
export function builtClient(): Promise<string>;
