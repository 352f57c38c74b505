/** The table in the terminal: a game's own picture where there is one, else the view as an outline. */

import type { AnyGame, Language, Loose } from '@tabularium/kernel';
import { outline } from './outline.ts';

/** Draws what a viewer may see of one game. */
export type Board = (view: Loose, names: readonly string[], lang: Language) => string[];

const boards: Readonly<Record<string, Board>> = {};

/** What the viewer may see, as lines. */
export function drawBoard(game: AnyGame, view: object, names: readonly string[], lang: Language): string[] {
  const board = Object.hasOwn(boards, game.id) ? boards[game.id] : undefined;
  return board === undefined ? outline(view, names, lang) : board(view, names, lang);
}
