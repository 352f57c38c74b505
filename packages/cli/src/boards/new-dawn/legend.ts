/** What stands beside the map: the signs, the city-states and natural wonders, the dial and the wonders on offer. */

import type { NewDawnState } from '@tabularium/new-dawn';
import {
  cityStateOf,
  DIFFICULTY,
  DIRECTIONS,
  RESOURCES,
  resourceOf,
  SECTORS,
  type Terrain,
  WONDER_TYPES,
  wonderOf,
} from '@tabularium/new-dawn/content';
import { boardOf, ownerAt, wonderCost } from '@tabularium/new-dawn/queries';
import { DISTRICTS, TERRA_SECTORS } from '@tabularium/new-dawn/terra-incognita';
import { bold, faint, flow, inSeatColour, thing } from '../../screen.ts';
import { nameOf } from '../picture.ts';
import type { Labels } from './labels.ts';
import { DISTRICT_SIGN, PIECE_SIGN, RESOURCE_SIGN, SIGN, TERRAIN_COLOUR, TERRAIN_SIGN } from './signs.ts';

const TERRAINS = Object.keys(DIFFICULTY) as Terrain[];

/** What every sign means. */
export function signLines(game: NewDawnState, labels: Labels, width: number): string[] {
  const say = labels.own;
  const component = (id: string) => nameOf(labels, 'component', id);
  const terrains = TERRAINS.map((id) => {
    const difficulty = id === 'water' ? '' : ` ${DIFFICULTY[id]}`;
    return `${TERRAIN_COLOUR[id](TERRAIN_SIGN[id])} ${nameOf(labels, 'terrain', id)}${difficulty}`;
  });
  const terra = game.terra === null ? [] : [`${SIGN.army}1 ${component('army')}`, `${SIGN.fort} ${component('fort')}`];
  const districts =
    game.terra === null ? [] : DISTRICTS.map((id) => `${DISTRICT_SIGN[id]}1 ${nameOf(labels, 'district', id)}`);
  return [
    bold(labels.say.legend),
    ...flow(terrains, width),
    ...flow(
      [
        `${PIECE_SIGN.capital}1 ${component('capital')}`,
        `${PIECE_SIGN.city}1 ${component('city')}`,
        `${PIECE_SIGN.token}1 ${component('control-token')}`,
        `${PIECE_SIGN.reinforced}1 ${component('reinforced-token')}`,
        `${SIGN.caravan}1 ${component('caravan')}`,
        ...terra,
        `${SIGN.wonder} ${say.wonder}`,
        `${SIGN.barbarian}A ${nameOf(labels, 'barbarian', 'A')}`,
        `a ${say.barbarianHome} A`,
        `${SIGN.choosable} ${labels.say.choosable}`,
      ],
      width,
    ),
    ...flow(districts, width),
    ...flow(
      RESOURCES.map((id) => `${RESOURCE_SIGN[id]} ${nameOf(labels, 'resource', id)}`),
      width,
    ),
  ];
}

/** The city-states and natural wonders with their spaces and who has them. */
export function siteLines(game: NewDawnState, labels: Labels, width: number): string[] {
  const say = labels.own;
  const board = boardOf(game.map);
  const holder = (space: number) => {
    const owner = ownerAt(game, space);
    return owner < 0 ? '' : inSeatColour(owner, ` (${labels.names[owner] ?? ''})`);
  };
  const cityStates = board.cityStates.map(
    ({ id, space }) =>
      `${thing(nameOf(labels, 'city-state', id))} ${space} ${faint(say.types[cityStateOf(id).type])}${holder(space)}`,
  );
  const wonders = board.naturalWonders.map(
    ({ id, space }) =>
      `${thing(nameOf(labels, 'natural-wonder', id))} ${space} ${RESOURCE_SIGN[resourceOf(id)]}${holder(space)}`,
  );
  return [
    ...flow([`${SIGN.cityState} ${bold(say.cityStates)}`, ...cityStates], width),
    ...flow([`${TERRAIN_SIGN['natural-wonder']} ${bold(say.naturalWonders)}`, ...wonders], width),
  ];
}

/** In which direction each number of the barbarians' die leads. */
const ARROWS = ['←', '↖', '↗', '→', '↘', '↙'] as const;

/** How far ahead the dial is told. */
const AHEAD = 3;

/** What the event dial brings, and where barbarians go. */
export function eventLines(game: NewDawnState, labels: Labels, width: number): string[] {
  const say = labels.own;
  const coming = Array.from({ length: AHEAD }, (_, n) => {
    const what = eventsAt(game, game.sector + n + 1).map((id) =>
      nameOf(labels, game.terra === null ? 'sector' : 'dial-event', id),
    );
    return `${thing(what.join(' + '))} ${faint(say.inRounds(n + 1))}`;
  });
  const ways = DIRECTIONS.map((_, number) => `${number + 1}${ARROWS[(number + game.orientation) % ARROWS.length]}`);
  return [...flow([bold(say.events), ...coming], width), ...flow([bold(say.direction), ways.join(' ')], width)];
}

function eventsAt(game: NewDawnState, sector: number): readonly string[] {
  if (game.terra !== null) return TERRA_SECTORS[sector % TERRA_SECTORS.length] ?? [];
  return [SECTORS[sector % SECTORS.length] ?? 'blank'];
}

/** The wonder on top of each deck, what it costs and what can be paid with. */
export function wonderLines(game: NewDawnState, labels: Labels, seat: number, width: number): string[] {
  const say = labels.own;
  const offers = WONDER_TYPES.flatMap((type) => {
    const deck = game.decks[type];
    const top = deck.at(-1);
    if (top === undefined) return [];
    const { cost, resources } = wonderOf(top);
    const own = wonderCost(game, seat, top);
    const price = own === cost ? `${cost}` : `${own} (${say.insteadOf(cost)})`;
    const marked = game.terra?.marked.includes(top) === true ? ' •' : '';
    const signs = resources.map((id) => RESOURCE_SIGN[id]).join('');
    return [
      `${faint(say.types[type])} ${thing(nameOf(labels, 'wonder', top))} ${bold(price)} ${signs}${marked} ${faint(say.below(deck.length - 1))}`,
    ];
  });
  return flow([bold(say.wonders), ...offers], width);
}
