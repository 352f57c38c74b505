/** The abilities of the expansion's leaders. Verified, but for England's (single source: the side of the token). */

import { push } from '@tabularium/kernel';
import { boardOf } from '../../queries/board.ts';
import type { Effect } from '../../queries/effects.ts';
import { isCity } from '../../queries/pieces.ts';
import { mayPlace } from '../../queries/placing.ts';
import { playerOf } from '../../queries/players.ts';
import { cityStateOf, focusCard } from '../../queries/things.ts';
import { gainTrade } from '../../rules/trade-tokens.ts';
import type { TerraLeaderId } from '../content/leaders.ts';
import { districtsOf, realmOf, terraOf } from '../queries/realms.ts';

type FightBonus = Exclude<Effect['attack'], number | undefined>;

/** Grand Vizier: 2 against whoever holds Ibrahim, in attack and in defence. */
const attackBonus: FightBonus = (game, _holder, { defender }) => (defender === terraOf(game).ibrahim ? 2 : 0);
const defenceBonus: FightBonus = (game, _holder, { attacker }) => (attacker === terraOf(game).ibrahim ? 2 : 0);

/** The effects by leader. */
export const TERRA_LEADER_EFFECTS: Readonly<Record<TerraLeaderId, Effect>> = {
  china: {
    reinforcedWorth: 2,
  },
  england: {
    afterBuilding(game, seat, space) {
      const { neighbours, tile } = boardOf(game.map);
      const onTile = game.pieces.filter((piece, other) => isCity(piece) && tile[other] === tile[space]);
      if (onTile.length > 1) return;
      const spaces = (neighbours[space] ?? []).filter((next) => mayPlace(game, seat, next));
      push(game, { step: 'place-among', seat, spaces, reinforced: true, left: 1 });
    },
  },
  georgia: {
    shift: (game, seat, card) =>
      playerOf(game, seat).cityStateCards.some((id) => cityStateOf(id).type === focusCard(card).type) ? 1 : 0,
  },
  inca: {
    afterPlacing(game, seat, space) {
      const { neighbours, terrain } = boardOf(game.map);
      if (terrain[space] !== 'mountain') return;
      const spaces = (neighbours[space] ?? []).filter((next) => mayPlace(game, seat, next));
      push(game, { step: 'place-among', seat, spaces, reinforced: false, left: 1 });
    },
  },
  indonesia: {
    sails: true,
    roundsTheMap: true,
  },
  netherlands: {
    polders: true,
  },
  nubia: {
    optional: {
      moment: 'after-reset',
      possible: (game, seat, card) => focusCard(card).type === 'growth' && districtsOf(game, seat).length > 0,
      begin: (game, seat) => push(game, { step: 'resolve-districts', seat, left: districtsOf(game, seat), all: false }),
    },
  },
  ottoman: {
    hasVizier: true,
    attack: attackBonus,
    defence: defenceBonus,
    optional: {
      moment: 'start-of-turn',
      possible: () => true,
      begin: (game, seat) => push(game, { step: 'give-ibrahim', seat }),
    },
  },
  poland: {
    unites: true,
    diplomacyLimit: (game, seat, rival) => (realmOf(game, seat).union === rival ? 5 : 1),
  },
  zulu: {
    afterWinning(game, seat, { target }) {
      const tokens = target === 'city' || target === 'capital' || target === 'city-state' ? 2 : 1;
      gainTrade(game, seat, tokens, 'military');
    },
  },
};
