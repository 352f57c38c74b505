/** Who sees which part of the expansion's zone. */

import { HIDDEN, type Viewer } from '@tabularium/kernel';
import type { Terra, TerraView } from './state.ts';

/** Everything is open but the tile stack, and looked-at tiles to all but who looks. */
export function showTerra(terra: Terra, viewer: Viewer): TerraView {
  const { seat, tiles } = terra.looked;
  return {
    ...terra,
    stack: terra.stack.map(() => HIDDEN),
    looked: { seat, tiles: seat === viewer ? tiles : tiles.map(() => HIDDEN) },
  };
}
