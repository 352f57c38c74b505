/** The abilities of the leaders. Verified. */

import { push } from '@tabularium/kernel';
import type { LEADERS } from '../content/leaders.ts';
import type { Era } from '../content/wonders.ts';
import { boardOf } from '../queries/board.ts';
import type { Effect } from '../queries/effects.ts';
import { focusCard, wonderOf } from '../queries/things.ts';
import { controlledWonders } from '../queries/wonders.ts';

const BY_ERA: Readonly<Record<Era, number>> = { ancient: 1, medieval: 2, modern: 3 };

/** People of the Steppe: 3 more if the defending space is grassland or hill. */
const onTheSteppe: Exclude<Effect['attack'], number | undefined> = (game, _holder, { space }) => {
  const terrain = boardOf(game.map).terrain[space];
  return terrain === 'grassland' || terrain === 'hill' ? 3 : 0;
};

/** The effects by leader. */
export const LEADER_EFFECTS: Readonly<Record<keyof typeof LEADERS, Effect>> = {
  rome: {
    startsAnywhere: true,
  },
  america: {
    stationsWonders: true,
  },
  aztec: {
    optional: {
      moment: 'after-reset',
      possible: (game, _seat, card) => game.turn.won && focusCard(card).type === 'military',
      begin: (game, seat) => push(game, { step: 'swap-cards', seat, neighbours: false }),
    },
  },
  egypt: {
    wonderCost: -1,
  },
  france: {
    extraTokens: (game, seat) =>
      Math.max(0, ...controlledWonders(game, seat).map((wonder) => BY_ERA[wonderOf(wonder).era])),
  },
  japan: {
    // In Japan's own turn only, and for every purpose (ND 20.7).
    difficulty(game, seat, space, was) {
      const { terrain, coast } = boardOf(game.map);
      const steep = terrain[space] === 'desert' || terrain[space] === 'mountain';
      return steep && coast[space] === true && game.turn.seat === seat ? Math.min(was, 3) : was;
    },
  },
  scythia: {
    attack: onTheSteppe,
    usualAttack: 2,
    defence: onTheSteppe,
  },
  sumeria: {
    afterBarbarian: (game, seat) => push(game, { step: 'take-resource', seat, onlyNew: false }),
  },
};
