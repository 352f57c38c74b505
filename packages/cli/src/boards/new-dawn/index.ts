/** A New Dawn in the terminal, with everything its expansions add. Base and expansions meet only here. */

import type { NewDawnView } from '@tabularium/new-dawn';
import { cardNotes } from '../card-notes.ts';
import type { Picture, Labels as Plain } from '../picture.ts';
import { newDawnBoard } from './board.ts';
import * as expansions from './expansions.ts';
import type { Labels } from './labels.ts';
import { callByMark, pointsBeside } from './map.ts';
import { explainSpace } from './space.ts';

const expanded = (view: NewDawnView, labels: Plain): Labels => ({
  ...labels,
  expansions: Object.values(expansions).filter(({ isIn }) => isIn(view)),
});

/** The actions that choose a card. */
const CARDS = ['focus', 'resolve', 'gain', 'raise', 'wonder', 'take-diplomacy'];

/** What ends or declines something. */
const LAST = ['stop', 'halt', 'advance', 'done'];

/** The picture of A New Dawn. */
export const picture: Picture = {
  draw: (view, labels) => newDawnBoard(view, expanded(view, labels)),
  explain: (view, labels, query) => explainSpace(view, expanded(view, labels), query),
  pointsOut: pointsBeside,
  call: callByMark,
  last: LAST,
  note: cardNotes(CARDS),
};
