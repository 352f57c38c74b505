/** The log keeps nothing silent: what people see change on the table, and which facts tell of it. */

import { nothingSilent, type Sights, type Watched } from '@tabularium/kernel/conformance';
import { type NewDawn, type NewDawnState, newDawn } from '@tabularium/new-dawn';
import { isResource, RESOURCES } from '../../src/content/resources.ts';
import { WONDER_TYPES } from '../../src/content/wonders.ts';
import { boardOf } from '../../src/queries/board.ts';
import { capitalOf, cityOf, NOTHING, PRINTED_TOKEN, reinforcedOf, tokenOf } from '../../src/queries/pieces.ts';
import { isLetter, wonderOf } from '../../src/queries/things.ts';
import { DISTRICTS } from '../../src/terra-incognita/content/districts.ts';

const of = (entries: Iterable<readonly [string | number, Sights[string]]>): Sights => Object.fromEntries(entries);

/** One sight for each seat and what it has. */
const bySeat = (game: NewDawnState, list: (seat: number) => Iterable<readonly [string, Sights[string]]>): Sights =>
  of(game.players.flatMap((_, seat) => [...list(seat)].map(([what, sight]) => [`${seat} ${what}`, sight] as const)));

/** How many of these lie on each space. */
function onSpaces(places: readonly number[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const at of places) if (at >= 0) counts.set(`at ${at}`, (counts.get(`at ${at}`) ?? 0) + 1);
  return [...counts];
}

/** What lies on a space once a player's piece has left it. */
const left = (game: NewDawnState, space: number): number =>
  boardOf(game.map).returns[space] === true ? PRINTED_TOKEN : NOTHING;

const cityStateSpace = (game: NewDawnState, cityState: string): string =>
  String(boardOf(game.map).cityStates.find(({ id }) => id === cityState)?.space ?? -1);

const everySpace = (game: NewDawnState): string[] => game.pieces.map((_, space) => String(space));

/** A space in these facts belongs to a caravan or army: one fewer there, one more here. */
const gone = (seat: number, space: number) => (space < 0 ? {} : { [`${seat} at ${space}`]: -1 });
const come = (seat: number, space: number) => (space < 0 ? {} : { [`${seat} at ${space}`]: 1 });
const moved = ({ seat, from, to }: { seat: number; from: number; to: number }) => ({
  ...gone(seat, from),
  ...come(seat, to),
});

