/** Effects of the expansion in English. */

import type { EffectWords } from '../../../text/effects.ts';
import { anyOf, effects as base } from '../../../text/en/effects.ts';
import type { FameMoment, FameOp, FameTiming } from '../../content/model.ts';

/** Everything of the expansion that effects need. */
export const effects: EffectWords<FameOp, FameMoment, FameTiming> = {
  ...base,
  when: { ...base.when, 'start-of-next-turn': ['Next Start of Turn', ''] },
  moments: {
    ...base.moments,
    'tile-discovered': 'Each time you discover a map tile',
    'resource-payment': 'When you spend a resource',
    'coin-invested': 'Each time you invest a coin',
    'technology-learned': 'Each time you learn a technology',
    'great-person-gained': 'Each time you gain a great person',
    'city-devoted': 'When you devote a city to the arts',
  },
  ops: {
    ...base.ops,
    'gain-scaled'(op) {
      if (op.per === 'armies-on-map') return base.ops['gain-scaled'](op);
      return op.per === 'resource-icon-squares'
        ? [
            `gain ${op.culture} culture more for each square of its outskirts with a resource icon`,
            `+${op.culture} culture per resource`,
          ]
        : [
            `gain ${op.culture} culture for each other player who neither knows nor researches it`,
            `+${op.culture} culture per ignorant`,
          ];
    },
    'draw-events-extra': ({ extra }) => [
      `for each culture event you draw, draw ${extra} more from the same deck and keep one of them`,
      `Events: draw ${extra + 1}, keep 1`,
    ],
    'lose-coin': ({ who }) => [
      {
        'one-other': 'another player discards 1 coin token of your choice',
        'up-to-2-others': 'up to 2 other players each discard 1 coin token of your choice',
        'all-others': 'every other player discards 1 coin token of your choice',
      }[who],
      { 'one-other': 'one loses a coin', 'up-to-2-others': 'Two lose a coin', 'all-others': 'All others lose a coin' }[
        who
      ],
    ],
    'move-group': ({ steps }) => [
      `move all figures of another player from one square up to ${steps} squares over land, as a group; they cannot be forced into a battle`,
      `Move enemy group up to ${steps} squares`,
    ],
    'force-anarchy': () => ['another player’s government changes to Anarchy', 'Another player: Anarchy'],
    substitute: ({ for: kinds, count }) => [
      count === 1
        ? `spend any other resource as ${anyOf(kinds)}`
        : `spend any ${count} resources as one ${anyOf(kinds)}`,
      kinds.length > 1 ? 'Any resource as another' : `${count} any as ${kinds.join()}`,
    ],
    'loser-loot': ({ add }) => [`who defeats you gains ${-add} loot less`, `Enemy loot −${-add}`],
    'free-investment': ({ markers }) => [
      `place ${markers} investment markers on your investment cards without paying coins`,
      `${markers} investments`,
    ],
    'all-governments': () => ['all governments count as unlocked for you', 'All governments'],
    'great-person-choice': () => ['draw two and keep one', 'Best of two people'],
    'grow-metropolis': () => [
      'your capital grows into a metropolis, at once or as soon as there is room',
      'Capital becomes metropolis',
    ],
    'no-enemy-stay': () => [
      'enemy figures may not end their move in the outskirts of your cities',
      'No enemies in your outskirts',
    ],
    'one-of-each-resource': () => ['take 1 resource of every kind that is left in the market', '1 of each resource'],
    'setup-metropolis': () => [
      'your capital is a metropolis on two adjacent centre squares of your home tile',
      'A metropolis',
    ],
  },
};
