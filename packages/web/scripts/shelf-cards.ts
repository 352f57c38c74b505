/** What stands on the shelf, read from the games themselves when the client is built. */

import { gameIds, loadGame } from '@tabularium/catalogue';
import { inEveryLanguage, type Language } from '@tabularium/kernel';

/** A game as the first page shows it: small, so that the game itself need not be loaded. */
export interface ShelfCard {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly text: Readonly<Record<Language, { readonly title: string; readonly summary: string }>>;
}

async function readCards(): Promise<ShelfCard[]> {
  const games = await Promise.all([...gameIds, 'tic-tac-toe'].map(loadGame));
  return games.map(({ id, seats, text }) => ({
    id,
    seats,
    text: inEveryLanguage((language) => ({ title: text[language].title, summary: text[language].summary })),
  }));
}

/** The games on offer, and tic-tac-toe as the small one to try the table with. */
export const shelfCards: readonly ShelfCard[] = await readCards();