const watches: Watched<NewDawn>['watches'] = {
  'pieces on the map': {
    covers: ['pieces'],
    // Antananarivo is a city for a turn by its card alone.
    shows: ({ pieces, terra }) =>
      of(pieces.map((piece, space) => [space, space === terra?.lent ? PRINTED_TOKEN : piece] as const)),
    to: {
      'capital-founded': ({ seat, space }) => ({ [space]: capitalOf(seat) }),
      'token-placed': ({ seat, space }) => ({ [space]: tokenOf(seat) }),
      'token-taken-back': ({ space }, game) => ({ [space]: left(game, space) }),
      'token-moved': ({ from, to }, game) => ({ [from]: left(game, from), [to]: game.pieces[from] ?? NOTHING }),
      'token-replaced': ({ seat, space }) => ({ [space]: tokenOf(seat) }),
      'token-turned': ({ seat, space, reinforced }) => ({ [space]: reinforced ? reinforcedOf(seat) : tokenOf(seat) }),
      'token-destroyed': ({ space }, game) => ({ [space]: left(game, space) }),
      'city-destroyed': ({ space }, game) => ({ [space]: left(game, space) }),
      'city-built': ({ seat, space }) => ({ [space]: cityOf(seat) }),
      'city-seized': ({ seat, space }) => ({ [space]: cityOf(seat) }),
      'fort-taken': ({ seat, space }) => ({ [space]: cityOf(seat) }),
      'district-placed': ({ seat, space }) => ({ [space]: tokenOf(seat) }),
      'city-state-free': ({ cityState }, game) => ({ [cityStateSpace(game, cityState)]: PRINTED_TOKEN }),
    },
    names: {
      'map-populated': (_fact, game) => everySpace(game),
      // A city, or a token if none is left: what it was conquered with is seen, and follows from what was there.
      'space-conquered': ({ space }) => [String(space)],
      'city-state-conquered': ({ cityState }, game) => [cityStateSpace(game, cityState)],
      'tile-explored': (_fact, game) => Array.from({ length: 400 }, (_, at) => String(game.pieces.length + at)),
      'tile-laid': (_fact, game) => Array.from({ length: 400 }, (_, at) => String(game.pieces.length + at)),
    },
  },
  map: {
    covers: ['map', 'tilesToLay.*', 'tilesToLay'],
    shows: ({ map }) => ({ map }),
    names: {
      'tile-laid': () => ['map'],
      'tile-explored': () => ['map'],
      'fort-placed': () => ['map'],
      'water-laid': () => ['map'],
    },
  },
  barbarians: {
    covers: ['barbarians'],
    shows: ({ barbarians }) => of(barbarians.map((space, at) => [at, space + 1] as const)),
    to: {
      'barbarian-moved': ({ letter, to }) => ({ [letterAt(letter)]: to + 1 }),
      'barbarian-returned': ({ letter, space }) => ({ [letterAt(letter)]: space + 1 }),
      'barbarian-defeated': ({ letter }) => ({ [letterAt(letter)]: 0 }),
    },
    names: {
      'map-populated': ({ spots: _ }, game) => game.barbarians.map((_space, at) => String(at)),
      'tile-explored': ({ found }) => found.filter(isLetter).map((letter) => String(letterAt(letter))),
    },
  },
  'wonders built': {
    covers: ['wonders', 'wonders.*.wonder', 'wonders.*.space'],
    shows: ({ wonders }) => of(wonders.map(({ wonder, space }) => [wonder, space + 1] as const)),
    to: {
      'wonder-built': ({ wonder, space }) => ({ [wonder]: space + 1 }),
      'wonder-carried-off': ({ wonder, space }) => ({ [wonder]: space + 1 }),
    },
  },
  'wonders on offer': {
    covers: ['decks.culture', 'decks.economy', 'decks.science', 'decks.military'],
    shows: ({ decks }) => of(WONDER_TYPES.map((type) => [type, decks[type].at(-1) ?? null] as const)),
    to: {
      'wonder-built': ({ wonder }) => ({ [wonderOf(wonder).type]: null }),
      'wonder-removed': ({ wonder }) => ({ [wonderOf(wonder).type]: null }),
      'wonder-revealed': ({ wonder }) => ({ [wonderOf(wonder).type]: wonder }),
    },
  },
  'trade tokens': {
    covers: ['players.*.row.*.trade', 'stored'],
    shows: (game) => ({
      ...bySeat(game, (seat) => (game.players[seat]?.row ?? []).map(({ card, trade }) => [card, trade] as const)),
      stored: game.stored,
    }),
    by: {
      'trade-gained': ({ seat, card }) => ({ [`${seat} ${card}`]: 1 }),
      'trade-spent': ({ seat, card, token }): Record<string, number> =>
        token === 'trade' ? { [`${seat} ${card}`]: -1 } : {},
      'trade-paid': ({ seat, card, count }) => ({ [`${seat} ${card}`]: -count }),
      'trade-plundered': ({ rival, card }) => ({ [`${rival} ${card}`]: -1 }),
      'barbarian-paid': ({ seat, card }) => ({ [`${seat} ${card}`]: -1 }),
      'trade-stored': () => ({ stored: 1 }),
      'trade-withdrawn': ({ seat, card }) => ({ [`${seat} ${card}`]: 1, stored: -1 }),
      'storage-lost': ({ count }) => ({ stored: -count }),
    },
    // Tokens stay on the place of a card that is replaced (ND 7.4).
    names: { 'card-gained': ({ seat, card, old }) => [`${seat} ${card}`, `${seat} ${old}`] },
  },
  'cards of the row': {
    covers: ['players.*.row.*.card'],
    shows: (game) => bySeat(game, (seat) => (game.players[seat]?.row ?? []).map(({ card }) => [card, true] as const)),
    to: { 'card-gained': ({ seat, card, old }) => ({ [`${seat} ${old}`]: null, [`${seat} ${card}`]: true }) },
  },
  'order of the row': {
    covers: [],
    shows: (game) => bySeat(game, (seat) => [['row', game.players[seat]?.row.map(({ card }) => card).join() ?? '']]),
    names: {
      'card-reset': ({ seat }) => [`${seat} row`],
      'cards-swapped': ({ seat }) => [`${seat} row`],
      'card-gained': ({ seat }) => [`${seat} row`],
    },
  },
  'tech dials': {
    covers: ['players.*.dial'],
    shows: (game) => bySeat(game, (seat) => [['dial', game.players[seat]?.dial ?? 0]]),
    to: { 'dial-advanced': ({ seat, to }) => ({ [`${seat} dial`]: to }) },
  },
  caravans: {
    covers: ['players.*.caravans'],
    shows: (game) =>
      bySeat(game, (seat) => {
        const { caravans = [] } = game.players[seat] ?? {};
        return [['in use', caravans.length] as const, ...onSpaces(caravans)];
      }),
    by: {
      'caravan-set-out': ({ seat, space }) => come(seat, space),
      'caravan-moved': moved,
      'caravan-arrived': ({ seat, space }) => gone(seat, space),
      'caravan-lost': ({ seat, space }) => gone(seat, space),
      'caravan-returned': ({ seat, space }) => gone(seat, space),
      'caravan-dropped': ({ seat, space }) => ({ ...gone(seat, space), [`${seat} in use`]: -1 }),
      'caravans-gained': ({ seat, count }) => ({ [`${seat} in use`]: count }),
    },
  },
  resources: {
    covers: ['players.*.resources.*', 'supply.*'],
    shows: (game) => ({
      ...bySeat(game, (seat) => RESOURCES.map((kind) => [kind, game.players[seat]?.resources[kind] ?? 0] as const)),
      ...game.supply,
    }),
    by: {
      'resource-taken': ({ seat, resource, source }) => ({
        [`${seat} ${resource}`]: 1,
        ...(source === 'supply' ? { [resource]: -1 } : {}),
      }),
      'resource-spent': ({ seat, resource }): Record<string, number> =>
        isResource(resource) ? { [`${seat} ${resource}`]: -1, [resource]: 1 } : {},
      'resource-committed': ({ seat, resource }) => ({ [`${seat} ${resource}`]: -1, [resource]: 1 }),
      'trade-spent': ({ seat, token }): Record<string, number> =>
        isResource(token) ? { [`${seat} ${token}`]: -1, [token]: 1 } : {},
      'tile-explored': ({ found }) =>
        Object.fromEntries(RESOURCES.map((kind) => [kind, -found.filter((one) => one === kind).length])),
    },
    names: { 'map-populated': () => [...RESOURCES] },
  },
  'natural wonders on focus cards': {
    covers: ['players.*.stationed', 'players.*.stationed.*.wonder', 'players.*.stationed.*.card'],
    shows: (game) =>
      bySeat(game, (seat) => (game.players[seat]?.stationed ?? []).map(({ wonder, card }) => [wonder, card] as const)),
    to: {
      'natural-wonder-stationed': ({ seat, wonder, card }) => ({ [`${seat} ${wonder}`]: card }),
      'natural-wonder-lost': ({ seat, wonder }) => ({ [`${seat} ${wonder}`]: null }),
    },
    names: {
      'card-gained': ({ seat }, game) => (game.players[seat]?.stationed ?? []).map(({ wonder }) => `${seat} ${wonder}`),
    },
  },
  'diplomacy cards': {
    covers: [
      'players.*.diplomacy',
      'players.*.diplomacy.*.card',
      'players.*.diplomacy.*.from',
      'players.*.cityStateCards',
    ],
    shows: (game) =>
      bySeat(game, (seat) => [
        ...(game.players[seat]?.diplomacy ?? []).map(({ card, from }) => [`${card} of ${from}`, true] as const),
        ...(game.players[seat]?.cityStateCards ?? []).map((card) => [card, true] as const),
      ]),
    to: {
      'diplomacy-taken': ({ seat, card, from }) => ({ [`${seat} ${card} of ${from}`]: true }),
      'diplomacy-returned': ({ seat, card, from }) => ({ [`${seat} ${card} of ${from}`]: null }),
      'city-state-card-taken': ({ seat, cityState }) => ({ [`${seat} ${cityState}`]: true }),
      'city-state-card-returned': ({ seat, cityState }) => ({ [`${seat} ${cityState}`]: null }),
      'city-state-card-lost': ({ seat, cityState }) => ({ [`${seat} ${cityState}`]: null }),
    },
  },
  agendas: {
    covers: ['players.*.agendas'],
    shows: (game) =>
      bySeat(game, (seat) => (game.players[seat]?.agendas ?? []).map((agenda) => [agenda, true] as const)),
    to: {
      'agenda-completed': ({ seat, agenda }) => ({ [`${seat} ${agenda}`]: true }),
      'agenda-lost': ({ seat, agenda }) => ({ [`${seat} ${agenda}`]: null }),
    },
  },
  'round and dial': {
    covers: ['firstPlayer', 'orientation', 'sector', 'round'],
    shows: ({ firstPlayer, orientation, sector, round }) => ({
      firstPlayer: firstPlayer + 1,
      orientation,
      sector,
      round,
    }),
    to: {
      'first-player-drawn': ({ seat }) => ({ firstPlayer: seat + 1 }),
      'direction-chosen': ({ orientation }) => ({ orientation }),
      'dial-turned': ({ sector }) => ({ sector }),
      'round-began': ({ round }) => ({ round }),
    },
    // The base game's dial has two sectors of a kind: which of them it is, the one before tells.
    names: { 'sector-turned': () => ['sector'] },
  },
  armies: {
    covers: ['terra.realms.*.armies'],
    shows: (game) =>
      bySeat(game, (seat) => {
        const { armies = [] } = game.terra?.realms[seat] ?? {};
        return [['in use', armies.length] as const, ...onSpaces(armies)];
      }),
    by: {
      'army-set-out': ({ seat, space }) => come(seat, space),
      'army-moved': moved,
      'army-returned': moved,
      'army-defeated': ({ seat, space }) => gone(seat, space),
      'army-deployed': ({ seat, space }) => come(seat, space),
      'army-dropped': ({ seat, space }) => ({ ...gone(seat, space), [`${seat} in use`]: -1 }),
      'armies-gained': ({ seat, count }) => ({ [`${seat} in use`]: count }),
    },
  },
  districts: {
    covers: ['terra.realms.*.districts'],
    shows: (game) =>
      bySeat(game, (seat) =>
        DISTRICTS.map((district, at) => [district, (game.terra?.realms[seat]?.districts[at] ?? -1) + 1] as const),
      ),
    to: {
      'district-placed': ({ seat, district, space }) => ({ [`${seat} ${district}`]: space + 1 }),
      'district-lost': ({ seat, district }) => ({ [`${seat} ${district}`]: 0 }),
      'token-moved': ({ seat, from, to }, game): Sights => {
        const at = game.terra?.realms[seat]?.districts.indexOf(from) ?? -1;
        return at < 0 ? {} : { [`${seat} ${DISTRICTS[at]}`]: to + 1 };
      },
    },
  },
  governments: {
    covers: ['terra.realms.*.governed'],
    shows: (game) => bySeat(game, (seat) => [['governed', game.terra?.realms[seat]?.governed ?? null]]),
    names: {
      'government-changed': ({ seat }) => [`${seat} governed`],
      'government-lost': ({ seat }) => [`${seat} governed`],
      'card-gained': ({ seat }) => [`${seat} governed`],
    },
  },
  'tiles of the stack': {
    covers: ['terra.stack', 'terra.looked.seat', 'terra.looked.tiles'],
    shows: ({ terra }) => ({ stack: terra?.stack.length ?? 0, looked: terra?.looked.tiles.length ?? 0 }),
    by: {
      'tile-drawn': () => ({ stack: -1 }),
      'tile-does-not-fit': () => ({ stack: 1 }),
      'tile-looked-at': () => ({ stack: -1, looked: 1 }),
      'tile-returned': () => ({ stack: 1, looked: -1 }),
      'tile-chosen': () => ({ looked: -1 }),
    },
  },
  'marked and removed wonders': {
    covers: ['terra.marked', 'terra.removed'],
    shows: ({ terra }) => ({
      ...of((terra?.marked ?? []).map((wonder) => [`${wonder} marked`, true] as const)),
      ...of((terra?.removed ?? []).map((wonder) => [`${wonder} removed`, true] as const)),
    }),
    to: {
      'wonder-cheapened': ({ wonder }) => ({ [`${wonder} marked`]: true }),
      'wonder-removed': ({ wonder }) => ({ [`${wonder} marked`]: null, [`${wonder} removed`]: true }),
      'wonder-built': ({ wonder }) => ({ [`${wonder} marked`]: null }),
    },
  },
  'unions and Ibrahim': {
    covers: ['terra.realms.*.union', 'terra.ibrahim'],
    shows: (game) => ({
      ...bySeat(game, (seat) => [['union', (game.terra?.realms[seat]?.union ?? -1) + 1]]),
      ibrahim: (game.terra?.ibrahim ?? -1) + 1,
    }),
    to: {
      united: ({ seat, rival }) => ({ [`${seat} union`]: rival + 1 }),
      'ibrahim-given': ({ to }) => ({ ibrahim: to + 1 }),
    },
  },
};

