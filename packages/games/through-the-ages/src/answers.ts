/** The base game's answers to the named questions. */

import { famousCards } from './queries/decks.ts';
import type { AgesTable, Questions } from './questions.ts';

const allFamous = (table: AgesTable, level: number): string[] => [
  ...famousCards(table, level, 'leader'),
  ...famousCards(table, level, 'wonder'),
];

/** The base box alone: its own cards, each leader and wonder in its deck. */
export const answers: Questions = {
  plays: (_table, { box }) => box === 'base',
  copies: (_table, { copies }) => copies,
  decks: () => '',
  famousInDeck: allFamous,
  everyFamous: allFamous,
  canBePutBack: () => true,
  knowsOnBoard: ({ open }) => open,
  showsDeck: () => false,
  unveiled: (_game, drawn) => drawn,
  trimmed() {},
};
