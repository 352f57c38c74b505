/** What all languages have in common: how names become links and how a text book is put together. */

import { inEveryLanguage, type Language, link, player, type Seat, shelf, type Thing } from '@tabularium/kernel';
import type { CityStateId } from '../content/city-states.ts';
import type { DiplomacyId } from '../content/diplomacy.ts';
import type { FocusId, FocusType } from '../content/focus-cards.ts';
import type { LeaderId } from '../content/leaders.ts';
import type { NaturalWonderId } from '../content/natural-wonders.ts';
import { isResource, type Resource } from '../content/resources.ts';
import type { Letter, Terrain } from '../content/tiles.ts';
import type { AgendaId, VictoryCardId } from '../content/victory-cards.ts';
import type { WonderId } from '../content/wonders.ts';
import { boardOf } from '../queries/board.ts';
import type { EffectId, Target } from '../queries/effects.ts';
import { agendasOn, isNaturalWonder, resourceOf } from '../queries/things.ts';
import { asks } from '../questions.ts';
import type { NewDawnView } from '../state.ts';
import type { Boxes, Brought, TradeSource } from '../vocabulary.ts';

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
  /** What can be attacked, besides barbarians of a letter. */
  readonly targets: Readonly<Record<Words['target'], string>>;
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
}

/** What only the base game names: no box adds to it. */
interface Fixed {
  readonly resources: Readonly<Record<Resource, string>>;
  readonly terrain: Readonly<Record<Terrain, Entry>>;
  readonly sectors: Readonly<Record<'spawn' | 'blank' | 'movement' | 'trade', Entry>>;
  readonly words: {
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

/** The names an expansion must bring in each language. */
export type BoxNames<Id extends keyof Boxes> = NamesFor<Boxes[Id]>;

/** The names the base game brings in each language. */
export type BaseNames = NamesFor<Boxes['base']> & Fixed;

/** The names of all boxes, by language. */
export const names = inEveryLanguage(() => shelf<NamesFor<Named> & Fixed>());

/** How things are called inside a sentence, as links. */
export function naming(language: Language) {
  const shelved = names[language];
  const focus = (id: FocusId) => link('focus', id, shelved.things.focus[id][0]);
  const wonder = (id: WonderId) => link('wonder', id, shelved.things.wonders[id][0]);
  const cityState = (id: CityStateId) => link('city-state', id, shelved.things.cityStates[id][0]);
  const naturalWonder = (id: NaturalWonderId) => link('natural-wonder', id, shelved.things.naturalWonders[id]);
  const resource = (id: Resource) => link('resource', id, shelved.things.resources[id]);
  const space = (id: number) => link('space', id, `${shelved.things.words.space} ${id}`);
  const barbarian = (letter: Letter) => link('barbarian', letter, `${shelved.things.words.barbarian} ${letter}`);
  /** A space with its terrain, where the map is at hand. */
  const place = (view: NewDawnView, id: number) => {
    const terrain = boardOf(view.map).terrain[id];
    return link(
      'space',
      id,
      terrain === undefined ? `${shelved.things.words.space} ${id}` : `${shelved.things.terrain[terrain][0]} ${id}`,
    );
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
    return id in shelved.things.diplomacy
      ? link('diplomacy', id, shelved.things.diplomacy[id as DiplomacyId][0])
      : focus(id as FocusId);
  };
  const diplomacy = (id: DiplomacyId) => link('diplomacy', id, shelved.things.diplomacy[id][0]);
  const agenda = (id: AgendaId) => link('agenda', id, shelved.things.agendas[id][0]);
  /** What is attacked, and whose it is. */
  const target = (id: Target, owner: Seat) =>
    owner < 0
      ? shelved.things.targets[id]
      : `${shelved.things.targets[id]} ${shelved.things.words.of} ${player(owner)}`;
  const focusType = (id: FocusType) => shelved.things.types[id];
  const sector = (id: keyof Fixed['sectors']) => shelved.things.sectors[id][0];
  /** The card in that slot of a seat's row, with the slot's number. */
  const inSlot = (view: NewDawnView, seat: Seat, slot: number): string => {
    const card = view.players[seat]?.row[slot - 1]?.card;
    const number = asks(view).places[slot - 1] ?? slot;
    return card === undefined ? String(number) : `${number}: ${focus(card)}`;
  };
  return {
    focus,
    wonder,
    cityState,
    naturalWonder,
    resource,
    space,
    barbarian,
    place,
    goods,
    token,
    against,
    effect,
    diplomacy,
    agenda,
    target,
    focusType,
    sector,
    inSlot,
  };
}

/** The explanations by kind. */
export function explanations(language: Language): Readonly<Record<string, (id: string) => Thing>> {
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
  return {
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
      text: `${shelved.things.words.space} ${id}`,
      rule: 'ND 5.1',
    }),
    tile: (id) => ({
      name: `${shelved.things.words.tile} ${id}`,
      text: `${shelved.things.words.tile} ${id}`,
      rule: 'ND 4.6',
    }),
  };
}

/** Explanations from a table of entries, which is looked for when something is asked. */
export const explaining =
  (table: () => Readonly<Record<string, Entry>>, rule: string) =>
  (id: string): Thing => {
    const [name = id, text = id] = table()[id] ?? [];
    return { name, text, rule };
  };
