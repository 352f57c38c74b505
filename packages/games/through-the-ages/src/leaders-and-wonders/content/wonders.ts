/** New wonders. */

import type { Cards, Wonder } from '../../content/model.ts';

/** Every new wonder. */
export const WONDERS = {
  colosseum: {
    level: 0,
    stages: [2, 2, 2],
    symbols: { happy: 1 },
    militaryActions: 1,
    discounts: [{ on: 'develop', of: ['infantry', 'cavalry'], amount: [0, 1, 2, 3] }],
    on: { developed: { of: ['infantry', 'cavalry'], gain: { culture: 2 } } },
  },
  'roman-roads': {
    level: 0,
    stages: [2, 1, 2],
    yellowTokens: 1,
    blueTokens: 1,
  },
  stonehenge: {
    level: 0,
    stages: [3, 3],
    symbols: { culture: 1, happy: 1 },
  },
  acropolis: {
    level: 0,
    stages: [2, 1, 2],
    symbols: { culture: 1, strength: 1 },
    urbanLimit: 1,
  },
  'machu-picchu': {
    level: 1,
    stages: [3, 3, 3],
    blueTokens: 1,
    extraToken: [
      { kind: 'farm', upTo: 1 },
      { kind: 'mine', upTo: 1 },
    ],
  },
  'himeji-castle': {
    level: 1,
    stages: [4, 5],
    symbols: { culture: 2, strength: 2 },
    exceptions: ['sacrifices-units'],
    plus: { sacrificedGuard: 3 },
  },
  'forbidden-city': { level: 1, stages: [2, 2, 2, 2], civilActions: 1, plus: { fewerDiscontent: 2 } },
  'silk-road': {
    level: 1,
    stages: [1, 2, 1, 2, 1],
    symbols: { culture: 2, science: 1 },
    plus: { actionCards: 1 },
    worksUnfinished: true,
  },
  'harvard-college': {
    level: 2,
    stages: [4, 3, 4],
    symbols: { culture: 1, science: 3 },
    exceptions: ['plays-taken-card'],
  },
  'statue-of-liberty': { level: 2, stages: [4, 4, 4], adds: [{ to: 'culture', per: 'government-level', amount: 1 }] },
  'louvre-museum': {
    level: 2,
    stages: [4, 5, 4],
    symbols: { culture: 2 },
    adds: [{ to: 'culture', per: 'token', amount: 1 }],
    keepsTokens: true,
  },
  'suez-canal': { level: 2, stages: [6, 6] },
  'empire-state-building': { level: 3, stages: [5, 5, 4, 3] },
  'united-nations': { level: 3, stages: [4, 4, 4, 4] },
  'international-red-cross': { level: 3, stages: [3, 3, 3, 3, 3], paidIn: 'food' },
  'manhattan-project': { level: 3, stages: [2, 4, 8], symbols: { strength: 13 } },
} satisfies Cards<Wonder>;
