/** What leaders of the base game do beyond their numbers. */

import type { Seat } from '@tabularium/kernel';
import type { LEADERS } from '../content/leaders.ts';
import { cardOf } from '../queries/cards.ts';
import { labLevels } from '../queries/counts.ts';
import type { Effects } from '../queries/effects.ts';
import { playerOf } from '../queries/players.ts';
import { amongTwoStrongest } from '../queries/standing.ts';
import { colonize } from '../rules/colonization.ts';
import { give } from '../rules/gains.ts';
import { removeLeader } from '../rules/leaders.ts';
import type { AgesState } from '../state.ts';
import { CHURCHILL } from './winston-churchill.ts';

/** Bill Gates scores what his labs produce, once. */
const labScore = (game: AgesState, seat: Seat) => ({ culture: labLevels(game, seat) });

/** By leader. */
export const LEADER_EFFECTS = {
  'alexander-the-great': {
    power: {
      use(game, seat) {
        const { leader } = playerOf(game, seat);
        removeLeader(game, seat);
        give(game, seat, { yellowTokens: 1 }, 'leaders', leader);
      },
    },
  },
  'genghis-khan': { turnEnds: (game, seat) => (amongTwoStrongest(game, seat) ? { culture: 3 } : {}) },
  'frederick-barbarossa': { offers: 'recruit' },
  'christopher-columbus': {
    power: {
      cards: (game, seat) =>
        [...new Set(playerOf(game, seat).militaryHand)].filter((card) => cardOf(card).kind === 'territory'),
      use(game, seat, territory) {
        const { militaryHand } = playerOf(game, seat);
        removeLeader(game, seat);
        militaryHand.splice(militaryHand.indexOf(territory), 1);
        colonize(game, seat, territory, 0);
      },
    },
  },
  'joan-of-arc': {
    beforehand: (game, seat) => (game.currentEvents.seenBy.includes(seat) ? [] : [{ type: 'look' }]),
  },
  'mahatma-gandhi': { attackPrice: (cost) => 2 * cost },
  'bill-gates': { left: labScore, gameEnds: labScore },
  'winston-churchill': { offers: 'turn-choice', turnEnds: (game) => (game.turn.chosen ? {} : CHURCHILL.culture) },
} satisfies { readonly [Id in keyof typeof LEADERS]?: Effects };
