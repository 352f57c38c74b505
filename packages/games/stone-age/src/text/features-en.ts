/** What bots judge by, in English. */

import type { FeatureText } from '@tabularium/kernel';
import type { StoneAgeFeature } from '../bot/features.ts';

export const features: Readonly<Record<StoneAgeFeature, FeatureText>> = {
  points: {
    name: 'points',
    means: 'Points on the track, and those that buildings and cards are about to bring.',
  },
  symbols: {
    name: 'symbols of culture',
    means: 'Rows of different culture symbols, which count squared at the end.',
  },
  callings: {
    name: 'callings',
    means: 'People of a calling on your cards, times what they multiply at the end.',
  },
  goods: {
    name: 'resources',
    means: 'Wood, clay, stone and gold that will become buildings and cards.',
  },
  people: {
    name: 'people',
    means: 'The work your people will do in the rounds to come.',
  },
  tools: {
    name: 'tools',
    means: 'What your tools add to the rolls of the rounds to come.',
  },
  food: {
    name: 'food for later',
    means: 'Food and fields for the meals to come; what is missing must be hunted or paid for.',
  },
  meal: {
    name: 'food for this round',
    means: 'Food for the meal at the end of this round.',
  },
  placing: {
    name: 'people still to place',
    means: 'People who can still be placed in this round.',
  },
};
