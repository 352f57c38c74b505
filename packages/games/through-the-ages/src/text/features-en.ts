/** What bots judge by, in English. */

import type { FeatureText } from '@tabularium/kernel';
import type { AgesFeature } from '../bot/features.ts';

export const features: Readonly<Record<AgesFeature, FeatureText>> = {
  culture: {
    name: 'culture',
    means: 'Culture on the track.',
  },
  cultureRate: {
    name: 'culture each turn',
    means: 'Culture that the coming turns will score.',
  },
  scienceRate: {
    name: 'science each turn',
    means: 'Science that the coming turns will bring, and the technologies it pays for.',
  },
  resourceRate: {
    name: 'resources each turn',
    means: 'What your mines will produce in the coming turns.',
  },
  foodRate: {
    name: 'food each turn',
    means: 'What your farms produce beyond what is eaten; hunger costs culture.',
  },
  growth: {
    name: 'growth',
    means: 'Food, resources, science and actions that go together: what is scarcest counts most.',
  },
  happiness: {
    name: 'contentment',
    means: "Happy faces beyond what your people ask for; too few of them lose a turn's production.",
  },
  workers: {
    name: 'free workers',
    means: 'Workers who can be put to work.',
  },
  impact: {
    name: 'what late events count',
    means: 'Faces, colonies, wonders, people and production, which events of Age III reward.',
  },
  civil: {
    name: 'civil actions',
    means: 'Civil actions of this turn and the coming ones.',
  },
  military: {
    name: 'military actions',
    means: 'Military actions of this turn and the coming ones, and the cards they let you draw.',
  },
  science: {
    name: 'science in store',
    means: 'Science points that can soon be spent.',
  },
  resources: {
    name: 'resources in store',
    means: 'Resources that can soon be spent.',
  },
  food: {
    name: 'food in store',
    means: 'Food that can soon be spent; more than that only rots.',
  },
  corruption: {
    name: 'freedom from corruption',
    means: 'Resources that corruption will not take.',
  },
  tokens: {
    name: 'tokens in the banks',
    means: 'Yellow tokens for more people and blue ones for more goods.',
  },
  strength: {
    name: 'strength',
    means: 'Your own strength, with tactics that form an army.',
  },
  standing: {
    name: 'strength beside the rivals',
    means: 'How you stand beside the strongest rival, who could attack you, or whom you could.',
  },
  affairs: {
    name: 'wars and auctions',
    means: 'Wars, attacks and colonies that are being decided.',
  },
  militaryHand: {
    name: 'military cards',
    means: 'Military cards in hand that can be kept.',
  },
  technologies: {
    name: 'technologies in play',
    means: 'What workers will gain on the technologies you have developed.',
  },
  hand: {
    name: 'civil cards in hand',
    means: 'What the cards in your hand will bring once they are played.',
  },
  leader: {
    name: 'the leader',
    means: 'What your leader does beyond symbols and ratings.',
  },
  construction: {
    name: 'cheaper building',
    means: 'What construction technologies save.',
  },
  wonder: {
    name: 'the wonder under construction',
    means: 'What was put into your wonder and what it will bring.',
  },
};
