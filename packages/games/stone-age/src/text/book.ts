/** What all languages share: how sentences are put together from a language's words. */

import { link, player, type TextBook, type Thing } from '@tabularium/kernel';
import { buildingOf, type Price } from '../content/buildings.ts';
import { type Bottom, type Calling, type CultureSymbol, cardOf, type Top } from '../content/cards.ts';
import { DIVISOR, type Goods, RESOURCES, type Resource, type Yield } from '../content/goods.ts';
import type { PlaceId, PlaceKind } from '../content/places.ts';
import type { StoneAgeLabels } from '../labels.ts';
import { worth } from '../queries/goods.ts';
import { doingOf } from '../queries/places.ts';
import type { StoneAgeView } from '../state.ts';
import type { Figure, Reason, ScoreParts, StoneAge } from '../vocabulary.ts';

/** The words of one language, from which `makeBook` builds all sentences. */
export interface Words {
  readonly title: string;
  readonly summary: string;
  readonly options: TextBook<StoneAge>['options'];
  /** Names and explanations of the places, and how a sentence says that somebody is there: `in the forest`. */
  readonly places: { readonly [P in PlaceId]: readonly [name: string, text: string, there: string] };
  /** What so much of it is called. */
  readonly goods: (goods: Yield, amount: number) => string;
  readonly symbols: { readonly [S in CultureSymbol]: string };
  /** Singular, plural, and what they multiply. */
  readonly callings: { readonly [C in Calling]: readonly [one: string, many: string, multiplies: string] };
  readonly pieces: { readonly [piece: string]: readonly [name: string, text: string, rule: string] };
  readonly and: string;
  readonly nothing: string;
  /** `still 4 food`. */
  readonly still: (brought: string) => string;
  /** The short name of a card's top part. */
  readonly top: (top: Top) => string;
  /** The top part explained in a sentence. */
  readonly topText: (top: Top) => string;
  readonly bottomText: (bottom: Bottom) => string;
  readonly price: (price: Price, points: number | undefined) => string;
  readonly buildingName: (price: Price) => string;
  /** A card in a sentence, in quotation marks. */
  readonly quoted: (card: string) => string;
  readonly resourceText: (resource: Resource) => string;
  readonly symbolText: string;
  readonly prompts: (say: Sayings) => TextBook<StoneAge>['prompts'];
  readonly actions: (say: Sayings) => TextBook<StoneAge>['actions'];
  readonly facts: (say: Sayings) => TextBook<StoneAge>['facts'];
  readonly reasons: { readonly [R in Reason]: string };
  readonly parts: { readonly [P in keyof ScoreParts]: string };
  readonly endings: TextBook<StoneAge>['endings'];
  readonly labels: StoneAgeLabels;
  readonly figures: { readonly [F in Figure]: (amount: number) => string };
  readonly features: TextBook<StoneAge>['features'];
}

/** Turns ids into linked words. */
export interface Sayings {
  readonly who: (seat: number) => string;
  readonly place: (id: PlaceId) => string;
  /** `in the forest`. */
  readonly there: (id: PlaceId) => string;
  /** The card's name in quotation marks. */
  readonly card: (id: string) => string;
  /** These words, linked to the building. */
  readonly tile: (id: string, words: string) => string;
  /** Its price in brackets: `(2 wood, 1 gold)`. */
  readonly price: (id: string) => string;
  /** `3 wood and 1 gold`, or the word for nothing. */
  readonly mix: (goods: Goods) => string;
  /** `3 wood`. */
  readonly some: (goods: Yield, amount: number) => string;
  readonly dice: (dice: readonly number[]) => string;
  /** `4 food`: what the roll that waits would bring with so much more (SA 7.3), or that it would still bring no more. */
  readonly yielding: (view: StoneAgeView, more: number) => string;
}

const TOP_RULE: { readonly [K in Top['kind']]: string } = {
  'dice-row': 'SA 8.3.1',
  food: 'SA 8.3.2',
  resource: 'SA 8.3.3',
  'resource-roll': 'SA 8.3.4',
  points: 'SA 8.3.5',
  tool: 'SA 8.3.6',
  'field-step': 'SA 8.3.7',
  'extra-card': 'SA 8.3.8',
  'one-use-tool': 'SA 8.3.9',
  'two-resources': 'SA 8.3.10',
};

