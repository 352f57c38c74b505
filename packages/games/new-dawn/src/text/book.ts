/** What all languages have in common: how names become links and how a text book is put together. */

import {
  capital,
  inEveryLanguage,
  type Language,
  link,
  player,
  type Seat,
  shelf,
  type Thing,
} from '@tabularium/kernel';
import type { CityStateId } from '../content/city-states.ts';
import type { DiplomacyId } from '../content/diplomacy.ts';
import type { FocusId, FocusType } from '../content/focus-cards.ts';
import type { LeaderId } from '../content/leaders.ts';
import type { NaturalWonderId } from '../content/natural-wonders.ts';
import type { Source } from '../content/provenance.ts';
import { isResource, type Resource } from '../content/resources.ts';
import type { Letter, Terrain } from '../content/tiles.ts';
import type { AgendaId, VictoryCardId } from '../content/victory-cards.ts';
import type { WonderId } from '../content/wonders.ts';
import { type Hex, hexesOf, spacesBeside } from '../queries/board.ts';
import type { EffectId, Target } from '../queries/effects.ts';
import { type Spot, spotAt } from '../queries/spots.ts';
import { agendasOn, isCityState, isLetter, isNaturalWonder, letterOf, resourceOf } from '../queries/things.ts';
import { asks } from '../questions.ts';
import type { NewDawnView } from '../state.ts';
import type { Actions, Boxes, Brought, StrengthPart, TradeSource } from '../vocabulary.ts';

/** A fact that says what stood where it happened. */
interface Placed {
  readonly spots: Readonly<Record<number, Spot>>;
}

/** A name and what the thing does. */
export type Entry = readonly [name: string, text: string];

/** Names and explanations by kind, for the names of `Words`: those of one box, or of all. */
interface NamesFor<Words extends Record<keyof Named, string>> {
  readonly leaders: Readonly<Record<Words['leaderId'], Entry>>;
  readonly focus: Readonly<Record<Words['focusId'], Entry>>;
  readonly types: Readonly<Record<Words['focusType'], string>>;
  readonly wonders: Readonly<Record<Words['wonderId'], Entry>>;
  readonly cityStates: Readonly<Record<Words['cityStateId'], Entry>>;
  readonly diplomacy: Readonly<Record<Words['diplomacyId'], Entry>>;
  readonly agendas: Readonly<Record<Words['agendaId'], Entry>>;
  readonly naturalWonders: Readonly<Record<Words['naturalWonderId'], string>>;
  readonly components: Readonly<Record<Words['component'], Entry>>;
  /** What is attacked, as the object of a sentence. */
  readonly targets: Readonly<Record<Words['target'], string>>;
  /** What combat values come from, besides cards and leaders. */
  readonly strengths: Readonly<Record<Words['strength'], string>>;
}

/** Everything of all boxes that has a name. */
interface Named {
  leaderId: LeaderId;
  focusId: FocusId;
  focusType: FocusType;
  wonderId: WonderId;
  cityStateId: CityStateId;
  diplomacyId: DiplomacyId;
  agendaId: AgendaId;
  naturalWonderId: NaturalWonderId;
  component: Brought<'component'>;
  target: Target;
  strength: Brought<'strength'>;
}

/** What only the base game names: no box adds to it. */
interface Fixed {
  readonly resources: Readonly<Record<Resource, string>>;
  readonly terrain: Readonly<Record<Terrain, Entry>>;
  readonly sectors: Readonly<Record<'spawn' | 'blank' | 'movement' | 'trade', Entry>>;
  readonly words: {
    /** The name of a card or wonder inside a sentence. */
    readonly quoted: (name: string) => string;
    /** A place where somebody's city stands, by what it is called without it. */
    readonly cityAt: (place: string, piece: 'capital' | 'city', owner: string) => string;
    /** A space with its number. */
    readonly numbered: (terrain: string, space: number) => string;
    /** Somebody's control token. */
    readonly tokenOf: (owner: string) => string;
    /** The words before a space, and before the name of a city-state. */
    readonly on: string;
    readonly inside: string;
    /** The word before spaces that something outside the map touches. */
    readonly beside: string;
    /** How sure something is, in a quiet line. */
    readonly sources: Readonly<Record<Source, string>>;
    readonly of: string;
    readonly barbarian: string;
    readonly barbarianText: string;
    readonly space: string;
    readonly tile: string;
    readonly or: string;
    readonly spentAs: string;
    readonly resourceText: string;
  };
}

/** Where the boxes say what rests on one source. */
export const provenance = shelf<{ readonly sources: Readonly<Record<string, Source>> }>();

/** So many neighbours tell where something outside the map would lie. */
const TOLD_BESIDE = 3;

