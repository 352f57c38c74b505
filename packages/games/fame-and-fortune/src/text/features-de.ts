/** What bots judge by, in German. */

import type { FeatureText } from '@tabularium/kernel';
import type { FameFeature } from '../bot/features.ts';

export const features: Readonly<Record<FameFeature, FeatureText>> = {
  races: {
    name: 'Fortschritt zum Sieg',
    means: 'Wie weit du auf den Wegen zum Sieg bist: Technologie, Kultur, Wirtschaft, Militär.',
  },
  trade: {
    name: 'Handel',
    means: 'Handel für die nächste Technologie.',
  },
  cities: {
    name: 'Städte',
    means: 'Deine Städte und was sie in den kommenden Zügen bringen.',
  },
  cards: {
    name: 'Karten in Kraft',
    means: 'Technologien, Staatsformen, Weltwunder und Ähnliches, die für dich wirken.',
  },
  hand: {
    name: 'Vorrat',
    means: 'Kultur, Ereignisse, Rohstoffe, große Persönlichkeiten und Marker.',
  },
  forces: {
    name: 'Armeen und Einheiten',
    means: 'Deine Figuren auf der Karte und die Einheiten deiner Streitmacht.',
  },
  assignments: {
    name: 'Pioniere für die Hauptstadt',
    means: 'Felder, mit denen Pioniere die Hauptstadt versorgen.',
  },
  prospects: {
    name: 'was Figuren vor sich haben',
    means: 'Hütten, Dörfer, Relikte, unbekanntes Land und Bauplätze für Städte in Reichweite.',
  },
  battle: {
    name: 'der Kampf',
    means: 'Wie der Kampf ausgehen wird, der gerade geführt wird.',
  },
  offers: {
    name: 'kurzes Verhandeln',
    means: 'Angebote, die niemand annimmt, kosten nur Zeit.',
  },
  promised: {
    name: 'Begonnenes',
    means: 'Was du begonnen hast und bald haben wirst.',
  },
  danger: {
    name: 'Sicherheit deiner Städte',
    means: 'Feinde, die deine Städte angreifen könnten, vor allem die Hauptstadt.',
  },
};
