/** The names of these cards in German, and what is odd about them. */

import type { Briefs } from '../../text/briefs.ts';
import type { CardTexts } from '../../text/card-texts.ts';
import type { AGGRESSIONS, EVENTS, PACTS, TACTICS, TERRITORIES, WARS } from '../content.ts';

/** Every new military card by its id. */
export const CARDS: CardTexts<
  typeof TERRITORIES & typeof TACTICS,
  typeof EVENTS & typeof AGGRESSIONS & typeof WARS & typeof PACTS
> = {
  'development-of-planning-a': {
    name: 'Entwicklung der Planung',
    text: '3 zufällige Militärkarten des Zeitalters A, die beim Aufbau übrig blieben, werden aufgedeckt. Der Reihe nach ab dem, der das Ereignis aufdeckt, wählt jeder eine davon nur für die eigene Zivilisation, oder keine; mehrere dürfen dieselbe wählen.',
  },
  'dark-ages-i': {
    name: 'Dunkle Zeiten',
    text: 'Jede Zivilisation verliert die Hälfte (aufgerundet) ihrer Wissenschaft über 4: wer 9 hat, verliert 3.',
  },
  'call-to-arms-i': {
    name: 'Einberufungsbefehl',
    text: 'Die schwächste Zivilisation verliert 2 Zivilaktionen und zieht 2 Militärkarten; ab 3 Spielern verliert die zweitschwächste 1 und zieht 1. Es werden nur so viele Karten gezogen, wie Aktionen wirklich verloren gingen, in Zeitalter IV keine.',
  },
  'wisdom-of-the-ancestors-i': {
    name: 'Weisheit der Ahnen',
    text: 'Jede Zivilisation erhält 1 Wissenschaft je vollendetem Wunder und 1 Ressource für das unvollendete, bei Wundern des Zeitalters A das Doppelte.',
  },
  'freedom-of-movement-ii': {
    name: 'Bewegungsfreiheit',
    text: 'Jeder darf 1 Arbeiter von einer Technologie auf eine beliebige andere setzen und zahlt, wenn sie teurer ist, den Unterschied der Ressourcenkosten, beide mit ihren Nachlässen wie beim Aufwerten. Aktionskarten helfen nicht; das Zivilgebäudelimit gilt.',
  },
  'international-negotiations-ii': {
    name: 'Internationale Verhandlungen',
    text: 'Wer das Ereignis aufdeckt, wählt: Die stärkste Zivilisation nimmt der schwächsten 3 Nahrung, 3 Ressourcen oder 3 Wissenschaft. Wovon diese weniger als 3 hat, kann nicht gewählt werden; fehlt alles, geschieht nichts.',
  },
  'arms-industry-ii': {
    name: 'Waffenindustrie',
    text: 'Für jede Art von Einheit (Infanterie, Kavallerie, Artillerie, Luftwaffe) erhält 2 Ressourcen, wer die höchste Technologie dafür im Spiel hat, auch bei Gleichstand und ohne Einheiten darauf; Krieger zählen als Stufe 0. Was niemand entwickelt hat, bringt nichts. Jeder erhält die ganze Summe auf einmal.',
  },
  'impact-of-harmony-iii': {
    name: 'Macht der Harmonie',
    text: '4 Kultur mal die niedrigste Zahl von Farmen, Minen, Zivilgebäuden und Einheiten.',
  },
  'impact-of-culture-iii': {
    name: 'Macht der Kultur',
    text: 'Rang nach Kulturwert: 10/0, 14/7/0 oder 15/10/5/0 Kultur zu zweit, zu dritt, zu viert.',
  },
  'autonomous-territory-ii': { name: 'Autonomes Gebiet' },
  'wealthy-territory-i-adjusted': { name: 'Reiches Gebiet' },
  'hussars-ii': { name: 'Husaren' },
  'positional-army-iii': { name: 'Stellungsarmee' },
  'aggression-kidnapping-i': {
    name: 'Überfall: Entführung',
    text: 'Sieh dir die Zivilkarten auf der Hand des Rivalen an und nimm 1 Karte deiner Wahl oder keine; Handkartenlimit, eine von jeder Technologie und ein Anführer je Zeitalter gelten. Spielst du sie noch in diesem Spielzug, auch eine Aktionskarte, erhältst du 3 Kultur. Nicht spielbar, wenn dein Handkartenlimit für Zivilkarten erreicht ist.',
  },
  'aggression-exploiting-iii': {
    name: 'Überfall: Besatzung',
    text: 'Nimm dem Rivalen bis zu 3 Nahrung, bis zu 3 Ressourcen, bis zu 3 Wissenschaft und bis zu 3 Kultur.',
  },
  'hybrid-war-iii': {
    name: 'Hybrider Krieg',
    text: 'Solange er liegt, haben beide Seiten 2 Unmutssymbole (Freudewert -2, nicht unter 0). Der Sieger nimmt dem Verlierer Kultur in Höhe des Stärkevorteils, höchstens was dieser hat.',
  },
  'naval-trade-agreement-i': {
    name: 'Seehandelsabkommen',
    text: 'A: Kolonisierungsbonus +1, 1 blauer Spielstein weniger. B: +2 blaue Spielsteine.',
  },
};

/** What the odd ones say on their faces. */
export const BRIEFS: Briefs<typeof EVENTS & typeof WARS & typeof PACTS, object> = {
  'development-of-planning-a': 'alle: eines von drei Ereignissen',
  'dark-ages-i': 'alle: halbe Wissenschaft über 4 verloren',
  'call-to-arms-i': 'schwächste: Karten statt Aktionen',
  'wisdom-of-the-ancestors-i': 'je Wunder 1 Wissenschaft',
  'freedom-of-movement-ii': 'alle dürfen 1 Arbeiter versetzen',
  'international-negotiations-ii': 'stärkste nimmt 3 der schwächsten',
  'arms-industry-ii': '2 Ressourcen je bester Einheitenart',
  'impact-of-harmony-iii': '4 mal die kleinste von vier Zahlen',
  'impact-of-culture-iii': 'nach Kultur: 14, 7, 0',
  'hybrid-war-iii': 'beide −2 Freude; Kultur nach Vorteil',
  'naval-trade-agreement-i': 'A +1 Kolonisierung, B +2 blaue',
};
