/** Civilization with Fame and Fortune in the terminal. */

import type { Picture } from '../picture.ts';
import { fameBoard, fameStatus } from './board.ts';
import { fameNote } from './notes.ts';
import { explainSquare } from './square.ts';

/** The picture of the game. */
export const picture: Picture = {
  draw: fameBoard,
  status: fameStatus,
  last: ['pass', 'stop', 'end-turn', 'enough', 'drop', 'decline', 'keep-in-reserve'],
  explain: explainSquare,
  note: fameNote,
};
