/** Set-up: the table, then each player's capital, marker and figures (FF 2, FF 3). */

import {
  between,
  type Decision,
  type OpenTable,
  type Procedure,
  pop,
  push,
  type Seat,
  shuffle,
} from '@tabularium/kernel';
import { POOLS } from '../content/buildings.ts';
import { MARKET_RESOURCES } from '../content/goods.ts';
import { GREAT_PEOPLE, GREAT_PERSON_MARKERS } from '../content/great-people.ts';
import { CITY_MARKERS, FIGURES, TOKENS_PER_PLAYER, WONDER_SLOTS, WONDERS_PER_ERA } from '../content/limits.ts';
import type { Era, Op } from '../content/model.ts';
import { CENTRE_SQUARES } from '../content/tiles.ts';
import { UNITS } from '../content/units.ts';
import { isUnit, UNIT_TYPES } from '../queries/building.ts';
import { mayEnd } from '../queries/cities.ts';
import { unitCard } from '../queries/combat.ts';
import { geometryOf, printedPlace } from '../queries/geometry.ts';
import { yieldOf } from '../queries/icons.ts';
import { playerOf, seatsFrom } from '../queries/players.ts';
import { startProblem } from '../queries/problems.ts';
import { isMarked, outskirtsOf, terrainAt } from '../queries/squares.ts';
import {
  type FameAndFortune,
  type FameState,
  type MarkerKind,
  NOWHERE,
  type Pile,
  type Player,
  type Square,
} from '../state.ts';
import { type AnyEffect, type AnyOp, type Library, libraryOf } from '../vocabulary/library.ts';
import { recruit } from './building.ts';
import { newCity } from './cities.ts';
import { takeToken } from './city-management.ts';
import { layMarkers } from './discovery.ts';
import { putFigure } from './figures.ts';
import { applyUnlocks, placeTechnology } from './learning.ts';
import { drawOne, receivePerson } from './people.ts';
import { placePerson, placePiece } from './pieces.ts';
import { changeTrade } from './stores.ts';
import { tell } from './telling.ts';

/** The table before anybody has chosen anything. */
export function setUp(table: OpenTable<FameAndFortune>): FameState {
  const library = libraryOf(table.options);
  const { size, slots } = geometryOf(table.seats);
  const pile = (down: string[]): Pile => ({ down, up: [] });
  const { seats, options, frames, random, facts } = table;
  const game: FameState = {
    seats,
    options,
    frames,
    random,
    facts,
    turn: 0,
    phase: 'start',
    first: 0,
    active: 0,
    map: {
      tiles: slots.map(() => ({ id: '', rotation: 0, revealed: false })),
      box: [],
      disasters: new Array(size).fill(''),
      pieces: new Array(size).fill(null),
      markers: new Array(size).fill(null),
      relics: [],
      locked: [],
    },
    units: { infantry: pile([]), artillery: pile([]), mounted: pile([]), aircraft: pile([]) },
    events: [1, 2, 3].map((level) => pile(eventsOf(library, level))),
    wonders: { deck: [], open: [], box: [], gone: [] },
    buildings: { ...POOLS },
    market: { incense: 0, iron: 0, silk: 0, wheat: 0 },
    greatPeople: Object.fromEntries(Object.keys(GREAT_PEOPLE).map((type) => [type, GREAT_PERSON_MARKERS])),
    people: pile(Object.keys(library.people)),
    blanks: [],
    pools: { hut: markersOf(library, 'hut'), village: markersOf(library, 'village') },
    spent: [],
    supply: { ...library.supply },
    players: Array.from({ length: table.seats }, (_, seat) => newPlayer(library, seat)),
    battle: null,
    researching: [],
    ending: null,
    fulfilled: [],
  };
  shuffleAll(game);
  game.first = between(game, 'start', 0, game.seats - 1);
  game.active = game.first;
  dealCivilizations(game, library);
  return game;
}

const eventsOf = (library: Library, level: number) =>
  Object.entries(library.events).flatMap(([id, event]) =>
    event.level === level ? Array.from({ length: event.copies }, () => id) : [],
  );

const markersOf = (library: Library, kind: MarkerKind) =>
  Object.entries(library.markerCounts[kind]).flatMap(([id, count]) => Array.from({ length: count }, () => id));