const PLACE_RULE: { readonly [K in PlaceKind]: string } = {
  gather: 'SA 7.1',
  'tool-maker': 'SA 6.1',
  hut: 'SA 6.2',
  field: 'SA 6.3',
  card: 'SA 8.1',
  building: 'SA 9.1',
};
const PRICE_RULE: { readonly [K in Price['kind']]: string } = { fixed: 'SA 9.3', flexible: 'SA 9.4', open: 'SA 9.5' };

/** More than one, whose word is the name of the goods. */
const SEVERAL = 2;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The text book of a language. */
export function makeBook(words: Words): TextBook<StoneAge> {
  const say = sayings(words);
  return {
    title: words.title,
    summary: words.summary,
    options: words.options,
    prompts: words.prompts(say),
    actions: words.actions(say),
    facts: words.facts(say),
    reasons: words.reasons,
    parts: { ...words.parts },
    endings: words.endings,
    labels: words.labels,
    figures: words.figures,
    features: words.features,
    things: things(words),
  };
}

function sayings(words: Words): Sayings {
  const mix = (goods: Goods): string => {
    const parts = RESOURCES.filter((resource) => goods[resource] > 0).map((resource) =>
      some(resource, goods[resource]),
    );
    return list(parts, words.and) || words.nothing;
  };
  const some = (goods: Yield, amount: number): string =>
    `${amount} ${link(goods === 'food' ? 'piece' : 'resource', goods, words.goods(goods, amount))}`;
  return {
    who: player,
    place: (id) => link('place', id, words.places[id][0]),
    there: (id) => link('place', id, words.places[id][2]),
    card: (id) => words.quoted(link('card', id, words.top(cardOf(id).top))),
    tile: (id, named) => link('building', id, named),
    price: (id) => `(${/\((.*)\)/.exec(words.buildingName(buildingOf(id).price))?.[1] ?? ''})`,
    mix,
    some,
    dice: (dice) => dice.join(', '),
    yielding({ frames }, more) {
      const frame = frames.at(-1);
      if (frame?.step !== 'gather') return words.nothing;
      const { dice, added, yields } = frame;
      const total = dice.reduce((sum, pips) => sum + pips, added);
      const amount = (sum: number) => Math.floor(sum / DIVISOR[yields]);
      const brought = some(yields, amount(total + more));
      return more > 0 && amount(total + more) === amount(total) ? words.still(brought) : brought;
    },
  };
}

/** What a one-use tool card adds to a roll. */
export function oneUse(card: string): number {
  const { top } = cardOf(card);
  return top.kind === 'one-use-tool' ? top.value : 0;
}

/** `a, b and c`. */
function list(parts: readonly string[], and: string): string {
  const [last, ...others] = parts.toReversed();
  if (last === undefined) return '';
  return others.length === 0 ? last : `${others.toReversed().join(', ')} ${and} ${last}`;
}

function things(words: Words): TextBook<StoneAge>['things'] {
  return {
    place: (id) => placeThing(words, id as PlaceId),
    card: (id) => {
      const { top, bottom } = cardOf(id);
      return {
        name: words.top(top),
        text: `${words.topText(top)} ${words.bottomText(bottom)}`,
        rule: TOP_RULE[top.kind],
      };
    },
    building: (id) => {
      const { price } = buildingOf(id);
      return {
        name: words.buildingName(price),
        text: words.price(price, fixedPoints(price)),
        rule: PRICE_RULE[price.kind],
      };
    },
    resource: (id) => ({
      name: capital(words.goods(id as Resource, SEVERAL)),
      text: words.resourceText(id as Resource),
      rule: 'SA 1.4',
    }),
    symbol: (id) => ({ name: words.symbols[id as CultureSymbol], text: words.symbolText, rule: 'SA 13.1' }),
    calling: (id) => {
      const [one, , multiplies] = words.callings[id as Calling];
      return { name: one, text: multiplies, rule: 'SA 13.2' };
    },
    piece: (id) => {
      const [name = '', text = '', rule = ''] = words.pieces[id] ?? [];
      return { name, text, rule };
    },
  };
}

function placeThing(words: Words, id: PlaceId): Thing {
  const [name, text] = words.places[id];
  return { name, text, rule: PLACE_RULE[doingOf(id).kind] };
}

function fixedPoints(price: Price): number | undefined {
  return price.kind === 'fixed' ? worth(price.goods) : undefined;
}
