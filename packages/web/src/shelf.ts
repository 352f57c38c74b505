/** The shelf: every game by name, without loading any. */

import cards from 'virtual:shelf';
import { useSettings } from './settings.ts';

/** The games on the shelf, in their order. */
export const SHELF = cards;

/** What is chosen when nobody has chosen yet. */
export const FIRST_GAME = cards.find(({ id }) => id === 'stone-age')?.id ?? cards[0]?.id ?? '';

/** Name and summary of a game in the chosen language; its id if it does not stand on the shelf. */
export function useShelfText(id: string): { readonly title: string; readonly summary: string } {
  const { language } = useSettings();
  return cards.find((card) => card.id === id)?.text[language] ?? { title: id, summary: '' };
}
