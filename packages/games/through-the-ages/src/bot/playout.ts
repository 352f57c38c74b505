/** What a quick, sensible player does: not the best, but seldom the worst. */

import { type ActionOf, type Luck, type Seat, shelf } from '@tabularium/kernel';
import { cardOf, isTechnology, technologyOf } from '../queries/cards.ts';
import { takeCost } from '../queries/costs.ts';
import { isUnit } from '../queries/ratings.ts';
import type { AgesState } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';

type Action = ActionOf<ThroughTheAges>;

/** How readily a quick player does something, by the kind of action. */
export type Eagerness = Readonly<Partial<Record<Action['type'], number>>>;

/** What all boxes say of it. */
export const eager = shelf<{ by: Eagerness }>();

/** For the actions of the base game. */
export const EAGERNESS: Eagerness = {
  leader: 12,
  develop: 14,
  revolution: 8,
  stage: 14,
  population: 8,
  upgrade: 12,
  build: 10,
  play: 9,
  tactic: 10,
  copy: 2,
  recruit: 6,
  settle: 20,
  convert: 2,
  trade: 0.5,
  'turn-choice': 4,
  'end-turn': 0.6,
  destroy: 0.02,
  prepare: 8,
  aggress: 6,
  declare: 4,
  offer: 1,
  cancel: 0.1,
  resign: 0,
  'leader-power': 1,
  look: 0.5,
  'no-politics': 1,
  'no-bid': 3,
  bid: 2,
  send: 1,
  done: 2,
  'play-bonus': 3,
};

/** How likely the quick player takes this one. */
function eagerness(game: AgesState, seat: Seat, action: Action): number {
  if (action.type === 'take') return takeEagerness(game, seat, action.space);
  if (action.type === 'build' && isUnit(technologyOf(action.card).kind)) return 5;
  return eager.things.by[action.type] ?? 3;
}

function takeEagerness(game: AgesState, seat: Seat, space: number): number {
  const card = cardOf(game.row[space] ?? '');
  const price = Math.max(0.5, takeCost(game, seat, space));
  const want = card.kind === 'wonder' ? 6 : card.kind === 'leader' ? 7 : isTechnology(card) ? 5 : 4;
  return want / (price * price);
}

/** The choice of a quick, sensible player: at random, by eagerness. */
export function playout(game: AgesState, seat: Seat, actions: readonly Action[], luck: Luck): number {
  let sum = 0;
  const bounds = actions.map((action) => {
    sum += eagerness(game, seat, action);
    return sum;
  });
  if (sum <= 0) return luck(actions.length);
  const point = (luck(1_000_000) / 1_000_000) * sum;
  return Math.max(
    0,
    bounds.findIndex((bound) => point < bound),
  );
}
