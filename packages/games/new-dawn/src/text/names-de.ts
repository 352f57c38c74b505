/** Deutsche Namen und Erklärungen. */

import type { BaseNames } from './book.ts';

export const namesDe: BaseNames = {
  leaders: {
    rome: [
      'Trajan von Rom',
      'Wagen auf der Wirtschaftskarte dürfen in jeder eigenen Stadt starten, entwickelt oder nicht.',
    ],
    america: [
      'Teddy Roosevelt von Amerika',
      'Naturwunder-Marker liegen auf Fokuskarten deiner Wahl. Dort darf jeder ein Mal pro Zug als Handelsmarker der Karte oder als seine Ressource ausgegeben werden; danach kommt er wieder auf eine Karte.',
    ],
    aztec: [
      'Montezuma der Azteken',
      'Hast du in diesem Zug einen Angriff gewonnen, darfst du nach dem Zurücksetzen der Militärkarte zwei beliebige Karten deiner Fokusreihe tauschen.',
    ],
    egypt: ['Kleopatra von Ägypten', 'Jedes Weltwunder kostet dich 1 weniger.'],
    france: [
      'Katharina von Medici von Frankreich',
      'Eine Kulturkarte platziert 1, 2 oder 3 Kontrollmarker mehr, wenn dein jüngstes Weltwunder aus Antike, Mittelalter oder Moderne stammt.',
    ],
    japan: [
      'Hōjō Tokimune von Japan',
      'In deinem eigenen Zug haben Wüsten und Berge neben Wasser oder am Rand der Weltkarte Schwierigkeitsgrad 3.',
    ],
    scythia: ['Tomyris von Skythien', 'Kampfwert +3, wenn das verteidigte Feld Grasland oder Hügel ist.'],
    sumeria: ['Gilgamesch von Sumer', 'Für jeden besiegten Barbaren nimmst du auch eine Ressource deiner Wahl.'],
  },
  strengths: {
    slot: 'Platz',
    card: 'Karte',
    terrain: 'Gelände',
    'city-state': 'Stadtstaat',
    reinforced: 'Verstärkung',
  },
  targets: {
    barbarian: 'den Barbaren',
    'city-state': 'den Stadtstaat',
    token: 'den Kontrollmarker',
    city: 'die Stadt',
    capital: 'die Hauptstadt',
  },
  types: {
    culture: 'Kultur',
    science: 'Wissenschaft',
    economy: 'Wirtschaft',
    industry: 'Industrie',
    military: 'Militär',
  },
  focus: {
    'early-empire': ['Frühes Reich', 'Kultur I: platziere bis zu 2 Kontrollmarker neben freundlichen Städten.'],
    'drama-and-poetry': [
      'Drama und Dichtung',
      'Kultur II: platziere bis zu 2 Kontrollmarker neben freundlichen Städten. Dann darfst du einen eigenen Kontrollmarker auf ein leeres Landfeld daneben bewegen.',
    ],
    'civil-service': [
      'Staatsdienst',
      'Kultur III: platziere bis zu 2 Kontrollmarker neben freundlichen Städten, dann 1 neben einem beliebigen freundlichen Feld.',
    ],
    'mass-media': [
      'Massenmedien',
      'Kultur IV: platziere bis zu 3 Kontrollmarker neben freundlichen Städten. Wähle dann einen rivalisierenden Kontrollmarker im Umkreis von 2 Feldern um ein freundliches Feld: ersetze ihn oder drehe ihn um, falls er verstärkt ist.',
    ],
    astrology: [
      'Astrologie',
      'Wissenschaft I: bewege den Pfeil der Technologiescheibe um die Nummer des Platzes weiter.',
    ],
    mathematics: [
      'Mathematik',
      'Wissenschaft II: lege einen Handelsmarker auf eine deiner Fokuskarten, dann bewege den Pfeil um die Nummer des Platzes weiter.',
    ],
    'replaceable-parts': [
      'Austauschbare Teile',
      'Wissenschaft III: nimm eine Ressource einer Art, die du nicht hast, dann bewege den Pfeil um die Nummer des Platzes weiter.',
    ],
    'nuclear-power': [
      'Kernenergie',
      'Wissenschaft IV: auf dem fünften Platz darfst du ein Feld wählen; dort und ringsum werden verstärkte Kontrollmarker umgedreht und die anderen zerstört. Dann bewege den Pfeil um die Nummer des Platzes weiter.',
    ],
    'foreign-trade': ['Außenhandel', 'Wirtschaft I: 1 Wagen bewegt sich bis zu 3 Felder weit.'],
    currency: [
      'Währung',
      'Wirtschaft II: 2 Wagen bewegen sich je bis zu 4 Felder weit. Sie dürfen Felder mit Barbaren betreten; der Barbar wird ohne Handelsmarker entfernt.',
    ],
    'steam-power': [
      'Dampfkraft',
      'Wirtschaft III: 2 Wagen bewegen sich je bis zu 6 Felder weit, auch über Wasser. Dann darfst du eine Ressource gegen eine andere tauschen.',
    ],
    capitalism: [
      'Kapitalismus',
      'Wirtschaft IV: 3 Wagen bewegen sich je bis zu 6 Felder weit, auch über Wasser. Nach dem Zurücksetzen darfst du eine andere Karte so abhandeln, als läge sie auf Platz 1.',
    ],
    pottery: [
      'Keramik',
      'Industrie I: baue ein Weltwunder oder eine Stadt im Umkreis von 2 Feldern um ein freundliches Feld.',
    ],
    'animal-husbandry': [
      'Tierzucht',
      'Industrie II: baue ein Weltwunder oder eine Stadt im Umkreis von 3 Feldern um ein freundliches Feld oder einen eigenen Wagen.',
    ],
    nationalism: [
      'Nationalismus',
      'Industrie III: baue ein Weltwunder (7 Produktion auf dem fünften Platz) oder eine Stadt im Umkreis von 4 Feldern um ein freundliches Feld, auch über Wasser gezählt.',
    ],
    urbanization: [
      'Urbanisierung',
      'Industrie IV: baue ein Weltwunder oder eine Stadt im Umkreis von 5 Feldern um ein freundliches Feld, auch über Wasser gezählt; platziere dann bis zu 2 Kontrollmarker um die neue Stadt.',
    ],
    masonry: [
      'Mauerwerk',
      'Militär I: verstärke so viele Kontrollmarker, wie der Platz angibt, oder greife bis zu zwei Mal im Umkreis von 2 Feldern an.',
    ],
    'iron-working': [
      'Eisenverarbeitung',
      'Militär II: verstärke so viele Kontrollmarker, wie der Platz angibt, oder greife bis zu zwei Mal im Umkreis von 3 Feldern an, mit Kampfwert +1, gegen Barbaren +3.',
    ],
    'mass-production': [
      'Massenproduktion',
      'Militär III: greife bis zu zwei Mal im Umkreis von 3 Feldern an, auch über Wasser gezählt, mit Kampfwert +2. Verstärke dann so viele Kontrollmarker, wie der Platz angibt, abzüglich der Angriffe.',
    ],
    flight: [
      'Luftfahrt',
      'Militär IV: greife bis zu drei Mal im Umkreis von 5 Feldern an, über alles hinweg gezählt, mit Kampfwert +3; verstärke vorher oder nachher so viele Kontrollmarker, wie der Platz angibt.',
    ],
  },
  wonders: {
    stonehenge: [
      'Stonehenge',
      'Kultur, Antike, Kosten 7. Nach dem Platzieren eines Kontrollmarkers auf einem Hügel darfst du auf jeden benachbarten Hügel einen platzieren, und so weiter von dort aus.',
    ],
    'hanging-gardens': [
      'Hängende Gärten',
      'Kultur, Antike, Kosten 8. Zu Beginn deines Zuges darfst du einen Kontrollmarker neben einer freundlichen Stadt auf ein Feld mit Schwierigkeitsgrad höchstens 4 platzieren.',
    ],
    'forbidden-city': [
      'Verbotene Stadt',
      'Kultur, Mittelalter, Kosten 9. Zu Beginn deines Zuges darfst du einen rivalisierenden Kontrollmarker neben einem freundlichen Feld zerstören.',
    ],
    'chichen-itza': [
      'Chichén Itzá',
      'Kultur, Mittelalter, Kosten 10. Du darfst Kontrollmarker auf leere Wälder überall platzieren.',
    ],
    'sydney-opera-house': [
      'Opernhaus von Sydney',
      'Kultur, Moderne, Kosten 10. Rivalisierende Kontrollmarker zählen mit, wenn deine Städte entwickelt werden.',
    ],
    'eiffel-tower': [
      'Eiffelturm',
      'Kultur, Moderne, Kosten 12. Zu Beginn deines Zuges darfst du zwei Kontrollmarker eines Rivalen nennen; er wählt einen davon, der durch deinen ersetzt wird.',
    ],
    colossus: ['Koloss', 'Wirtschaft, Antike, Kosten 7. Deine Wagen teilen sich bei jedem Bewegen 6 weitere Felder.'],
    'great-lighthouse': [
      'Großer Leuchtturm',
      'Wirtschaft, Antike, Kosten 8. Leere Felder am Rand der Weltkarte sind für deine Städte immer in Reichweite.',
    ],
    'great-zimbabwe': [
      'Groß-Simbabwe',
      'Wirtschaft, Mittelalter, Kosten 9. Bis zu 4 deiner Handelsmarker dürfen hier liegen; zu Beginn deines Zuges darfst du sie auf Fokuskarten legen.',
    ],
    'machu-picchu': [
      'Machu Picchu',
      'Wirtschaft, Mittelalter, Kosten 10. Karten auf Platz 1 oder 2 werden abgehandelt, als lägen sie auf Platz 3.',
    ],
    'estadio-do-maracana': [
      'Maracanã-Stadion',
      'Wirtschaft, Moderne, Kosten 10. Ein Mal pro Zug darfst du neben einer anderen Karte auch die Wirtschaftskarte abhandeln und zurücksetzen.',
    ],
    'big-ben': [
      'Big Ben',
      'Wirtschaft, Moderne, Kosten 10. Kampfwert +2 für jeden deiner Wagen neben dem verteidigten Feld.',
    ],
    oracle: [
      'Orakel',
      'Wissenschaft, Antike, Kosten 8. Zu Beginn deines Zuges darfst du zwei benachbarte Fokuskarten tauschen.',
    ],
    pyramids: [
      'Pyramiden',
      'Wissenschaft, Antike, Kosten 9. Beim Bau: ersetze bis zu 3 Karten der Stufe I durch solche der Stufe II.',
    ],
    'porcelain-tower': [
      'Porzellanturm',
      'Wissenschaft, Mittelalter, Kosten 9. Beim Bau: ersetze bis zu 2 Karten durch die nächsthöhere Stufe.',
    ],
    'potala-palace': [
      'Potala-Palast',
      'Wissenschaft, Mittelalter, Kosten 10. Du darfst 4 Diplomatiekarten jedes Rivalen haben. Beim Bau: nimm bis zu 3 davon.',
    ],
    'oxford-university': [
      'Universität Oxford',
      'Wissenschaft, Moderne, Kosten 10. Eine neue Fokuskarte darf eine Karte jeder Art außer Wissenschaft ersetzen.',
    ],
    kremlin: [
      'Kreml',
      'Wissenschaft, Moderne, Kosten 11. Kampfwert +4 beim Angriff auf einen Rivalen mit weniger verstärkten Kontrollmarkern.',
    ],
    petra: [
      'Petra',
      'Militär, Antike, Kosten 7. Kampfwert +2 beim Verteidigen. Barbaren, die deine Städte und verstärkten Kontrollmarker betreten würden, kehren um.',
    ],
    'terracotta-army': ['Terrakotta-Armee', 'Militär, Antike, Kosten 8. Kampfwert +2 beim Angreifen.'],
    alhambra: ['Alhambra', 'Militär, Mittelalter, Kosten 10. Kampfwert +2.'],
    'venetian-arsenal': [
      'Venezianisches Arsenal',
      'Militär, Mittelalter, Kosten 10. Ein Mal pro Zug darfst du die Karte des fünften Platzes noch ein Mal abhandeln, als läge sie auf Platz 1.',
    ],
    'ruhr-valley': ['Ruhrgebiet', 'Militär, Moderne, Kosten 11. Kampfwert +5 beim Verteidigen.'],
    pentagon: ['Pentagon', 'Militär, Moderne, Kosten 12. Kampfwert +2 beim Angreifen, auf jede Entfernung.'],
  },
  cityStates: {
    kumasi: [
      'Kumasi',
      'Handelt mit Kultur. Seine Karte: Wälder haben Schwierigkeitsgrad 1, während du Kultur oder Industrie abhandelst.',
    ],
    'mohenjo-daro': [
      'Mohenjo-Daro',
      'Handelt mit Kultur. Seine Karte: beim Platzieren von Kontrollmarkern ist jedes Feld um 1 leichter.',
    ],
    seoul: [
      'Seoul',
      'Handelt mit Wissenschaft. Seine Karte: zu Beginn deines Zuges darfst du einen Barbaren ein Feld weit bewegen.',
    ],
    geneva: [
      'Genf',
      'Handelt mit Wissenschaft. Seine Karte: zu Beginn deines Zuges darfst du eine Diplomatiekarte eines Rivalen tauschen.',
    ],
    'buenos-aires': [
      'Buenos Aires',
      'Handelt mit Industrie. Seine Karte: das erste Weltwunder jeder Art kostet dich 2 weniger.',
    ],
    brussels: [
      'Brüssel',
      'Handelt mit Industrie. Seine Karte: Weltwunder kosten 1 weniger für jede deiner entwickelten Städte.',
    ],
    kabul: ['Kabul', 'Handelt mit Militär. Seine Karte: Kampfwert +3 gegen Städte und Stadtstaaten.'],
    carthage: [
      'Karthago',
      'Handelt mit Militär. Seine Karte: Kampfwert +1 für jeden freien Stadtstaat und jede eigene Stadt im Umkreis von 2 Feldern um das verteidigte Feld.',
    ],
  },
  diplomacy: {
    'joint-war': ['Gemeinsamer Krieg', 'Kampfwert +2 beim Angriff auf jeden außer dem Besitzer der Karte.'],
    'defensive-pact': ['Verteidigungspakt', 'Kampfwert +2 beim Verteidigen gegen jeden außer dem Besitzer der Karte.'],
    embassy: [
      'Botschaft',
      'Immer wenn dein Wagen die Hauptstadt des Besitzers erreicht, erhält der Besitzer einen Handelsmarker und du nimmst eine Ressource deiner Wahl.',
    ],
    'open-borders': ['Offene Grenzen', 'Kontrollmarker des Besitzers zählen mit, wenn deine Städte entwickelt werden.'],
  },
  agendas: {
    warmonger: ['Kriegstreiber', 'Besiege eine rivalisierende Hauptstadt oder kontrolliere 2 eroberte Stadtstaaten.'],
    paranoid: ['Paranoid', 'Kontrolliere 2 militärische Weltwunder.'],
    technophile: ['Technikbegeistert', 'Erreiche 24 auf der Technologiescheibe.'],
    scholarly: ['Gebildet', 'Kontrolliere 2 wissenschaftliche Weltwunder.'],
    explorer: ['Entdecker', 'Kontrolliere 15 Felder neben Wasser oder am Rand der Weltkarte.'],
    aesthetic: ['Ästhet', 'Kontrolliere 2 kulturelle Weltwunder.'],
    civilized: ['Zivilisiert', 'Habe 8 Städte auf der Weltkarte.'],
    'money-grubber': ['Geldgierig', 'Kontrolliere 2 wirtschaftliche Weltwunder.'],
    populous: ['Bevölkerungsreich', 'Habe 5 entwickelte Städte.'],
    preservationist: ['Bewahrer', 'Kontrolliere 2 Naturwunder.'],
  },
  naturalWonders: {
    'torres-del-paine': 'Torres del Paine',
    'cliffs-of-dover': 'Klippen von Dover',
    'mt-everest': 'Mount Everest',
    'crater-lake': 'Crater Lake',
    'grand-mesa': 'Grand Mesa',
    'galapagos-islands': 'Galapagosinseln',
    'mt-kilimanjaro': 'Kilimandscharo',
    pantanal: 'Pantanal',
  },
  resources: { marble: 'Marmor', mercury: 'Quecksilber', oil: 'Öl', diamond: 'Diamanten' },
  terrain: {
    grassland: ['Grasland', 'Schwierigkeitsgrad 1.'],
    hill: ['Hügel', 'Schwierigkeitsgrad 2.'],
    forest: ['Wald', 'Schwierigkeitsgrad 3.'],
    desert: ['Wüste', 'Schwierigkeitsgrad 4.'],
    mountain: ['Berge', 'Schwierigkeitsgrad 5.'],
    water: [
      'Wasser',
      'Auf Wasser darf nichts platziert und durch Wasser nichts gezählt werden, außer eine Karte sagt es.',
    ],
    'natural-wonder': ['Naturwunder', 'Schwierigkeitsgrad 5, keine Geländeart.'],
  },
  sectors: {
    spawn: ['Barbaren erscheinen', 'Besiegte Barbaren kehren auf das Feld mit ihrem Buchstaben zurück.'],
    blank: ['Nichts', 'Nichts geschieht.'],
    movement: ['Barbaren bewegen sich', 'Jeder Barbar bewegt sich ein Feld in die gewürfelte Richtung.'],
    trade: ['Handel', 'Jeder Spieler erhält einen Handelsmarker für jede entwickelte Stadt.'],
  },
  components: {
    capital: ['Hauptstadt', 'Sie kann besiegt, aber nie genommen werden.'],
    city: ['Stadt', 'Verteidigt mit dem doppelten Schwierigkeitsgrad ihres Feldes. 7 für jeden Spieler.'],
    'control-token': ['Kontrollmarker', 'Macht sein Feld freundlich. 31 für jeden Spieler.'],
    'reinforced-token': [
      'verstärkter Kontrollmarker',
      'Gibt sich selbst und freundlichen Figuren und Markern ringsum Kampfwert +1.',
    ],
    caravan: [
      'Wagen',
      'Bringt Handelsmarker und Diplomatiekarten aus Stadtstaaten und rivalisierenden Städten. 3 für jeden Spieler.',
    ],
    'trade-token': [
      'Handelsmarker',
      'Wird ausgegeben, während seine Fokuskarte abgehandelt wird. Höchstens 3 auf einer Karte.',
    ],
    'tech-dial': [
      'Technologiescheibe',
      'Bringt neue Fokuskarten bei 3 und 6 (Stufe II), 10 und 14 (III), 19 und 24 (IV).',
    ],
    'event-dial': ['Ereignisscheibe', 'Wird am Ende jeder Runde gedreht.'],
    'direction-token': ['Barbaren-Richtungsanzeiger', 'Sagt, wohin die Zahlen des Würfels führen.'],
  },
  words: {
    sources: {
      single: 'Nur aus einer Quelle bekannt.',
      'single-order': 'Die Reihenfolge der Fokuskarten ist nur aus einer Quelle bekannt.',
      'disputed-slot': 'Aus einer Quelle bekannt; eine andere sagt „zwei Plätze weiter rechts“.',
      'disputed-terrain': 'Für einige Felder einer seiner Seiten zeigt eine andere Quelle anderes Gelände.',
    },
    tokenOf: (owner) => `Kontrollmarker von ${owner}`,
    on: 'auf',
    inside: 'in',
    beside: 'neben',
    quoted: (name) => `„${name}“`,
    cityAt: (place, piece, owner) => `${place} (${piece === 'capital' ? 'Hauptstadt' : 'Stadt'} von ${owner})`,
    numbered: (terrain, space) => `${terrain} ${space}`,
    of: 'von',
    barbarian: 'Barbar',
    barbarianText:
      'Bewegt sich mit der Ereignisscheibe, zerstört Städte und Kontrollmarker und verteidigt mit dem Schwierigkeitsgrad seines Feldes.',
    space: 'Feld',
    tile: 'Spielplanteil',
    or: 'Oder:',
    spentAs: 'Ein Mal pro Zug ausgebbar als',
    resourceText: 'Gibt 2 Produktion für Weltwunder, die sie annehmen.',
  },
};
