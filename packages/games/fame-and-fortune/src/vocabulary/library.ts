/**
 * Everything in the boxes, by name. The base game and each expansion put their contents on the shelf, and the rules look
 * cards up here without knowing which box they came from.
 */

import { shelf } from '@tabularium/kernel';
import type { Civilization } from '../content/civilizations.ts';
import type { CultureEvent } from '../content/culture-events.ts';
import type { Government } from '../content/governments.ts';
import type { Layout } from '../content/layouts.ts';
import type { Marker } from '../content/markers.ts';
import type { Cost, Effect } from '../content/model.ts';
import type { Technology } from '../content/technologies.ts';
import type { Tile } from '../content/tiles.ts';
import type { Wonder } from '../content/wonders.ts';
import type { FameOptions, MarkerKind } from '../state.ts';
import type { Use } from './actions.ts';

/** An operation of any box. */
export interface AnyOp {
  readonly op: string;
}

/** An effect of any box. */
export type AnyEffect = Effect<AnyOp, string, string> & { readonly option?: string | undefined };

/** A civilization of any box. */
export type AnyCivilization = Civilization<AnyEffect, string, string> & { readonly needsInvestments?: true };

/** A great person card. */
export interface AnyPerson {
  readonly type: string;
  readonly discard?: true;
  readonly effects: readonly AnyEffect[];
}

/** An investment card. */
export interface AnyInvestment {
  readonly levels: readonly { readonly markers: number; readonly effects: readonly AnyEffect[] }[];
}

/** A relic. */
export interface AnyRelic {
  readonly tile: string;
  readonly square: number;
  readonly effects: readonly AnyEffect[];
}

type Shelf<T> = Readonly<Record<string, T>>;

/** What one box holds. */
export interface Shelves {
  readonly technologies?: Shelf<Technology<AnyEffect>>;
  readonly civilizations?: Shelf<AnyCivilization>;
  readonly governments?: Shelf<Government>;
  readonly wonders?: Shelf<Wonder<AnyEffect>>;
  readonly events?: Shelf<CultureEvent<AnyEffect>>;
  readonly people?: Shelf<AnyPerson>;
  readonly investments?: Shelf<AnyInvestment>;
  readonly relics?: Shelf<AnyRelic>;
  readonly tiles?: Shelf<Tile>;
  readonly markers?: Shelf<Marker<AnyEffect>>;
  readonly markerCounts?: Readonly<Record<MarkerKind, Readonly<Record<string, number | undefined>>>>;
  readonly layouts?: Readonly<Record<number, Layout>>;
  readonly supply?: {
    readonly investments?: number;
    readonly cityMarkers?: number;
    readonly dry?: number;
    readonly wet?: number;
  };
}

/** A box: what it holds, and at which tables it is used. */
export interface Box extends Shelves {
  readonly used: (options: FameOptions) => boolean;
  /** Operations that are permissions or bans: they hold as long as their card is active, whenever they are used. */
  readonly permits?: (op: AnyOp) => boolean;
  /** Cards that take the place of others at some tables. */
  readonly replacements?: (options: FameOptions) => Shelves;
}

/** The contents of all boxes, by the box's id; `compose` puts them up. */
export const boxes = shelf<{ contents: Readonly<Record<string, Box>> }>();

/** Everything a table plays with. */
export interface Library {
  readonly technologies: Shelf<Technology<AnyEffect>>;
  /** The names of all technologies and their levels in the same order; those with one card for all, and those that unlock each building, or `walls`. */
  readonly technologyIds: readonly string[];
  readonly technologyLevels: readonly number[];
  readonly sharedTechnologies: readonly string[];
  readonly unlocking: Shelf<readonly string[]>;
  readonly civilizations: Shelf<AnyCivilization>;
  readonly governments: Shelf<Government>;
  readonly wonders: Shelf<Wonder<AnyEffect>>;
  readonly events: Shelf<CultureEvent<AnyEffect>>;
  readonly people: Shelf<AnyPerson>;
  readonly investments: Shelf<AnyInvestment>;
  readonly relics: Shelf<AnyRelic>;
  readonly tiles: Shelf<Tile>;
  readonly markers: Shelf<Marker<AnyEffect>>;
  readonly markerCounts: Readonly<Record<MarkerKind, Readonly<Record<string, number>>>>;
  readonly supply: Required<NonNullable<Shelves['supply']>>;
  /** Everything with effects, by kind and name. */
  readonly cards: Readonly<Record<SourceKind, Shelf<Card>>>;
  /** What each investment card comes to, by the markers on it. */
  readonly invested: readonly { readonly id: string; readonly byMarkers: readonly (Card | undefined)[] }[];
  /** The same, by kind and name in one word. */
  readonly named: ReadonlyMap<string, Card>;
}

