/** Ending the Action Phase (TA 2.3). */

import { pop } from '@tabularium/kernel';
import type { ActionRule } from './action.ts';

export const endTurn: ActionRule<'end-turn'> = {
  place: 'end',
  list: (_desk, _end, _all, into) => void into.push({ type: 'end-turn' }),
  forbidden: () => undefined,
  perform: (game) => pop(game),
};