/** The names an expansion must bring in each language. */
export type BoxNames<Id extends keyof Boxes> = NamesFor<Boxes[Id]>;

/** The names the base game brings in each language. */
export type BaseNames = NamesFor<Boxes['base']> & Fixed;

/** The names of all boxes, by language. */
export const names = inEveryLanguage(() => shelf<NamesFor<Named> & Fixed>());

/** How things are called inside a sentence, as links. */
export function naming(language: Language) {
  const shelved = names[language];
  const quoted = (words: string) => shelved.things.words.quoted(words);
  const bareFocus = (id: FocusId) => link('focus', id, shelved.things.focus[id][0]);
  const focus = (id: FocusId) => quoted(bareFocus(id));
  const wonder = (id: WonderId) => quoted(link('wonder', id, shelved.things.wonders[id][0]));
  const cityState = (id: CityStateId) => link('city-state', id, shelved.things.cityStates[id][0]);
  const naturalWonder = (id: NaturalWonderId) => quoted(link('natural-wonder', id, shelved.things.naturalWonders[id]));
  const resource = (id: Resource) => link('resource', id, shelved.things.resources[id]);
  /** The bare place: a city-state or natural wonder by its name, any other space by terrain and number. */
  const ground = (id: number, spot: Spot | undefined): string => {
    const { words, terrain, cityStates, naturalWonders, components } = shelved.things;
    const site = spot?.site;
    if (spot === undefined) return link('space', id, words.numbered(words.space, id));
    if (site === undefined) return link('space', id, words.numbered(terrain[spot.terrain][0], id));
    if (isCityState(site)) return link('space', id, cityStates[site][0]);
    if (isNaturalWonder(site)) return quoted(link('space', id, naturalWonders[site]));
    return link('space', id, words.numbered(components[site][0], id));
  };
  /** On the bare place; in a city-state. */
  const upon = (id: number, spot: Spot | undefined): string => {
    const { on, inside } = shelved.things.words;
    const site = spot?.site;
    return `${site !== undefined && isCityState(site) ? inside : on} ${ground(id, spot)}`;
  };
  /** A place by what stands there: somebody's city, or the bare place. */
  const spot = (id: number, there: Spot | undefined): string => {
    const bare = ground(id, there);
    if (there?.owner === undefined || there.piece === undefined || there.piece === 'token') return bare;
    return shelved.things.words.cityAt(bare, there.piece, player(there.owner));
  };
  /** Where something happened, with the city that stood there, without it, and with the word before it. */
  const space = ({ spots }: Placed, id: number) => spot(id, spots[id]);
  const site = ({ spots }: Placed, id: number) => ground(id, spots[id]);
  const at = ({ spots }: Placed, id: number) => upon(id, spots[id]);
  const barbarian = (letter: Letter) => link('barbarian', letter, `${shelved.things.words.barbarian} ${letter}`);
  /** A place on the map as it is, with the city that stands there. */
  const place = (view: NewDawnView, id: number) => spot(id, id < 0 ? undefined : spotAt(view, id));
  /** Next to what hexes outside the map lie: cities first, then what has a name of its own, then other land. */
  const beside = (view: NewDawnView, hexes: readonly Hex[]): string => {
    const fame = ({ piece, site }: Spot) => (piece !== undefined && piece !== 'token' ? 0 : site === undefined ? 2 : 1);
    const touched = spacesBeside(view.map, hexes).map((id) => ({ id, there: spotAt(view, id) }));
    const known = touched.toSorted((one, other) => fame(one.there) - fame(other.there)).slice(0, TOLD_BESIDE);
    const told = known.map(({ id, there }) => spot(id, there));
    return told.length === 0 ? '' : `${shelved.things.words.beside} ${joined(language, told)}`;
  };
  /** Next to what the tile in hand would lie there. */
  const tileBeside = (view: NewDawnView, at: Hex): string => {
    const frame = view.frames.at(-1);
    if (frame?.step !== 'lay-tile') return '';
    return beside(view, hexesOf({ side: frame.side, rotation: frame.rotation, ...at }));
  };
  /** Whatever a player would attack or lose there: a control token, too, is said to be whose it is. */
  const held = (view: NewDawnView, id: number) => {
    const there = spotAt(view, id);
    if (there.piece !== 'token' || there.owner === undefined) return spot(id, there);
    return `${ground(id, there)} (${shelved.things.words.tokenOf(player(there.owner))})`;
  };
  /** Something found on a new tile: a barbarian, a resource, a city-state or a natural wonder. */
  const find = (id: Letter | Resource | CityStateId | NaturalWonderId): string => {
    if (isLetter(id)) return barbarian(id);
    if (isCityState(id)) return cityState(id);
    return goods(id);
  };
  const goods = (id: Resource | NaturalWonderId) => (isNaturalWonder(id) ? naturalWonder(id) : resource(id));
  const token = (id: TradeSource) => {
    if (id === 'trade') return link('component', 'trade-token', shelved.things.components['trade-token'][0]);
    if (isResource(id)) return resource(id);
    return isNaturalWonder(id) ? naturalWonder(id) : cityState(id);
  };
  const against = (id: Seat | CityStateId | Letter) => {
    if (typeof id === 'number') return player(id);
    return id.length === 1 ? barbarian(id as Letter) : cityState(id as CityStateId);
  };
  const effect = (id: EffectId) => {
    if (id in shelved.things.leaders) return link('leader', id, shelved.things.leaders[id as LeaderId][0]);
    if (id in shelved.things.wonders) return wonder(id as WonderId);
    if (id in shelved.things.cityStates) return cityState(id as CityStateId);
    return id in shelved.things.diplomacy ? diplomacy(id as DiplomacyId) : focus(id as FocusId);
  };
  const diplomacy = (id: DiplomacyId) => quoted(link('diplomacy', id, shelved.things.diplomacy[id][0]));
  const agenda = (id: AgendaId) => quoted(link('agenda', id, shelved.things.agendas[id][0]));
  /** What is attacked, and whose it is. */
  const target = (id: Target, owner: Seat) =>
    owner < 0
      ? shelved.things.targets[id]
      : `${shelved.things.targets[id]} ${shelved.things.words.of} ${player(owner)}`;
  /** What is attacked there: a barbarian, a city-state, or somebody's piece. */
  const attackedAt = (id: number, there: Spot, letter: Letter | undefined): string => {
    if (there.owner !== undefined && there.piece !== undefined) {
      return `${target(there.piece, there.owner)} ${upon(id, there)}`;
    }
    if (letter === undefined) return ground(id, there);
    return `${shelved.things.targets.barbarian} ${link('barbarian', letter, letter)} ${upon(id, there)}`;
  };
  const attacked = (view: NewDawnView, id: number): string => {
    const at = view.barbarians.indexOf(id);
    return attackedAt(id, spotAt(view, id), at < 0 ? undefined : letterOf(at));
  };
  const attackedThere = (fact: Placed & { readonly space: number; readonly against: Seat | CityStateId | Letter }) => {
    const there = fact.spots[fact.space];
    const letter = typeof fact.against === 'string' && isLetter(fact.against) ? fact.against : undefined;
    return there === undefined ? against(fact.against) : attackedAt(fact.space, there, letter);
  };
  /** A combat value with its parts: the die first. */
  const sumOf = (die: number, parts: readonly StrengthPart[], total: number): string => {
    const { strengths } = shelved.things;
    const name = (from: StrengthPart['from']) => (isKnown(strengths, from) ? strengths[from] : effect(from));
    const added = parts.map(({ from, value }) => `${value < 0 ? '−' : '+'} ${Math.abs(value)} (${name(from)})`);
    return parts.length === 0 ? String(total) : `${[die, ...added].join(' ')} = ${total}`;
  };
  const focusType = (id: FocusType) => shelved.things.types[id];
  const sector = (id: keyof Fixed['sectors']) => shelved.things.sectors[id][0];
  /** The card in that slot of a seat's row, with the slot's number. */
  const inSlot = (view: NewDawnView, seat: Seat, slot: number): string => {
    const card = view.players[seat]?.row[slot - 1]?.card;
    const number = asks(view).places[slot - 1] ?? slot;
    return card === undefined ? String(number) : `${number}: ${bareFocus(card)}`;
  };
  return {
    focus,
    bareFocus,
    held,
    site,
    at,
    find,
    wonder,
    cityState,
    naturalWonder,
    resource,
    space,
    barbarian,
    place,
    beside,
    tileBeside,
    goods,
    token,
    against,
    effect,
    diplomacy,
    agenda,
    target,
    attacked,
    attackedThere,
    sumOf,
    focusType,
    sector,
    inSlot,
  };
}

