/** The expansion's answers to what a module may decide differently. */

import { emit, type Luck, type Seat, shuffleWith } from '@tabularium/kernel';
import { boardOf, placementsOf } from '../board.ts';
import { type FocusId, type FocusType, focusCard } from '../content/focus-cards.ts';
import type { WonderId } from '../content/wonders.ts';
import { wonderOf } from '../content/wonders.ts';
import { forEachEffect } from '../effects.ts';
import type { Module } from '../module.ts';
import { hasWonder, ownerAt } from '../queries/pieces.ts';
import { citiesForWonders } from '../queries/wonders.ts';
import { resolveCulture } from '../rules/culture.ts';
import { resolveEconomy } from '../rules/economy.ts';
import { resolveIndustry } from '../rules/industry.ts';
import { resolveScience } from '../rules/science.ts';
import { checkAgendas } from '../rules/victory.ts';
import type { NewDawnState, NewDawnView } from '../state.ts';
import { PLAYER_CARDS } from './content/diplomacy.ts';
import { STANDARD_CARDS } from './content/focus-cards.ts';
import { GOVERNMENTS } from './content/governments.ts';
import { CONTROL_TOKENS, RESOURCE_TOKENS, WATER_TOKENS, WONDERS_IN_PLAY } from './content/limits.ts';
import { STACK_TILES } from './content/tiles.ts';
import { wondersInBox } from './content/wonders.ts';
import { DISTRICTS } from './names.ts';
import { legalCitySites } from './queries/cities.ts';
import { districtAt, hasArmy, hasPact, hasRivalArmy, isFort, realmOf, terraOf } from './queries/realms.ts';
import { lendAntananarivo } from './rules/antananarivo.ts';
import { defeatArmiesAt, fitArmies, resolveArmies } from './rules/armies.ts';
import { mayRetort } from './rules/combat.ts';
import { carryGovernment } from './rules/dial.ts';
import { resolveGrowth } from './rules/growth.ts';
import { brokenLaws } from './rules/laws.ts';
import { setUp } from './rules/set-up.ts';
import { cardsToWin, result } from './rules/victory.ts';
import type { Terra } from './state.ts';

const ON_FORT = Object.freeze({ reason: 'fort', rule: 'TI 11.2' } as const);
const NEXT_TO_FORT = Object.freeze({ reason: 'next-to-fort', rule: 'TI 11.2' } as const);
const NO_TOKEN_BY_ARMY = Object.freeze({ reason: 'rival-army', rule: 'TI 5.17' } as const);
const NO_CITY_BY_ARMY = Object.freeze({ reason: 'rival-army', rule: 'TI 5.16' } as const);

/** Governments, Georgia, Taj Mahal and Machu Picchu: all add up (TI 9.6, TI 9.8). */
function shift(game: NewDawnState, seat: Seat, card: FocusId, place: number): number {
  let places = realmOf(game, seat).governed === card ? GOVERNMENTS[focusCard(card).type].arrows : 0;
  forEachEffect(game, seat, (effect) => {
    places += effect.shift?.(game, seat, card, place) ?? 0;
  });
  return places;
}

/** The standard cards and the leader's unique one (TI 14.3); one of level I has replaced the standard card (TI 3.12). */
function cards(game: NewDawnState, seat: Seat, level: number, type?: FocusType): FocusId[] {
  const { unique } = realmOf(game, seat);
  const own = focusCard(unique);
  const isOut = (id: FocusId) => level === 1 && own.level === 1 && focusCard(id).type === own.type;
  const all = (STANDARD_CARDS[level] ?? []).filter((id) => !isOut(id));
  if (own.level === level) all.push(unique);
  return type === undefined ? all : all.filter((id) => focusCard(id).type === type);
}

/** Amundsen-Scott is built in a new city on the edge of the map, if there is a place for one without a wonder (ND 12.8). */
function wonderSites(game: NewDawnState, seat: Seat, wonder: WonderId): number[] {
  if (wonderOf(wonder).builtOnEdge !== true) return citiesForWonders(game, seat);
  const { edge } = boardOf(game.map);
  const free = edge.flatMap((open, space) => (open && !hasWonder(game, space) ? [space] : []));
  const sites = legalCitySites(game, seat, free);
  return sites.length > 0 ? sites : citiesForWonders(game, seat);
}

/** Jongs: for Indonesia's caravans all water on the edge is next to each other. */
function caravanWays(game: NewDawnState, seat: Seat, from: number): readonly number[] {
  const { neighbours, water, edge } = boardOf(game.map);
  const near = neighbours[from] ?? [];
  if (water[from] !== true || edge[from] !== true || game.players[seat]?.leader !== 'indonesia') return near;
  const far = water.flatMap((wet, space) => (wet && edge[space] === true && space !== from ? [space] : []));
  return [...new Set([...near, ...far])];
}

