/** The expansion's zone as it might be, given what a viewer knows. */

import { clone, type Luck, shuffleWith } from '@tabularium/kernel';
import { placementsOf } from '../queries/board.ts';
import type { NewDawnView } from '../state.ts';
import { STACK_TILES } from './content/tiles.ts';
import type { Terra } from './state.ts';

/** The tile stack dealt anew: every tile that is not on the map, in no known order (TI 6.9). */
export function imagined(view: NewDawnView, luck: Luck): Terra | null {
  const { terra } = view;
  if (terra === null) return null;
  const laid = new Set<unknown>([
    ...placementsOf(view.map).map(({ tile }) => tile),
    ...terra.looked.tiles,
    ...held(view),
  ]);
  const unknown = shuffleWith(
    luck,
    STACK_TILES.filter((tile) => !laid.has(tile)),
  );
  const known = terra.looked.tiles.map((tile) => (typeof tile === 'number' ? tile : (unknown.pop() ?? 0)));
  return clone({ ...terra, stack: unknown, looked: { seat: terra.looked.seat, tiles: known } });
}

/** Tiles in the hands of an explorer. */
const held = (view: NewDawnView): number[] =>
  view.frames.flatMap((frame) =>
    (frame.step === 'take-tile' || frame.step === 'lay-tile') && frame.tile !== undefined ? [frame.tile] : [],
  );
