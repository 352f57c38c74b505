/** A quick, sensible player for tree search: draws among the actions by how gladly it takes them. */

import type { ActionOf, Luck, Seat } from '@tabularium/kernel';
import { boardOf } from '../queries/board.ts';
import { isDestination } from '../queries/caravans.ts';
import { attackStrength, defenceStrength, fightAt } from '../queries/combat.ts';
import { isCity, NOTHING } from '../queries/pieces.ts';
import { asks } from '../questions.ts';
import type { NewDawnState } from '../state.ts';
import type { NewDawn } from '../vocabulary.ts';
import type { Sense } from './sense.ts';

type Action = ActionOf<NewDawn>;

/** How gladly a quick player takes an action; nearly 0 if only for want of something else. */
export const EAGERNESS: Sense['eagerness'] = {
  done: () => 0.02,
  focus: (_game, _seat, { slot }) => slot ** 2,
  place: ({ pieces, map }, _seat, { space }) =>
    2 + (pieces[space] === NOTHING ? 0 : 4) + (boardOf(map).coast[space] ? 1 : 0),
  wonder: () => 12,
  attack: (game, seat, { space }) => attackEagerness(game, seat, space),
  stop: stopEagerness,
  step: (game, seat, { space }) => (isDestination(game, seat, space) && !game.turn.arrived.includes(space) ? 20 : 1),
  spend: () => 0.3,
  'take-back': () => 0.2,
  strike: () => 0.01,
  gain: () => 3,
  reinforce: () => 0.6,
};

/** The table of eagerness where the action's own type is not known: each entry is asked for its own actions only. */
type AnyEagerness = {
  readonly [type: string]: ((game: NewDawnState, seat: Seat, action: never) => number) | undefined;
};

/** Attacks are made where they will probably be won. */
function attackEagerness(game: NewDawnState, seat: Seat, space: number): number {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'campaign') return 1;
  const fight = fightAt(game, { attacker: seat, space, card: frame.card, slot: frame.slot, attack: 0, defence: 0 });
  const odds = attackStrength(game, fight) - defenceStrength(game, fight);
  if (odds < -1) return 0.02;
  return (odds + 2) * (isCity(game.pieces[space]) ? 3 : 1);
}

/** A caravan stops where it is rewarded. */
function stopEagerness(game: NewDawnState, seat: Seat): number {
  const frame = game.frames.at(-1);
  return frame?.step === 'move-caravan' && isDestination(game, seat, frame.at) ? 30 : 0.05;
}

/** The index of the action drawn. */
export function playout(game: NewDawnState, seat: Seat, actions: readonly Action[], luck: Luck): number {
  const eagerness: AnyEagerness = asks(game).sense.eagerness;
  let total = 0;
  const weights = actions.map((action) => {
    const weight = eagerness[action.type]?.(game, seat, action as never) ?? 1;
    total += weight;
    return weight;
  });
  let drawn = (luck(1_000_000) / 1_000_000) * total;
  for (let at = 0; at < weights.length; at++) {
    drawn -= weights[at] ?? 0;
    if (drawn < 0) return at;
  }
  return actions.length - 1;
}
