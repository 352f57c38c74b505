/** Deutsche Namen und Erklärungen dessen, was in der Schachtel der Erweiterung liegt. */

import type { BoxNames } from '../../text/book.ts';
import type { OwnKinds } from './names.ts';

/** Was die Erweiterung zu den deutschen Namen hinzufügt. */
export const terraNamesDe: BoxNames<'terraIncognita'> = {
  leaders: {
    china: [
      'Qin Shihuangdi von China',
      'Jeder verstärkte Kontrollmarker, der bei der Verteidigung einer Stadt oder eines Kontrollmarkers zählt, bringt 2 statt 1.',
    ],
    england: [
      'Victoria von England',
      'Nach dem Bau einer Stadt, die als einzige auf ihrem Spielplanteil steht, darfst du einen verstärkten Kontrollmarker neben ihr platzieren.',
    ],
    georgia: [
      'Tamar von Georgien',
      'Eine Fokuskarte gilt als einen Platz weiter rechts, wenn du die Karte eines Stadtstaats ihrer Art hast.',
    ],
    inca: [
      'Pachacútec der Inka',
      'Nachdem du einen Kontrollmarker auf Berge platziert hast, darfst du einen weiteren auf ein Feld daneben platzieren, immer wieder.',
    ],
    indonesia: [
      'Gitarja von Indonesien',
      'Deine Wagen und Armeen dürfen sich auf Wasser bewegen. Für deine Wagen sind alle Wasserfelder am Rand der Weltkarte benachbart.',
    ],
    netherlands: [
      'Wilhelmina der Niederlande',
      'Für die Fähigkeiten deiner Bezirke ist Wasser neben deinen Bezirken freundlich und hat jedes Gelände.',
    ],
    nubia: ['Amanitore von Nubien', 'Nach dem Zurücksetzen deiner Wachstum-Karte handelst du einen deiner Bezirke ab.'],
    ottoman: [
      'Süleyman vom Osmanischen Reich',
      'Zu Beginn deines Zuges darfst du Ibrahim einem anderen Spieler geben. 2 mehr Kampfwert gegen den Besitzer von Ibrahim.',
    ],
    poland: [
      'Hedwig von Polen',
      'Zu Beginn deines ersten Zuges wählst du einen Spieler und nimmst eine seiner Diplomatiekarten; von ihm darfst du beliebig viele haben.',
    ],
    zulu: [
      'Shaka der Zulu',
      'Nach einem gewonnenen Angriff lege 1 Handelsmarker auf deine Militärkarte, 2 nach einem Angriff auf eine Stadt oder einen Stadtstaat.',
    ],
  },
  types: { growth: 'Wachstum' },
  focus: {
    irrigation: [
      'Bewässerung',
      'Wachstum I: platziere einen Bezirk neben einer freundlichen Stadt oder verstärke bis zur Platznummer.',
    ],
    engineering: [
      'Ingenieurwesen',
      'Wachstum II: platziere einen Bezirk neben einer freundlichen Stadt, dann einen Kontrollmarker neben einem freundlichen Bezirk; oder verstärke bis zur Platznummer.',
    ],
    sanitation: [
      'Kanalisation',
      'Wachstum III: platziere einen Bezirk neben einer freundlichen Stadt, dann verstärke bis zur Platznummer.',
    ],
    globalization: [
      'Globalisierung',
      'Wachstum IV: platziere einen Bezirk, dann handelt jeder mit einem Bezirk der gewählten Art diesen ab, dann verstärke bis zur Platznummer.',
    ],
    'masonry-ti': ['Mauerwerk', 'Militär I: 1 Armee bewegt sich bis zu 3 Felder.'],
    'iron-working-ti': [
      'Eisenverarbeitung',
      'Militär II: 2 Armeen bewegen sich je bis zu 4 Felder. 2 mehr Kampfwert gegen Barbaren.',
    ],
    'mass-production-ti': [
      'Massenproduktion',
      'Militär III: 2 Armeen bewegen sich je bis zu 5 Felder, auch über Wasser. 2 mehr Kampfwert. Eine in diesem Zug besiegte Armee darf sich erneut bewegen.',
    ],
    'flight-ti': [
      'Luftfahrt',
      'Militär IV: 2 Armeen bewegen sich je bis zu 6 Felder, auch über Wasser, vorbei an unverstärkten Kontrollmarkern, Wagen, Barbaren und Stadtstaaten. 3 mehr Kampfwert.',
    ],
    'currency-ti': [
      'Währung',
      'Wirtschaft II: 2 Wagen bewegen sich je bis zu 4 Felder. Ein Wagen darf auf das Feld eines Barbaren; der Barbar wird entfernt und der Wagen hält an.',
    ],
    'animal-husbandry-ti': [
      'Tierzucht',
      'Industrie II: baue ein Weltwunder oder eine Stadt im Abstand bis 3 von einem freundlichen Feld oder eine Stadt, wo ein eigener Wagen oder eine eigene Armee steht; die Figur geht auf ihre Karte zurück.',
    ],
    radio: [
      'Radio',
      'Kultur IV (Amerika): platziere bis zu 3 Kontrollmarker neben freundlichen Städten. Auf dem fünften Platz ersetze dann eine rivalisierende Stadt innerhalb von 4 Feldern um eine freundliche Stadt.',
    ],
    mysticism: [
      'Mystizismus',
      'Wachstum I (Azteken): wie Bewässerung; einen vom Bezirk ersetzten Kontrollmarker darfst du daneben platzieren.',
    ],
    writing: [
      'Schrift',
      'Wissenschaft I (China): drehe die Technologiescheibe um die Platznummer weiter, dann um 1, wenn du ein Weltwunder kontrollierst.',
    ],
    wheel: [
      'Rad',
      'Wirtschaft I (Ägypten): 1 Wagen bewegt sich bis zu 4 Felder; jede Ankunft bringt auch eine Ressource.',
    ],
    'natural-history': [
      'Naturgeschichte',
      'Wissenschaft III (England): drehe die Technologiescheibe um die Platznummer und um 1 je Art von Ressource weiter, die du hast.',
    ],
    humanism: [
      'Humanismus',
      'Kultur III (Frankreich): platziere bis zu 2 Kontrollmarker neben freundlichen Feldern, dann nimm einen Handelsmarker je entwickelter Stadt.',
    ],
    'siege-tactics': [
      'Belagerungstaktik',
      'Militär III (Georgien): 2 Armeen bewegen sich je bis zu 5 Felder, auch über Wasser. 2 mehr Kampfwert. Verstärkte Marker zählen für Angegriffene 1 weniger.',
    ],
    industrialization: [
      'Industrialisierung',
      'Industrie III (Japan): baue ein Weltwunder mit 1 Produktion mehr je eigenem Bezirk oder eine Stadt im Abstand bis 4, auch über Wasser.',
    ],
    'state-workforce': [
      'Staatliche Arbeitskräfte',
      'Kultur II (Inka): platziere bis zu 2 Kontrollmarker neben freundlichen Städten. Auf dem fünften Platz dann 1 auf Berge neben einem freundlichen Feld.',
    ],
    shipbuilding: [
      'Schiffbau',
      'Wirtschaft II (Indonesien): 2 Wagen bewegen sich je bis zu 4 Felder, auch über Wasser. Einmal darfst du, bevor ein Wagen erkundet, einen Wassermarker neben ihn legen.',
    ],
    cartography: [
      'Kartografie',
      'Wirtschaft III (Niederlande): 2 Wagen bewegen sich je bis zu 6 Felder, auch über Wasser. Einmal pro Zug darfst du beim Erreichen einer rivalisierenden Stadt, 8 oder mehr Felder von deiner Hauptstadt, eine Stadt innerhalb von 2 Feldern um sie bauen.',
    ],
    construction: [
      'Bauwesen',
      'Industrie II (Nubien): baue ein Weltwunder, wobei Ressourcen je 3 Produktion bringen, oder eine Stadt im Abstand bis 3 von einem freundlichen Feld.',
    ],
    banking: [
      'Bankwesen',
      'Wirtschaft III (Osmanen): 2 Wagen bewegen sich je bis zu 6 Felder, auch über Wasser. Die Hauptstadt des Besitzers von Ibrahim zu erreichen bringt eine Ressource.',
    ],
    astronomy: [
      'Astronomie',
      'Wissenschaft II (Polen): sieh dir bis zu 2 Teile des Stapels an; eines darfst du legen, als würdest du vom Teil deiner Hauptstadt erkunden. Dann drehe die Technologiescheibe um die Platznummer weiter.',
    ],
    'military-engineering': [
      'Militäringenieurwesen',
      'Wachstum II (Rom): platziere einen Bezirk; stelle Armeen von der Militärkarte auf eigene Städte; verstärke alle eigenen Kontrollmarker auf und neben Feldern mit eigenen Armeen.',
    ],
    'horseback-riding': ['Reiten', 'Militär I (Skythien): 1 Armee bewegt sich bis zu 6 Felder.'],
    craftsmanship: [
      'Handwerk',
      'Industrie I (Sumer): baue ein Weltwunder, dann drehe die Technologiescheibe um 1 weiter; oder baue eine Stadt im Abstand bis 2 von einem freundlichen Feld.',
    ],
    'scorched-earth': [
      'Verbrannte Erde',
      'Militär II (Zulu): 2 Armeen bewegen sich je bis zu 4 Felder. Einmal pro Zug darf ein besiegter Kontrollmarker entfernt statt ersetzt werden; dann bewegt sich die Armee erneut.',
    ],
  },
  wonders: {
    colosseum: [
      'Kolosseum',
      'Kultur, Antike, Kosten 9. Zu Beginn deines Zuges verstärke einen Kontrollmarker neben einer freundlichen Stadt.',
    ],
    'taj-mahal': [
      'Taj Mahal',
      'Kultur, Mittelalter, Kosten 9. Eine Fokuskarte gilt für jedes Weltwunder ihrer Art, das du kontrollierst, als einen Platz weiter rechts.',
    ],
    'cristo-redentor': [
      'Cristo Redentor',
      'Kultur, Moderne, Kosten 11. Beim Bau oder Einnehmen ersetze eine rivalisierende Stadt innerhalb von 3 Feldern durch eine eigene.',
    ],
    apadana: [
      'Apadana',
      'Wirtschaft, Antike, Kosten 8. Beim Bau oder Einnehmen erkunde von einem beliebigen Randfeld, dann platziere einen Kontrollmarker auf ein leeres Feld des neuen Teils.',
    ],
    'kilwa-kisiwani': [
      'Kilwa Kisiwani',
      'Wirtschaft, Mittelalter, Kosten 9. Ein Wagen, der einen Stadtstaat erreicht, bringt 1 Handelsmarker mehr auf eine beliebige Karte.',
    ],
    orszaghaz: [
      'Országház',
      'Wirtschaft, Moderne, Kosten 11. Einen Stadtstaat, den dein Wagen erreicht, darfst du ohne Angriff erobern.',
    ],
    'jebel-barkal': [
      'Dschebel Barkal',
      'Militär, Antike, Kosten 7. Im Kampf darfst du Ressourcen ausgeben, je 2 Kampfwert.',
    ],
    'huey-teocalli': [
      'Huey Teocalli',
      'Militär, Mittelalter, Kosten 9. 1 mehr Kampfwert für jedes Wasserfeld neben dem, was du verteidigst.',
    ],
    'statue-of-liberty': [
      'Freiheitsstatue',
      'Militär, Moderne, Kosten 12. Bevor du eine rivalisierende Stadt durch eine eigene ersetzt, ersetze die rivalisierenden Kontrollmarker neben ihr.',
    ],
    'great-library': [
      'Große Bibliothek',
      'Wissenschaft, Antike, Kosten 8. Erreicht dein Wagen eine rivalisierende Stadt, darfst du eine Fokuskarte von der Art und Stufe einer Karte dieses Spielers nehmen.',
    ],
    'university-of-sankore': [
      'Universität von Sankoré',
      'Wissenschaft, Mittelalter, Kosten 9. Am Ende eines Zuges, in dem du eine Fokuskarte ersetzt hast, darfst du zwei Karten tauschen, die keine Wissenschaft sind.',
    ],
    'amundsen-scott-research-station': [
      'Amundsen-Scott-Forschungsstation',
      'Wissenschaft, Moderne, Kosten 10. Wird in einer neuen Stadt am Rand der Weltkarte gebaut; dann platziere bis zu 2 Kontrollmarker neben ihr.',
    ],
    'pentagon-ti': [
      'Pentagon',
      'Militär, Moderne, Kosten 12. 2 mehr Kampfwert beim Angriff. Deine Armeen bewegen sich beliebig weit.',
    ],
    'machu-picchu-ti': [
      'Machu Picchu',
      'Wirtschaft, Mittelalter, Kosten 10. Eine Karte auf Platz 1 oder 2 gilt als zwei Plätze weiter rechts.',
    ],
  },
  cityStates: {
    akkad: [
      'Akkad',
      'Handelt mit Militär. Seine Karte: deine Armeen dürfen an rivalisierenden Kontrollmarkern vorbei.',
    ],
    antananarivo: [
      'Antananarivo',
      'Handelt mit Kultur. Seine Karte: in deinem Zug gilt Antananarivo als deine Stadt; deine Armeen dürfen dort nicht anhalten.',
    ],
    auckland: [
      'Auckland',
      'Handelt mit Industrie. Seine Karte: für Städte darf durch Wasser gezählt werden, und Felder neben Wasser haben dafür Schwierigkeitsgrad 1.',
    ],
    palenque: [
      'Palenque',
      'Handelt mit Wissenschaft. Seine Karte: beim Abhandeln einer Karte darfst du Ressourcen wie Handelsmarker ausgeben.',
    ],
  },
  diplomacy: {
    'open-borders-ti': [
      'Offene Grenzen',
      'Städte und Kontrollmarker des Besitzers gelten für deine Bezirke und für die Entwicklung deiner Städte als freundlich.',
    ],
    'non-aggression-pact': [
      'Nichtangriffspakt',
      'Du darfst den Besitzer nicht angreifen und seine Elemente nicht zerstören. Tut er es dir, darfst du die Karte zurückgeben und deine Militärkarte mit einer anderen tauschen.',
    ],
  },
  agendas: {
    defensive: ['Defensiv', 'Habe 15 verstärkte Kontrollmarker.'],
    devastating: ['Vernichtend', 'Gewinne einen Angriff mit einem Kampfwert von 16 oder mehr.'],
    diplomatic: ['Diplomatisch', 'Habe Diplomatiekarten von 4 verschiedenen Spielern und/oder Stadtstaaten.'],
    hoarder: ['Horter', 'Habe 5 Ressourcen und/oder Naturwunder-Marker.'],
    expansionist: ['Expansionist', 'Habe Städte auf 6 verschiedenen Spielplanteilen; eine Festung zählt als eines.'],
    prolific: ['Fruchtbar', 'Kontrolliere 2 Weltwunder desselben Zeitalters.'],
    industrious: ['Industriell', 'Habe 5 Bezirke auf der Weltkarte.'],
    progressive: ['Fortschrittlich', 'Kontrolliere ein Weltwunder jedes Zeitalters.'],
    provincial: [
      'Provinziell',
      'Habe entwickelte Städte auf 4 verschiedenen Spielplanteilen; eine Festung zählt als eines.',
    ],
    diversified: ['Breit gefächert', 'Kontrolliere Weltwunder 3 verschiedener Arten.'],
    'technophile-ti': ['Technikbegeistert', 'Habe 3 Fokuskarten der Stufe IV in deiner Fokusreihe.'],
    'scholarly-ti': ['Gebildet', 'Kontrolliere 2 wissenschaftliche Weltwunder.'],
    fortified: ['Befestigt', 'Kontrolliere eine Festung. Geht mit der Festung wieder verloren.'],
    expeditionary: ['Erkundungsfreudig', 'Kontrolliere 2 Festungen. Geht mit ihnen wieder verloren.'],
  },
  naturalWonders: {
    'dead-sea': 'Totes Meer',
    'mato-tipila': 'Mato Tipila',
    'ha-long-bay': 'Halong-Bucht',
    gobustan: 'Qobustan',
  },
  strengths: { fort: 'Festung', army: 'weitere Armee' },
  targets: { army: 'eine Armee', caravan: 'einen Wagen', fort: 'die Festung' },
  components: {
    army: ['Armee', 'Bewegt sich, wenn ihr Besitzer die Militärkarte abhandelt, greift an und erkundet.'],
    fort: [
      'Festung',
      'Ein eigenes Feld, Wald, das sich mit 6 verteidigt. Wer eine Stadt darauf hat, kontrolliert sie.',
    ],
    district: ['Bezirk', 'Ein Kontrollmarker mit einer Fähigkeit, von Wachstum-Karten platziert.'],
    government: ['Regierungsform-Marker', 'Lässt seine Fokuskarte als weiter rechts gelten.'],
    'water-token': ['Wassermarker', 'Füllt ein Loch der Weltkarte.'],
    ibrahim: [
      'Ibrahim',
      'Erreicht ein Wagen des Besitzers eine osmanische Stadt, bekommen er und der osmanische Spieler je einen Handelsmarker.',
    ],
  },
};

