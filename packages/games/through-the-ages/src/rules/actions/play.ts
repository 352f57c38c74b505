/** Playing an action card (TA 10.11, 10.12, 10.17, 18.I8). */

import { emit } from '@tabularium/kernel';
import { actionCardOf, wonderOf } from '../../queries/cards.ts';
import { type Desk, deskOf } from '../../queries/desk.ts';
import type { Forbidden } from '../../queries/effects.ts';
import { scoreKidnapped } from '../gains.ts';
import { carryOut, orderPossible } from '../orders.ts';
import { noCivil, payCivilWithExtra } from '../payment.ts';
import type { ActionRule } from './action.ts';

const TAKEN_NOW = { reason: 'card-taken-this-turn', rule: 'TA 10.11' } as const;
const IMPOSSIBLE = { reason: 'order-impossible', rule: 'TA 10.17' } as const;

/** What the first action card of each turn gives more; some wonders add to it from the first stage on (TA 18.I8). */
function actionCardBonus({ game, player, works }: Desk): number {
  if (game.turn.boosted) return 0;
  let bonus = works.sums.actionCards;
  if (player.building !== '' && player.stages > 0) {
    const { worksUnfinished, plus } = wonderOf(player.building);
    if (worksUnfinished) bonus += plus?.actionCards ?? 0;
  }
  return bonus;
}

/** Why that action card cannot be played now, leaving the civil action aside. */
function playForbidden(desk: Desk, card: string, extra: boolean): Forbidden {
  const { turn } = desk.game;
  if (isFresh(desk, card) && (turn.takenPlayed || !desk.works.exceptions['plays-taken-card'])) return TAKEN_NOW;
  const { order } = actionCardOf(card);
  const all = desk.player.civil >= desk.civilTotal;
  return orderPossible(desk, order, { bonus: actionCardBonus(desk), extra, all }) ? undefined : IMPOSSIBLE;
}

/** Was every copy of this card in the hand taken in this Action Phase? */
function isFresh({ game, player }: Desk, card: string): boolean {
  if (!game.turn.taken.includes(card)) return false;
  const count = (cards: readonly string[]) => cards.filter((one) => one === card).length;
  return count(player.civilHand) <= count(game.turn.taken);
}

export const play: ActionRule<'play'> = {
  place: 'hand',
  list(desk, { id: card, kind }, all, into) {
    if (kind !== 'action') return;
    if (all || (desk.civil > 0 && playForbidden(desk, card, false) === undefined)) into.push({ type: 'play', card });
    if (desk.extra !== undefined && (all || playForbidden(desk, card, true) === undefined))
      into.push({ type: 'play', card, extra: true });
  },
  forbidden: (desk, { card, extra = false }) => noCivil(desk, extra) ?? playForbidden(desk, card, extra),
  perform(game, seat, { card, extra = false }) {
    const before = deskOf(game, seat);
    const all = before.player.civil >= before.civilTotal;
    payCivilWithExtra(game, seat, 1, extra);
    const desk = deskOf(game, seat);
    const bonus = actionCardBonus(desk);
    if (isFresh(desk, card)) game.turn.takenPlayed = true;
    if (bonus > 0) game.turn.boosted = true;
    desk.player.civilHand.splice(desk.player.civilHand.indexOf(card), 1);
    game.gone.push(card);
    emit(game, { fact: 'played-card', seat, card, seen: 'all' });
    scoreKidnapped(game, seat, card);
    carryOut(desk, card, { bonus, extra, all });
  },
};
