/** The border: what came from outside is compared with the legal list, and refused with a reason if it is not on it. */

import { awaited, isAwaited, isOver, legal, stepOf, topFrame } from './engine.ts';
import type { ActionIn, AnyAction, AnyGame, Refusal, StateIn, ViewIn } from './game.ts';
import { clone, equal } from './plain.ts';
import type { Seat, Viewer } from './state.ts';
import type { TableReason } from './text.ts';
import { peek } from './visibility.ts';

/** Either the legal action that was meant, or why there is none. */
export type Checked<Action> = { readonly action: Action } | { readonly refusal: Refusal };

/** Something a person might try, and why it is not possible. */
export interface Refused<Action extends AnyAction = AnyAction> {
  readonly action: Action;
  readonly refusal: Refusal;
}

/**
 * Everything one viewer is shown at one moment; nothing else ever leaves the process that holds the state. `SightIn` has
 * it in a game's own types.
 */
export interface Sight<View extends object = object, Action extends AnyAction = AnyAction> {
  readonly view: View;
  /** The seats the game waits for. */
  readonly awaited: readonly Seat[];
  /** What the viewer may do now. */
  readonly actions: readonly Action[];
  /** What the viewer might try in vain. */
  readonly refusals: readonly Refused<Action>[];
}

/** What a viewer of that game is shown. */
export type SightIn<A extends AnyGame> = Sight<ViewIn<A>, ActionIn<A>>;

interface LooseExplaining {
  tries?(game: object, frame: object, seat: Seat): readonly AnyAction[];
  whyNot?(game: object, frame: object, action: AnyAction, seat: Seat): Refusal;
}

/** Is this input a legal action of that seat now? Never changes the state, whatever the input is. */
export function check<A extends AnyGame>(
  game: A,
  state: StateIn<A>,
  seat: unknown,
  input: unknown,
): Checked<ActionIn<A>> {
  const refused = (reason: TableReason) => ({ refusal: { reason } });
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= seatCount(state)) {
    return refused('no-such-seat');
  }
  if (isOver(state)) return refused('game-over');
  if (!looksLikeAction(input)) return refused('not-an-action');
  const possible = legal(game, state, seat);
  const action = possible.find((one) => equal(one, input));
  if (action !== undefined) return { action };
  if (!isAwaited(state, seat)) return refused(hasAnswered(state, seat) ? 'already-answered' : 'not-your-turn');
  const vain = refusals(game, state, seat, possible).find((one) => equal(one.action, input));
  return vain === undefined ? refused('not-legal') : { refusal: vain.refusal };
}

/** What that seat might try in vain now, each with its reason; `possible` is its legal list, if it is at hand. */
export function refusals(game: AnyGame, state: object, seat: Seat, possible?: readonly AnyAction[]): Refused[] {
  if (!isAwaited(state, seat)) return [];
  const frame = topFrame(state);
  if (frame === undefined) return [];
  const step = stepOf(game, frame) as LooseExplaining;
  if (step.tries === undefined || step.whyNot === undefined) return [];
  const open: readonly AnyAction[] = possible ?? legal(game, state, seat);
  const vain: Refused[] = [];
  for (const action of step.tries(state, frame, seat)) {
    if (isAmong(open, action)) continue;
    vain.push({ action, refusal: step.whyNot(state, frame, action, seat) });
  }
  return vain;
}

/** Is this action one of those? They are often the very same objects, which is quickly seen. */
function isAmong(actions: readonly AnyAction[], action: AnyAction): boolean {
  if (actions.includes(action)) return true;
  for (const one of actions) if (one.type === action.type && equal(one, action)) return true;
  return false;
}

/** All that this viewer is shown. */
export function sight(game: AnyGame, state: object, viewer: Viewer): Sight {
  return clone(glimpse(game, state, viewer));
}

/** The sight without copying: it shares much with the state, so it is to be written down at once and never kept. */
export function glimpse(game: AnyGame, state: object, viewer: Viewer): Sight {
  const possible: readonly AnyAction[] = viewer === null ? [] : legal(game, state, viewer);
  return {
    view: peek(game, state, viewer),
    awaited: awaited(state),
    actions: possible,
    refusals: viewer === null ? [] : refusals(game, state, viewer, possible),
  };
}

function looksLikeAction(input: unknown): input is AnyAction {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  return Object.hasOwn(input, 'type') && typeof (input as AnyAction).type === 'string';
}

function seatCount(state: object): number {
  return (state as { seats: number }).seats;
}

function hasAnswered(state: object, seat: Seat): boolean {
  const frame = topFrame(state) as { seats?: Seat[] } | undefined;
  return frame?.seats?.includes(seat) ?? false;
}
