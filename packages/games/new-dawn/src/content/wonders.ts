/**
 * The twenty-four world wonders: type, era, cost and the two kinds of resources that pay for it. What they do is in
 * `effects/wonders.ts`. Costs and resources verified in three sources.
 */

import type { Brought } from '../vocabulary.ts';
import type { Resource } from './resources.ts';

/** The four types of wonders. */
export const WONDER_TYPES = ['culture', 'economy', 'science', 'military'] as const;
export type WonderType = (typeof WONDER_TYPES)[number];

/** The eras from the top of a wonder deck to its bottom. */
export const ERAS = ['ancient', 'medieval', 'modern'] as const;
export type Era = (typeof ERAS)[number];

/** A world wonder. */
export interface Wonder {
  readonly type: WonderType;
  readonly era: Era;
  readonly cost: number;
  readonly resources: readonly [Resource, Resource];
}

/** The wonders by name. */
export const WONDERS = {
  stonehenge: {
    type: 'culture',
    era: 'ancient',
    cost: 7,
    resources: ['marble', 'mercury'],
  },
  'hanging-gardens': {
    type: 'culture',
    era: 'ancient',
    cost: 8,
    resources: ['marble', 'diamond'],
  },
  'forbidden-city': {
    type: 'culture',
    era: 'medieval',
    cost: 9,
    resources: ['marble', 'oil'],
  },
  'chichen-itza': {
    type: 'culture',
    era: 'medieval',
    cost: 10,
    resources: ['marble', 'mercury'],
  },
  'sydney-opera-house': {
    type: 'culture',
    era: 'modern',
    cost: 10,
    resources: ['marble', 'diamond'],
  },
  'eiffel-tower': {
    type: 'culture',
    era: 'modern',
    cost: 12,
    resources: ['marble', 'oil'],
  },
  colossus: {
    type: 'economy',
    era: 'ancient',
    cost: 7,
    resources: ['diamond', 'oil'],
  },
  'great-lighthouse': {
    type: 'economy',
    era: 'ancient',
    cost: 8,
    resources: ['diamond', 'mercury'],
  },
  'great-zimbabwe': {
    type: 'economy',
    era: 'medieval',
    cost: 9,
    resources: ['diamond', 'oil'],
  },
  'machu-picchu': {
    type: 'economy',
    era: 'medieval',
    cost: 10,
    resources: ['diamond', 'mercury'],
  },
  'estadio-do-maracana': {
    type: 'economy',
    era: 'modern',
    cost: 10,
    resources: ['diamond', 'marble'],
  },
  'big-ben': {
    type: 'economy',
    era: 'modern',
    cost: 10,
    resources: ['diamond', 'mercury'],
  },
  oracle: {
    type: 'science',
    era: 'ancient',
    cost: 8,
    resources: ['mercury', 'marble'],
  },
  pyramids: {
    type: 'science',
    era: 'ancient',
    cost: 9,
    resources: ['mercury', 'oil'],
  },
  'porcelain-tower': {
    type: 'science',
    era: 'medieval',
    cost: 9,
    resources: ['mercury', 'diamond'],
  },
  'potala-palace': {
    type: 'science',
    era: 'medieval',
    cost: 10,
    resources: ['mercury', 'marble'],
  },
  'oxford-university': {
    type: 'science',
    era: 'modern',
    cost: 10,
    resources: ['mercury', 'marble'],
  },
  kremlin: {
    type: 'science',
    era: 'modern',
    cost: 11,
    resources: ['mercury', 'oil'],
  },
  petra: {
    type: 'military',
    era: 'ancient',
    cost: 7,
    resources: ['oil', 'diamond'],
  },
  'terracotta-army': {
    type: 'military',
    era: 'ancient',
    cost: 8,
    resources: ['oil', 'marble'],
  },
  alhambra: {
    type: 'military',
    era: 'medieval',
    cost: 10,
    resources: ['oil', 'marble'],
  },
  'venetian-arsenal': {
    type: 'military',
    era: 'medieval',
    cost: 10,
    resources: ['oil', 'diamond'],
  },
  'ruhr-valley': {
    type: 'military',
    era: 'modern',
    cost: 11,
    resources: ['oil', 'mercury'],
  },
  pentagon: {
    type: 'military',
    era: 'modern',
    cost: 12,
    resources: ['oil', 'diamond'],
  },
} as const satisfies Readonly<Record<string, Wonder>>;

/** Any wonder, of whichever box. */
export type WonderId = Brought<'wonderId'>;

/** All wonders of the base game. */
export const WONDER_IDS = Object.keys(WONDERS) as (keyof typeof WONDERS)[];