function newPlayer(library: Library, _seat: Seat): Player {
  const figure = (kind: 'army' | 'scout') => ({ kind, square: NOWHERE, since: 0, city: NOWHERE, moved: false });
  return {
    civilization: '',
    dealt: [],
    trade: 0,
    culture: 0,
    space: 0,
    coins: {},
    rows: [[], [], [], [], []],
    ranks: { infantry: 1, artillery: 1, mounted: 1, aircraft: 0 },
    government: 'despotism',
    governments: ['despotism'],
    direct: [],
    anarchyUntil: 0,
    forces: [],
    events: [],
    resources: { incense: 0, iron: 0, silk: 0, wheat: 0 },
    markers: [],
    reserve: [],
    people: [],
    investments: Object.fromEntries(Object.keys(library.investments).map((id) => [id, 0])),
    figures: [
      ...Array.from({ length: FIGURES.army.count }, () => figure('army')),
      ...Array.from({ length: FIGURES.scout.count }, () => figure('scout')),
    ],
    cityMarkers: CITY_MARKERS,
    cities: [],
    used: [],
    offers: 0,
    rewards: [],
    growing: false,
    hurried: false,
    standBy: '',
  };
}

function shuffleAll(game: FameState): void {
  for (const type of UNIT_TYPES) {
    const cards = UNITS[type].cards.flatMap(({ strength, count }) =>
      Array.from({ length: count }, () => unitCard(type, strength)),
    );
    game.units[type].down = shuffle(game, 'units', cards);
  }
  for (const pile of game.events) shuffle(game, 'events', pile.down);
  shuffle(game, 'people', game.people.down);
  shuffle(game, 'markers', game.pools.hut);
  shuffle(game, 'markers', game.pools.village);
  for (const kind of MARKET_RESOURCES) game.market[kind] = TOKENS_PER_PLAYER * game.seats;
}

/** Civilizations are dealt, or chosen in turn order (FF 2.1, FF 23.11). */
function dealCivilizations(game: FameState, library: Library): void {
  const names = civilizationsOf(game, library);
  const dealt = shuffle(game, 'start', [...names]);
  push(game, { step: 'lay-out' });
  const { civilizations } = game.options;
  for (const seat of seatsFrom(game, game.first).reverse()) {
    if (civilizations === 'pick') push(game, { step: 'choose-civilization', seat });
    else if (civilizations === 'two-keep-one') {
      playerOf(game, seat).dealt = dealt.splice(0, Math.min(2, Math.floor(names.length / game.seats)));
      push(game, { step: 'choose-civilization', seat });
    } else playerOf(game, seat).civilization = dealt.pop() ?? '';
  }
}

/** The civilizations in play; a learning game does without those that live on wonders (FF 23.7). */
function civilizationsOf(game: FameState, { civilizations, cards }: Library): string[] {
  const names = Object.keys(civilizations);
  if (!game.options.firstGame) return names;
  return names.filter((id) => {
    const { triggers } = cards.civilization[id] ?? {};
    return (
      !triggers?.has('glory') && !setUpOps(civilizations[id]?.effects ?? []).some(({ op }) => op === 'setup-wonder')
    );
  });
}

/** The civilizations a player can choose: those dealt, or all that are left. */
function civilizationsFor(game: FameState, seat: Seat): string[] {
  const { dealt } = playerOf(game, seat);
  if (dealt.length > 0) return dealt;
  const names = civilizationsOf(game, libraryOf(game.options));
  return names.filter((id) => !game.players.some(({ civilization }) => civilization === id));
}

/** A player chooses a civilization. */
export const chooseCivilization: Decision<FameAndFortune, 'choose-civilization'> = {
  actions: (game, { seat }) => civilizationsFor(game, seat).map((civilization) => ({ type: 'lead', civilization })),
  take(game, { seat }, { civilization }) {
    pop(game);
    const player = playerOf(game, seat);
    player.civilization = civilization;
    player.dealt = [];
  },
};

/** With the civilizations known: the map, the wonders, then the players' own set-up in order (FF 3.11). */
export const layOut: Procedure<FameAndFortune, 'lay-out'> = {
  run(game) {
    forceInvestments(game);
    layTiles(game);
    buildWonderDeck(game);
    push(game, { step: 'begin' });
    const order = seatsFrom(game, game.first);
    for (const seat of order.toReversed()) push(game, { step: 'set-up-figures', seat });
    for (const seat of order.toReversed()) push(game, { step: 'set-up-bonus', seat });
    for (const seat of order.toReversed()) push(game, { step: 'choose-capital', seat });
    for (const seat of order) takeStart(game, seat);
    openWonders(game);
  },
};

