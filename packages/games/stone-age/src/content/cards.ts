/**
 * The 36 civilization cards (SA 1.2, SA 8): what happens at once (top) and what counts at the end (bottom).
 *
 * How sure the values are: every pairing of top and bottom is verified by several independent card lists. The German
 * booklet prints a count of 7 for the resource cards; the deck of 36 only has room for the 5 that all lists agree on.
 */

import type { Resource } from './goods.ts';

/** The culture symbols on green cards; each is on two cards. */
export const SYMBOLS = ['healing', 'art', 'music', 'writing', 'sun-disc', 'pottery', 'transport', 'weaving'] as const;
export type CultureSymbol = (typeof SYMBOLS)[number];

/** The people on sand cards; each kind multiplies something at the end (SA 13.2). */
export const CALLINGS = ['farmer', 'toolmaker', 'builder', 'shaman'] as const;
export type Calling = (typeof CALLINGS)[number];

/** The top part: what taking the card does (SA 8.3). */
export type Top =
  | { readonly kind: 'dice-row' }
  | { readonly kind: 'food'; readonly amount: number }
  | { readonly kind: 'resource'; readonly resource: Resource; readonly amount: number }
  | { readonly kind: 'resource-roll'; readonly resource: Resource; readonly dice: number }
  | { readonly kind: 'points'; readonly amount: number }
  | { readonly kind: 'tool' }
  | { readonly kind: 'field-step' }
  | { readonly kind: 'extra-card' }
  | { readonly kind: 'one-use-tool'; readonly value: number }
  | { readonly kind: 'two-resources' };

/** The bottom part: what the card counts for at the end (SA 8.4). */
export type Bottom =
  | { readonly background: 'green'; readonly symbol: CultureSymbol }
  | { readonly background: 'sand'; readonly calling: Calling; readonly people: number };

/** A civilization card. */
export interface Card {
  readonly id: string;
  readonly top: Top;
  readonly bottom: Bottom;
}

const green = (symbol: CultureSymbol): Bottom => ({ background: 'green', symbol });
const sand = (calling: Calling, people: number): Bottom => ({ background: 'sand', calling, people });

/** All cards, in no particular order. */
export const CARDS: readonly Card[] = [
  { id: 'civ-01', top: { kind: 'dice-row' }, bottom: green('pottery') },
  { id: 'civ-02', top: { kind: 'dice-row' }, bottom: green('writing') },
  { id: 'civ-03', top: { kind: 'dice-row' }, bottom: green('sun-disc') },
  { id: 'civ-04', top: { kind: 'dice-row' }, bottom: green('transport') },
  { id: 'civ-05', top: { kind: 'dice-row' }, bottom: sand('builder', 1) },
  { id: 'civ-06', top: { kind: 'dice-row' }, bottom: sand('builder', 2) },
  { id: 'civ-07', top: { kind: 'dice-row' }, bottom: sand('farmer', 1) },
  { id: 'civ-08', top: { kind: 'dice-row' }, bottom: sand('farmer', 2) },
  { id: 'civ-09', top: { kind: 'dice-row' }, bottom: sand('toolmaker', 2) },
  { id: 'civ-10', top: { kind: 'dice-row' }, bottom: sand('toolmaker', 2) },
  { id: 'civ-11', top: { kind: 'food', amount: 7 }, bottom: green('pottery') },
  { id: 'civ-12', top: { kind: 'food', amount: 5 }, bottom: green('healing') },
  { id: 'civ-13', top: { kind: 'food', amount: 3 }, bottom: green('weaving') },
  { id: 'civ-14', top: { kind: 'food', amount: 1 }, bottom: green('weaving') },
  { id: 'civ-15', top: { kind: 'food', amount: 4 }, bottom: sand('builder', 1) },
  { id: 'civ-16', top: { kind: 'food', amount: 2 }, bottom: sand('builder', 2) },
  { id: 'civ-17', top: { kind: 'food', amount: 3 }, bottom: sand('farmer', 2) },
  { id: 'civ-18', top: { kind: 'resource', resource: 'stone', amount: 2 }, bottom: green('transport') },
  { id: 'civ-19', top: { kind: 'resource', resource: 'stone', amount: 1 }, bottom: sand('farmer', 1) },
  { id: 'civ-20', top: { kind: 'resource', resource: 'stone', amount: 1 }, bottom: sand('shaman', 1) },
  { id: 'civ-21', top: { kind: 'resource', resource: 'gold', amount: 1 }, bottom: sand('shaman', 1) },
  { id: 'civ-22', top: { kind: 'resource', resource: 'clay', amount: 1 }, bottom: sand('shaman', 2) },
  { id: 'civ-23', top: { kind: 'resource-roll', resource: 'gold', dice: 2 }, bottom: green('art') },
  { id: 'civ-24', top: { kind: 'resource-roll', resource: 'stone', dice: 2 }, bottom: sand('shaman', 1) },
  { id: 'civ-25', top: { kind: 'resource-roll', resource: 'wood', dice: 2 }, bottom: sand('shaman', 2) },
  { id: 'civ-26', top: { kind: 'points', amount: 3 }, bottom: green('music') },
  { id: 'civ-27', top: { kind: 'points', amount: 3 }, bottom: green('music') },
  { id: 'civ-28', top: { kind: 'points', amount: 3 }, bottom: sand('builder', 3) },
  { id: 'civ-29', top: { kind: 'tool' }, bottom: green('art') },
  { id: 'civ-30', top: { kind: 'field-step' }, bottom: green('sun-disc') },
  { id: 'civ-31', top: { kind: 'field-step' }, bottom: sand('farmer', 1) },
  { id: 'civ-32', top: { kind: 'extra-card' }, bottom: green('writing') },
  { id: 'civ-33', top: { kind: 'one-use-tool', value: 4 }, bottom: sand('toolmaker', 1) },
  { id: 'civ-34', top: { kind: 'one-use-tool', value: 3 }, bottom: sand('toolmaker', 1) },
  { id: 'civ-35', top: { kind: 'one-use-tool', value: 2 }, bottom: sand('toolmaker', 2) },
  { id: 'civ-36', top: { kind: 'two-resources' }, bottom: green('healing') },
];

const byId = new Map(CARDS.map((card) => [card.id, card]));

/** The card of that id. */
export function cardOf(id: string): Card {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`There is no civilization card "${id}".`);
  return card;
}
