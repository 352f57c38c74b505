/** What usually matters, in German. */

import type { Moments } from './moments.ts';

/** By game. */
export const de: Readonly<Record<string, Moments>> = {
  'stone-age': {
    matters: {
      place:
        'Am Anfang sind Acker, Werkzeug und Hütte am meisten wert: Sie zahlen sich jede Runde aus. Dann sieh, was nur einer nehmen kann.',
      use: 'Die Reihenfolge bestimmst du: erst sammeln, dann mit dem Gesammelten Karten und Gebäude bezahlen.',
      gather: 'Ein Werkzeug hilft nur, wenn es die Augen zum nächsten vollen Rohstoff hebt. Sonst heb es auf.',
      feed: 'Zahle mit dem, was du am wenigsten brauchst. Hunger kostet zehn Punkte und lohnt selten.',
    },
    turn: [
      'Alle setzen Personen ein, Ort für Ort.',
      'Alle nutzen ihre Orte, in beliebiger Reihenfolge.',
      'Aus Würfeln und Werkzeug werden Holz, Lehm, Stein, Gold oder Nahrung.',
      'Aus Rohstoffen werden Karten und Gebäude.',
      'Alle essen: eine Nahrung je Person.',
    ],
  },
  'through-the-ages': {
    matters: {
      politics:
        'Ereignisse bringen sofort Kultur, und nur du weißt, was kommt. Greife nur an, wenn der andere nicht mit Karten antworten kann.',
      act: 'Zuerst, was in jedem Spielzug etwas bringt: Arbeiter, Minen, Wissenschaft. Sieh auf Nahrung, Freude und blauen Vorrat, bevor du den Spielzug beendest.',
      excess: 'Behalte Bonuskarten zur Verteidigung und Ereignisse oder Gebiete, die dir nützen.',
      defend: 'Rechne, bevor du Karten abwirfst: Ist mehr wert, was du verlieren würdest?',
      bid: 'Entsandte Einheiten sind weg. Biete, was dir die Kolonie für den Rest der Partie wert ist.',
    },
    turn: [
      'Die Leiste rückt, alte Karten gehen.',
      'Politik: eine Politikaktion oder keine.',
      'Weiße Spielsteine: Karten, Arbeiter, Gebäude, Wissenschaft, Wunder.',
      'Rote Spielsteine: Einheiten und Taktiken; übrige ziehen Karten.',
      'Alles produziert, alle essen.',
    ],
  },
  'new-dawn': {
    matters: {
      'choose-focus':
        'Was bringt dich einer Agenda näher? In flachem Land genügt oft ein schwacher Platz; starke sind für Berge, Weltwunder und Kämpfe.',
      'place-tokens': 'Zuerst Ressourcen, dann Felder, die eine Stadt entwickelt machen.',
      'choose-caravan': 'Stadtstaaten und Städte der Rivalen bringen zwei Handelsmarker und eine Diplomatiekarte.',
      build:
        'Eine Stadt weit draußen sichert Land, ein Weltwunder zählt für eine Agenda. Ressourcen gibt man am besten für Weltwunder aus.',
      campaign: 'Erst rechnen: Gleichstand geht an die Verteidigung.',
      'gain-card': 'Verbessere die Karte, die du am meisten spielst.',
    },
    turn: [
      'Wähle eine Karte deiner Fokusreihe.',
      'Ihr Platz sagt, wie stark sie ist.',
      'Tu, was sie sagt; Handelsmarker machen sie stärker.',
      'Sie geht auf Platz 1 zurück, die anderen rücken auf.',
      'Nach der Runde dreht sich die Ereignisscheibe.',
    ],
  },
  'fame-and-fortune': {
    matters: {
      'choose-capital': 'Sechs Produktion und etwas Handel in den Randbezirken sind ein guter Anfang.',
      'start-of-turn': 'So früh wie möglich eine zweite Stadt. Wechsle die Staatsform nur, wenn du weißt, wozu.',
      'city-management': 'Jede Stadt tut eine Sache. Produktion stellt her, Kunst bringt Kultur, Ernte einen Rohstoff.',
      'choose-mover': 'Pioniere dorthin, wo eine Stadt stehen könnte, Armeen zu den Hütten.',
      'battle-turn':
        'Stich, was da liegt: Infanterie schlägt Kavallerie, Kavallerie schlägt Artillerie, Artillerie schlägt Infanterie.',
      'choose-research':
        'Der ganze Handel ist weg, was du auch wählst: Nimm die höchste Stufe, die geht. Halte die Pyramide breit.',
    },
    turn: [
      'Rundenbeginn: Städte gründen, Staatsform wechseln.',
      'Der Handel kommt.',
      'Jede Stadt produziert, widmet sich der Kunst oder erntet.',
      'Figuren ziehen, entdecken und kämpfen.',
      'Aus Handel wird eine Technologie.',
    ],
  },
};