/** Some civilizations cannot do without investments (FF 2.1). */
function forceInvestments(game: FameState): void {
  const { civilizations } = libraryOf(game.options);
  if (!game.players.some(({ civilization }) => civilizations[civilization]?.needsInvestments)) return;
  game.options = { ...game.options, investments: true };
  const { investments, supply } = libraryOf(game.options);
  game.supply = { ...supply };
  for (const player of game.players) {
    player.investments = Object.fromEntries(Object.keys(investments).map((id) => [id, 0]));
  }
}

/** Home tiles face up with their arrow into the map, random neutral ones face down (FF 2.8, FF 3.1). */
function layTiles(game: FameState): void {
  const { civilizations, tiles } = libraryOf(game.options);
  const { homes } = geometryOf(game.seats);
  const homeTiles = new Set(Object.values(civilizations).map(({ homeTile }) => homeTile));
  const neutral = shuffle(
    game,
    'map',
    Object.keys(tiles).filter((id) => !homeTiles.has(id)),
  );
  for (const [slot, tile] of game.map.tiles.entries()) {
    const home = game.players[slot];
    if (home === undefined) tile.id = neutral.pop() ?? '';
    else {
      tile.id = civilizations[home.civilization]?.homeTile ?? '';
      tile.rotation = homes[slot] ?? 0;
      tile.revealed = true;
      layMarkers(game, slot, tile);
    }
  }
  game.map.box = neutral;
}

const ERAS: readonly Era[] = ['modern', 'medieval', 'ancient'];

/** Four random wonders of each era, the ancient ones on top (FF 2.5). */
function buildWonderDeck(game: FameState): void {
  const { wonders } = libraryOf(game.options);
  for (const era of ERAS) {
    const all = shuffle(
      game,
      'wonders',
      Object.keys(wonders).filter((id) => wonders[id]?.era === era),
    );
    game.wonders.deck.push(...all.splice(0, WONDERS_PER_ERA));
    game.wonders.box.push(...all);
  }
}

function openWonders(game: FameState): void {
  const { deck, box } = game.wonders;
  if (game.options.firstGame) box.push(...deck.splice(0));
  game.wonders.open = Array.from({ length: WONDER_SLOTS }, () => deck.pop() ?? '');
}

/** What needs no choice: technology, government, units, tokens, extra figures (FF 3.4 to FF 3.8). */
function takeStart(game: FameState, seat: Seat): void {
  const player = playerOf(game, seat);
  const civilization = libraryOf(game.options).civilizations[player.civilization];
  if (civilization === undefined) return;
  tell(game, { fact: 'leads', seat, civilization: player.civilization, seen: 'all' });
  placeTechnology(player, civilization.technology, 1);
  if (!player.governments.includes(civilization.government)) player.governments.push(civilization.government);
  player.government = civilization.government;
  applyUnlocks(game, seat, civilization.technology);
  player.direct = [];
  for (const type of UNIT_TYPES) for (let n = UNITS[type].atStart; n > 0; n--) recruit(game, seat, type);
  for (const op of setUpOps(civilization.effects)) START[op.op]?.(game, seat, op);
}

const setUpOps = (effects: readonly AnyEffect[]): AnyOp[] =>
  effects.flatMap(({ when, ops }) => (when === 'setup' ? ops : []));

/** Set-up bonuses that need neither a square nor the capital. */
const START: Readonly<Record<string, (game: FameState, seat: Seat, op: AnyOp) => void>> = {
  'build-free'(game, seat, op) {
    const { items, count } = op as Extract<Op, { op: 'build-free' }>;
    for (const item of items) if (isUnit(item)) for (let n = count; n > 0; n--) recruit(game, seat, item);
  },
  'extra-figure'(game, seat, op) {
    const { figure } = op as Extract<Op, { op: 'extra-figure' }>;
    const { figures } = playerOf(game, seat);
    figures.push({ kind: figure, square: NOWHERE, since: 0, city: NOWHERE, moved: false });
  },
  'one-of-each-resource'(game, seat) {
    for (const kind of MARKET_RESOURCES) takeToken(game, seat, kind);
  },
  'setup-wonder'(game, seat) {
    const wonder = game.wonders.deck.pop();
    if (wonder !== undefined) playerOf(game, seat).dealt = [wonder];
  },
};

