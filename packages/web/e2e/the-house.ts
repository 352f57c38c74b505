/**
 * One house for all test files of a worker: to open one takes longer than most tests, and guests come in contexts of their
 * own anyway. It stands until the worker goes.
 */

import { type House, openHouse } from './house.mjs';

let opened: Promise<House> | undefined;

/** The house of this worker. */
export function theHouse(): Promise<House> {
  opened ??= open();
  return opened;
}

async function open(): Promise<House> {
  const house = await openHouse();
  // A worker is told to go by a signal, and has half a second: leaving takes server and browser along.
  process.once('SIGTERM', () => process.exit());
  return house;
}
