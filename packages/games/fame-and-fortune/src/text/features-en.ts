/** What bots judge by, in English. */

import type { FeatureText } from '@tabularium/kernel';
import type { FameFeature } from '../bot/features.ts';

export const features: Readonly<Record<FameFeature, FeatureText>> = {
  races: {
    name: 'progress towards a victory',
    means: 'How far you are on the ways to win: technology, culture, economy, military.',
  },
  trade: {
    name: 'trade',
    means: 'Trade for the next technology.',
  },
  cities: {
    name: 'cities',
    means: 'Your cities and what they will yield in the turns to come.',
  },
  cards: {
    name: 'cards in force',
    means: 'Technologies, governments, wonders and the like that are at work for you.',
  },
  hand: {
    name: 'things in hand',
    means: 'Culture, events, resources, great people and markers.',
  },
  forces: {
    name: 'armies and units',
    means: 'Your figures on the map and the units in your forces.',
  },
  assignments: {
    name: 'scouts that work for the capital',
    means: 'Squares that scouts send to the capital.',
  },
  prospects: {
    name: 'what figures have before them',
    means: 'Huts, villages, relics, unknown land and city sites within reach.',
  },
  battle: {
    name: 'the battle',
    means: 'How the battle that is being fought will go.',
  },
  offers: {
    name: 'short dealings',
    means: 'Offers that nobody accepts only take time.',
  },
  promised: {
    name: 'what is under way',
    means: 'What you have begun and will soon have.',
  },
  danger: {
    name: 'safety of your cities',
    means: 'Enemies who could attack your cities, the capital above all.',
  },
};
