/** Pieces of the expansion in German. */

import type { FamePieces } from '../cards.ts';

/** The words. */
export const pieces: FamePieces = {
  metropolis: [
    'Metropole',
    'Eine über zwei Felder gewachsene Hauptstadt: 10 Felder Randbezirke, 2 Kulturpunkte durch die Künste, Kampfbonus +2.',
    'FF 13.1',
  ],
  fortification: [
    'Festung',
    'Entsteht aus einer aufgelösten Armee: Kampfbonus +2 bei der nächsten Verteidigung der Stadt.',
    'FF 17.3',
  ],
  caravan: ['Karawane', 'Entsteht aus einem aufgelösten Pionier: Lege sie für 2 Produktion der Stadt ab.', 'FF 17.3'],
  relic: ['Relikt', 'Wer dort als Erster mit einer Armee seine Bewegung beendet, erhält die Belohnung.', 'FF 16.2'],
  loot: ['Beute', 'Was der Sieger eines Kampfes nehmen darf: 1 Punkt für Figuren, 2 für eine Stadt.', 'FF 9.13'],
  'investment-marker': [
    'Investitionsmarker',
    'Eine investierte Münze. Sie zählt nicht mehr als Münze und kann nicht gestohlen werden.',
    'FF 15.3',
  ],
};
