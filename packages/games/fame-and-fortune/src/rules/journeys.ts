/** Journeys as they go on from frame to frame (FF 8.2). */

import { push } from '@tabularium/kernel';
import type { FameState, Square } from '../state.ts';
import type { Journey } from '../vocabulary/frames.ts';
import { figureOf } from './figures.ts';
import { openMoveWindow } from './windows.ts';

/** The journey a frame is about, with those of its figures that are still on the map. */
export function journeyIn(game: FameState, { seat, figures, left, begun }: Journey): Journey {
  const alive: number[] = [];
  for (const number of figures) if (figureOf(game, seat, number).square >= 0) alive.push(number);
  return { seat, figures: alive, left, begun };
}

/** The journey goes on. */
export function travelOn(game: FameState, { seat, figures, left, begun }: Journey): void {
  push(game, { step: 'travel', seat, figures, left, begun });
}

/** The journey ends where it is. */
export function stopHere(game: FameState, { seat, figures, left, begun }: Journey): void {
  push(game, { step: 'stop-move', seat, figures, left, begun });
}

/** Before a step into danger the others may interrupt (FF 8.15). */
export function approach(game: FameState, journey: Journey, to: Square, slip: boolean): void {
  const { seat, figures, left, begun } = journey;
  push(game, { step: 'enter', seat, figures, left, begun, to, slip, interrupted: false });
  openMoveWindow(game, seat, to);
}
