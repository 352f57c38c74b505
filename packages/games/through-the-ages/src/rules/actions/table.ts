/** The actions every civilization has, and those that several cards allow. Single cards bring their own. */

import type { ActionTable } from './action.ts';
import { build } from './build.ts';
import { convert } from './convert.ts';
import { copy } from './copy.ts';
import { destroy } from './destroy.ts';
import { develop } from './develop.ts';
import { endTurn } from './end-turn.ts';
import { leader } from './leader.ts';
import { play } from './play.ts';
import { population } from './population.ts';
import { revolution } from './revolution.ts';
import { settle } from './settle.ts';
import { stage } from './stage.ts';
import { tactic } from './tactic.ts';
import { take } from './take.ts';
import { trade } from './trade.ts';
import { upgrade } from './upgrade.ts';

/** In the order in which they are offered at their places. */
export const ACTIONS = {
  take,
  population,
  build,
  destroy,
  upgrade,
  leader,
  play,
  develop,
  revolution,
  stage,
  tactic,
  copy,
  convert,
  settle,
  trade,
  'end-turn': endTurn,
} satisfies Partial<ActionTable>;
