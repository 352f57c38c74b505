/** Stone Age at the table. */

import type { BoardModule } from '../board.ts';
import { ValleyBoard } from './board.tsx';
import { FEW_MIXES, GoodsChooser } from './chooser.tsx';
import { OwnArea } from './own-area.tsx';
import { SeatDetails } from './seat-details.tsx';
import { mixesIn } from './valley.ts';

/** Offered on the board itself, not in the decision bar. */
const ON_BOARD: readonly string[] = ['place', 'use', 'cash-in'];

/** The board of Stone Age. */
export const board: BoardModule = {
  Board: ValleyBoard,
  SeatDetails,
  OwnArea,
  Chooser: GoodsChooser,
  handles(action, sight) {
    if (ON_BOARD.includes(action.type)) return true;
    const mix = action.type === 'pay' || action.type === 'choose-two';
    return mix && mixesIn(sight.actions).length > FEW_MIXES;
  },
};
