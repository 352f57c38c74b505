/** The quick player: any legal action, the sensible ones more often. */

import type { ActionOf, Luck, Seat } from '@tabularium/kernel';
import { isFigure, isUnit } from '../queries/building.ts';
import type { FameAndFortune, FameState } from '../state.ts';

type Action = ActionOf<FameAndFortune>;

/** How often an action is taken, by its type; others once. */
const WEIGHTS: Readonly<Record<string, number>> = {
  found: 40,
  advance: 12,
  act: 12,
  'place-person': 6,
  produce: 6,
  arts: 3,
  accept: 0.1,
  'offer-to': 0.02,
  'take-back': 0.2,
  drop: 4,
  assign: 0.05,
  invest: 0.15,
  respond: 0.4,
  stop: 0.7,
  'slip-in': 0.3,
};

/** Passing, by the phase in which it would be. */
const PASSING: Readonly<Record<string, number>> = { start: 1.5, trade: 2, city: 0.1, movement: 0.6, research: 1 };

function weightOf(game: FameState, action: Action): number {
  switch (action.type) {
    case 'pass':
      return PASSING[game.phase] ?? 1;
    case 'research':
      return action.technology === '' ? 0.05 : 1;
    case 'govern':
      return action.government === 'anarchy' ? 0.05 : 1.5;
    case 'make':
      return isUnit(action.item) ? 0.5 : isFigure(action.item) ? 0.7 : 2;
    default:
      return WEIGHTS[action.type] ?? 1;
  }
}

/** Which of the actions is taken. */
export function playout(game: FameState, _seat: Seat, actions: readonly Action[], luck: Luck): number {
  let total = 0;
  for (const action of actions) total += weightOf(game, action);
  let left = (luck(1 << 20) / (1 << 20)) * total;
  for (let at = 0; at < actions.length; at++) {
    left -= weightOf(game, actions[at] as Action);
    if (left < 0) return at;
  }
  return actions.length - 1;
}
