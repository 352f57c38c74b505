/** What the operations of the base game do. */

import type { Op } from '../content/model.ts';
import { countOnMap } from '../queries/figures.ts';
import type { AnyOp } from '../vocabulary/library.ts';
import { anyRules, holds, type OperationRules, type Scale } from '../vocabulary/operations.ts';
import { answers } from './answers.ts';
import { battles } from './battles.ts';
import { construction } from './construction.ts';
import { destruction } from './destruction.ts';
import { gains } from './gains.ts';
import { knowledge } from './knowledge.ts';
import { land } from './land.ts';

/** Operations that only hold; queries read them. */
const standing = {
  'stat-set': holds,
  'stat-add': holds,
  'cost-change': holds,
  'rush-rate': holds,
  water: holds,
  'ignore-stops': holds,
  protect: holds,
  'harvest-twice': holds,
  'extra-figure': holds,
  'armies-found-cities': holds,
  'capital-no-action': holds,
  'equal-production': holds,
  'free-building-action': holds,
  'no-arts': holds,
  'no-attack-on-players': holds,
  'open-enemy-hand': holds,
  'scouts-explore-huts': holds,
  'setup-wonder': holds,
  'split-production': holds,
};

/** One rule for every operation of the base game. */
export const baseOperations = anyRules<Op>({
  ...gains,
  ...knowledge,
  ...construction,
  ...destruction,
  ...land,
  ...battles,
  ...answers,
  ...standing,
} satisfies OperationRules<Op>);

/** What the scaled gains of the base game count. */
export const baseScales: Readonly<Record<string, Scale>> = {
  'armies-on-map': (game, { seat }) => countOnMap(game, seat, 'army'),
};

const PERMISSIONS: readonly string[] = [
  'armies-found-cities',
  'capital-no-action',
  'equal-production',
  'no-arts',
  'no-attack-on-players',
  'open-enemy-hand',
  'scouts-explore-huts',
  'split-production',
  'harvest-twice',
] satisfies Op['op'][];

/** Does this operation of the base game hold while its card is active, whenever it is used? */
export function isPermission(op: AnyOp & { readonly scope?: string }): boolean {
  return PERMISSIONS.includes(op.op) || (op.op === 'extra-action' && op.scope === 'capital');
}