/** The tile stack dealt anew: every tile that is not on the map, in no known order (TI 6.9). */
function imagined(view: NewDawnView, luck: Luck): Terra | null {
  const { terra } = view;
  if (terra === null) return null;
  const laid = new Set<unknown>([
    ...placementsOf(view.map).map(({ tile }) => tile),
    ...terra.looked.tiles,
    ...held(view),
  ]);
  const unknown = shuffleWith(
    luck,
    STACK_TILES.filter((tile) => !laid.has(tile)),
  );
  const known = terra.looked.tiles.map((tile) => (typeof tile === 'number' ? tile : (unknown.pop() ?? 0)));
  return structured({ ...terra, stack: unknown, looked: { seat: terra.looked.seat, tiles: known } });
}

/** Tiles in the hands of an explorer. */
const held = (view: NewDawnView): number[] =>
  view.frames.flatMap((frame) =>
    (frame.step === 'take-tile' || frame.step === 'lay-tile') && frame.tile !== undefined ? [frame.tile] : [],
  );

/** A copy of its own, since views are shared. */
const structured = (terra: Terra): Terra => ({
  ...terra,
  realms: terra.realms.map((realm) => ({ ...realm, armies: [...realm.armies], districts: [...realm.districts] })),
  marked: [...terra.marked],
  removed: [...terra.removed],
  turn: { ...terra.turn, rested: [...terra.turn.rested] },
});

/** Terra Incognita. */
export const terraIncognita: Module = {
  places: [1, 1, 2, 3, 4, 5],
  limits: {
    tokens: CONTROL_TOKENS,
    districts: DISTRICTS.length,
    resources: RESOURCE_TOKENS,
    water: WATER_TOKENS,
  },
  diplomacy: PLAYER_CARDS,
  get wonders() {
    return wondersInBox();
  },
  wondersInPlay: (_seats, era) => WONDERS_IN_PLAY[era],
  resolve: {
    culture: resolveCulture,
    science: resolveScience,
    economy: resolveEconomy,
    industry: resolveIndustry,
    military: resolveArmies,
    growth: resolveGrowth,
  },
  setUp,
  imagined,
  shift,
  cards,
  barsToken(game, seat, space) {
    if (isFort(game, space)) return ON_FORT;
    return hasRivalArmy(game, seat, space) ? NO_TOKEN_BY_ARMY : null;
  },
  barsCity(game, seat, space) {
    if (isFort(game, space)) return ON_FORT;
    if (hasRivalArmy(game, seat, space)) return NO_CITY_BY_ARMY;
    return boardOf(game.map).neighbours[space]?.some((next) => isFort(game, next)) === true ? NEXT_TO_FORT : null;
  },
  hasFigure: hasArmy,
  isSafe: (game, seat, space) => hasArmy(game, space) || hasPact(game, seat, ownerAt(game, space)),
  harmed: mayRetort,
  isDistrict: (game, space) => districtAt(game, space) !== null,
  tokenLeft(game, space) {
    for (const [seat, { districts }] of terraOf(game).realms.entries()) {
      const kind = districts.indexOf(space);
      const district = DISTRICTS[kind];
      if (district === undefined) continue;
      districts[kind] = -1;
      emit(game, { fact: 'district-lost', seat, district, seen: 'all' });
      return true;
    }
    return false;
  },
  tokenMoved(game, from, to) {
    for (const { districts } of terraOf(game).realms) {
      const kind = districts.indexOf(from);
      if (kind >= 0) districts[kind] = to;
    }
  },
  meetBarbarian: (game, space) => defeatArmiesAt(game, space),
  barbarianLeft: lendAntananarivo,
  cardReplaced(game, seat, old, card) {
    terraOf(game).turn.replaced ||= game.turn.seat === seat;
    carryGovernment(game, seat, old, card);
    fitArmies(game, seat);
    checkAgendas(game);
  },
  cityStateConquered(game, cityState) {
    if (cityState === 'antananarivo') terraOf(game).keeper = -1;
  },
  masterOf(game, space) {
    const owner = ownerAt(game, space);
    return owner < 0 && boardOf(game.map).printed[space] === 'antananarivo' ? terraOf(game).keeper : owner;
  },
  result,
  discount: (game, wonder) => (terraOf(game).marked.includes(wonder) ? 1 : 0),
  wonderSites,
  wonderTaken(game, wonder) {
    const terra = terraOf(game);
    terra.marked = terra.marked.filter((one) => one !== wonder);
  },
  caravanWays,
  cardsToWin,
  borrowedCity: (game) => terraOf(game).lent,
  brokenLaws,
};
