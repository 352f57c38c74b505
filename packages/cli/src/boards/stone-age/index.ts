/** Stone Age in the terminal. */

import type { Picture } from '../picture.ts';
import { stoneAgeBoard } from './board.ts';

/** The picture of Stone Age. */
export const picture: Picture = { draw: stoneAgeBoard };
