/** What bots judge by, in German. */

import type { FeatureText } from '@tabularium/kernel';
import type { AgesFeature } from '../bot/features.ts';

export const features: Readonly<Record<AgesFeature, FeatureText>> = {
  culture: {
    name: 'Kultur',
    means: 'Kultur auf der Leiste.',
  },
  cultureRate: {
    name: 'Kultur pro Spielzug',
    means: 'Kultur, die die kommenden Spielzüge bringen.',
  },
  scienceRate: {
    name: 'Wissenschaft pro Spielzug',
    means: 'Wissenschaft, die die kommenden Spielzüge bringen, und die Technologien, die sie bezahlt.',
  },
  resourceRate: {
    name: 'Ressourcen pro Spielzug',
    means: 'Was deine Minen in den kommenden Spielzügen fördern.',
  },
  foodRate: {
    name: 'Nahrung pro Spielzug',
    means: 'Was deine Farmen über den Verbrauch hinaus liefern; Hunger kostet Kultur.',
  },
  growth: {
    name: 'Wachstum',
    means: 'Nahrung, Ressourcen, Wissenschaft und Aktionen im Einklang: Was am knappsten ist, zählt am meisten.',
  },
  happiness: {
    name: 'Freudewert',
    means: 'Freude über den Bedarf hinaus; fehlen sie, entfällt die Produktion eines Spielzugs.',
  },
  workers: {
    name: 'unbeschäftigte Arbeiter',
    means: 'Arbeiter, die eingesetzt werden können.',
  },
  impact: {
    name: 'was späte Ereignisse zählen',
    means: 'Gesichter, Kolonien, Wunder, Bevölkerung und Produktion, die Ereignisse des Zeitalters III belohnen.',
  },
  civil: {
    name: 'Zivilaktionen',
    means: 'Zivilaktionen dieses Spielzugs und der kommenden.',
  },
  military: {
    name: 'Militäraktionen',
    means: 'Militäraktionen dieses Spielzugs und der kommenden und die Karten, die sie bringen.',
  },
  science: {
    name: 'Wissenschaft im Vorrat',
    means: 'Wissenschaftspunkte, die bald ausgegeben werden können.',
  },
  resources: {
    name: 'Ressourcen im Vorrat',
    means: 'Ressourcen, die bald ausgegeben werden können.',
  },
  food: {
    name: 'Nahrung im Vorrat',
    means: 'Nahrung, die bald ausgegeben werden kann; mehr verdirbt nur.',
  },
  corruption: {
    name: 'Schutz vor Korruption',
    means: 'Ressourcen, die keine Korruption nimmt.',
  },
  tokens: {
    name: 'Marker in den Vorräten',
    means: 'Gelbe Marker für mehr Bevölkerung und blaue für mehr Güter.',
  },
  strength: {
    name: 'Stärke',
    means: 'Die eigene Stärke, mit Taktiken, die eine Armee bilden.',
  },
  standing: {
    name: 'Stärke neben den Rivalen',
    means: 'Wie du neben dem stärksten Rivalen stehst, der dich angreifen könnte oder du ihn.',
  },
  affairs: {
    name: 'Kriege und Versteigerungen',
    means: 'Kriege, Angriffe und Kolonien, über die gerade entschieden wird.',
  },
  militaryHand: {
    name: 'Militärkarten',
    means: 'Militärkarten auf der Hand, die behalten werden dürfen.',
  },
  technologies: {
    name: 'Technologien im Spiel',
    means: 'Was Arbeiter auf den entwickelten Technologien gewinnen werden.',
  },
  hand: {
    name: 'Zivilkarten auf der Hand',
    means: 'Was die Karten deiner Hand bringen, sobald sie gespielt sind.',
  },
  leader: {
    name: 'der Anführer',
    means: 'Was dein Anführer über Symbole und Werte hinaus tut.',
  },
  construction: {
    name: 'billigeres Bauen',
    means: 'Was Bauwesentechnologien sparen.',
  },
  wonder: {
    name: 'das Wunder im Bau',
    means: 'Was in dein Wunder gesteckt wurde und was es bringen wird.',
  },
};
