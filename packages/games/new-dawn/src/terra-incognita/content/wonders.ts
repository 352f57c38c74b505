/**
 * The fourteen wonders of the expansion, two of which replace base cards of the same name (TI 1.3): type, era, cost and
 * the two kinds of resources that pay for it. Verified.
 */

import type { Wonder } from '../../content/wonders.ts';

/** The wonders by name. */
export const TERRA_WONDERS = {
  colosseum: {
    type: 'culture',
    era: 'ancient',
    cost: 9,
    resources: ['marble', 'oil'],
  },
  'taj-mahal': {
    type: 'culture',
    era: 'medieval',
    cost: 9,
    resources: ['marble', 'diamond'],
  },
  'cristo-redentor': {
    type: 'culture',
    era: 'modern',
    cost: 11,
    resources: ['marble', 'mercury'],
  },
  apadana: {
    type: 'economy',
    era: 'ancient',
    cost: 8,
    resources: ['diamond', 'marble'],
  },
  'kilwa-kisiwani': {
    type: 'economy',
    era: 'medieval',
    cost: 9,
    resources: ['diamond', 'marble'],
  },
  orszaghaz: {
    type: 'economy',
    era: 'modern',
    cost: 11,
    resources: ['diamond', 'oil'],
  },
  'jebel-barkal': {
    type: 'military',
    era: 'ancient',
    cost: 7,
    resources: ['oil', 'mercury'],
  },
  'huey-teocalli': {
    type: 'military',
    era: 'medieval',
    cost: 9,
    resources: ['oil', 'mercury'],
  },
  'statue-of-liberty': {
    type: 'military',
    era: 'modern',
    cost: 12,
    resources: ['oil', 'marble'],
  },
  'great-library': {
    type: 'science',
    era: 'ancient',
    cost: 8,
    resources: ['mercury', 'diamond'],
  },
  'university-of-sankore': {
    type: 'science',
    era: 'medieval',
    cost: 9,
    resources: ['mercury', 'oil'],
  },
  'amundsen-scott-research-station': {
    type: 'science',
    era: 'modern',
    cost: 10,
    resources: ['mercury', 'diamond'],
  },
  'pentagon-ti': {
    type: 'military',
    era: 'modern',
    cost: 12,
    resources: ['oil', 'diamond'],
  },
  'machu-picchu-ti': {
    type: 'economy',
    era: 'medieval',
    cost: 10,
    resources: ['diamond', 'mercury'],
  },
} as const satisfies Readonly<Record<string, Wonder>>;

export type TerraWonderId = keyof typeof TERRA_WONDERS;

/** The base game's wonders that are replaced (TI 1.3). */
export const REPLACED_WONDERS: readonly string[] = ['pentagon', 'machu-picchu'];
