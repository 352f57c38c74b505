/** The shelf: every box by name, without loading any game. */

import cards from 'virtual:shelf';
import { isGame } from '@tabularium/catalogue';
import { useSettings } from './settings.ts';

/** A box on the shelf: a game, or a game with an expansion. */
export type Box = (typeof cards)[number];

/** The boxes on the shelf, in their order. */
export const SHELF = cards;

/** What is chosen when nobody has chosen yet. */
const FIRST_GAME = cards.find(({ id }) => id === 'stone-age')?.id ?? cards[0]?.id ?? '';

/** The box of that name. A game that is not on the shelf, such as an example, is a box of its own. */
export function boxOf(id: string = FIRST_GAME): Box {
  const text = { title: id, summary: '' };
  const plain = {
    id,
    game: id,
    options: {},
    settled: [],
    weight: 1,
    minutes: [0, 0],
    seats: { min: 2, max: 2 },
  } as const;
  return cards.find((card) => card.id === id) ?? { ...plain, text: { de: text, en: text } };
}

/** Can a table of that name be laid: a box, or a game that is on no shelf? */
export const isOffered = (id: string): boolean => cards.some((card) => card.id === id) || isGame(id);

/** The box that a table of that game with those options was taken from. */
export function boxAt(game: string, options: object = {}): Box {
  const given = new Map(Object.entries(options));
  const fits = (box: Box) =>
    box.game === game &&
    Object.keys(box.options).length > 0 &&
    Object.entries(box.options).every(([name, value]) => given.get(name) === value);
  return cards.find(fits) ?? boxOf(game);
}

/** Name and summary of a box in the chosen language; its id if it does not stand on the shelf. */
export function useShelfText(id: string): { readonly title: string; readonly summary: string } {
  return boxOf(id).text[useSettings().language];
}
