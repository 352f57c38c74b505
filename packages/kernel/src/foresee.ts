/**
 * What an action would change, told before it is taken: computed by the rules themselves, on worlds imagined from what the
 * seat may know. Only what is the same in all of them is said.
 */

import { act, awaited, topFrame } from './engine.ts';
import type { ActionIn, AnyGame, ViewIn } from './game.ts';
import { imagine } from './imagine.ts';
import { clone, equal } from './plain.ts';
import { luckFrom, seedFrom } from './random.ts';
import type { Seat } from './state.ts';
import { view as glance, unknowns } from './visibility.ts';

/** What can be said beforehand. */
export interface Foresight {
  /** By how much the seat's figures change, those that do. Nothing is said where chance or something hidden decides. */
  readonly changes: Readonly<Record<string, number>>;
  /** Whether the seat is no longer asked afterwards. */
  readonly passesOn: boolean;
  /** Whether that is so only because others may interfere first: the turn goes on when they have answered. */
  readonly answered: boolean;
  /** Whether chance decides something, or something hidden comes to light. */
  readonly uncertain: boolean;
}

/** So many worlds have to agree. */
const WORLDS = 4;

/** What that legal action of that seat would change, as far as it can know from its view. */
export function foresee<A extends AnyGame>(game: A, view: ViewIn<A>, seat: Seat, action: ActionIn<A>): Foresight {
  const hidden = unknowns(view);
  const worlds = Array.from({ length: WORLDS }, (_, number) => futureIn(game, view, seat, action, number));
  const [first] = worlds;
  const uncertain = worlds.some(({ chance, sees }) => chance || unknowns(sees) < hidden || !equal(sees, first?.sees));
  const isSure = ([figure, change]: [string, number]) =>
    change !== 0 && worlds.every(({ changes }) => changes[figure] === change);
  return {
    changes: uncertain ? {} : Object.fromEntries(Object.entries(first?.changes ?? {}).filter(isSure)),
    passesOn: worlds.every(({ passesOn }) => passesOn),
    answered: worlds.every(({ answered }) => answered),
    uncertain,
  };
}

/** What comes of it in one of the worlds that may be. */
function futureIn<A extends AnyGame>(game: A, view: ViewIn<A>, seat: Seat, action: ActionIn<A>, number: number) {
  const state = imagine(game, view, luckFrom(seedFrom(`world ${number}`)));
  const before = game.figures?.(state, seat) ?? {};
  const chance = clone((state as { random: object }).random);
  act(game, state, seat, action);
  const after = game.figures?.(state, seat) ?? {};
  const changeOf = (figure: string) => (after[figure] ?? 0) - (before[figure] ?? 0);
  const passesOn = !awaited(state).includes(seat);
  return {
    changes: Object.fromEntries(Object.keys(after).map((figure) => [figure, changeOf(figure)])),
    passesOn,
    answered: passesOn && game.bot.windows?.includes(topFrame(state)?.step ?? '') === true,
    chance: !equal((state as { random: object }).random, chance),
    sees: glance(game, state, seat),
  };
}
