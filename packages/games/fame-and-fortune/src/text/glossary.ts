/** The names of things in every language, from all boxes; `compose` puts them up. */

import { type Language, link, shelf, type Thing } from '@tabularium/kernel';
import { printedStrength, unitType } from '../queries/combat.ts';
import { readable } from '../queries/index.ts';
import { type Spot, type Spots, spotAt } from '../queries/places.ts';
import type { FameView, Square } from '../state.ts';
import type { Coinage, Good } from '../vocabulary/actions.ts';
import { partsOf } from '../vocabulary/library.ts';
import type { Entries } from './entries.ts';

/** Something that says what was found where it happened, or the table as it is now. */
export type Where = { readonly spots?: Spots } | FameView;

/** Explanations by kind and id, one shelf for each language. */
export const glossary: Readonly<Record<Language, ReturnType<typeof shelf<Entries>>>> = {
  en: shelf<Entries>(),
  de: shelf<Entries>(),
};

/** The kinds of things that are explained. */
const KINDS = [
  'technology',
  'wonder',
  'building',
  'unit',
  'civilization',
  'government',
  'government-2013',
  'event',
  'great-person',
  'person',
  'person-2013',
  'marker',
  'relic',
  'investment',
  'investment-2013',
  'terrain',
  'resource',
  'icon',
  'piece',
] as const;

/** What each kind of thing is, in one language. */
export function thingsIn(language: Language): Record<string, (id: string) => Thing> {
  const explain = (kind: string) => (id: string) => glossary[language].things[kind]?.[id] ?? { name: id, text: id };
  return Object.fromEntries(KINDS.map((kind) => [kind, explain(kind)]));
}

/** How a language names what sentences speak of. */
export interface Naming {
  thing(kind: string, id: string): string;
  source(source: string): string;
  /** A place by its city if one stands there, else by its land and coordinate. */
  place(where: Where, square: Square): string;
  /** Where something stands or is put: in a city, else on its land. */
  at(where: Where, square: Square): string;
  /** The bare coordinate, where the land changes. */
  square(where: Where, square: Square): string;
  /** The land there, whatever stands on it. */
  land(where: Where, square: Square): string;
  /** A tile by its first and its last square. */
  tile(where: Where, from: Square, to: Square): string;
  /** What an operation of an effect of a card does; nothing if there is no such operation. */
  deed(source: string, effect: number, op: number): string;
  unit(card: string): string;
  coin(holder: string): string;
  item(item: string): string;
  piece(piece: Coinage): string;
  good(good: Good): string;
  goods(goods: readonly Good[]): string;
}

/** The few words that naming needs besides the names of things. */
export interface NamingWords {
  /** A square of unknown land. */
  readonly square: (place: string) => string;
  /** The tile between two squares. */
  readonly tile: (from: string, to: string) => string;
  /** A square of that terrain. */
  readonly land: (terrain: string, place: string) => string;
  /** Where something is, by the name of the city or of the land. */
  readonly at: Readonly<Record<'town' | 'land', (place: string) => string>>;
  /** Towns to call cities by. */
  readonly towns: Readonly<Record<string, readonly string[]>>;
  /** The name of a thing inside a sentence: some kinds stand in quotation marks. */
  readonly named: (kind: string, name: string) => string;
  readonly sheet: string;
  readonly walls: string;
  readonly army: string;
  readonly scout: string;
  readonly trade: (amount: number) => string;
  readonly culture: (amount: number) => string;
  readonly hut: string;
  readonly village: string;
  /** The same without an article. */
  readonly markers: Readonly<Record<'hut' | 'village', string>>;
  readonly eventOfLevel: (level: number) => string;
  readonly shown: string;
  readonly nothing: string;
}

const spotIn = (where: Where, square: Square): Spot =>
  'viewer' in where ? spotAt(readable(where), square) : (where.spots?.[square] ?? { place: '?' });

/** Names in one language. */
export function namingIn(language: Language, words: NamingWords): Naming {
  const nameOf = (kind: string, id: string) => glossary[language].things[kind]?.[id]?.name;
  const bare = (kind: string, id: string) => link(kind, id, nameOf(kind, id) ?? id);
  const thing = (kind: string, id: string) => words.named(kind, bare(kind, id));
  const marker = (kind: 'hut' | 'village') => (kind === 'hut' ? words.hut : words.village);
  const good = (one: Good): string => {
    if ('trade' in one) return words.trade(one.trade);
    if ('culture' in one) return words.culture(one.culture);
    if ('resource' in one) return thing('resource', one.resource);
    const shown = one.shown ? ` (${words.shown})` : '';
    if ('marker' in one)
      return `${marker(one.marker)}${one.id === undefined ? '' : ` ${thing('marker', one.id)}`}${shown}`;
    return `${one.id === undefined ? words.eventOfLevel(one.event) : thing('event', one.id)}${shown}`;
  };
  const itemKinds = ['unit', 'building', 'wonder'];
  const landOf = ({ place, terrain }: Spot, square: Square): string => {
    const name = terrain === undefined ? undefined : nameOf('terrain', terrain);
    return link('square', square, name === undefined ? words.square(place) : words.land(name, place));
  };
  const townOf = ({ town }: Spot, square: Square): string | undefined => {
    const name = town === undefined ? undefined : words.towns[town.civilization]?.[town.number];
    return name === undefined ? undefined : link('square', square, name);
  };
  return {
    thing,
    source(source) {
      const [kind, id] = partsOf(source);
      return kind === 'investment' ? thing(kind, id.split('/')[0] ?? id) : thing(kind, id);
    },
    place(where, square) {
      const spot = spotIn(where, square);
      return townOf(spot, square) ?? landOf(spot, square);
    },
    at(where, square) {
      const spot = spotIn(where, square);
      const town = townOf(spot, square);
      return town === undefined ? words.at.land(landOf(spot, square)) : words.at.town(town);
    },
    square: (where, square) => link('square', square, words.square(spotIn(where, square).place)),
    land: (where, square) => landOf(spotIn(where, square), square),
    tile: (where, ...corners) => {
      const [from = '', to = ''] = corners.map((square) => link('square', square, spotIn(where, square).place));
      return words.tile(from, to);
    },
    deed(source, effect, op) {
      const [kind, id] = partsOf(source);
      return glossary[language].things[kind]?.[id]?.deeds?.[effect]?.[op] ?? '';
    },
    unit: (card) => `${thing('unit', unitType(card))} ${printedStrength(card)}`,
    coin(holder) {
      if (holder === 'sheet') return words.sheet;
      const kind = ['technology', 'wonder', 'person'].find((one) => nameOf(one, holder) !== undefined);
      return kind === undefined ? holder : thing(kind, holder);
    },
    item(item) {
      if (item === 'walls') return words.walls;
      if (item === 'army') return words.army;
      if (item === 'scout') return words.scout;
      const kind = itemKinds.find((one) => nameOf(one, item) !== undefined);
      return kind === undefined ? item : thing(kind, item);
    },
    piece(piece) {
      if ('token' in piece) return thing('resource', piece.token);
      return 'marker' in piece
        ? `${thing('marker', piece.marker)} (${words.markers[piece.kind]})`
        : thing('event', piece.event);
    },
    good,
    goods: (goods) => (goods.length === 0 ? words.nothing : new Intl.ListFormat(language).format(goods.map(good))),
  };
}
