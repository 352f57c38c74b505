/** The eight leaders: the order of the first focus row and the ability. Verified. */

import { push } from '@tabularium/kernel';
import { boardOf } from '../board.ts';
import type { Effect } from '../effects.ts';
import { controlledWonders } from '../queries/wonders.ts';
import { TERRA_LEADERS } from '../terra-incognita/content/leaders.ts';
import type { TerraLeaderId } from '../terra-incognita/names.ts';
import { fromBoxes } from './boxes.ts';
import type { FocusType } from './focus-cards.ts';
import { focusCard } from './focus-cards.ts';
import { type Era, wonderOf } from './wonders.ts';

/** A leader sheet. */
export interface Leader extends Effect {
  /** The types of the level-I cards in slots 1 to 5. */
  readonly row: readonly FocusType[];
}

type BaseLeaderId = 'rome' | 'america' | 'aztec' | 'egypt' | 'france' | 'japan' | 'scythia' | 'sumeria';

/** Any leader, of the base game or the expansion. */
export type LeaderId = BaseLeaderId | TerraLeaderId;

const BY_ERA: Readonly<Record<Era, number>> = { ancient: 1, medieval: 2, modern: 3 };

/** People of the Steppe: 3 more if the defending space is grassland or hill. */
const onTheSteppe: Exclude<Effect['attack'], number | undefined> = (game, _holder, { space }) => {
  const terrain = boardOf(game.map).terrain[space];
  return terrain === 'grassland' || terrain === 'hill' ? 3 : 0;
};

/** The leaders by civilization. */
export const LEADERS: Readonly<Record<BaseLeaderId, Leader>> = {
  rome: {
    row: ['science', 'economy', 'military', 'culture', 'industry'],
    startsAnywhere: true,
  },
  america: {
    row: ['military', 'science', 'industry', 'culture', 'economy'],
    stationsWonders: true,
  },
  aztec: {
    row: ['science', 'culture', 'economy', 'military', 'industry'],
    optional: {
      moment: 'after-reset',
      possible: (game, _seat, card) => game.turn.won && focusCard(card).type === 'military',
      begin: (game, seat) => push(game, { step: 'swap-cards', seat, neighbours: false }),
    },
  },
  egypt: {
    row: ['science', 'economy', 'industry', 'military', 'culture'],
    wonderCost: -1,
  },
  france: {
    row: ['military', 'science', 'economy', 'industry', 'culture'],
    extraTokens: (game, seat) =>
      Math.max(0, ...controlledWonders(game, seat).map((wonder) => BY_ERA[wonderOf(wonder).era])),
  },
  japan: {
    row: ['industry', 'economy', 'military', 'science', 'culture'],
    // In Japan's own turn only, and for every purpose (ND 20.7).
    difficulty(game, seat, space, was) {
      const { terrain, coast } = boardOf(game.map);
      const steep = terrain[space] === 'desert' || terrain[space] === 'mountain';
      return steep && coast[space] === true && game.turn.seat === seat ? Math.min(was, 3) : was;
    },
  },
  scythia: {
    row: ['culture', 'military', 'science', 'economy', 'industry'],
    attack: onTheSteppe,
    defence: onTheSteppe,
  },
  sumeria: {
    row: ['economy', 'culture', 'science', 'military', 'industry'],
    afterBarbarian: (game, seat) => push(game, { step: 'take-resource', seat, onlyNew: false }),
  },
};

/** All leaders of the base game. */
export const LEADER_IDS = Object.keys(LEADERS) as BaseLeaderId[];

/** That leader's sheet. */
export const leaderOf = fromBoxes<LeaderId, Leader>(
  () => LEADERS,
  () => TERRA_LEADERS,
);
