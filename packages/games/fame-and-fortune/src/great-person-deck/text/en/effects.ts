/** Effects of great people in English. */

import { effects as fame } from '../../../fame-and-fortune/text/en/effects.ts';
import type { EffectWords } from '../../../text/effects.ts';
import { allOf, signed } from '../../../text/en/effects.ts';
import type { DeckMoment, DeckOp, DeckTiming } from '../../content/model.ts';

const COUNTED = {
  coins: ['coins you have', 'coins'],
  'unbuilt-armies': ['of your armies in the supply', 'spare army'],
  buildings: ['building in your cities', 'building'],
  'markers-here': ['marker here', 'wonder'],
} as const;

/** Everything of the deck that effects need. */
export const effects: EffectWords<DeckOp, DeckMoment, DeckTiming> = {
  ...fame,
  when: {
    ...fame.when,
    research: ['Research', ''],
    'battle-start': ['At the start of a battle', ''],
    'start-of-any-phase': ['Before any phase', ''],
  },
  moments: {
    ...fame.moments,
    'phase-begins': 'Before the first player acts in any phase',
    'movement-part-begins': 'When your Movement begins',
    'city-devoted-by-other': 'Each time another player devotes a city to the arts',
    'wonder-built': 'Each time you build a wonder',
    'wonder-cost': 'When a city produces a wonder',
    'research-choice': 'Before you research',
    'technology-placed': 'When you add a technology of level II, III or IV to your pyramid',
    'technology-pioneered': 'Each time you learn a technology that no other player knows or researches this turn',
    'battle-start': 'At the start of a battle',
    'unit-killed': 'Each time one of your units is killed in battle',
  },
  ops: {
    ...fame.ops,
    'gain-scaled'(op) {
      if (
        op.per === 'armies-on-map' ||
        op.per === 'other-players-without-technology' ||
        op.per === 'resource-icon-squares'
      ) {
        return fame.ops['gain-scaled'](op);
      }
      const { trade, steps, divisor = 1, per } = op;
      const [counted, short] = COUNTED[per];
      const each = divisor === 1 ? `each ${counted}` : `every ${divisor} ${counted}`;
      const shortEach = divisor === 1 ? short : `${divisor} ${short === 'coins' ? short : 'spare armies'}`;
      if (steps !== undefined) {
        const spaces = `${steps} ${steps === 1 ? 'space' : 'spaces'}`;
        return [`advance ${spaces} on the culture track for free for ${each}`, `Step per ${shortEach}`];
      }
      const gains = [
        trade === undefined ? '' : `${trade} trade`,
        op.culture === undefined ? '' : `${op.culture} culture`,
      ].filter((gain) => gain !== '');
      const shortGains = gains.length === 2 ? 'trade & culture' : gains.join('');
      return [`gain ${allOf(gains)} for ${each}`, `+${shortGains}${gains.length === 2 ? '/' : ' per '}${shortEach}`];
    },
    'stat-add-if': ({ add, if: condition }) => [
      `combat bonus ${signed(add)} while you have fewer units in your battle force than your opponent${condition === 'fewer-units-defending' ? ' and defend' : ''}`,
      `Combat ${signed(add)} with fewer units`,
    ],
    'all-cities-arts': () => [
      'as the action of your capital, devote all your cities to the arts',
      'Arts in all cities',
    ],
    'arts-as-trade': () => ['take the culture of that action as trade instead', 'Arts give trade'],
    'blank-technology': () => ['put this card into your pyramid as a blank technology', 'Blank technology'],
    'convert-trade-culture': () => [
      'turn any amount of trade into as much culture, or culture into trade',
      'Trade ↔ culture',
    ],
    'culture-as-bonus': () => [
      'if you defend, add your unspent culture to your combat bonus for this battle',
      'Defending: culture as bonus',
    ],
    'double-speed': () => ['double your travel speed for this turn', 'Double speed'],
    'edge-jump': () => [
      'move your figures from one square of the outer edge of the map to an empty one of the outer edge; they may not move again this turn',
      'Jump along the map edge',
    ],
    'give-coin-for-step': () => [
      'give one of your coin tokens to another player’s civilization sheet, then advance 1 space on the culture track for free',
      'Give a coin, +1 culture step',
    ],
    'look-at-markers': () => ['look at all hut and village markers on the map and of other players', 'See all markers'],
    'pass-battle-turn': () => ['pass a battle turn instead of playing a unit', 'pass'],
    'place-technology-lower': () => ['place it one row lower than its level', 'Technology one row lower'],
    'redraw-events': () => [
      'discard any culture events from your hand, then draw up to your hand size from the deck of your section',
      'Redraw events',
    ],
    regroup: () => [
      'move any number of your figures from one square to another square with at least one of your figures',
      'Regroup figures',
    ],
    'replace-battle-force': () => [
      'kill all units of your battle force and build as many unlocked units for free straight into it',
      'Replace battle force',
    ],
    'skip-occupied-spaces': () => [
      'on the culture track you may skip spaces that hold other players’ markers; pay and receive only for the space you land on',
      'Skip occupied spaces',
    ],
    'take-first-player': () => ['become first player now; next turn the marker passes on from you', 'Be first player'],
    'wonder-counter': () => ['put a marker on this card', ''],
  },
};
