/** The expansion's answers to what a box may decide differently. */

import type { Seat } from '@tabularium/kernel';
import type { FocusId, FocusType } from '../content/focus-cards.ts';
import type { WonderId } from '../content/wonders.ts';
import { boardOf } from '../queries/board.ts';
import { effectOf, forEachEffect, hasEffect } from '../queries/effects.ts';
import { hasWonder, ownerAt } from '../queries/pieces.ts';
import { focusCard } from '../queries/things.ts';
import { citiesForWonders } from '../queries/wonders.ts';
import type { Questions } from '../questions.ts';
import { tell } from '../rules/telling.ts';
import { checkAgendas } from '../rules/victory.ts';
import type { NewDawnState } from '../state.ts';
import { terraSense } from './bot/index.ts';
import { PLAYER_CARDS } from './content/diplomacy.ts';
import { DISTRICTS } from './content/districts.ts';
import { STANDARD_CARDS } from './content/focus-cards.ts';
import { GOVERNMENTS } from './content/governments.ts';
import { CONTROL_TOKENS, RESOURCE_TOKENS, WATER_TOKENS, WONDERS_IN_PLAY } from './content/limits.ts';
import { REPLACED_WONDERS, TERRA_WONDERS, type TerraWonderId } from './content/wonders.ts';
import { legalCitySites } from './queries/cities.ts';
import { copyTerra } from './queries/copy.ts';
import { districtAt, hasArmy, hasPact, hasRivalArmy, isFort, lendsItself, realmOf, terraOf } from './queries/realms.ts';
import { lendAntananarivo } from './rules/antananarivo.ts';
import { resolveArmies } from './rules/armies.ts';
import { defeatArmiesAt, fitArmies } from './rules/army-losses.ts';
import { mayRetort } from './rules/combat.ts';
import { carryGovernment } from './rules/dial.ts';
import { resolveGrowth } from './rules/growth.ts';
import { setUp } from './rules/set-up.ts';
import { cardsToWin, terraResult } from './rules/victory.ts';

const ON_FORT = Object.freeze({ reason: 'fort', rule: 'TI 11.2' } as const);
const NEXT_TO_FORT = Object.freeze({ reason: 'next-to-fort', rule: 'TI 11.2' } as const);
const NO_TOKEN_BY_ARMY = Object.freeze({ reason: 'rival-army', rule: 'TI 5.17' } as const);
const NO_CITY_BY_ARMY = Object.freeze({ reason: 'rival-army', rule: 'TI 5.16' } as const);
const NO_STRIKE_AT_ARMY = Object.freeze({ reason: 'army', rule: 'TI 5.19' } as const);

/** Governments, Georgia, Taj Mahal and Machu Picchu: all add up (TI 9.6, TI 9.8). */
function shift(game: NewDawnState, seat: Seat, card: FocusId, place: number): number {
  let places = realmOf(game, seat).governed === card ? GOVERNMENTS[focusCard(card).type].arrows : 0;
  forEachEffect(game, seat, 'shift', (shift) => {
    places += shift(game, seat, card, place);
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
  if (effectOf(wonder).builtOnEdge !== true) return citiesForWonders(game, seat);
  const { edge } = boardOf(game.map);
  const free = edge.flatMap((open, space) => (open && !hasWonder(game, space) ? [space] : []));
  const sites = legalCitySites(game, seat, free);
  return sites.length > 0 ? sites : citiesForWonders(game, seat);
}

/** Where all water on the edge counts as next to each other (Indonesia). */
function caravanWays(game: NewDawnState, seat: Seat, from: number): readonly number[] {
  const { neighbours, water, edge } = boardOf(game.map);
  const near = neighbours[from] ?? [];
  if (water[from] !== true || edge[from] !== true || !hasEffect(game, seat, 'roundsTheMap')) return near;
  const far = water.flatMap((wet, space) => (wet && edge[space] === true && space !== from ? [space] : []));
  return [...new Set([...near, ...far])];
}

/** The expansion's answers. */
export const terraAnswers = (beneath: Questions): Partial<Questions> => ({
  places: [1, 1, 2, 3, 4, 5],
  limits: {
    tokens: CONTROL_TOKENS,
    districts: DISTRICTS.length,
    resources: RESOURCE_TOKENS,
    water: WATER_TOKENS,
  },
  diplomacy: PLAYER_CARDS,
  wonders: [
    ...beneath.wonders.filter((id) => !REPLACED_WONDERS.includes(id)),
    ...(Object.keys(TERRA_WONDERS) as TerraWonderId[]),
  ],
  wondersInPlay: (_seats, era) => WONDERS_IN_PLAY[era],
  resolve: { ...beneath.resolve, military: resolveArmies, growth: resolveGrowth },
  setUp,
  goneWonders: ({ terra }) => terra?.removed ?? [],
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
  isSheltered: hasArmy,
  barsStrike: (game, space) => (hasArmy(game, space) ? NO_STRIKE_AT_ARMY : null),
  isSafe: (game, seat, space) => hasArmy(game, space) || hasPact(game, seat, ownerAt(game, space)),
  harmed: mayRetort,
  isDistrict: (game, space) => districtAt(game, space) !== null,
  tokenLeft(game, space) {
    for (const [seat, { districts }] of terraOf(game).realms.entries()) {
      const kind = districts.indexOf(space);
      const district = DISTRICTS[kind];
      if (district === undefined) continue;
      districts[kind] = -1;
      tell(game, { fact: 'district-lost', seat, district });
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
    if (effectOf(cityState).lendsItself === true) terraOf(game).keeper = -1;
  },
  masterOf(game, space) {
    const owner = ownerAt(game, space);
    return owner < 0 && lendsItself(game, space) ? terraOf(game).keeper : owner;
  },
  result: (game) => (game.options.peaceful ? beneath : { result: terraResult }).result(game),
  discount: (game, wonder) => (terraOf(game).marked.includes(wonder) ? 1 : 0),
  wonderSites,
  wonderTaken(game, wonder) {
    const terra = terraOf(game);
    terra.marked = terra.marked.filter((one) => one !== wonder);
  },
  caravanWays,
  cardsToWin,
  borrowedCity: (game) => terraOf(game).lent,
  copyZones(copy) {
    copy.terra = copyTerra(terraOf(copy));
  },
  sense: terraSense(beneath.sense),
});