const isKnown = <Key extends string>(table: Readonly<Record<Key, string>>, key: string): key is Key =>
  Object.hasOwn(table, key);

/** What is on that space now, as a fact would tell it. */
export const spotsOf = (view: NewDawnView, space: number): Placed => ({ spots: { [space]: spotAt(view, space) } });

/** Names as a list: `A, B and C`. */
export const joined = (language: Language, parts: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);

/** Have all caravans of that seat moved that may? What is asked next is only whether that was all. */
export const haveCaravansMoved = (
  view: NewDawnView,
  { seat, moved }: { seat: Seat; moved: readonly number[] },
): boolean =>
  view.players[seat]?.caravans.every((_, caravan) => moved.includes(caravan) || view.turn.rested.includes(caravan)) ===
  true;

/** Questions that ask for one thing, although their frames count. */
const FOR_ONE: ReadonlySet<string> = new Set<keyof Actions>(['put-trade', 'raise-card', 'take-diplomacy']);

/** What the frames of those questions have that are answered bit by bit, until it is enough. */
const BIT_BY_BIT = ['left', 'moved', 'fight', 'attacks', 'hills', 'moment'];

/** Does "done" say no to the question at hand, and not that enough is done? */
export function declines({ frames }: NewDawnView): boolean {
  const frame = frames.at(-1);
  if (frame === undefined) return false;
  if (frame.step === 'advance-dial') return frame.left > 0;
  return FOR_ONE.has(frame.step) || !BIT_BY_BIT.some((field) => field in frame);
}

