/** The choices that new leaders and wonders leave to their owners. */

import { type Decision, emit, pop } from '@tabularium/kernel';
import { cardOf, levelOf } from '../../queries/cards.ts';
import { stored } from '../../queries/counts.ts';
import { playerOf } from '../../queries/players.ts';
import { colonize } from '../../rules/colonization.ts';
import { happen } from '../../rules/event.ts';
import { changing, deprive, give } from '../../rules/gains.ts';
import type { ThroughTheAges } from '../../vocabulary.ts';

/** Steve Jobs: after each technology a resource may be turned into culture. */
export const invest: Decision<ThroughTheAges, 'invest'> = {
  actions: (game, { seat, price }) =>
    stored(playerOf(game, seat), 'resources') >= price ? [{ type: 'pay' }, { type: 'done' }] : [{ type: 'done' }],
  take(game, { seat, price, culture }, action) {
    pop(game);
    if (action.type === 'done') return;
    deprive(game, seat, { resources: price }, 'leaders');
    give(game, seat, { culture }, 'leaders', playerOf(game, seat).leader);
  },
};

/** Suez Canal: a territory of the hand without auction and force (TA 9.7). */
export const colonizeFromHand: Decision<ThroughTheAges, 'colonize-from-hand'> = {
  actions(game, { seat }) {
    const territories = [...new Set(playerOf(game, seat).militaryHand)].filter(
      (card) => cardOf(card).kind === 'territory',
    );
    return [...territories.map((card) => ({ type: 'colonize' as const, card })), { type: 'done' }];
  },
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return;
    const { militaryHand } = playerOf(game, seat);
    militaryHand.splice(militaryHand.indexOf(action.card), 1);
    colonize(game, seat, action.card, 0);
  },
};

/** The kind of card that may be shown for United Nations. */
function isAgeThreeEvent(card: string): boolean {
  return cardOf(card).kind === 'event' && levelOf(card) === 3;
}

/** United Nations: an Age III event of the hand happens for all and stays in the hand (TA 18.III6). */
export const revealFromHand: Decision<ThroughTheAges, 'reveal-from-hand'> = {
  actions(game, { seat }) {
    const events = [...new Set(playerOf(game, seat).militaryHand)].filter(isAgeThreeEvent);
    return [...events.map((card) => ({ type: 'show-event' as const, card })), { type: 'done' }];
  },
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return;
    emit(game, { fact: 'revealed', seat, card: action.card, seen: 'all' });
    happen(game, seat, action.card);
  },
};

/** Saladin: strength or a civil action until the next choice (TA 14.7, 18.I1). */
export const stance: Decision<ThroughTheAges, 'stance'> = {
  actions: () => [
    { type: 'choose', option: 0 },
    { type: 'choose', option: 1 },
  ],
  take(game, { seat }, { option }) {
    pop(game);
    const player = playerOf(game, seat);
    if (player.stance !== option) emit(game, { fact: 'took-stance', seat, card: player.leader, option, seen: 'all' });
    changing(game, () => {
      player.stance = option;
    });
  },
};
