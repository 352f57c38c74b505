/**
 * The eight city-states: the type of focus card they trade with, the frame of their symbol, and what the holder of
 * their diplomacy card has of it. Verified, but for Kabul and Carthage, whose wording is single source. That the token
 * of each has another city-state on its back follows from the tiles (single source).
 */

import { push } from '@tabularium/kernel';
import { boardOf } from '../board.ts';
import type { Effect } from '../effects.ts';
import { mayExchangeDiplomacy } from '../queries/diplomacy.ts';
import { matureCities } from '../queries/maturity.ts';
import { isCity, isEmpty, isFreeCityState, ownerAt } from '../queries/pieces.ts';
import { spacesWithin } from '../queries/reach.ts';
import { controlledWonders } from '../queries/wonders.ts';
import { TERRA_CITY_STATES } from '../terra-incognita/content/city-states.ts';
import type { TerraCityStateId } from '../terra-incognita/names.ts';
import { fromBoxes } from './boxes.ts';
import type { FocusType } from './focus-cards.ts';
import { wonderOf } from './wonders.ts';

/** How strongly every city-state defends itself (ND 13.5). */
export const CITY_STATE_DEFENCE = 8;

/** A city-state. */
export interface CityState extends Effect {
  readonly type: Exclude<FocusType, 'economy' | 'growth'>;
  readonly frame: 'diamond' | 'circle' | 'star';
}

type BaseCityStateId =
  | 'kumasi'
  | 'mohenjo-daro'
  | 'seoul'
  | 'geneva'
  | 'buenos-aires'
  | 'brussels'
  | 'kabul'
  | 'carthage';

/** Any city-state, of the base game or the expansion. */
export type CityStateId = BaseCityStateId | TerraCityStateId;

/** Carthage: 1 for every free city-state and every own city within 2 spaces of the defending space. */
const neighbourhood: Exclude<Effect['defence'], number | undefined> = (game, holder, { space }) =>
  spacesWithin(game, space, 2).filter(
    (near) => isFreeCityState(game, near) || (isCity(game.pieces[near]) && ownerAt(game, near) === holder),
  ).length;

/** The city-states by name. */
export const CITY_STATES: Readonly<Record<BaseCityStateId, CityState>> = {
  kumasi: {
    type: 'culture',
    frame: 'diamond',
    difficulty: (game, _seat, space, was, { during }) =>
      (during === 'culture' || during === 'industry') && boardOf(game.map).terrain[space] === 'forest' ? 1 : was,
  },
  'mohenjo-daro': {
    type: 'culture',
    frame: 'circle',
    difficulty: (_game, _seat, _space, was, { placing }) => (placing ? Math.max(1, was - 1) : was),
  },
  seoul: {
    type: 'science',
    frame: 'diamond',
    optional: {
      moment: 'start-of-turn',
      possible: (game) => game.barbarians.some((space) => space >= 0 && drivable(game, space)),
      begin: (game, seat) => push(game, { step: 'move-barbarian', seat, barbarian: -1 }),
    },
  },
  geneva: {
    type: 'science',
    frame: 'circle',
    optional: {
      moment: 'start-of-turn',
      possible: mayExchangeDiplomacy,
      begin: (game, seat) => push(game, { step: 'exchange-diplomacy', seat }),
    },
  },
  'buenos-aires': {
    type: 'industry',
    frame: 'diamond',
    wonderCost: (game, seat, { type }) =>
      controlledWonders(game, seat).some((wonder) => wonderOf(wonder).type === type) ? 0 : -2,
  },
  brussels: {
    type: 'industry',
    frame: 'circle',
    wonderCost: (game, seat) => -matureCities(game, seat).length,
  },
  kabul: {
    type: 'military',
    frame: 'diamond',
    attack: (_game, _holder, { target }) =>
      target === 'city' || target === 'capital' || target === 'city-state' ? 3 : 0,
  },
  carthage: {
    type: 'military',
    frame: 'circle',
    attack: neighbourhood,
    defence: neighbourhood,
  },
};

/** Can a barbarian on that space be driven anywhere (ND 20.17)? */
function drivable(game: Parameters<typeof isEmpty>[0], space: number): boolean {
  const { neighbours, water } = boardOf(game.map);
  return neighbours[space]?.some((next) => water[next] !== true && isEmpty(game, next)) === true;
}

/** All city-states of the base game. */
export const CITY_STATE_IDS = Object.keys(CITY_STATES) as CityStateId[];

/** Is this the name of a city-state? */
export const isCityState = (id: string): id is CityStateId =>
  Object.hasOwn(CITY_STATES, id) || Object.hasOwn(TERRA_CITY_STATES, id);

/** That city-state. */
export const cityStateOf = fromBoxes<CityStateId, CityState>(
  () => CITY_STATES,
  () => TERRA_CITY_STATES,
);
