/** What an action costs, said beside it: two cards of one name may lie on spaces of different price. */

import type { Seat } from '@tabularium/kernel';
import { wonderOf } from '../content/cards.ts';
import type { AgesState } from '../state.ts';
import { buildCost, developCost, populationPrice, takeCost, upgradeCost } from './costs.ts';

/** An amount of civil actions, food, resources or science. */
export interface Price {
  readonly in: 'civil' | 'food' | 'resources' | 'science';
  readonly amount: number;
}

/** The fields of the actions that cost something. */
export interface Priced {
  readonly type: string;
  readonly space?: number;
  readonly card?: string;
  readonly from?: string;
  readonly to?: string;
  readonly count?: number;
  /** Taken with a leader's extra action, which has a price of its own. */
  readonly extra?: true;
}

/** The price of that action in the Action Phase; nothing where there is none or an order changes it. */
export function priceOf(game: AgesState, seat: Seat, action: Priced): Price | undefined {
  if (game.frames.at(-1)?.step !== 'act' || action.extra === true) return undefined;
  const { type, space = 0, card = '', from = '', to = '', count = 0 } = action;
  switch (type) {
    case 'take':
      return { in: 'civil', amount: takeCost(game, seat, space) };
    case 'population':
      return { in: 'food', amount: populationPrice(game, seat) ?? 0 };
    case 'build':
      return { in: 'resources', amount: buildCost(game, seat, card) };
    case 'upgrade':
      return { in: 'resources', amount: upgradeCost(game, seat, from, to) };
    case 'develop':
      return { in: 'science', amount: developCost(game, seat, card) };
    case 'revolution':
      return { in: 'science', amount: developCost(game, seat, card, true) };
    case 'stage':
      return stagePrice(game, seat, count);
    default:
      return undefined;
  }
}

/** The printed cost of the next stages of the wonder. */
function stagePrice(game: AgesState, seat: Seat, count: number): Price | undefined {
  const { building = '', stages: done = 0 } = game.players[seat] ?? {};
  if (building === '') return undefined;
  const { stages, paidIn = 'resources' } = wonderOf(building);
  return { in: paidIn, amount: stages.slice(done, done + count).reduce((sum, one) => sum + one, 0) };
}
