/** What a city could make now, foretold by the rules themselves: prices, hurry, and why something cannot be had. */

import type { FameState, FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { BUILDINGS, FIGURES, RUSH } from '@tabularium/fame-and-fortune/content';
import {
  BUILDING_IDS,
  countInSupply,
  isAvailable,
  isBuilding,
  isFigure,
  isUnit,
  isUnitUnlocked,
  isUnlocked,
  itemCost,
  libraryOf,
  productionOf,
  rushOf,
  UNIT_TYPES,
  upgradeOf,
  WALLS_ITEM,
} from '@tabularium/fame-and-fortune/queries';
import { act, imagine, legal, luckFrom, type Seat, seedFrom } from '@tabularium/kernel';
import { cityOn } from './squares.ts';
import type { FameActionOf } from './table.ts';

type Game = typeof fameAndFortune;
type Make = FameActionOf<'make'>;

/** Why an item cannot be made. */
export type Lack = 'locked' | 'sold-out' | 'no-site' | 'too-dear' | 'not-acting';

/** An item of the market for one city. */
export interface Ware {
  readonly item: string;
  readonly cost: number;
  /** The printed price, where it is another. */
  readonly printed: number;
  /** Trade that would hurry it; 0 if the city can afford it. */
  readonly rush: number;
  /** How many are left; undefined where that does not matter. */
  readonly left: number | undefined;
  readonly ways: readonly Make[];
  readonly lack: Lack | undefined;
}

/** Any world does: what a city can make depends on nothing hidden. */
const WORLD = seedFrom('market');

/** What the rules would let that city make if it began to produce now. */
function makesOf(game: Game, view: FameView, seat: Seat, city: number): readonly Make[] {
  const frame = view.frames.at(-1);
  if (frame === undefined || !('seat' in frame) || frame.seat !== seat) return [];
  const state = imagine(game, view, luckFrom(WORLD));
  const take = (type: string) => {
    const action = legal(game, state, seat).find((one) => one.type === type && (!('city' in one) || one.city === city));
    if (action !== undefined) act(game, state, seat, action);
    return action !== undefined;
  };
  if (frame.step === 'city-management' && !take('act')) return [];
  if ((frame.step === 'city-management' || frame.step === 'city-act') && !take('produce')) return [];
  return legal(game, state, seat).filter((action): action is Make => action.type === 'make');
}

/** Everything in the market, for that city. */
export function waresFor(game: Game, view: FameView, state: FameState, seat: Seat, site: number): readonly Ware[] {
  const city = cityOn(state, seat, site);
  const player = state.players[seat];
  if (city === undefined || player === undefined) return [];
  const makes = makesOf(game, view, seat, site);
  const production = productionOf(state, seat, city);
  const rate = rushOf(state, seat, RUSH);
  const { wonders } = libraryOf(state.options);
  const lackOf = (item: string, rush: number): Lack | undefined => {
    if (makes.some((make) => make.item === item)) return undefined;
    if (isBuilding(item) && !isUnlocked(state, player, item)) return 'locked';
    if (isUnit(item) && !isUnitUnlocked(player, item)) return 'locked';
    if (!isAvailable(state, seat, city, item)) return item === WALLS_ITEM ? 'locked' : 'sold-out';
    if (rush > player.trade) return 'too-dear';
    return makes.length === 0 ? 'not-acting' : 'no-site';
  };
  const shown = [
    ...state.wonders.open.filter((id) => id !== ''),
    ...BUILDING_IDS.filter((id) => isShown(state, seat, id)),
    ...Object.keys(FIGURES),
    WALLS_ITEM,
    ...UNIT_TYPES,
  ];
  return shown.map((item): Ware => {
    const cost = itemCost(state, seat, item);
    const rush = Math.ceil(Math.max(0, cost - production) / rate.production) * rate.trade;
    return {
      item,
      cost,
      printed: wonders[item]?.cost ?? cost,
      rush,
      left: leftOf(state, seat, item),
      ways: makes.filter((make) => make.item === item),
      lack: lackOf(item, rush),
    };
  });
}

/** Of the two sides of a marker the one is shown that the player builds. */
function isShown(state: FameState, seat: Seat, id: (typeof BUILDING_IDS)[number]): boolean {
  const player = state.players[seat];
  if (player === undefined) return false;
  const better = upgradeOf(id);
  if (better !== undefined) return !isUnlocked(state, player, better);
  return BUILDINGS[id].upgraded !== true || isUnlocked(state, player, id);
}

function leftOf(state: FameState, seat: Seat, item: string): number | undefined {
  if (isBuilding(item)) return state.buildings[BUILDINGS[item].pool] ?? 0;
  if (isUnit(item)) return state.units[item].down.length + state.units[item].up.length;
  return isFigure(item) ? countInSupply(state, seat, item) : undefined;
}
