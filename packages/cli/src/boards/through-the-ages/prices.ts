/** What a choice of the Action Phase costs, said beside it: two cards of one name may lie on spaces of different price. */

import type { Seat } from '@tabularium/kernel';
import type { AgesState, AgesView } from '@tabularium/through-the-ages';
import { wonderOf } from '@tabularium/through-the-ages/content/cards';
import {
  buildCost,
  developCost,
  populationPrice,
  takeCost,
  upgradeCost,
} from '@tabularium/through-the-ages/queries/costs';
import type { Labels } from '../board.ts';
import { asState } from './cards.ts';
import { type BoardWords, WORDS } from './words.ts';

/** The fields of the actions that cost something. */
interface Priced {
  readonly type: string;
  readonly space?: number;
  readonly card?: string;
  readonly from?: string;
  readonly to?: string;
  readonly count?: number;
  /** Taken with a leader's extra action, which has a price of its own. */
  readonly extra?: true;
}

/** The price of that action; nothing where there is none or an order changes it. */
export function agesPrice(view: AgesView, { lang }: Labels, action: Priced): string | undefined {
  const isPhase = view.frames.at(-1)?.step === 'act';
  if (!isPhase || view.viewer === null || action.extra === true) return undefined;
  return priceOf(asState(view), view.viewer, action, WORDS[lang]);
}

function priceOf(game: AgesState, seat: Seat, action: Priced, { actions, signs }: BoardWords): string | undefined {
  const { type, space = 0, card = '', from = '', to = '', count = 0 } = action;
  switch (type) {
    case 'take':
      return actions(takeCost(game, seat, space));
    case 'population':
      return `${signs.food}${populationPrice(game, seat) ?? ''}`;
    case 'build':
      return `${signs.resources}${buildCost(game, seat, card)}`;
    case 'upgrade':
      return `${signs.resources}${upgradeCost(game, seat, from, to)}`;
    case 'develop':
      return `${signs.science}${developCost(game, seat, card)}`;
    case 'revolution':
      return `${signs.science}${developCost(game, seat, card, true)}`;
    case 'stage':
      return stagePrice(game, seat, count, signs);
    default:
      return undefined;
  }
}

/** The printed cost of the next stages of the wonder. */
function stagePrice(game: AgesState, seat: Seat, count: number, signs: BoardWords['signs']): string | undefined {
  const { building = '', stages: done = 0 } = game.players[seat] ?? {};
  if (building === '') return undefined;
  const { stages, paidIn } = wonderOf(building);
  const cost = stages.slice(done, done + count).reduce((sum, one) => sum + one, 0);
  return `${paidIn === 'food' ? signs.food : signs.resources}${cost}`;
}
