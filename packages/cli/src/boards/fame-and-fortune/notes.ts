/** What stands beside a choice of Civilization: what a card does; of what a city makes, what it costs and brings. */

import type { FameView } from '@tabularium/fame-and-fortune';
import { itemCost, readable } from '@tabularium/fame-and-fortune/queries';
import type { AnyAction } from '@tabularium/kernel';
import { cardNotes, opening } from '../card-notes.ts';
import type { Labels } from './labels.ts';

/** The actions that choose a card, and the kinds of cards there are something to say about. */
const CHOOSING = [
  'lead',
  'govern',
  'invest',
  'use',
  'play',
  'reveal',
  'research',
  'choose',
  'substitute',
  'respond',
  'keep',
  'discard',
  'keep-person',
  'learn',
  'take-event',
  'loot-technology',
];
const CARDS = [
  'civilization',
  'government',
  'technology',
  'building',
  'wonder',
  'event',
  'person',
  'great-person',
  'investment',
  'marker',
];

const onCards = cardNotes(CHOOSING, CARDS);

/** The note on that action, if there is anything to say. */
export function fameNote(view: FameView, labels: Labels, action: AnyAction): string | undefined {
  const { item } = action as AnyAction & { readonly item?: string };
  if (action.type !== 'make' || item === undefined) return onCards(view, labels, action);
  const { text, own } = labels;
  const cost = `${own.production} ${itemCost(readable(view), view.viewer ?? 0, item)}`;
  const kind = ['building', 'wonder'].find((one) => text.things[one]?.(item).name !== item);
  if (kind === undefined) return cost;
  // The first sentence says what it costs for everybody.
  const [, ...effects] = text.things[kind]?.(item).text.split(/(?<=\.) /) ?? [];
  return effects.length === 0 ? cost : `${cost} · ${opening(effects.join(' '))}`;
}
