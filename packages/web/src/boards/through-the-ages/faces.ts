/** What can be seen of a card, or of the placeholder of a card. */

import type { CardKind } from '@tabularium/through-the-ages';
import { cardOf, isCard } from '@tabularium/through-the-ages/cards';
import { useTableTop } from '../../table/context.ts';
import { type Hue, hueOf } from './kinds.ts';
import { useAges } from './table.ts';

/** The age of a card, by number. */
export const levelOf = (id: string): number => (isCard(id) ? cardOf(id).level : 0);

/** The kind of a card. */
export const kindOf = (id: string): CardKind => (isCard(id) ? cardOf(id).kind : 'action');

/** The colour of a card. */
export const hueOfCard = (id: string): Hue => hueOf(kindOf(id));

/** The name of a card. */
export function useCardName(): (id: string) => string {
  const { text } = useTableTop();
  return (id) => text.things['card']?.(id).name ?? id;
}

/** The name of a card as it stands on its face: short of its kind, and with places where long words may be parted. */
export function useFaceName(): (id: string) => string {
  const name = useCardName();
  const { words } = useAges();
  const part = useParted();
  return (id) => {
    const bare = name(id)
      .replace(`${words.kinds[kindOf(id)]}: `, '')
      .replace(/ \(.*\)$/, '');
    return part(bare);
  };
}

/** Words with the places where long ones may be parted. */
export function useParted(): (words: string) => string {
  const { words } = useAges();
  return (whole) =>
    words.parted.reduce((line, word) => line.replace(word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')), whole);
}
