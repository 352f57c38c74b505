/** Every action of the Action Phase: those of the rules and those of single cards. */

import { base } from './base.ts';
import { leadersAndWonders } from './boxes/leaders-and-wonders/index.ts';
import type { ActionTable } from './rules/actions/action.ts';
import { ACTIONS } from './rules/actions/table.ts';

export const ACTION_TABLE: ActionTable = { ...ACTIONS, ...base.actions, ...leadersAndWonders.actions };