/** What "done" means while tokens are spent in a fight: who wins, or who is ahead before the defender answers. */
export function leavesFight({ frames }: NewDawnView): 'won' | 'ahead' | 'lost' | undefined {
  const frame = frames.at(-1);
  if (frame === undefined || !('fight' in frame) || !('seat' in frame)) return undefined;
  const { attacker, attack, defence } = frame.fight;
  if (attack <= defence) return 'lost';
  return frame.seat === attacker ? 'ahead' : 'won';
}

/** The explanations by kind. */
export function explanations(language: Language): Explanations {
  const shelved = names[language];
  const explain = (
    kind:
      | 'leaders'
      | 'focus'
      | 'wonders'
      | 'cityStates'
      | 'diplomacy'
      | 'agendas'
      | 'terrain'
      | 'sectors'
      | 'components',
    rule: string,
  ) => explaining(() => shelved.things[kind], rule);
  const card = (id: string): Thing => {
    const agendas = agendasOn(id as VictoryCardId);
    return {
      name: agendas.map((agenda) => shelved.things.agendas[agenda][0]).join(' / '),
      text: agendas.map((agenda) => shelved.things.agendas[agenda][1]).join(` ${shelved.things.words.or} `),
      rule: 'ND 16.1',
    };
  };
  const natural = (id: string): Thing => ({
    name: shelved.things.naturalWonders[id as NaturalWonderId] ?? id,
    text: `${shelved.things.words.spentAs} ${shelved.things.resources[resourceOf(id as NaturalWonderId)]}.`,
    rule: 'ND 8.2',
  });
  return noted(language, {
    leader: explain('leaders', 'ND 2.1'),
    focus: explain('focus', 'ND 6.3'),
    wonder: explain('wonders', 'ND 12.2'),
    'city-state': explain('cityStates', 'ND 15.1'),
    diplomacy: explain('diplomacy', 'ND 15.1'),
    agenda: explain('agendas', 'ND 16.3'),
    'victory-card': card,
    'natural-wonder': natural,
    resource: (id) => ({
      name: shelved.things.resources[id as Resource] ?? id,
      text: shelved.things.words.resourceText,
      rule: 'ND 8.1',
    }),
    terrain: explain('terrain', 'ND 5.1'),
    barbarian: (id) => ({
      name: `${shelved.things.words.barbarian} ${id}`,
      text: shelved.things.words.barbarianText,
      rule: 'ND 14.2',
    }),
    sector: explain('sectors', 'ND 14.1'),
    component: explain('components', 'ND 1.2'),
    space: (id) => ({
      name: `${shelved.things.words.space} ${id}`,
      text: capital(`${shelved.things.words.space} ${id}`),
      rule: 'ND 5.1',
    }),
    tile: (id) => ({
      name: `${shelved.things.words.tile} ${id}`,
      text: capital(`${shelved.things.words.tile} ${id}`),
      rule: 'ND 4.6',
    }),
  });
}

type Explanations = Readonly<Record<string, (id: string) => Thing>>;

/** The explanations with a quiet line under what rests on one source. */
export function noted(language: Language, explanations: Explanations): Explanations {
  const withNote = (kind: string, thing: Thing, id: string): Thing => {
    const source = provenance.things.sources[`${kind}:${id}`];
    return source === undefined ? thing : { ...thing, note: names[language].things.words.sources[source] };
  };
  return Object.fromEntries(
    Object.entries(explanations).map(([kind, explain]) => [kind, (id: string) => withNote(kind, explain(id), id)]),
  );
}

/** Explanations from a table of entries, which is looked for when something is asked. */
export const explaining =
  (table: () => Readonly<Record<string, Entry>>, rule: string) =>
  (id: string): Thing => {
    const [name = id, text = id] = table()[id] ?? [];
    return { name, text, rule };
  };
