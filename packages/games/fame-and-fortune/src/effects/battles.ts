/** Operations in battles: wounds, healing, units saved (FF 9.9, FF 9.10, FF 9.19). */

import { push } from '@tabularium/kernel';
import type { Op } from '../content/model.ts';
import { against, battleOf } from '../rules/battle.ts';
import { saveKilled } from '../rules/battle-ends.ts';
import { dealWounds, healAll, targetsOn } from '../rules/battle-turns.ts';
import type { FameState, Side } from '../state.ts';
import type { Deed } from '../vocabulary/frames.ts';
import { effectOf, libraryOf } from '../vocabulary/library.ts';
import type { OperationRules } from '../vocabulary/operations.ts';

type InBattle = Extract<Op, { op: 'wound' | 'heal' | 'clash-bonus' | 'save-units' }>;

/** Which side of the battle the player is on. */
export function sideOf(game: FameState, { seat }: Deed): Side {
  return battleOf(game).seats[0] === seat ? 0 : 1;
}

/** Does the effect happen by itself, so that nobody may decline it (FF 21.8)? */
const isMust = (game: FameState, { source, effect }: Deed): boolean =>
  effectOf(libraryOf(game.options), source, effect).optional !== true;

/** Is it the player's battle turn, before the unit is played? */
function isBeforePlay(game: FameState): boolean {
  const frame = game.frames.findLast(({ step }) => step === 'battle-turn');
  return frame?.step === 'battle-turn' && !frame.played;
}

/** The rules of battle abilities. */
export const battles: OperationRules<InBattle> = {
  wound: {
    possible: (game, deed) => game.battle !== null && targetsOn(game.battle, against(sideOf(game, deed))).length > 0,
    apply: (game, deed, { wounds }) =>
      dealWounds(game, {
        seat: deed.seat,
        side: against(sideOf(game, deed)),
        left: wounds,
        heal: false,
        must: isMust(game, deed),
      }),
  },
  heal: {
    possible: (game, deed) => game.battle !== null && targetsOn(game.battle, sideOf(game, deed), true).length > 0,
    apply(game, deed, { wounds }) {
      const side = sideOf(game, deed);
      if (wounds !== 'all') return dealWounds(game, { seat: deed.seat, side, left: wounds, heal: true, must: false });
      healAll(game, side);
    },
  },
  'clash-bonus': {
    possible: (game, deed) =>
      game.battle !== null &&
      isBeforePlay(game) &&
      game.battle.fronts.some((front) => {
        const side = sideOf(game, deed);
        return front[side] === null && front[against(side)] !== null;
      }),
    apply(game, deed, { add }) {
      battleOf(game).clash[sideOf(game, deed)] += add;
    },
  },
  'save-units': {
    possible: (game, deed) => game.battle !== null && game.battle.killed[sideOf(game, deed)].length > 0,
    apply(game, deed, { count }) {
      const side = sideOf(game, deed);
      const { killed } = battleOf(game);
      if (count === 'all') for (const unit of [...killed[side]]) saveKilled(game, side, unit);
      else push(game, { step: 'save-unit', seat: deed.seat, side, left: count });
    },
  },
};
