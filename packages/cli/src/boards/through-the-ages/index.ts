/** Through the Ages in the terminal. */

import type { Picture } from '../picture.ts';
import { agesBoard, agesStatus } from './board.ts';
import { agesPrice } from './prices.ts';

/** The picture of Through the Ages. */
export const picture: Picture = { draw: agesBoard, status: agesStatus, note: agesPrice };
