/** What stands beside the map: the signs, the city-states and natural wonders, the dial and the wonders on offer. */

import { HIDDEN } from '@tabularium/kernel';
import type { NewDawnKnown } from '@tabularium/new-dawn';
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
import { bold, faint, flow, inSeatColour, thing } from '../../screen.ts';
import { nameOf } from '../picture.ts';
import { answerOf, type Thing } from './expansion.ts';
import type { Labels } from './labels.ts';
import { PIECE_SIGN, RESOURCE_SIGN, SIGN, TERRAIN_COLOUR, TERRAIN_SIGN } from './signs.ts';

const TERRAINS = Object.keys(DIFFICULTY) as Terrain[];

/** What every sign means. */
export function signLines(labels: Labels, width: number): string[] {
  const { own: say, expansions } = labels;
  const component = (id: string) => nameOf(labels, 'component', id);
  const terrains = TERRAINS.map((id) => {
    const difficulty = id === 'water' ? '' : ` ${DIFFICULTY[id]}`;
    return `${TERRAIN_COLOUR[id](TERRAIN_SIGN[id])} ${nameOf(labels, 'terrain', id)}${difficulty}`;
  });
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
        ...expansions.flatMap((expansion) => expansion.pieceLegend?.(labels) ?? []),
        `${SIGN.wonder} ${say.wonder}`,
        `${SIGN.barbarian}A ${nameOf(labels, 'barbarian', 'A')}`,
        `a ${say.barbarianHome} A`,
        `${SIGN.choosable} ${labels.say.choosable}`,
      ],
      width,
    ),
    ...flow(
      expansions.flatMap((expansion) => expansion.legend?.(labels) ?? []),
      width,
    ),
    ...flow(
      RESOURCES.map((id) => `${RESOURCE_SIGN[id]} ${nameOf(labels, 'resource', id)}`),
      width,
    ),
  ];
}

/** The city-states and natural wonders with their spaces and who has them. */
export function siteLines(game: NewDawnKnown, labels: Labels, width: number): string[] {
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
export function eventLines(game: NewDawnKnown, labels: Labels, width: number): string[] {
  const say = labels.own;
  const coming = Array.from({ length: AHEAD }, (_, n) => {
    const what = eventsAt(labels, game.sector + n + 1).map(({ kind, id }) => nameOf(labels, kind, id));
    return `${thing(what.join(' + '))} ${faint(say.inRounds(n + 1))}`;
  });
  const ways = DIRECTIONS.map((_, number) => `${number + 1}${ARROWS[(number + game.orientation) % ARROWS.length]}`);
  return [...flow([bold(say.events), ...coming], width), ...flow([bold(say.direction), ways.join(' ')], width)];
}

function eventsAt({ expansions }: Labels, sector: number): readonly Thing[] {
  const base = { kind: 'sector', id: SECTORS[sector % SECTORS.length] ?? 'blank' };
  return answerOf(expansions, (expansion) => expansion.eventsAt?.(sector)) ?? [base];
}

/** The wonder on top of each deck, what it costs and what can be paid with. */
export function wonderLines(game: NewDawnKnown, labels: Labels, seat: number, width: number): string[] {
  const say = labels.own;
  const offers = WONDER_TYPES.flatMap((type) => {
    const deck = game.decks[type];
    const top = deck.at(-1);
    if (top === undefined || top === HIDDEN) return [];
    const { cost, resources } = wonderOf(top);
    const own = wonderCost(game, seat, top);
    const price = own === cost ? `${cost}` : `${own} (${say.insteadOf(cost)})`;
    const marked = labels.expansions.map((expansion) => expansion.wonderMark?.(game, top) ?? '').join('');
    const signs = resources.map((id) => RESOURCE_SIGN[id]).join('');
    return [
      `${faint(say.types[type])} ${thing(nameOf(labels, 'wonder', top))} ${bold(price)} ${signs}${marked} ${faint(say.below(deck.length - 1))}`,
    ];
  });
  return flow([bold(say.wonders), ...offers], width);
}
