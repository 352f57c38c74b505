/** Others may build one stage of the Red Cross per turn, paid with food, covered with the owner's token (TA 18.III8). */

import { emit, type Seat } from '@tabularium/kernel';
import { effectsOf, wonderOf } from '../../queries/cards.ts';
import { stored } from '../../queries/counts.ts';
import type { Desk } from '../../queries/desk.ts';
import type { Forbidden } from '../../queries/effects.ts';
import { playerOf } from '../../queries/players.ts';
import type { ActionRule } from '../../rules/actions/action.ts';
import { coverStages } from '../../rules/actions/stage.ts';
import { payGoods } from '../../rules/gains.ts';
import { NO_CIVIL, NO_TOKENS, POWER_USED, payCivil } from '../../rules/payment.ts';
import { canCover } from '../../rules/tokens.ts';

const NO_FOOD = { reason: 'not-enough-food', rule: 'TA 18.III8' } as const;

function helpForbidden(desk: Desk, owner: Seat): Forbidden {
  const { game, player } = desk;
  const { building, stages } = playerOf(game, owner);
  if (game.turn.helped) return POWER_USED;
  if (desk.civil === 0) return NO_CIVIL;
  if (!canCover(playerOf(game, owner), 1)) return NO_TOKENS;
  return stored(player, 'food') + game.turn.food >= (wonderOf(building).stages[stages] ?? 0) ? undefined : NO_FOOD;
}

export const help: ActionRule<'help'> = {
  place: 'rivals',
  list(desk, _rivals, all, into) {
    const { game, seat } = desk;
    for (let owner = 0; owner < game.seats; owner++) {
      const { building, out } = playerOf(game, owner);
      if (owner === seat || out || building === '' || effectsOf(building).offersOthers !== 'help') continue;
      if (all || helpForbidden(desk, owner) === undefined) into.push({ type: 'help', owner });
    }
  },
  forbidden: (desk, { owner }) => helpForbidden(desk, owner),
  perform(game, seat, { owner }) {
    const { building, stages } = playerOf(game, owner);
    const cost = wonderOf(building).stages[stages] ?? 0;
    game.turn.helped = true;
    payCivil(game, seat, 1);
    payGoods(game, seat, 'food', cost);
    emit(game, { fact: 'built-stages', seat, card: building, count: 1, owner, paid: { food: cost }, seen: 'all' });
    coverStages(game, owner, seat, 1);
  },
};
