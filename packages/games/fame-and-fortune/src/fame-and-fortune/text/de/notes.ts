/** Which reading holds where the text of a card of the expansion leaves a doubt, in German. */

import type { FameNotes } from '../notes.ts';

const MOVED =
  'Du wählst Weg und Ziel. Alle Figuren dieses Spielers auf dem Feld ziehen zusammen, mindestens ein Feld weit, über Land ohne Figuren anderer Spieler, Städte, Hütten, Barbarendörfer, Relikte und unerforschtes Territorium.';
const REVOLT =
  'Das Opfer wählt zum Rundenbeginn der nächsten Runde eine Staatsform; ohne Wirkung auf jeden, der immun gegen Anarchie ist.';

/** The notes. */
export const notes: FameNotes = {
  technologies: {
    mysticism: 'Für jede einzelne Karte: Wer zwei Ereignisse zieht, zieht zweimal zwei und behält je eines.',
    ecology: 'Nie unter 0. Das neue Gelände muss ein anderes sein; was aufgedruckt war, ist fort.',
    plastics: 'Auch Stadtmauern, wenn „Steinmetzkunst“ bekannt ist.',
  },
  wonders: {
    'great-wall': 'Die Mauern brauchen keine „Steinmetzkunst“. Die Beute sinkt nie unter 0.',
    pyramids:
      'Wird das Weltwunder unbrauchbar oder geht es verloren, wechsle sofort zu einer Staatsform, die du selbst freigeschaltet hast. Eine Blockade setzt die Wirkung nur aus.',
    'brandenburg-gate':
      'Betreten, Durchziehen und ein Angriff auf die Stadt sind erlaubt, in den Randbezirken anhalten nicht. Figuren, die schon dort sind, verlassen sie mit ihrer nächsten Bewegung, wenn sie können.',
    'machu-picchu': 'Auch für Marker der „Sieben Goldenen Städte“.',
    kremlin: 'Beide von beliebiger Art, auch Marker und als Rohstoff benutzte Karten.',
  },
  civilizations: {
    arabia:
      'Rohstoffmarker aus dem Markt und Hütten- oder Dorfmarker zählen, als Rohstoff gespielte Kulturereignisse nicht. Was durch Aufheben verloren geht, war trotzdem ausgegeben.',
    greece: 'Gezählt wird einmal, wenn die Technologie aufgedeckt wird.',
    india: 'Spion und Uran lassen sich so nicht ersetzen, aber als einer der vier Rohstoffe ausgeben.',
    spain: 'Kein Gebäude, dessen verbesserte Seite du freigeschaltet hast, und keine Stadtmauern.',
  },
  events: {
    counterfeiters: 'Nur ein Spieler mit Münzmarkern kann gewählt werden. Investitionsmarker sind sicher.',
    depression: 'Nur Spieler mit Münzmarkern. Investitionsmarker sind sicher.',
    'bank-scandal': 'Wer keinen Münzmarker hat, verliert nichts. Investitionsmarker sind sicher.',
    disoriented: MOVED,
    lost: MOVED,
    'out-of-position': MOVED,
    'citizens-revolting-1': REVOLT,
    'citizens-revolting-2': REVOLT,
    flooding: 'Ein älterer Katastrophenmarker darf ersetzt werden.',
  },
  relics: {
    atlantis: 'Jede Stufe mit Platz in der Pyramide, auch „Raumfahrt“. Ohne Platz wartet die Belohnung.',
    'school-of-confucius': 'Eine nach der anderen; beide dürfen sofort gelegt werden.',
    'seven-cities-of-gold':
      'Auf eine Karte oder auf zwei, zusätzlich zu der einen Münze pro Runde, und es gilt als Investieren. Ohne Investitionen bringt es nichts.',
  },
  markers: {
    'friendly-barbarian':
      'Die Figur kommt zu denen, die den Marker gefunden haben. Ist beides unmöglich, ist der Marker verloren.',
    teacher: 'Zu jedem deiner Rundenbeginne, auch gleich dem ersten nach dem Fund.',
  },
};
