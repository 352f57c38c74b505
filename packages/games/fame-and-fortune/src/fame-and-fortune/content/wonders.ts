/** The nine wonders of the expansion, three of each era (FF 2.5). One source lets the Brandenburg Gate cost 20, two say 15. */

import type { Wonder } from '../../content/wonders.ts';
import type { FameEffect } from './model.ts';

const wonders = {
  'chichen-itza': {
    era: 'ancient',
    cost: 15,
    discount: { technology: 'currency', cost: 10 },
    effects: [{ when: 'static', ops: [{ op: 'city-production', add: 3, scope: 'each-city' }] }],
  },
  'great-wall': {
    era: 'ancient',
    cost: 15,
    discount: { technology: 'masonry', cost: 10 },
    effects: [
      {
        when: 'start-of-turn',
        optional: true,
        limit: 'turn',
        ops: [{ op: 'build-free', items: ['walls'], count: 1, locked: true, where: 'any-city' }],
      },
      { when: 'static', ops: [{ op: 'loser-loot', add: -1 }] },
    ],
    ruling: true,
  },
  pyramids: {
    era: 'ancient',
    cost: 15,
    discount: { technology: 'pottery', cost: 10 },
    effects: [{ when: 'static', ops: [{ op: 'all-governments' }, { op: 'protect', from: ['anarchy'] }] }],
    ruling: true,
  },
  'brandenburg-gate': {
    era: 'medieval',
    cost: 15,
    effects: [{ when: 'static', ops: [{ op: 'no-enemy-stay' }] }],
    ruling: true,
  },
  'machu-picchu': {
    era: 'medieval',
    cost: 20,
    discount: { technology: 'irrigation', cost: 15 },
    effects: [
      {
        when: 'start-of-turn',
        moment: 'coin-invested',
        optional: true,
        limit: 'turn',
        ops: [{ op: 'gain', resource: 1 }],
      },
    ],
    ruling: true,
  },
  louvre: {
    era: 'medieval',
    cost: 20,
    discount: { technology: 'printing-press', cost: 15 },
    effects: [{ when: 'start-of-turn', limit: 'turn', ops: [{ op: 'gain', culture: 3 }] }],
  },
  'big-ben': {
    era: 'modern',
    cost: 25,
    discount: { technology: 'banking', cost: 20 },
    effects: [{ when: 'start-of-turn', limit: 'turn', ops: [{ op: 'one-of-each-resource' }] }],
  },
  kremlin: {
    era: 'modern',
    cost: 25,
    discount: { technology: 'communism', cost: 20 },
    effects: [
      {
        when: 'any-time',
        moment: 'resource-payment',
        turn: 'any',
        optional: true,
        limit: 'turn',
        ops: [{ op: 'substitute', for: ['spy'], count: 2 }],
      },
    ],
    ruling: true,
  },
  'sydney-opera-house': {
    era: 'modern',
    cost: 25,
    effects: [{ when: 'start-of-turn', limit: 'turn', ops: [{ op: 'advance', steps: 1 }] }],
  },
} satisfies Readonly<Record<string, Wonder<FameEffect>>>;

export type FameWonderId = keyof typeof wonders;

/** The wonders of the expansion. */
export const FAME_WONDERS: Readonly<Record<FameWonderId, Wonder<FameEffect>>> = wonders;