/** An operation that holds while its card is active. */
export interface Standing {
  readonly card: Card;
  /** The number of its effect on the card. */
  readonly effect: number;
  readonly op: AnyOp;
  readonly limited: boolean;
}

/** An effect that may be used at some time, with the name under which its use is remembered. */
export interface OpenUse {
  readonly card: Card;
  readonly effect: AnyEffect;
  readonly at: number;
  readonly key: string;
  readonly action: Use;
}

/** Something with effects, sorted by when they matter. */
export interface Card {
  /** Its kind and name in one word. */
  readonly source: string;
  readonly kind: SourceKind;
  readonly id: string;
  readonly effects: readonly AnyEffect[];
  /** What holds while it is active, by operation, and all of it in one list. */
  readonly standing: ReadonlyMap<string, readonly Standing[]>;
  readonly holding: readonly Standing[];
  /** The effects its owner may use, by timing. */
  readonly uses: ReadonlyMap<string, readonly number[]>;
  /** The same as they are offered at a time: its own and those of any time. */
  readonly offered: ReadonlyMap<string, readonly OpenUse[]>;
  /** The effects set off by a moment, and the moments that set any off. */
  readonly triggers: ReadonlyMap<string, readonly number[]>;
  readonly moments: readonly string[];
  /** The effects that happen by themselves, by timing. */
  readonly automatic: ReadonlyMap<string, readonly number[]>;
}

const libraries: (Library | undefined)[] = [];

/** Most questions are about the same table as the one before; its options never change. */
let latestOptions: FameOptions | undefined;
let latest: Library | undefined;

/** What a table with these options plays with. */
export function libraryOf(options: FameOptions): Library {
  if (latest === undefined || options !== latestOptions) {
    latest = findLibrary(options);
    latestOptions = options;
  }
  return latest;
}

function findLibrary(options: FameOptions): Library {
  const key =
    (options.expansion ? 1 : 0) +
    (options.greatPersonDeck ? 2 : 0) +
    (options.investments ? 4 : 0) +
    (options.governmentCards === '2013' ? 8 : 0) +
    (options.endowmentCard === '2013' ? 16 : 0) +
    (options.leonidasCard === '2013' ? 32 : 0) +
    (options.democracyPeace ? 64 : 0) +
    (options.communismNoArts ? 128 : 0);
  let library = libraries[key];
  if (library === undefined) {
    library = collect(options);
    libraries[key] = library;
  }
  return library;
}

/** What follows from a library, worked out once for each; most questions are about the same one as before. */
export function perLibrary<T>(work: (library: Library) => T): (library: Library) => T {
  const known = new WeakMap<Library, { readonly answer: T }>();
  let asked: Library | undefined;
  let last: { readonly answer: T } | undefined;
  return (library) => {
    if (last !== undefined && library === asked) return last.answer;
    last = known.get(library) ?? { answer: work(library) };
    known.set(library, last);
    asked = library;
    return last.answer;
  };
}

