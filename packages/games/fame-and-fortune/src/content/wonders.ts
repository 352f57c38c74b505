/**
 * The 12 wonders of the base game, four of each era (FF 2.5, FF 7.10). Verified: two transcriptions of the cards in
 * different words agree. Angkor Wat is the replacement card that the expansion brings.
 */

import type { Effect, Era } from './model.ts';
import type { Provenance } from './provenance.ts';
import type { TechnologyId } from './technologies.ts';

/** A wonder: its card, and a marker with culture icons by its era. */
export interface Wonder<E = Effect> extends Provenance {
  readonly era: Era;
  readonly cost: number;
  /** What it costs who knows the technology. */
  readonly discount?: { readonly technology: TechnologyId; readonly cost: number };
  readonly effects: readonly E[];
}

/** The culture icons on the markers of each era (FF 4.4). */
export const ERA_CULTURE: Readonly<Record<Era, number>> = { ancient: 1, medieval: 2, modern: 3 };

const wonders = {
  stonehenge: {
    era: 'ancient',
    cost: 10,
    effects: [{ when: 'start-of-turn', limit: 'turn', ops: [{ op: 'gain', culture: 1 }] }],
  },
  'hanging-gardens': {
    era: 'ancient',
    cost: 15,
    discount: { technology: 'animal-husbandry', cost: 10 },
    effects: [
      {
        when: 'start-of-turn',
        optional: true,
        limit: 'turn',
        ops: [{ op: 'build-free', items: ['army', 'scout'], count: 1, where: 'this-square' }],
      },
    ],
    ruling: true,
  },
  oracle: {
    era: 'ancient',
    cost: 15,
    discount: { technology: 'code-of-laws', cost: 10 },
    effects: [{ when: 'static', ops: [{ op: 'open-enemy-hand' }] }],
    ruling: true,
  },
  colossus: {
    era: 'ancient',
    cost: 15,
    discount: { technology: 'metalworking', cost: 10 },
    effects: [{ when: 'start-of-turn', limit: 'turn', ops: [{ op: 'gain', trade: 3 }] }],
  },
  'angkor-wat': {
    era: 'medieval',
    cost: 20,
    discount: { technology: 'theology', cost: 10 },
    effects: [{ when: 'city-management', optional: true, limit: 'turn', ops: [{ op: 'harvest-twice' }] }],
    ruling: true,
  },
  'himeji-castle': {
    era: 'medieval',
    cost: 20,
    discount: { technology: 'monarchy', cost: 15 },
    effects: [{ when: 'static', ops: [{ op: 'stat-add', stat: 'unit-strength', add: 1 }] }],
    ruling: true,
  },
  'porcelain-tower': {
    era: 'medieval',
    cost: 20,
    discount: { technology: 'construction', cost: 15 },
    effects: [{ when: 'static', ops: [{ op: 'cost-change', of: 'research-trade', add: -5 }] }],
    ruling: true,
  },
  'taj-mahal': {
    era: 'medieval',
    cost: 20,
    discount: { technology: 'chivalry', cost: 15 },
    effects: [
      {
        when: 'start-of-turn',
        optional: true,
        limit: 'turn',
        ops: [{ op: 'build-free', items: ['building'], count: 1, where: 'any-city' }],
      },
    ],
    ruling: true,
  },
  'cristo-redentor': {
    era: 'modern',
    cost: 25,
    discount: { technology: 'mass-media', cost: 15 },
    effects: [
      { when: 'start-of-turn', limit: 'turn', ops: [{ op: 'draw-events', count: 2 }] },
      { when: 'static', ops: [{ op: 'stat-add', stat: 'culture-hand', add: 4 }] },
    ],
    ruling: true,
  },
  'panama-canal': {
    era: 'modern',
    cost: 25,
    discount: { technology: 'engineering', cost: 20 },
    effects: [{ when: 'start-of-turn', limit: 'turn', ops: [{ op: 'gain', coinToken: 1 }] }],
    ruling: true,
  },
  'statue-of-liberty': {
    era: 'modern',
    cost: 25,
    discount: { technology: 'metal-casting', cost: 20 },
    effects: [
      { when: 'start-of-turn', optional: true, limit: 'turn', ops: [{ op: 'learn-free', from: 'any-other-player' }] },
    ],
    ruling: true,
  },
  'united-nations': {
    era: 'modern',
    cost: 20,
    effects: [{ when: 'static', ops: [{ op: 'protect', from: ['events-targeting-me'] }] }],
    ruling: true,
  },
} satisfies Readonly<Record<string, Wonder>>;

export type WonderId = keyof typeof wonders;

/** The wonders of the base game. */
export const WONDERS: Readonly<Record<WonderId, Wonder>> = wonders;
