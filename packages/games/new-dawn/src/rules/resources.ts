/** Resources from the supply (ND 8). */

import { type Decision, pop } from '@tabularium/kernel';
import { RESOURCES, type Resource } from '../content/resources.ts';
import { playerOf } from '../queries/players.ts';
import type { Actions, NewDawn } from '../vocabulary.ts';
import { DONE } from './actions.ts';
import { tell } from './telling.ts';
import { checkAgendas } from './victory.ts';

type Take = Extract<Actions['take-resource'], { type: 'take-resource' }>;

const TAKE: Readonly<Record<Resource, Take>> = {
  marble: { type: 'take-resource', resource: 'marble' },
  mercury: { type: 'take-resource', resource: 'mercury' },
  oil: { type: 'take-resource', resource: 'oil' },
  diamond: { type: 'take-resource', resource: 'diamond' },
};

/** A resource of choice that the supply still has; Replaceable Parts wants a kind not yet held (ND 8.4). */
export const takeResource: Decision<NewDawn, 'take-resource'> = {
  actions(game, { seat, onlyNew }) {
    const actions: Actions['take-resource'][] = [DONE];
    const { resources } = playerOf(game, seat);
    for (const resource of RESOURCES) {
      if (game.supply[resource] > 0 && !(onlyNew && resources[resource] > 0)) actions.push(TAKE[resource]);
    }
    return actions;
  },
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return tell(game, { fact: 'declined', seat, step: 'take-resource' });
    game.supply[action.resource]--;
    playerOf(game, seat).resources[action.resource]++;
    tell(game, { fact: 'resource-taken', seat, resource: action.resource, source: 'supply' });
    checkAgendas(game);
  },
  tries: () => RESOURCES.map((resource) => TAKE[resource]),
  whyNot: (game, _frame, action) =>
    action.type === 'take-resource' && game.supply[action.resource] === 0
      ? { reason: 'supply-empty', rule: 'ND 8.4' }
      : { reason: 'already-held', rule: 'ND 8.1' },
};

/** Steam Power: one resource for another from the supply. */
export const exchangeResource: Decision<NewDawn, 'exchange-resource'> = {
  actions(game, { seat }) {
    const actions: Actions['exchange-resource'][] = [DONE];
    const { resources } = playerOf(game, seat);
    for (const give of RESOURCES) {
      if (resources[give] === 0) continue;
      for (const take of RESOURCES) {
        if (take !== give && game.supply[take] > 0) actions.push({ type: 'exchange', give, take });
      }
    }
    return actions;
  },
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return;
    const { resources } = playerOf(game, seat);
    resources[action.give]--;
    game.supply[action.give]++;
    game.supply[action.take]--;
    resources[action.take]++;
    tell(game, { fact: 'resource-spent', seat, resource: action.give });
    tell(game, { fact: 'resource-taken', seat, resource: action.take, source: 'supply' });
  },
};
