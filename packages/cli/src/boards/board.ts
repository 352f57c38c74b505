/** The table in the terminal: a game's own picture where there is one, else the view as an outline. */

import type { AnyGame, AnyTextBook, Language, Loose } from '@tabularium/kernel';
import { type Words, words } from '../words.ts';
import { outline } from './outline.ts';
import { stoneAgeBoard } from './stone-age.ts';

/** With which words a picture is labelled. */
export interface Labels {
  /** The game's own words. */
  readonly text: AnyTextBook;
  /** The terminal client's words. */
  readonly say: Words;
  /** The players' names by seat. */
  readonly names: readonly string[];
}

/** Draws what a viewer may see of one game, as lines. */
export type Board = (view: Loose, labels: Labels) => string[];

const boards: Readonly<Record<string, Board>> = { 'stone-age': stoneAgeBoard };

/** What the viewer may see. */
export function drawBoard(game: AnyGame, view: object, names: readonly string[], lang: Language): string[] {
  const board = Object.hasOwn(boards, game.id) ? boards[game.id] : undefined;
  return (board ?? outline)(view, { text: game.text[lang], say: words[lang], names });
}
