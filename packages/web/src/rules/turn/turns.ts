/** The turn of every game in pictures. */

import { FAME_AND_FORTUNE } from './fame-and-fortune.tsx';
import { NEW_DAWN, TERRA_INCOGNITA } from './new-dawn.tsx';
import type { TurnPicture } from './parts.tsx';
import { STONE_AGE } from './stone-age.tsx';
import { THROUGH_THE_AGES } from './through-the-ages.tsx';

/** The pictures by the name of the box: that of a game, or of an expansion with a rulebook of its own. */
export const TURNS: Readonly<Record<string, readonly TurnPicture[]>> = {
  'stone-age': STONE_AGE,
  'new-dawn': NEW_DAWN,
  'terra-incognita': TERRA_INCOGNITA,
  'through-the-ages': THROUGH_THE_AGES,
  'fame-and-fortune': FAME_AND_FORTUNE,
};