const letterAt = (letter: string): number => 'ABCDEFGHIJK'.indexOf(letter);

const untold: Watched<NewDawn>['untold'] = {
  'players.*.leader': 'never changes',
  'players.*.cities': 'follows from the cities on the map',
  'players.*.tokens': 'follows from the tokens on the map and on victory cards',
  victoryCards: 'never change',
  'terra.realms.*.unique': 'never changes',
  'terra.lent': 'follows from whose turn it is and who holds the card',
  'terra.keeper': 'follows from whose turn it was and who held the card',
  'terra.turn.replaced': 'what matters in this turn only',
  'terra.turn.rested': 'what matters in this turn only',
  'turn.seat': 'the turns go round',
  'turn.used': 'what matters in this turn only',
  'turn.gained': 'what matters in this turn only',
  'turn.arrived': 'what matters in this turn only',
  'turn.rested': 'what matters in this turn only',
  'turn.won': 'what matters in this turn only',
};

const roundLimit = 30;
const module = 'terra-incognita';

nothingSilent(newDawn, { watches, untold }, [
  { seats: 2, options: { roundLimit } },
  { seats: 4, options: { roundLimit, map: 'players' } },
  { seats: 3, options: { roundLimit, module } },
  { seats: 5, options: { roundLimit, module } },
]);
