/** The names of these cards in German, and what is odd about them. */

import type { Briefs } from '../../text/briefs.ts';
import type { CardTexts } from '../../text/card-texts.ts';
import type { GOVERNMENTS, LEADERS, URBAN_BUILDINGS, WONDERS } from '../content.ts';

/** Every adjusted card by its id. */
export const CARDS: CardTexts<typeof URBAN_BUILDINGS & typeof GOVERNMENTS, typeof LEADERS & typeof WONDERS> = {
  'professional-sports-adjusted': { name: 'Profisport' },
  'republic-adjusted': { name: 'Republik' },
  'communism-adjusted': { name: 'Kommunismus', text: 'Produktionsbonus: 1 Ressource.' },
  'fundamentalism-adjusted': { name: 'Fundamentalismus' },
  'hammurabi-adjusted': {
    name: 'Hammurabi',
    text: 'Einmal in jedem deiner Spielzüge darfst du 1 Militäraktion als Zivilaktion nutzen (sie gilt als verbrauchte Militäraktion). Anführer kosten dich nicht weniger.',
  },
  'julius-caesar-adjusted': {
    name: 'Julius Cäsar',
    text: '+1 Stärke, +1 Militäraktion. In jeder deiner Politikphasen darfst du zwei Politikaktionen nacheinander ausführen.',
  },
  'michelangelo-adjusted': {
    name: 'Michelangelo',
    text: 'Alle deine Zivilgebäude und vollendeten Wunder bringen 1 Kultur mehr für jedes Freudesymbol, das sie haben. Ein Wunder zu nehmen kostet für vollendete Wunder keine zusätzlichen Zivilaktionen und bringt dir 1 Ressource.',
  },
  'napoleon-bonaparte-adjusted': {
    name: 'Napoleon Bonaparte',
    text: '+1 Militäraktion. +2 Stärke für jede Art von Einheit, die du hast (Infanterie, Kavallerie, Artillerie, Luftwaffe; höchstens +8).',
  },
  'william-shakespeare-adjusted': {
    name: 'William Shakespeare',
    text: '+1 Freudesymbol. Hast du eine Bibliothek, kosten dich Theater 2 Ressourcen und Theatertechnologien 3 Wissenschaft weniger; hast du ein Theater, gilt dasselbe für Bibliotheken und ihre Technologien. Jedes Paar aus einer Bibliothek und einem Theater bringt 2 Kultur mehr.',
  },
  'johann-sebastian-bach-adjusted': {
    name: 'Johann Sebastian Bach',
    text: '+1 Freudesymbol. Jedes deiner Theater bringt 1 Kultur mehr, Theatertechnologien kosten dich 2 Wissenschaft weniger. Einmal pro Spielzug darfst du mit 1 Zivilaktion ein beliebiges Zivilgebäude zu einem Theater gleicher oder höherer Stufe aufwerten, für den üblichen Unterschied der Kosten (nicht unter 0) und innerhalb deines Zivilgebäudelimits.',
  },
  'mahatma-gandhi-adjusted': {
    name: 'Mahatma Gandhi',
    text: '+2 Kultur. Du darfst keine Überfälle und Kriege spielen. Überfälle und Kriege gegen dich kosten 3 Militäraktionen mehr.',
  },
  'hanging-gardens-adjusted': {
    name: 'Hängende Gärten',
    text: '+1 Kultur, +2 Freudesymbole. Bei der Vollendung einmalig 2 Nahrung.',
  },
  'colossus-adjusted': {
    name: 'Koloss',
    text: '+2 Stärke, Kolonisierungsbonus +1. Zu Beginn der Zeitalter II und III ziehst du sofort 3 Militärkarten des neuen Zeitalters, gleich wer am Zug ist.',
    rule: 'TA 18.A6',
  },
  'st-peter-s-basilica-adjusted': {
    name: 'Petersdom',
    text: '+1 Kultur, +1 Freudesymbol. Jede andere Karte im Spiel und jeder Arbeiter mit mindestens einem Freudesymbol hat eines mehr. Das eigene Symbol wächst nicht; Karten und Arbeiter ohne Freudesymbol oder mit Unmutssymbolen ändern sich nicht.',
  },
  'transcontinental-railroad-adjusted': {
    name: 'Transkontinentale Eisenbahn',
    text: '+4 Stärke. Ein Arbeiter auf deiner besten Mine (der höchsten Stufe mit einem Arbeiter) produziert 1 blauen Spielstein mehr; das zählt als Produktion der Minen. Mit Machu Picchu zusammen: Eine Mine der Zeitalter A oder I, die auch deine beste ist, produziert 3 Spielsteine.',
    rule: 'TA 18.II7',
  },
  'ocean-liner-service-adjusted': {
    name: 'Ozeandampfer',
    text: 'Einmal in jeder deiner Aktionsphasen, auch im Spielzug der Vollendung, darfst du 1 Bevölkerung hinzugewinnen: Ein gelber Spielstein kommt aus deinem Vorrat in den Arbeitervorrat, ohne Aktion und Nahrung. Nicht bei leerem Vorrat.',
  },
};

/** What odd adjusted cards say on their faces. */
export const BRIEFS: Briefs<typeof LEADERS, typeof WONDERS> = {
  'hammurabi-adjusted': 'je Spielzug 1 Militär- als Zivilaktion',
  'julius-caesar-adjusted': 'zwei Politikaktionen je Spielzug',
  'michelangelo-adjusted': 'je Freudesymbol; Wunder ohne Aufpreis',
  'napoleon-bonaparte-adjusted': 'Stärke je Art von Einheit',
  'william-shakespeare-adjusted': 'Kultur je Bibliothek mit Theater',
  'johann-sebastian-bach-adjusted': 'je Theater; Gebäude werden Theater',
  'mahatma-gandhi-adjusted': 'greift nie an, Angriffe auf dich +3',
  'hanging-gardens-adjusted': 'Nahrung einmal, wenn vollendet',
  'colossus-adjusted': 'Beginn von II und III: 3 Militärkarten',
  'st-peter-s-basilica-adjusted': 'jede andere Freudequelle gibt 1 mehr',
  'transcontinental-railroad-adjusted': 'die beste Mine: 1 Spielstein mehr',
  'ocean-liner-service-adjusted': 'je Spielzug 1 Bevölkerung umsonst',
};
