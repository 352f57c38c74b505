/** A New Dawn in the terminal, with everything its expansions add. Base and expansions meet only here. */

import { type AnyAction, pieces, plainWords } from '@tabularium/kernel';
import type { NewDawnView } from '@tabularium/new-dawn';
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

/** What choosing a card is about is said beside it: what it does first, and how sure that is. */
const CARDS = ['focus', 'resolve', 'gain', 'raise', 'wonder', 'take-diplomacy'];

function noteOnCard(view: NewDawnView, { text, names }: Plain, action: AnyAction): string | undefined {
  if (!CARDS.includes(action.type)) return undefined;
  const [card] = pieces(text.actions[action.type]?.(action, view) ?? '', names).filter(
    ({ kind = '' }) => kind !== 'seat' && text.things[kind] !== undefined,
  );
  const thing = card?.kind === undefined ? undefined : text.things[card.kind]?.(card.id ?? '');
  if (thing === undefined) return undefined;
  const [first = ''] = plainWords(thing.text, names).split(/(?<=\.) /);
  return [first.replace(/\.$/, ''), ...(thing.note === undefined ? [] : [thing.note.replace(/\.$/, '')])].join('; ');
}

/** What ends or declines something. */
const LAST = ['stop', 'halt', 'advance', 'done'];

/** The picture of A New Dawn. */
export const picture: Picture = {
  draw: (view, labels) => newDawnBoard(view, expanded(view, labels)),
  explain: (view, labels, query) => explainSpace(view, expanded(view, labels), query),
  pointsOut: pointsBeside,
  call: callByMark,
  last: LAST,
  note: noteOnCard,
};
