/** A New Dawn in the terminal. */

import type { Picture } from '../picture.ts';
import { newDawnBoard } from './board.ts';
import { pointsBeside } from './map.ts';
import { explainSpace } from './space.ts';

/** The picture of A New Dawn. */
export const picture: Picture = { draw: newDawnBoard, explain: explainSpace, pointsOut: pointsBeside };
