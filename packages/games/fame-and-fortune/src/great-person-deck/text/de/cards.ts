/** The great person deck in German. */

import type { DeckWords } from '../cards.ts';

/** The words. */
export const cards: DeckWords = {
  types: {
    artist: 'Künstler oder Denker',
    engineer: 'Baumeister oder Erfinder',
    general: 'General',
    humanitarian: 'Humanist',
    industrialist: 'Großer Händler oder Entdecker',
    scientist: 'Wissenschaftler',
  },
  person: (type, discard) => `${type}.${discard ? ' Wird für die Wirkung abgelegt.' : ''}`,
  notes: {
    kurosawa: 'Einmal für jede Stadt; eine aufgehobene Aktion bringt nichts.',
    kahlo: 'Lege beliebig viele ab, auch keine. Auf dem Startfeld zählt der Stapel der Stufe I.',
    garcia:
      'Unmöglich unter Anarchie und Kommunismus. Die anderen Städte behalten ihre Aktion, auch noch einmal für die Künste.',
    michelangelo: 'Zusätzlich zum Nachlass durch eine Technologie.',
    shakespeare: 'Auch bei kostenlosen Schritten; selbst das letzte Feld lässt sich so erreichen.',
    lovelace:
      'Kann nicht aufgehoben werden. Auch für eine Stadt, die schon gehandelt hat, und für die Hauptstadt unter Anarchie.',
    archimedes: 'Auch für kostenlos erforschte Technologien.',
    'wright-fl': 'Blockierte Gebäude zählen, Stadtmauern nicht.',
    tesla:
      'Nur der Platz ändert sich; die Stufe für Kosten und andere Regeln bleibt. Auch für kostenlos erforschte Technologien.',
    'wright-o': 'Nicht, solange der Stapel der Luftwaffe leer ist.',
    zhukov:
      'Sofort, auch im Kampfzug des Gegners. Tötet diese Wunde eine Einheit, löst das für dich nichts Weiteres aus.',
    adolphus:
      'Die neuen Einheiten kommen aus dem Markt, von Typen, die du freigeschaltet hast. Die alten können nicht gerettet werden.',
    hannibal: 'Das Ziel darf überall liegen. Die Figuren dürfen sich in dieser Runde noch bewegen.',
    joan: 'Die Kulturpunkte werden gezählt, nicht ausgegeben.',
    khalid: 'Die Reihenfolge ändert sich für die Phase, die gerade beginnt.',
    leonidas: 'Verglichen wird die Zahl der gezogenen Karten, bevor die erste Einheit gespielt wird.',
    'sun-tzu': 'Deine Hand darf nicht leer sein; die Einheit wird später gespielt.',
    king: 'Darf als Antwort auf ein Aufheben aufgedeckt werden; wer es versucht hat, nimmt seine Zahlung zurück.',
    nightingale: 'Nicht die durch Gustav II. Adolf getöteten.',
    henson: 'Nur Weltwunder, die gebaut werden, während die Karte offen liegt.',
    teresa: 'Der andere kann nicht ablehnen und dadurch sogar gewinnen.',
    giannini: 'Auch für Marker der „Sieben Goldenen Städte“.',
    smith: 'Zählt ab dem Aufdecken der Karte. Es ist kein Münzmarker.',
    carnegie: 'Die Münzen werden einmal gezählt, wenn die Karte benutzt wird.',
    cook: 'Samt allen Boni. Vor der Bewegung deiner ersten Figur.',
    polo: 'Die Handelsscheibe endet bei 27.',
    'zheng-he': 'Nur du siehst sie.',
    einstein: 'Nur in eine Richtung; die Handelsscheibe endet bei 27.',
    darwin: 'Die Handelsscheibe endet bei 27.',
    galileo:
      'Alle oder einige deiner Figuren eines Feldes. Leer heißt ohne Figuren, Marker und Städte; das Loch des Plans für fünf ist kein äußerer Rand.',
    pasteur: 'Geht die Karte verloren, sind Felder über dem Figurenlimit erlaubt, bis diese Figuren sich bewegen.',
    curie: 'Für ein Uran einer Zahlung.',
    newton:
      'Die Karte liegt verdeckt in Reihe 4 oder tiefer und braucht einen erlaubten Platz. Sie ist keine bekannte Technologie und bleibt auch ohne den Marker liegen.',
  },
};