function collect(options: FameOptions): Library {
  const shelves: Shelves[] = [];
  for (const box of Object.values(boxes.things.contents)) {
    if (!box.used(options)) continue;
    shelves.push(box);
    if (box.replacements !== undefined) shelves.push(box.replacements(options));
  }
  const all = <T>(pick: (shelf: Shelves) => Shelf<T> | undefined): Shelf<T> =>
    Object.assign({}, ...shelves.map((shelf) => pick(shelf) ?? {}));
  const total = (pick: (shelf: Shelves) => number | undefined) =>
    shelves.reduce((sum, shelf) => sum + (pick(shelf) ?? 0), 0);
  const counts = (kind: MarkerKind) => {
    const sum: Record<string, number> = {};
    for (const { markerCounts } of shelves) {
      for (const [id, count = 0] of Object.entries(markerCounts?.[kind] ?? {})) sum[id] = (sum[id] ?? 0) + count;
    }
    return sum;
  };
  const technologies = all((shelf) => shelf.technologies);
  const civilizations = all((shelf) => shelf.civilizations);
  const governments = all((shelf) => shelf.governments);
  const wonders = all((shelf) => shelf.wonders);
  const events = all((shelf) => shelf.events);
  const people = all((shelf) => shelf.people);
  const investments = all((shelf) => shelf.investments);
  const relics = all((shelf) => shelf.relics);
  const markers = all((shelf) => shelf.markers);
  const permits = (op: AnyOp) => Object.values(boxes.things.contents).some((box) => box.permits?.(op) === true);
  const pack = <T>(kind: SourceKind, shelf: Shelf<T>, effects: (one: T) => readonly AnyEffect[]): Shelf<Card> =>
    Object.fromEntries(Object.entries(shelf).map(([id, one]) => [id, cardOf(kind, id, effects(one), permits)]));
  const levels = Object.entries(investments).flatMap(([id, { levels }]) =>
    levels.map((level) => [`${id}/${level.markers}`, level] as const),
  );
  const supply = {
    investments: total((shelf) => shelf.supply?.investments),
    cityMarkers: total((shelf) => shelf.supply?.cityMarkers),
    dry: total((shelf) => shelf.supply?.dry),
    wet: total((shelf) => shelf.supply?.wet),
  };
  const cards = {
    technology: pack('technology', technologies, ({ effects }) => effects),
    civilization: pack('civilization', civilizations, ({ effects }) => effects),
    government: pack('government', governments, ({ effects }) => effects),
    wonder: pack('wonder', wonders, ({ effects }) => effects),
    event: pack('event', events, ({ effect }) => [effect]),
    person: pack('person', people, ({ effects }) => effects),
    investment: pack('investment', Object.fromEntries(levels), ({ effects }) => effects),
    marker: pack('marker', markers, ({ effect }) => [effect]),
    relic: pack('relic', relics, ({ effects }) => effects),
  };
  return {
    technologies,
    technologyIds: Object.keys(technologies),
    technologyLevels: Object.values(technologies).map(({ level }) => level),
    sharedTechnologies: Object.keys(technologies).filter((id) => technologies[id]?.shared === true),
    unlocking: unlockingOf(technologies),
    civilizations,
    governments,
    wonders,
    events,
    people,
    investments,
    relics,
    tiles: all((shelf) => shelf.tiles),
    markers,
    markerCounts: { hut: counts('hut'), village: counts('village') },
    supply,
    cards,
    invested: Object.entries(investments).map(([id, card]) => ({
      id,
      byMarkers: Array.from({ length: supply.investments + 1 }, (_, markers) => {
        const level = levelReached(card, markers);
        return level === undefined ? undefined : cards.investment[`${id}/${level.markers}`];
      }),
    })),
    named: new Map(Object.values(cards).flatMap((shelf) => Object.values(shelf).map((card) => [card.source, card]))),
  };
}

/** The technologies that unlock each building, and city walls. */
function unlockingOf(technologies: Shelf<Technology<AnyEffect>>): Shelf<readonly string[]> {
  const unlocking = new Map<string, string[]>();
  for (const [id, { unlocks }] of Object.entries(technologies)) {
    if (unlocks?.building !== undefined) file(unlocking, unlocks.building, id);
    if (unlocks?.walls) file(unlocking, 'walls', id);
  }
  return Object.fromEntries(unlocking);
}

/** Cards of these kinds are used by choice, whatever their effect says: playing one is the choice. */
const PLAYED: readonly SourceKind[] = ['event', 'marker'];

/** The same effect, everything it does not say written out: what is read all the time has one shape. */
function writtenOut({ when, moment, turn, optional, limit, cost, ops, choice, option }: AnyEffect): AnyEffect {
  return { when, moment, turn, optional, limit, cost: cost && costWrittenOut(cost), ops, choice, option };
}

function costWrittenOut({ trade, culture, wheat, iron, silk, incense, uranium, spy, any }: Cost): Cost {
  return { trade, culture, wheat, iron, silk, incense, uranium, spy, any };
}

