/** What bots judge by, in German. */

import type { FeatureText } from '@tabularium/kernel';
import type { StoneAgeFeature } from '../bot/features.ts';

export const features: Readonly<Record<StoneAgeFeature, FeatureText>> = {
  points: {
    name: 'Punkte',
    means: 'Punkte auf der Leiste und solche, die Gebäude und Karten gleich bringen.',
  },
  symbols: {
    name: 'Kultursymbole',
    means: 'Reihen verschiedener Kultursymbole, die am Ende im Quadrat zählen.',
  },
  callings: {
    name: 'Berufe',
    means: 'Leute mit einem Beruf auf deinen Karten, mal dem, was sie am Ende vervielfachen.',
  },
  goods: {
    name: 'Rohstoffe',
    means: 'Holz, Lehm, Stein und Gold, aus denen Gebäude und Karten werden.',
  },
  people: {
    name: 'Leute',
    means: 'Die Arbeit deiner Leute in den kommenden Runden.',
  },
  tools: {
    name: 'Werkzeuge',
    means: 'Was deine Werkzeuge zu den Würfen der kommenden Runden beitragen.',
  },
  food: {
    name: 'Nahrung für später',
    means: 'Nahrung und Felder für die kommenden Mahlzeiten; was fehlt, muss gejagt oder bezahlt werden.',
  },
  meal: {
    name: 'Nahrung für diese Runde',
    means: 'Nahrung für die Mahlzeit am Ende dieser Runde.',
  },
  placing: {
    name: 'Leute zum Einsetzen',
    means: 'Leute, die in dieser Runde noch eingesetzt werden können.',
  },
};
