/** Words of the game that are no cards, in German. */

import type { Thing } from '@tabularium/kernel';

/** Every concept by its id. */
export const CONCEPTS: Readonly<Record<string, Thing>> = {
  'civil-action': {
    name: 'Zivilaktion',
    text: 'Ein weißer Stein: Karten nehmen, Bevölkerung, Bauen, Anführer, Wunder, Technologien und Aktionskarten.',
    rule: 'TA 10.1',
  },
  'military-action': {
    name: 'Militäraktion',
    text: 'Ein roter Stein: Einheiten, Taktiken, Überfälle und Kriege; für ungenutzte werden Militärkarten gezogen.',
    rule: 'TA 11.1',
  },
  'yellow-token': {
    name: 'Gelber Stein',
    text: 'Ein Arbeiter oder, im Vorrat, ein möglicher. Je weniger dort liegen, desto teurer der nächste und desto mehr Zufriedenheit ist nötig.',
    rule: 'TA 13.1',
  },
  'blue-token': {
    name: 'Blauer Stein',
    text: 'Steht auf einer Karte für Nahrung oder Rohstoffe. Je weniger im Vorrat liegen, desto mehr Korruption.',
    rule: 'TA 12.1',
  },
  culture: { name: 'Kultur', text: 'Die Punkte, die das Spiel gewinnen.', rule: 'TA 16.5' },
  science: { name: 'Wissenschaft', text: 'Bezahlt Technologien.', rule: 'TA 10.15' },
  strength: {
    name: 'Stärke',
    text: 'Einheiten, Armeen und Karten; bei Angriffen und Ereignissen verglichen.',
    rule: 'TA 11.7',
  },
  happiness: {
    name: 'Zufriedenheit',
    text: 'Zufriedene minus unzufriedene Gesichter, 0 bis 8. Was fehlt, macht Arbeiter unzufrieden.',
    rule: 'TA 13.2',
  },
  uprising: {
    name: 'Aufstand',
    text: 'Mehr unzufriedene als freie Arbeiter am Zugende: Es wird nichts produziert.',
    rule: 'TA 13.4',
  },
};
