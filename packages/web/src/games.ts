/** Games are loaded when they are first needed, once; components wait for them by suspending. */

import { loadGame } from '@tabularium/catalogue';
import type { AnyGame, AnyTextBook } from '@tabularium/kernel';
import { use } from 'react';
import { useSettings } from './settings.ts';

const loading = new Map<string, Promise<AnyGame>>();

/** The game of that id, loading it if need be. */
export function fetchGame(id: string): Promise<AnyGame> {
  const known = loading.get(id) ?? loadGame(id);
  loading.set(id, known);
  return known;
}

/** The game of that id; suspends until it is here. */
export function useGame(id: string): AnyGame {
  return use(fetchGame(id));
}

/** The game's words in the chosen language. */
export function useText(game: AnyGame): AnyTextBook {
  return game.text[useSettings().language];
}
