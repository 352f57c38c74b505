/** What the diplomacy cards of city-states do. Verified, but for Kabul and Carthage, whose wording is single source. */

import { push } from '@tabularium/kernel';
import type { CITY_STATES } from '../content/city-states.ts';
import { boardOf } from '../queries/board.ts';
import { mayExchangeDiplomacy } from '../queries/diplomacy.ts';
import type { Effect } from '../queries/effects.ts';
import { matureCities } from '../queries/maturity.ts';
import { isCity, isEmpty, isFreeCityState, ownerAt } from '../queries/pieces.ts';
import { spacesWithin } from '../queries/reach.ts';
import { wonderOf } from '../queries/things.ts';
import { controlledWonders } from '../queries/wonders.ts';

/** Carthage: 1 for every free city-state and every own city within 2 spaces of the defending space. */
const neighbourhood: Exclude<Effect['defence'], number | undefined> = (game, holder, { space }) =>
  spacesWithin(game, space, 2).filter(
    (near) => isFreeCityState(game, near) || (isCity(game.pieces[near]) && ownerAt(game, near) === holder),
  ).length;

/** The effects by city-state. */
export const CITY_STATE_EFFECTS: Readonly<Record<keyof typeof CITY_STATES, Effect>> = {
  kumasi: {
    difficulty: (game, _seat, space, was, { during }) =>
      (during === 'culture' || during === 'industry') && boardOf(game.map).terrain[space] === 'forest' ? 1 : was,
  },
  'mohenjo-daro': {
    difficulty: (_game, _seat, _space, was, { placing }) => (placing ? Math.max(1, was - 1) : was),
  },
  seoul: {
    optional: {
      moment: 'start-of-turn',
      possible: (game) => game.barbarians.some((space) => space >= 0 && drivable(game, space)),
      begin: (game, seat) => push(game, { step: 'move-barbarian', seat, barbarian: -1 }),
    },
  },
  geneva: {
    optional: {
      moment: 'start-of-turn',
      possible: mayExchangeDiplomacy,
      begin: (game, seat) => push(game, { step: 'exchange-diplomacy', seat }),
    },
  },
  'buenos-aires': {
    wonderCost: (game, seat, { type }) =>
      controlledWonders(game, seat).some((wonder) => wonderOf(wonder).type === type) ? 0 : -2,
  },
  brussels: {
    wonderCost: (game, seat) => -matureCities(game, seat).length,
  },
  kabul: {
    attack: (_game, _holder, { target }) =>
      target === 'city' || target === 'capital' || target === 'city-state' ? 3 : 0,
  },
  carthage: {
    attack: neighbourhood,
    defence: neighbourhood,
  },
};

/** Can a barbarian on that space be driven anywhere (ND 20.17)? */
function drivable(game: Parameters<typeof isEmpty>[0], space: number): boolean {
  const { neighbours, water } = boardOf(game.map);
  return neighbours[space]?.some((next) => water[next] !== true && isEmpty(game, next)) === true;
}
