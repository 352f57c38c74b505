/** What the box decides: which leaders and wonders take part, and who knows them (TA 17.4). */

import type { Viewer } from '@tabularium/kernel';
import type { FamousKind } from '../content/model.ts';
import type { Questions } from '../questions.ts';
import type { Board } from '../state.ts';
import { DRAFT } from './content/mixes.ts';
import { famousPool, isNew, isOpenMix, mixSize, placeholders } from './queries/mixes.ts';
import { famousInDeck, trimBoards, unveiled } from './rules/mixing.ts';

/** A draft is known to each player's share of it. */
function isDealtTo({ dealt }: Board, kind: FamousKind, at: number, viewer: Viewer): boolean {
  const share = kind === 'leader' ? DRAFT.leaders : DRAFT.wonders;
  return dealt && viewer !== null && Math.floor(at / share) === viewer;
}

/** The answers, where the others are those of the boxes beneath. */
export const answers = (beneath: Questions): Partial<Questions> => ({
  plays: (table, card) => isNew(card) || beneath.plays(table, card),
  famousInDeck,
  everyFamous(table, level) {
    const cards = [...famousPool(table, level, 'leader'), ...famousPool(table, level, 'wonder')];
    if (!isOpenMix(table.options) || level === 0) return cards;
    return [...cards, ...placeholders(level, mixSize('leader', table.seats), mixSize('wonder', table.seats))];
  },
  // With one extra old one the box holds old ones only.
  canBePutBack: ({ options }, card) => options.leaders !== 'one-extra' || !isNew(card),
  knowsOnBoard: (board, kind, at, viewer) =>
    beneath.knowsOnBoard(board, kind, at, viewer) || isDealtTo(board, kind, at, viewer),
  showsDeck: ({ options }, level) => level === 0 && isOpenMix(options),
  unveiled,
  trimmed: trimBoards,
});
