/** The ten culture events of the expansion (FF 2.4). Which of the 57 they are was found by counting. */

import type { CultureEvent } from '../../content/culture-events.ts';
import type { FameEffect } from './model.ts';

const events = {
  counterfeiters: {
    level: 1,
    copies: 2,
    targets: ['player'],
    effect: { when: 'start-of-turn', ops: [{ op: 'lose-coin', who: 'one-other' }] },
    source: 'single',
    ruling: true,
  },
  disoriented: {
    level: 1,
    copies: 1,
    targets: ['player', 'figure'],
    effect: { when: 'city-management', ops: [{ op: 'move-group', steps: 2 }] },
    source: 'single',
    ruling: true,
  },
  'citizens-revolting-1': {
    level: 1,
    copies: 1,
    targets: ['player'],
    effect: { when: 'start-of-turn', ops: [{ op: 'force-anarchy' }] },
    source: 'single',
    ruling: true,
  },
  depression: {
    level: 2,
    copies: 1,
    targets: ['player'],
    effect: { when: 'start-of-turn', ops: [{ op: 'lose-coin', who: 'up-to-2-others' }] },
    source: 'single',
    ruling: true,
  },
  flooding: {
    level: 2,
    copies: 1,
    targets: ['square'],
    effect: {
      when: 'start-of-turn',
      ops: [{ op: 'terrain', from: ['grassland', 'forest', 'desert'], to: ['water'], needs: 'empty' }],
    },
    source: 'single',
    ruling: true,
  },
  lost: {
    level: 2,
    copies: 1,
    targets: ['player', 'figure'],
    effect: { when: 'city-management', ops: [{ op: 'move-group', steps: 3 }] },
    source: 'single',
    ruling: true,
  },
  'citizens-revolting-2': {
    level: 2,
    copies: 1,
    targets: ['player'],
    effect: { when: 'start-of-turn', ops: [{ op: 'force-anarchy' }] },
    source: 'single',
    ruling: true,
  },
  'bank-scandal': {
    level: 3,
    copies: 1,
    targets: ['each-other-player'],
    effect: { when: 'start-of-turn', ops: [{ op: 'lose-coin', who: 'all-others' }] },
    source: 'single',
    ruling: true,
  },
  'out-of-position': {
    level: 3,
    copies: 1,
    targets: ['player', 'figure'],
    effect: { when: 'city-management', ops: [{ op: 'move-group', steps: 4 }] },
    source: 'single',
    ruling: true,
  },
} satisfies Readonly<Record<string, CultureEvent<FameEffect>>>;

export type FameCultureEventId = keyof typeof events;

/** The culture events of the expansion. */
export const FAME_CULTURE_EVENTS: Readonly<Record<FameCultureEventId, CultureEvent<FameEffect>>> = events;
