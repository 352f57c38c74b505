/**
 * What the player has in mind but not done yet: the target of an attack that is still to be confirmed, the way a tile
 * is held. The map and the decision bar share it.
 */

import { useSyncExternalStore } from 'react';
import type { District, Side } from './content.ts';

/** A tile in hand. */
export interface HeldTile {
  readonly tile: number;
  readonly side: Side;
  readonly rotation: number;
}

/** Where a tile's middle is to lie. */
export interface TileSpot {
  readonly q: number;
  readonly r: number;
}

/** Everything that is only intended. */
export interface Intent {
  /** The space to be attacked. */
  readonly target: number | undefined;
  readonly held: HeldTile | undefined;
  /** The spot pointed at. */
  readonly spot: TileSpot | undefined;
  /** A spot that was chosen: the tile is laid there as soon as the table has heard that it is taken. */
  readonly promised: TileSpot | undefined;
  /** The space the pointer or the keyboard rests on. */
  readonly pointed: number | undefined;
  /** The kind of district to be placed. */
  readonly district: District | undefined;
  /** Where a figure was sent: the space it is stepping to now, those after it, and perhaps `HALT`. */
  readonly route: readonly number[];
}

/** The end of a route on which an army halts and attacks, though it could go on. */
export const HALT = -1;

const NOTHING: Intent = {
  target: undefined,
  held: undefined,
  spot: undefined,
  promised: undefined,
  pointed: undefined,
  district: undefined,
  route: [],
};

let intent = NOTHING;
const listeners = new Set<() => void>();

/** Change what is intended. */
export function intend(change: Partial<Intent>): void {
  intent = { ...intent, ...change };
  for (const listener of listeners) listener();
}

/** What is intended now, for handlers. */
export const intended = (): Intent => intent;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is intended, alive in a component. */
export function useIntent(): Intent {
  return useSyncExternalStore(listen, intended);
}

/** One part of what is intended, alive in a component; other parts do not wake it. */
export function useIntended<K extends keyof Intent>(part: K): Intent[K] {
  return useSyncExternalStore(listen, () => intent[part]);
}
