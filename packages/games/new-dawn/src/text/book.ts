/** What both languages have in common: how names become links and how a text book is put together. */

import { link, player, type Seat, type Thing } from '@tabularium/kernel';
import { boardOf } from '../board.ts';
import type { CityStateId } from '../content/city-states.ts';
import type { DiplomacyId } from '../content/diplomacy.ts';
import type { FocusId, FocusType } from '../content/focus-cards.ts';
import type { LeaderId } from '../content/leaders.ts';
import { isNaturalWonder, type NaturalWonderId, resourceOf } from '../content/natural-wonders.ts';
import { isResource, type Resource } from '../content/resources.ts';
import type { Letter, Terrain } from '../content/tiles.ts';
import { type AgendaId, agendasOn, type VictoryCardId } from '../content/victory-cards.ts';
import type { WonderId } from '../content/wonders.ts';
import type { EffectId, Target } from '../effects.ts';
import { moduleOf } from '../module.ts';
import type { NewDawnView } from '../state.ts';
import type { DialEvent } from '../terra-incognita/content/dial.ts';
import type { District, GovernmentId } from '../terra-incognita/names.ts';
import type { TradeSource } from '../vocabulary.ts';
import type { Component } from './things.ts';

/** A name and what the thing does. */
export type Entry = readonly [name: string, text: string];

/** The names and explanations of one language. */
export interface Names {
  readonly leaders: Readonly<Record<LeaderId, Entry>>;
  readonly focus: Readonly<Record<FocusId, Entry>>;
  readonly types: Readonly<Record<FocusType, string>>;
  readonly wonders: Readonly<Record<WonderId, Entry>>;
  readonly cityStates: Readonly<Record<CityStateId, Entry>>;
  readonly diplomacy: Readonly<Record<DiplomacyId, Entry>>;
  readonly agendas: Readonly<Record<AgendaId, Entry>>;
  readonly naturalWonders: Readonly<Record<NaturalWonderId, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly terrain: Readonly<Record<Terrain, Entry>>;
  readonly sectors: Readonly<Record<'spawn' | 'blank' | 'movement' | 'trade', Entry>>;
  readonly components: Readonly<Record<Component, Entry>>;
  readonly districts: Readonly<Record<District, Entry>>;
  readonly governments: Readonly<Record<GovernmentId, Entry>>;
  readonly dialEvents: Readonly<Record<DialEvent, Entry>>;
  /** What can be attacked, besides barbarians of a letter. */
  readonly targets: Readonly<Record<Target, string>>;
  readonly of: string;
  readonly barbarian: string;
  readonly barbarianText: string;
  readonly space: string;
  readonly tile: string;
  readonly or: string;
  readonly spentAs: string;
  readonly resourceText: string;
}

