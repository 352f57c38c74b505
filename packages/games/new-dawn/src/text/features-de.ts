/** What bots judge by, in German. */

import type { FeatureText } from '@tabularium/kernel';
import type { NewDawnFeature } from '../bot/features.ts';

export const features: Readonly<Record<NewDawnFeature, FeatureText>> = {
  agendas: {
    name: 'Fortschritt bei den Agenden',
    means: 'Die Züge, die deine Agenden noch brauchen.',
  },
  safety: {
    name: 'Sicherheit',
    means: 'Was Barbaren und Rivalen dir als Nächstes nehmen könnten.',
  },
  underWay: {
    name: 'Begonnenes',
    means: 'Was du gerade setzt, baust, erkämpfst oder losschickst.',
  },
  figures: {
    name: 'Figuren unterwegs',
    means: 'Wie nah Karawanen und Armeen ihrem Ziel gekommen sind.',
  },
  dial: {
    name: 'die Technologiescheibe',
    means: 'Wie nah die nächste Karte der Technologiescheibe ist.',
  },
  cards: {
    name: 'bessere Fokuskarten',
    means: 'Die Stufen deiner Fokuskarten.',
  },
  land: {
    name: 'Städte und Kontrollmarker',
    means: 'Deine Städte und Kontrollmarker auf der Karte.',
  },
  treasures: {
    name: 'Ressourcen',
    means: 'Ressourcen und Naturwunder, die du hast.',
  },
  wonders: {
    name: 'Weltwunder',
    means: 'Die Weltwunder unter deiner Kontrolle.',
  },
  tradeTokens: {
    name: 'Handelsmarker und Felder',
    means: 'Handelsmarker auf deinen Karten und Karten, die auf hohen Feldern warten.',
  },
  friends: {
    name: 'Diplomatie und Karawanen',
    means: 'Diplomatiekarten, besuchte Stadtstaaten und Karawanen.',
  },
  realm: {
    name: 'Armeen, Bezirke und Festungen',
    means: 'Was Armeen, Bezirke, Festungen und die Regierungsform beitragen.',
  },
  turn: {
    name: 'der Zug, der noch kommt',
    means: 'Du hast deinen Zug dieser Runde noch vor dir.',
  },
};
