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

/** The kinds of top parts, each with what its cards differ in (SA 8.3). */
interface Tops {
  'dice-row': object;
  food: { readonly amount: number };
  resource: { readonly resource: Resource; readonly amount: number };
  'resource-roll': { readonly resource: Resource; readonly dice: number };
  points: { readonly amount: number };
  tool: object;
  'field-step': object;
  'extra-card': object;
  'one-use-tool': { readonly value: number };
  'two-resources': object;
}

/** The kinds of top parts. */
export type TopKind = keyof Tops;

/** The top part: what taking the card does. */
export type Top<K extends TopKind = TopKind> = { [P in K]: { readonly kind: P } & Tops[P] }[K];

/** The bottom part: what the card counts for at the end (SA 8.4). */
export type Bottom =
  | { readonly background: 'green'; readonly symbol: CultureSymbol }
  | { readonly background: 'sand'; readonly calling: Calling; readonly people: number };

/** A civilization card. */
export interface Card {
  readonly top: Top;
  readonly bottom: Bottom;
}

const green = (symbol: CultureSymbol): Bottom => ({ background: 'green', symbol });
const sand = (calling: Calling, people: number): Bottom => ({ background: 'sand', calling, people });

/** All cards, in no particular order. */
export const CARDS = {
  'civ-01': { top: { kind: 'dice-row' }, bottom: green('pottery') },
  'civ-02': { top: { kind: 'dice-row' }, bottom: green('writing') },
  'civ-03': { top: { kind: 'dice-row' }, bottom: green('sun-disc') },
  'civ-04': { top: { kind: 'dice-row' }, bottom: green('transport') },
  'civ-05': { top: { kind: 'dice-row' }, bottom: sand('builder', 1) },
  'civ-06': { top: { kind: 'dice-row' }, bottom: sand('builder', 2) },
  'civ-07': { top: { kind: 'dice-row' }, bottom: sand('farmer', 1) },
  'civ-08': { top: { kind: 'dice-row' }, bottom: sand('farmer', 2) },
  'civ-09': { top: { kind: 'dice-row' }, bottom: sand('toolmaker', 2) },
  'civ-10': { top: { kind: 'dice-row' }, bottom: sand('toolmaker', 2) },
  'civ-11': { top: { kind: 'food', amount: 7 }, bottom: green('pottery') },
  'civ-12': { top: { kind: 'food', amount: 5 }, bottom: green('healing') },
  'civ-13': { top: { kind: 'food', amount: 3 }, bottom: green('weaving') },
  'civ-14': { top: { kind: 'food', amount: 1 }, bottom: green('weaving') },
  'civ-15': { top: { kind: 'food', amount: 4 }, bottom: sand('builder', 1) },
  'civ-16': { top: { kind: 'food', amount: 2 }, bottom: sand('builder', 2) },
  'civ-17': { top: { kind: 'food', amount: 3 }, bottom: sand('farmer', 2) },
  'civ-18': { top: { kind: 'resource', resource: 'stone', amount: 2 }, bottom: green('transport') },
  'civ-19': { top: { kind: 'resource', resource: 'stone', amount: 1 }, bottom: sand('farmer', 1) },
  'civ-20': { top: { kind: 'resource', resource: 'stone', amount: 1 }, bottom: sand('shaman', 1) },
  'civ-21': { top: { kind: 'resource', resource: 'gold', amount: 1 }, bottom: sand('shaman', 1) },
  'civ-22': { top: { kind: 'resource', resource: 'clay', amount: 1 }, bottom: sand('shaman', 2) },
  'civ-23': { top: { kind: 'resource-roll', resource: 'gold', dice: 2 }, bottom: green('art') },
  'civ-24': { top: { kind: 'resource-roll', resource: 'stone', dice: 2 }, bottom: sand('shaman', 1) },
  'civ-25': { top: { kind: 'resource-roll', resource: 'wood', dice: 2 }, bottom: sand('shaman', 2) },
  'civ-26': { top: { kind: 'points', amount: 3 }, bottom: green('music') },
  'civ-27': { top: { kind: 'points', amount: 3 }, bottom: green('music') },
  'civ-28': { top: { kind: 'points', amount: 3 }, bottom: sand('builder', 3) },
  'civ-29': { top: { kind: 'tool' }, bottom: green('art') },
  'civ-30': { top: { kind: 'field-step' }, bottom: green('sun-disc') },
  'civ-31': { top: { kind: 'field-step' }, bottom: sand('farmer', 1) },
  'civ-32': { top: { kind: 'extra-card' }, bottom: green('writing') },
  'civ-33': { top: { kind: 'one-use-tool', value: 4 }, bottom: sand('toolmaker', 1) },
  'civ-34': { top: { kind: 'one-use-tool', value: 3 }, bottom: sand('toolmaker', 1) },
  'civ-35': { top: { kind: 'one-use-tool', value: 2 }, bottom: sand('toolmaker', 2) },
  'civ-36': { top: { kind: 'two-resources' }, bottom: green('healing') },
} as const satisfies Readonly<Record<string, Card>>;

/** The cards' names in states and texts. */
export type CardId = keyof typeof CARDS;

/** The names of all cards. */
export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];

const box: Readonly<Record<string, Card>> = CARDS;

/** The card of that name. */
export function cardOf(id: string): Card {
  const card = box[id];
  if (card === undefined) throw new Error(`There is no civilization card "${id}".`);
  return card;
}