/** The places for a capital: centre squares of the home tile; two side by side for a metropolis (FF 3.2). */
export function capitalSites(game: FameState, seat: Seat): Square[][] {
  const { slots, beside } = geometryOf(game.seats);
  const { rotation } = game.map.tiles[seat] ?? { rotation: 0 };
  const home = slots[seat] ?? [];
  const { tiles, civilizations } = libraryOf(game.options);
  const civilization = civilizations[playerOf(game, seat).civilization];
  const printed = tiles[civilization?.homeTile ?? '']?.capital;
  const double = setUpOps(civilization?.effects ?? []).some(({ op }) => op === 'setup-metropolis');
  const places = game.options.firstGame && printed !== undefined ? printed : CENTRE_SQUARES;
  const centre = places.flatMap((original) => {
    const square = home.find((_, place) => printedPlace(place, rotation) === original);
    return square === undefined || terrainAt(game, square) === 'water' ? [] : [square];
  });
  centre.sort((one, other) => one - other);
  if (!double) return centre.map((square) => [square]);
  return centre.flatMap((one, at) =>
    centre.slice(at + 1).flatMap((other) => (beside[one]?.includes(other) ? [[one, other]] : [])),
  );
}

/** Where the capital stands. */
export const chooseCapital: Decision<FameAndFortune, 'choose-capital'> = {
  actions: (game, { seat }) => capitalSites(game, seat).map((centre) => ({ type: 'settle', centre })),
  take(game, { seat }, { centre }) {
    pop(game);
    playerOf(game, seat).cities.push(newCity([...centre], true));
    tell(game, { fact: 'settled', seat, square: centre[0] ?? NOWHERE, seen: 'all' });
  },
};

/** Walls, a great person or a wonder of the civilization (FF 3.8). */
export const setUpBonus: Procedure<FameAndFortune, 'set-up-bonus'> = {
  run(game, { seat }) {
    const player = playerOf(game, seat);
    const civilization = libraryOf(game.options).civilizations[player.civilization];
    const [capital] = player.cities;
    for (const op of setUpOps(civilization?.effects ?? [])) {
      if (op.op === 'gain') {
        const person = drawOne(game);
        if (person !== undefined) {
          push(game, { step: 'place-setup-marker', seat, kind: 'person', id: receivePerson(game, seat, person) });
        }
      }
      if (op.op === 'build-free' && capital !== undefined) {
        const { items } = op as Extract<Op, { op: 'build-free' }>;
        if (items.includes('walls')) capital.walls = true;
      }
      if (op.op === 'setup-wonder') {
        const [wonder] = player.dealt;
        player.dealt = [];
        if (wonder !== undefined) push(game, { step: 'place-setup-marker', seat, kind: 'wonder', id: wonder });
      }
    }
  },
};

/** Where it is put: on land around the capital. */
export const placeSetupMarker: Decision<FameAndFortune, 'place-setup-marker'> = {
  actions: (game, { seat }) =>
    landAround(game, seat)
      .filter((square) => !isMarked(game, square))
      .map((square) => ({ type: 'place', square })),
  take(game, { seat, kind, id }, { square }) {
    pop(game);
    if (kind === 'person') placePerson(game, seat, id, square);
    else placePiece(game, square, 'wonder', id, seat);
  },
};

function aroundCapital(game: FameState, seat: Seat): readonly Square[] {
  const [capital] = playerOf(game, seat).cities;
  return capital === undefined ? [] : outskirtsOf(game, capital);
}

function landAround(game: FameState, seat: Seat): Square[] {
  return aroundCapital(game, seat).filter((square) => terrainAt(game, square) !== 'water');
}

/** One army and one scout each, and the extra figure of some (FF 3.3). */
export const setUpFigures: Procedure<FameAndFortune, 'set-up-figures'> = {
  run(game, { seat }) {
    const { figures } = playerOf(game, seat);
    const numbers = [0, FIGURES.army.count];
    for (let extra = FIGURES.army.count + FIGURES.scout.count; extra < figures.length; extra++) numbers.push(extra);
    for (const figure of numbers.reverse()) push(game, { step: 'place-start-figure', seat, figure });
  },
};

/** Where a figure starts: around the capital, never on water. */
export const placeStartFigure: Decision<FameAndFortune, 'place-start-figure'> = {
  actions: (game, { seat }) =>
    landAround(game, seat)
      .filter((square) => mayEnd(game, seat, square) && !isMarked(game, square))
      .map((square) => ({ type: 'place', square })),
  take(game, { seat, figure }, { square }) {
    pop(game);
    putFigure(game, seat, figure, square);
  },
  tries: (game, { seat }) => aroundCapital(game, seat).map((square) => ({ type: 'place', square })),
  whyNot: (game, _, { square }) => startProblem(game, square),
};

/** The dials are set and the first turn begins (FF 3.7). */
export const begin: Procedure<FameAndFortune, 'begin'> = {
  run(game) {
    for (const [seat, { cities }] of game.players.entries()) {
      for (const city of cities) changeTrade(game, seat, yieldOf(game, seat, city).trade);
    }
    push(game, { step: 'turn' });
  },
};
