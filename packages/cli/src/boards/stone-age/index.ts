/** Stone Age in the terminal. */

import type { Picture } from '../picture.ts';
import { stoneAgeBoard } from './board.ts';
import { lyingAt, stoneAgeChoices, stoneAgeNote } from './choices.ts';

/** The picture of Stone Age. */
export const picture: Picture = {
  draw: stoneAgeBoard,
  last: ['collect', 'decline', 'starve'],
  choices: stoneAgeChoices,
  note: stoneAgeNote,
  about: lyingAt,
};
