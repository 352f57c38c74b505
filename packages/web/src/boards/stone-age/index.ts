/** Stone Age at the table. */

import type { BoardModule } from '../board.ts';
import { anchorsOf } from './anchors.ts';
import { ValleyBoard } from './board.tsx';
import { GoodsChooser } from './chooser.tsx';
import { coursesOf } from './courses.ts';
import { OwnArea } from './own-area.tsx';
import { faceOf } from './placement.tsx';
import { SeatDetails } from './seat-details.tsx';

/** The board of Stone Age. */
export const board: BoardModule = {
  Board: ValleyBoard,
  SeatDetails,
  OwnArea,
  Chooser: GoodsChooser,
  anchorsOf,
  faceOf,
  coursesOf,
};
