/** The board of A New Dawn with everything its expansions add. Base and expansions meet only here. */

import { createElement } from 'react';
import type { BoardModule } from '../board.ts';
import { base } from './board.tsx';
import { Expansions } from './expansion.ts';
import { expansions } from './expansions.ts';

/** Everything the table needs to show a game of A New Dawn. */
export const board: BoardModule = {
  ...base,
  Around: ({ children }) => createElement(Expansions, { value: expansions }, children),
  goesOn: (action) => base.goesOn(action) || expansions.some(({ goingOn }) => goingOn?.includes(action.type) === true),
  last: [...base.last, ...expansions.flatMap(({ goingOn = [] }) => goingOn)],
};
