/**
 * Unknown land is uncovered as long as a city may be founded and no site is in sight. It is plainly right, and a look at
 * one action after the other would mislead: land that is still unknown promises more than most land holds.
 */

import type { ActionOf, Seat } from '@tabularium/kernel';
import { geometryOf } from '../queries/geometry.ts';
import { speedOf } from '../queries/reach.ts';
import { isRevealed, isWater, ownerOfCentre } from '../queries/squares.ts';
import type { FameAndFortune, FameState, Square } from '../state.ts';
import { seeksSite } from './travel.ts';

type Action = ActionOf<FameAndFortune>;

/** The move or step of an explorer, if one is needed. */
export function obvious(game: FameState, seat: Seat, actions: readonly Action[]): Action | undefined {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'choose-mover' && frame?.step !== 'move-step') return undefined;
  if (!seeksSite(game, seat)) return undefined;
  if (frame.step === 'choose-mover') return setOut(game, seat, actions);
  return actions.find(({ type }) => type === 'discover') ?? (frame.left > 1 ? stepBeside(game, actions) : undefined);
}

/** A single figure that reaches unknown land this turn; armies before scouts, which then see where to go. */
function setOut(game: FameState, seat: Seat, actions: readonly Action[]): Action | undefined {
  const speed = speedOf(game, seat);
  const explores = (action: Action, armies: number) =>
    action.type === 'move' &&
    action.armies === armies &&
    action.armies + action.scouts === 1 &&
    reachesUnknown(game, action.square, speed);
  return actions.find((action) => explores(action, 1)) ?? actions.find((action) => explores(action, 0));
}

/** A step to a square beside unknown land. */
function stepBeside(game: FameState, actions: readonly Action[]): Action | undefined {
  return actions.find((action) => action.type === 'step' && isBesideUnknown(game, action.square));
}

function isBesideUnknown(game: FameState, square: Square): boolean {
  return (geometryOf(game.seats).beside[square] ?? []).some((near) => !isRevealed(game, near));
}

/** Is it beside unknown land, or a step away from such a square with movement enough for both? */
function reachesUnknown(game: FameState, square: Square, speed: number): boolean {
  if (speed < 1) return false;
  if (isBesideUnknown(game, square)) return true;
  if (speed < 2) return false;
  return (geometryOf(game.seats).beside[square] ?? []).some(
    (near) => !isWater(game, near) && ownerOfCentre(game, near) < 0 && isBesideUnknown(game, near),
  );
}
