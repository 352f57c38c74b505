/** What bots judge by, in English. */

import type { FeatureText } from '@tabularium/kernel';
import type { NewDawnFeature } from '../bot/features.ts';

export const features: Readonly<Record<NewDawnFeature, FeatureText>> = {
  agendas: {
    name: 'progress on the agendas',
    means: 'The turns of work that your agendas still take.',
  },
  safety: {
    name: 'safety',
    means: 'What barbarians and rivals could take from you next.',
  },
  underWay: {
    name: 'what is under way',
    means: 'What you are about to place, build, fight for or send out.',
  },
  figures: {
    name: 'figures on the way',
    means: 'How near caravans and armies have come to where they are going.',
  },
  dial: {
    name: 'the tech dial',
    means: 'How near the next card from the tech dial is.',
  },
  cards: {
    name: 'better focus cards',
    means: 'The levels of your focus cards.',
  },
  land: {
    name: 'cities and control tokens',
    means: 'Your cities and control tokens on the map.',
  },
  treasures: {
    name: 'resources',
    means: 'Resources and natural wonders you hold.',
  },
  wonders: {
    name: 'wonders',
    means: 'The world wonders you control.',
  },
  tradeTokens: {
    name: 'trade tokens and slots',
    means: 'Trade tokens on your cards, and cards waiting in high slots.',
  },
  friends: {
    name: 'diplomacy and caravans',
    means: 'Diplomacy cards, city-states visited and caravans.',
  },
  realm: {
    name: 'armies, districts and forts',
    means: 'What armies, districts, forts and the government add.',
  },
  turn: {
    name: 'the turn still to come',
    means: 'You have your turn of this round still before you.',
  },
};
