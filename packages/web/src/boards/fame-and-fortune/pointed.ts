/** The square somebody points at, outside React's state of the table: pointing must not draw four hundred squares anew. */

import { useSyncExternalStore } from 'react';

let pointed: number | undefined;
const listeners = new Set<() => void>();

/** Point at that square, or at none. */
export function pointAtSquare(square: number | undefined): void {
  if (square === pointed) return;
  pointed = square;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The square somebody points at. */
export const usePointed = (): number | undefined => useSyncExternalStore(subscribe, () => pointed);