function cardOf(kind: SourceKind, id: string, records: readonly AnyEffect[], permits: (op: AnyOp) => boolean): Card {
  const effects = records.map(writtenOut);
  const standing = new Map<string, Standing[]>();
  const uses = new Map<string, number[]>();
  const triggers = new Map<string, number[]>();
  const automatic = new Map<string, number[]>();
  const offered = new Map<string, OpenUse[]>();
  const holding: Standing[] = [];
  const moments: string[] = [];
  const source = `${kind}:${id}`;
  const card: Card = {
    source,
    kind,
    id,
    effects,
    standing,
    holding,
    uses,
    offered,
    triggers,
    moments,
    automatic,
  };
  for (const [at, effect] of effects.entries()) {
    const holds = effect.when === 'static' || effect.ops.every(permits);
    const limited = effect.limit === 'turn';
    if (holds && effect.cost === undefined) {
      for (const op of effect.ops) holding.push({ card, effect: at, op, limited });
    } else if (effect.moment !== undefined) file(triggers, effect.moment, at);
    else if (effect.optional || (PLAYED.includes(kind) && effect.when !== 'immediate')) file(uses, effect.when, at);
    else file(automatic, effect.when, at);
  }
  for (const one of holding) file(standing, one.op.op, one);
  for (const moment of triggers.keys()) moments.push(moment);
  for (const timing of uses.keys()) offered.set(timing, offeredAt(card, timing));
  return card;
}

/** What a card offers at a time: what is for that time, then what is for any. */
function offeredAt(card: Card, timing: string): OpenUse[] {
  const timings = timing === ANY_TIME ? [ANY_TIME] : [timing, ANY_TIME];
  return timings.flatMap((when) => (card.uses.get(when) ?? []).map((at) => openUse(card, at)));
}

const ANY_TIME = 'any-time';

/** The name under which a use is remembered. */
export const useKey = (source: string, effect: number): string => `${source}/${effect}`;

/** An effect of a card as something to use. */
export function openUse(card: Card, at: number): OpenUse {
  const { source } = card;
  const effect = card.effects[at] as AnyEffect;
  return { card, effect, at, key: useKey(source, at), action: { type: 'use', source, effect: at } };
}

const NO_USES: readonly OpenUse[] = [];

/** The effects of a card that may be used at that time or at any, in the order in which they are offered. */
export function usesOf(card: Card, timing: string): readonly OpenUse[] {
  return card.offered.get(timing) ?? card.offered.get(ANY_TIME) ?? NO_USES;
}

function file<T>(drawer: Map<string, T[]>, key: string, one: T): void {
  const list = drawer.get(key);
  if (list === undefined) drawer.set(key, [one]);
  else list.push(one);
}

/** The map for that many players, from whichever box has it. */
export function layoutOf(seats: number): Layout {
  const found = Object.values(boxes.things.contents).find(({ layouts }) => layouts?.[seats] !== undefined)?.layouts?.[
    seats
  ];
  if (found === undefined) throw new Error(`There is no map for ${seats} players.`);
  return found;
}

/** The kinds of cards that have effects. */
export type SourceKind =
  | 'technology'
  | 'civilization'
  | 'government'
  | 'wonder'
  | 'event'
  | 'person'
  | 'investment'
  | 'marker'
  | 'relic';

/** The kind and the name of a card. */
export function partsOf(source: string): [SourceKind, string] {
  const at = source.indexOf(':');
  return [source.slice(0, at) as SourceKind, source.slice(at + 1)];
}

/** The level an investment card has reached with so many markers. */
export function levelReached(card: AnyInvestment | undefined, markers: number) {
  return card?.levels.findLast((level) => level.markers <= markers);
}

/** The card of that name. */
export function cardNamed(library: Library, source: string): Card {
  const card = library.named.get(source);
  if (card === undefined) throw new Error(`There is no card "${source}".`);
  return card;
}

/** One effect of a card. */
export function effectOf(library: Library, source: string, effect: number): AnyEffect {
  const found = cardNamed(library, source).effects[effect];
  if (found === undefined) throw new Error(`"${source}" has no effect ${effect}.`);
  return found;
}
