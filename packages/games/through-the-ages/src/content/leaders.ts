/** Leaders. All values are verified. */

import type { Cards, Leader, RatingEffect } from './model.ts';

/** The kinds of the buildings of science. */
export const LABS = ['lab', 'library'] as const;

/** Leonardo, Newton and Einstein: the best lab or library gives its level once more. */
const BEST_LAB: RatingEffect = { to: 'science', per: 'best-level', of: LABS, amount: 1 };

/** Shakespeare: a library makes theaters cheaper, a theater libraries. */
export function shakespeare(resources: number, science: number): Pick<Leader, 'symbols' | 'adds' | 'discounts'> {
  return {
    symbols: { happy: 1 },
    adds: [{ to: 'culture', per: 'pair', of: ['library', 'theater'], amount: 2 }],
    discounts: [
      { on: 'build', of: ['theater'], amount: resources, with: 'library' },
      { on: 'build', of: ['library'], amount: resources, with: 'theater' },
      { on: 'develop', of: ['theater'], amount: science, with: 'library' },
      { on: 'develop', of: ['library'], amount: science, with: 'theater' },
    ],
  };
}

/** Bach: theaters give more culture and are open to buildings of every kind. */
export const BACH: Pick<Leader, 'adds' | 'discounts' | 'upgradesTo'> = {
  adds: [{ to: 'culture', per: 'worker', of: ['theater'], amount: 1 }],
  discounts: [{ on: 'develop', of: ['theater'], amount: 2 }],
  upgradesTo: 'theater',
};

/** Every leader of the base game. */
export const LEADERS = {
  hammurabi: { level: 0, exceptions: ['converts-military'], discounts: [{ on: 'take', of: ['leader'], amount: 1 }] },
  'julius-caesar': {
    level: 0,
    symbols: { strength: 1 },
    militaryActions: 1,
    exceptions: ['second-political-action-once'],
  },
  'alexander-the-great': {
    level: 0,
    adds: [{ to: 'strength', per: 'unit', amount: 1 }],
  },
  aristotle: { level: 0, on: { tookTechnology: { science: 1 } } },
  moses: { level: 0, discounts: [{ on: 'population', amount: 1 }] },
  homer: {
    level: 0,
    symbols: { happy: 1 },
    temporary: { for: 'units', amount: 1 },
    replacement: { back: 1, underWonder: { happy: 1 } },
  },
  'genghis-khan': {
    level: 1,
    exceptions: ['infantry-as-cavalry'],
  },
  'frederick-barbarossa': { level: 1 },
  'christopher-columbus': { level: 1 },
  'leonardo-da-vinci': { level: 1, adds: [BEST_LAB], on: { developed: { gain: { resources: 1 } } } },
  michelangelo: {
    level: 1,
    exceptions: ['no-wonder-surcharge'],
    adds: [{ to: 'culture', per: 'happy-face', of: ['temple', 'theater', 'wonder'], amount: 1 }],
  },
  'joan-of-arc': {
    level: 1,
    symbols: { culture: 1 },
    militaryActions: 1,
    adds: [{ to: 'strength', per: 'happy-face', of: ['temple', 'government'], amount: 1 }],
  },
  'napoleon-bonaparte': {
    level: 2,
    militaryActions: 2,
    adds: [{ to: 'strength', per: 'unit-type', amount: 2, max: 8 }],
  },
  'william-shakespeare': { level: 2, ...shakespeare(1, 1) },
  'isaac-newton': { level: 2, adds: [BEST_LAB], on: { developed: { gain: { civilActions: 1 } } } },
  'maximilien-robespierre': {
    level: 2,
    militaryActions: 1,
    exceptions: ['revolts-by-military'],
    on: { declaredRevolution: { culture: 3 } },
  },
  'james-cook': {
    level: 2,
    plus: { colonizationDiscards: 2 },
    adds: [{ to: 'culture', per: 'colony', amount: 1, first: 2 }],
  },
  'johann-sebastian-bach': { level: 2, ...BACH },
  'mahatma-gandhi': {
    level: 3,
    symbols: { culture: 2 },
    exceptions: ['never-attacks'],
  },
  'bill-gates': { level: 3, exceptions: ['labs-produce'] },
  'sid-meier': {
    level: 3,
    adds: [
      { to: 'culture', per: 'worker-level', of: ['lab'], amount: 1 },
      { to: 'science', per: 'worker', of: ['lab'], amount: -1 },
    ],
  },
  'winston-churchill': { level: 3 },
  'albert-einstein': { level: 3, adds: [BEST_LAB], on: { developed: { gain: { culture: 3 } } } },
  'charlie-chaplin': {
    level: 3,
    symbols: { happy: 2 },
    adds: [{ to: 'culture', per: 'best-value', of: ['theater'], amount: 1 }],
  },
} satisfies Cards<Leader>;
