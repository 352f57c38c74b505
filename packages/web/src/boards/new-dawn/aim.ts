/**
 * What the player has in mind but not done yet: the target of an attack that is still to be confirmed, the way a tile
 * is held. The map and the decision bar share it.
 */

import { useSyncExternalStore } from 'react';
import type { Side } from './content.ts';

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

/** A spot that was chosen, and whether twice, as fingers do. */
export interface Promised {
  readonly spot: TileSpot;
  readonly isSure: boolean;
}

/** Everything that is only intended. */
export interface Intent {
  /** The space to be attacked. */
  readonly target: number | undefined;
  readonly held: HeldTile | undefined;
  /** The spot pointed at. */
  readonly spot: TileSpot | undefined;
  /** A spot that was chosen: the tile is laid there as soon as the table has heard that it is taken. */
  readonly promised: Promised | undefined;
  /** The space the pointer or the keyboard rests on. */
  readonly pointed: number | undefined;
  /** Where a figure was sent: the space it is stepping to now, those after it, and perhaps `HALT`. */
  readonly route: readonly number[];
}

/** The end of a route on which a figure halts, though it could go on. */
export const HALT = -1;

const NOTHING: Intent = {
  target: undefined,
  held: undefined,
  spot: undefined,
  promised: undefined,
  pointed: undefined,
  route: [],
};

/** Something to keep in mind: how to change it, to read it, and to have it alive in a component. */
export function keptInMind<Mind extends object>(nothing: Mind) {
  let mind = nothing;
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const intended = (): Mind => mind;
  return {
    intend(change: Partial<Mind>): void {
      mind = { ...mind, ...change };
      for (const listener of listeners) listener();
    },
    intended,
    useIntent: (): Mind => useSyncExternalStore(listen, intended),
    useIntended: <K extends keyof Mind>(part: K): Mind[K] => useSyncExternalStore(listen, () => mind[part]),
  };
}

/**
 * Change what is intended; what is intended now, for handlers; all of it, alive in a component; and one part of it, which
 * other parts do not wake.
 */
export const { intend, intended, useIntent, useIntended } = keptInMind(NOTHING);