/** Districts, governments and events of the dial. */
export const ownKindsDe: OwnKinds = {
  districts: {
    campus: [
      'Campus',
      'Ein Handelsmarker auf Wissenschaft für jedes freundliche Berg- und Naturwunderfeld auf und um ihn.',
    ],
    'commercial-hub': [
      'Handelszentrum',
      'Ein Handelsmarker auf eine beliebige Karte je entwickelter Stadt oder auf Wirtschaft je freundlicher Wüste auf und um es.',
    ],
    encampment: [
      'Lager',
      'Besiege einen Barbaren oder eine rivalisierende Armee innerhalb von 2 Feldern und/oder verstärke einen freundlichen Kontrollmarker innerhalb von 2 Feldern.',
    ],
    'industrial-zone': [
      'Industriegebiet',
      'Ein Handelsmarker auf Industrie je freundlichem Wald auf und um es oder 3 Handelsmarker der Industrie für eine Stadt innerhalb von 2 Feldern um ein freundliches Feld.',
    ],
    'theater-square': [
      'Theaterplatz',
      'Platziere einen Kontrollmarker innerhalb von 2 Feldern um ihn oder um eine freundliche Stadt mit Weltwunder.',
    ],
  },
  governments: {
    republic: ['Republik', 'Die Kulturkarte gilt als zwei Plätze weiter rechts.'],
    monarchy: ['Monarchie', 'Die Wachstum-Karte gilt als zwei Plätze weiter rechts.'],
    oligarchy: ['Oligarchie', 'Die Wirtschaftskarte gilt als zwei Plätze weiter rechts.'],
    autocracy: ['Autokratie', 'Die Militärkarte gilt als zwei Plätze weiter rechts.'],
    democracy: ['Demokratie', 'Die Wissenschaftskarte gilt als einen Platz weiter rechts.'],
    communism: ['Kommunismus', 'Die Industriekarte gilt als einen Platz weiter rechts.'],
  },
  dialEvents: {
    spawn: [
      'Barbaren erscheinen',
      'Besiegte Barbaren kommen auf das Feld mit ihrem Buchstaben zurück; Armeen dort sind besiegt.',
    ],
    movement: [
      'Barbaren-Bewegung',
      'Ein Würfel bewegt alle Barbaren; eine Armee wirft einen Barbaren zurück und ist besiegt.',
    ],
    districts: ['Bezirke', 'Im Uhrzeigersinn ab dem Startspieler handelt jeder alle eigenen Bezirke ab.'],
    government: [
      'Regierungsform',
      'Jeder darf die Regierungsform wechseln: der Marker einer Karte auf einem der Plätze 1 kommt auf sie.',
    ],
    wonders: [
      'Weltwunder',
      'Offene Weltwunder bekommen einen Handelsmarker und kosten 1 weniger; ein Weltwunder, das schon einen hat, wird aus dem Spiel entfernt.',
    ],
  },
};
