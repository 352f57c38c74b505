/**
 * The ten leaders of the expansion: the order of their cards after Irrigation and the ability. Abilities verified, but
 * for England's (single source: the side of the token); the orders are single source but for Nubia's.
 */

import { push } from '@tabularium/kernel';
import { boardOf } from '../../board.ts';
import { cityStateOf } from '../../content/city-states.ts';
import { focusCard } from '../../content/focus-cards.ts';
import type { Leader } from '../../content/leaders.ts';
import type { Effect } from '../../effects.ts';
import { isCity } from '../../queries/pieces.ts';
import { mayPlace } from '../../queries/placing.ts';
import { gainTrade } from '../../rules/trade-tokens.ts';
import type { TerraLeaderId } from '../names.ts';
import { districtsOf, realmOf, terraOf } from '../queries/realms.ts';

type FightBonus = Exclude<Effect['attack'], number | undefined>;

/** Grand Vizier: 2 against whoever holds Ibrahim, in attack and in defence. */
const attackBonus: FightBonus = (game, _holder, { defender }) => (defender === terraOf(game).ibrahim ? 2 : 0);
const defenceBonus: FightBonus = (game, _holder, { attacker }) => (attacker === terraOf(game).ibrahim ? 2 : 0);

/** The leaders by civilization. */
export const TERRA_LEADERS: Readonly<Record<TerraLeaderId, Leader>> = {
  china: {
    row: ['military', 'industry', 'economy', 'culture', 'science'],
    reinforcedWorth: 2,
  },
  england: {
    row: ['economy', 'science', 'culture', 'industry', 'military'],
    afterBuilding(game, seat, space) {
      const { neighbours, tile } = boardOf(game.map);
      const onTile = game.pieces.filter((piece, other) => isCity(piece) && tile[other] === tile[space]);
      if (onTile.length > 1) return;
      const spaces = (neighbours[space] ?? []).filter((next) => mayPlace(game, seat, next));
      push(game, { step: 'place-among', seat, spaces, reinforced: true, left: 1 });
    },
  },
  georgia: {
    row: ['industry', 'science', 'economy', 'military', 'culture'],
    shift: (game, seat, card) =>
      game.players[seat]?.cityStateCards.some((id) => cityStateOf(id).type === focusCard(card).type) === true ? 1 : 0,
  },
  inca: {
    row: ['culture', 'military', 'science', 'industry', 'economy'],
    afterPlacing(game, seat, space) {
      const { neighbours, terrain } = boardOf(game.map);
      if (terrain[space] !== 'mountain') return;
      const spaces = (neighbours[space] ?? []).filter((next) => mayPlace(game, seat, next));
      push(game, { step: 'place-among', seat, spaces, reinforced: false, left: 1 });
    },
  },
  indonesia: {
    row: ['culture', 'military', 'science', 'industry', 'economy'],
    sails: true,
  },
  netherlands: {
    row: ['culture', 'science', 'industry', 'economy', 'military'],
    polders: true,
  },
  nubia: {
    row: ['economy', 'industry', 'culture', 'science', 'military'],
    optional: {
      moment: 'after-reset',
      possible: (game, seat, card) => focusCard(card).type === 'growth' && districtsOf(game, seat).length > 0,
      begin: (game, seat) => push(game, { step: 'resolve-districts', seat, left: districtsOf(game, seat), all: false }),
    },
  },
  ottoman: {
    row: ['science', 'industry', 'culture', 'military', 'economy'],
    attack: attackBonus,
    defence: defenceBonus,
    optional: {
      moment: 'start-of-turn',
      possible: () => true,
      begin: (game, seat) => push(game, { step: 'give-ibrahim', seat }),
    },
  },
  poland: {
    row: ['culture', 'military', 'industry', 'economy', 'science'],
    diplomacyLimit: (game, seat, rival) => (realmOf(game, seat).union === rival ? 5 : 1),
  },
  zulu: {
    row: ['industry', 'culture', 'economy', 'science', 'military'],
    afterWinning(game, seat, { target }) {
      const tokens = target === 'city' || target === 'capital' || target === 'city-state' ? 2 : 1;
      gainTrade(game, seat, tokens, 'military');
    },
  },
};