/** How things are called inside a sentence, as links. */
export function naming(names: Names) {
  const focus = (id: FocusId) => link('focus', id, names.focus[id][0]);
  const wonder = (id: WonderId) => link('wonder', id, names.wonders[id][0]);
  const cityState = (id: CityStateId) => link('city-state', id, names.cityStates[id][0]);
  const naturalWonder = (id: NaturalWonderId) => link('natural-wonder', id, names.naturalWonders[id]);
  const resource = (id: Resource) => link('resource', id, names.resources[id]);
  const space = (id: number) => link('space', id, `${names.space} ${id}`);
  const barbarian = (letter: Letter) => link('barbarian', letter, `${names.barbarian} ${letter}`);
  /** A space with its terrain, where the map is at hand. */
  const place = (view: NewDawnView, id: number) => {
    const terrain = boardOf(view.map).terrain[id];
    return link('space', id, terrain === undefined ? `${names.space} ${id}` : `${names.terrain[terrain][0]} ${id}`);
  };
  const goods = (id: Resource | NaturalWonderId) => (isNaturalWonder(id) ? naturalWonder(id) : resource(id));
  const token = (id: TradeSource) => {
    if (id === 'trade') return link('component', 'trade-token', names.components['trade-token'][0]);
    if (isResource(id)) return resource(id);
    return isNaturalWonder(id) ? naturalWonder(id) : cityState(id);
  };
  const against = (id: Seat | CityStateId | Letter) => {
    if (typeof id === 'number') return player(id);
    return id.length === 1 ? barbarian(id as Letter) : cityState(id as CityStateId);
  };
  const effect = (id: EffectId) => {
    if (id in names.leaders) return link('leader', id, names.leaders[id as LeaderId][0]);
    if (id in names.wonders) return wonder(id as WonderId);
    if (id in names.cityStates) return cityState(id as CityStateId);
    return id in names.diplomacy ? link('diplomacy', id, names.diplomacy[id as DiplomacyId][0]) : focus(id as FocusId);
  };
  const diplomacy = (id: DiplomacyId) => link('diplomacy', id, names.diplomacy[id][0]);
  const district = (id: District) => link('district', id, names.districts[id][0]);
  const government = (id: GovernmentId) => link('government', id, names.governments[id][0]);
  /** What an army attacks, and whose it is. */
  const target = (id: Target, owner: Seat) =>
    owner < 0 ? names.targets[id] : `${names.targets[id]} ${names.of} ${player(owner)}`;
  const agenda = (id: AgendaId) => link('agenda', id, names.agendas[id][0]);
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
    district,
    government,
    target,
  };
}

/** The card in that slot of a seat's row, with the slot's number. */
export function slotName(view: NewDawnView, seat: Seat, slot: number, names: Names): string {
  const card = view.players[seat]?.row[slot - 1]?.card;
  const number = moduleOf(view).places[slot - 1] ?? slot;
  return card === undefined ? String(number) : `${number}: ${link('focus', card, names.focus[card][0])}`;
}

/** The explanations by kind. */
export function explanations(names: Names): Readonly<Record<string, (id: string) => Thing>> {
  const explain =
    (table: Readonly<Record<string, Entry>>, rule: string) =>
    (id: string): Thing => {
      const [name = id, text = id] = table[id] ?? [];
      return { name, text, rule };
    };
  const card = (id: string): Thing => {
    const agendas = agendasOn(id as VictoryCardId);
    return {
      name: agendas.map((agenda) => names.agendas[agenda][0]).join(' / '),
      text: agendas.map((agenda) => names.agendas[agenda][1]).join(` ${names.or} `),
      rule: 'ND 16.1',
    };
  };
  const natural = (id: string): Thing => ({
    name: names.naturalWonders[id as NaturalWonderId] ?? id,
    text: `${names.spentAs} ${names.resources[resourceOf(id as NaturalWonderId)]}.`,
    rule: 'ND 8.2',
  });
  return {
    leader: explain(names.leaders, 'ND 2.1'),
    focus: explain(names.focus, 'ND 6.3'),
    wonder: explain(names.wonders, 'ND 12.2'),
    'city-state': explain(names.cityStates, 'ND 15.1'),
    diplomacy: explain(names.diplomacy, 'ND 15.1'),
    agenda: explain(names.agendas, 'ND 16.3'),
    'victory-card': card,
    'natural-wonder': natural,
    resource: (id) => ({ name: names.resources[id as Resource] ?? id, text: names.resourceText, rule: 'ND 8.1' }),
    terrain: explain(names.terrain, 'ND 5.1'),
    barbarian: (id) => ({ name: `${names.barbarian} ${id}`, text: names.barbarianText, rule: 'ND 14.2' }),
    sector: explain(names.sectors, 'ND 14.1'),
    district: explain(names.districts, 'TI 7.6'),
    government: explain(names.governments, 'TI 8.3'),
    'dial-event': explain(names.dialEvents, 'TI 10.10'),
    component: explain(names.components, 'ND 1.2'),
    space: (id) => ({ name: `${names.space} ${id}`, text: `${names.space} ${id}`, rule: 'ND 5.1' }),
    tile: (id) => ({ name: `${names.tile} ${id}`, text: `${names.tile} ${id}`, rule: 'ND 4.6' }),
  };
}
