/** What the lessons of Stone Age say, in German. */

import type { CourseWords } from '@tabularium/kernel';
import type { lessons } from './lessons.ts';

/** The lessons in German. */
export const de: CourseWords<typeof lessons> = {
  round: {
    title: 'Eine Runde',
    about: 'Personen einsetzen, Aktionen ausführen, Personen ernähren: das ist das ganze Spiel, Runde für Runde.',
    steps: {
      welcome: {
        say: 'Dieses Tal wartet auf deinen Stamm. Du führst fünf Personen. Jede Runde hat drei Teile: alle setzen Personen ein, alle führen ihre Aktionen aus, alle ernähren ihre Leute. Am Ende gewinnt, wer die meisten Punkte hat.',
      },
      forest: {
        say: 'Zuerst wird eingesetzt. Wer am Zug ist, stellt Personen auf einen Ort. Schicke drei Personen in den Wald: Sie bringen Holz.',
        otherwise: 'Das wäre erlaubt. Stelle in dieser Lektion genau drei Personen in den Wald.',
      },
      field: {
        say: 'Jetzt setzt der andere Stamm ein, dann wieder du. Manche Orte haben nur Platz für eine Person. Stelle eine auf den Acker.',
        otherwise: 'Im richtigen Spiel darfst du das. Nimm hier den Acker, bevor ihn jemand anders nimmt.',
      },
      card: {
        say: 'Die Karte ganz rechts in der Reihe kostet einen Rohstoff. Auch eine Karte hat Platz für eine Person: Sichere sie dir mit deiner letzten.',
        otherwise: 'Das wäre erlaubt. Sichere dir hier die Karte ganz rechts.',
      },
      order: {
        say: 'Niemand hat mehr Personen, das Einsetzen ist zu Ende. Jetzt nutzt du alle deine Orte, in beliebiger Reihenfolge. Auf die kommt es an: Die Karte kostet einen Rohstoff, und du hast noch keinen. Also zuerst der Wald.',
      },
      wood: {
        say: 'Nutze den Wald: Für jede deiner drei Personen dort wird ein Würfel geworfen.',
        otherwise: 'Erst das Holz: Ohne Holz könntest du für die Karte nichts abgeben.',
      },
      roll: {
        say: 'Die Würfel zeigen 13. Ein Holz braucht 3 Augen, du bekommst also 4 Holz; das übrige Auge verfällt. Lehm braucht 4 Augen, Steine 5, Gold 6, Nahrung nur 2.',
      },
      grain: {
        say: 'Nutze nun den Acker. Von jetzt an bringt er dir am Ende jeder Runde eine Nahrung mehr, bis zum Schluss.',
      },
      buy: { say: 'Und nun die Karte. Sie kostet einen Rohstoff, und ihre obere Hälfte bringt Nahrung.' },
      pay: {
        say: 'Gib ein Holz ab und nimm die Karte.',
        otherwise: 'Man darf eine Karte auch liegen lassen, aber diese lohnt sich: Gib ein Holz ab.',
      },
      fed: {
        say: 'Auch der andere Stamm hat seine Personen genutzt, dann haben alle gegessen: eine Nahrung je Person. Für die erste von fünf sorgte dein Acker, für die anderen dein Vorrat. Eine neue Runde hat begonnen, und nun fängt der andere Stamm an.',
      },
      end: { say: 'Das war eine ganze Runde. Als Nächstes: was Punkte bringt.' },
    },
  },
  buildings: {
    title: 'Gebäude bringen Punkte',
    about: 'Sammle die richtigen Rohstoffe, und ein Gebäude bringt sofort Punkte.',
    steps: {
      points: {
        say: 'Gebäude bringen sofort Punkte, Karten am Ende. Bauen wir: Das erste Plättchen verlangt zwei Holz und einen Lehm. Holz zählt 3 und Lehm 4, das sind 10 Punkte.',
      },
      occupy: {
        say: 'In einer Runde kann nur ein Stamm ein Gebäude bauen. Sichere es dir zuerst: Die Rohstoffe brauchst du noch nicht.',
        otherwise: 'Das wäre erlaubt, aber jemand könnte dir das Gebäude wegnehmen. Sichere es dir zuerst.',
      },
      wood: {
        say: 'Zwei Holz brauchen etwa sechs Augen: Zwei Personen im Wald sind eine gute Aussicht.',
        otherwise: 'Zwei Personen in den Wald, bitte: Zwei Holz verlangt das Gebäude.',
      },
      clay: {
        say: 'Lehm braucht vier Augen je Stück. Bei zwei Stämmen arbeitet an so einem Ort nur einer, die Lehmgrube gehört in dieser Runde also dir allein. Schicke beide übrigen Personen hin.',
        otherwise: 'Der Lehm fehlt noch: zwei Personen in die Lehmgrube.',
      },
      chop: { say: 'Alle haben eingesetzt. Nutze den Wald.', otherwise: 'Erst sammeln, dann bauen: zuerst der Wald.' },
      dig: { say: 'Zwei Holz. Jetzt die Lehmgrube.', otherwise: 'Noch fehlt etwas: Nutze die Lehmgrube.' },
      build: { say: 'Zwei Holz und genug Lehm. Was du bekommst, kannst du im selben Zug ausgeben: Nutze das Gebäude.' },
      pay: {
        say: 'Gib ab, was das Gebäude zeigt. Die Punkte gehören sofort dir.',
        otherwise: 'Du könntest auch gehen, ohne zu bauen; aber du hast alles, was es braucht. Gib es ab.',
      },
      'next-tile': {
        say: 'Zehn Punkte, und das nächste Plättchen des Stapels liegt offen. Man kann es ab der nächsten Runde nehmen.',
      },
      kinds: {
        say: 'Manche Gebäude lassen dir die Wahl: so viele Rohstoffe aus so vielen Sorten. Du bekommst Punkte für das, was du abgibst: Holz 3, Lehm 4, Stein 5, Gold 6. Je teurer die Mischung, desto besser.',
      },
      end: {
        say: 'Jeder Stapel hat sieben Plättchen. Ist einer leer, wird die Runde zu Ende gespielt, dann ist Schluss: Wer schnell baut, bestimmt, wie lange das Spiel dauert.',
      },
    },
  },
  village: {
    title: 'Das Dorf',
    about: 'Werkzeug, Nachwuchs und Äcker machen jede spätere Runde besser.',
    steps: {
      'three-places': {
        say: 'Drei Orte in der Mitte stärken deinen Stamm auf Dauer: Die Hütte bringt eine sechste Person, der Werkzeugmacher ein Werkzeug, der Acker Ernte. Bei zwei oder drei Stämmen sind nur zwei davon in einer Runde zu haben, also sei schnell.',
      },
      hut: {
        say: 'In die Hütte gehen genau zwei deiner Personen, eine dritte kommt hinzu. Geh dorthin.',
        otherwise: 'Das wäre erlaubt. Nimm hier zuerst die Hütte: Die wollen alle.',
      },
      tools: { say: 'Jetzt der Werkzeugmacher.', otherwise: 'Bitte den Werkzeugmacher, bevor das Dorf voll ist.' },
      closed: {
        say: 'Zwei der drei Orte sind besetzt, der dritte ist in dieser Runde geschlossen. Zeige auf den Acker: Er sagt es dir, und nach welcher Regel. Was nicht geht, sagt immer, warum.',
      },
      hunters: {
        say: 'Alle anderen gehen auf die Jagd. Dort ist Platz für alle.',
        otherwise: 'Beide übrigen Personen gehen auf die Jagd.',
      },
      'tool-first': {
        say: 'Ein Werkzeug hilft schon in der Runde, in der du es bekommst. Nutze also zuerst den Werkzeugmacher.',
        otherwise: 'Erst das Werkzeug: Dann kann es den Jägern helfen.',
      },
      hunt: { say: 'Nun die Jäger.', otherwise: 'Nun sind die Jäger dran.' },
      add: {
        say: 'Die Würfel zeigen 7: drei Nahrung, ein Auge verfällt. Dein Werkzeug zählt einmal je Runde 1 zu einem Wurf: 8 Augen sind vier Nahrung. Nimm das Werkzeug dazu.',
        otherwise: 'So wären es drei Nahrung. Mit dem Werkzeug sind es vier: Nimm es dazu.',
      },
      family: { say: 'Vier Nahrung. Nun die Hütte: Begrüße die sechste Person.' },
      mouths: {
        say: 'Du hast sechs Personen, und die sechste wollte gleich essen. Mehr Personen schaffen mehr und essen mehr: Äcker und Jäger sollten mit der Familie wachsen.',
      },
      end: {
        say: 'Das vierte Werkzeug macht aus einem deiner drei eine 2, und so fort bis zu dreimal 4. Ein häufiger Fehler: viele Personen und nichts zu essen. Die nächsten Lektionen zeigen die Karten und was Hunger kostet.',
      },
    },
  },
  cards: {
    title: 'Zivilisationskarten',
    about: 'Die obere Hälfte wirkt sofort, die untere zählt am Ende: oft die meisten Punkte.',
    steps: {
      'two-halves': {
        say: 'Jede Karte hat zwei Hälften. Die obere gibt dir etwas, wenn du die Karte nimmst. Die untere zählt am Ende des Spiels: Grüne Hälften zeigen ein Kultursymbol, sandfarbene zeigen Personen mit einem Beruf.',
      },
      cheap: {
        say: 'Der Preis hängt vom Feld ab: rechts 1 Rohstoff, dann 2, 3 und 4. In jeder Runde rücken die Karten nach rechts. Nimm das erste Feld.',
        otherwise: 'Sichere dir die Karte, die einen Rohstoff kostet.',
      },
      dear: {
        say: 'Und die zweite: drei Punkte sofort, und unten drei Hüttenbauer.',
        otherwise: 'Sichere dir die Karte auf dem zweiten Feld, sie kostet zwei.',
      },
      wood: {
        say: 'Zusammen brauchst du drei Rohstoffe. Die Sorte ist gleich, also nimm die billigste: drei Personen in den Wald.',
        otherwise:
          'Drei Personen in den Wald: für Karten gibt man beliebige Rohstoffe ab, und Holz ist am leichtesten zu haben.',
      },
      chop: { say: 'Erst sammeln.', otherwise: 'Zuerst das Holz, das du für die Karten abgibst.' },
      take: { say: 'Nun die erste Karte: Ihre obere Hälfte ist eine Würfelleiste.' },
      pay: { say: 'Gib ein Holz ab.', otherwise: 'Ein Holz ist ein kleiner Preis: Gib es ab.' },
      pick: {
        say: 'Für jeden Stamm wurde ein Würfel geworfen. Du wählst zuerst, der andere Stamm bekommt den Rest: 1 ist Holz, 2 Lehm, 3 ein Stein, 4 Gold, 5 ein Werkzeug, 6 ein Schritt auf der Ackerleiste. Nimm, was dir gefällt.',
      },
      second: { say: 'Jetzt die zweite Karte.' },
      'pay-two': {
        say: 'Sie kostet zwei Rohstoffe: Behalte die besseren.',
        otherwise: 'Gib zwei Rohstoffe ab: Drei Punkte sofort und drei Hüttenbauer fürs Ende sind es wert.',
      },
      sets: {
        say: 'Am Ende werden verschiedene grüne Kultursymbole gezählt und quadriert: 2 bringen 4 Punkte, 5 bringen 25, alle 8 bringen 64. Doppelte beginnen eine zweite Reihe. Jeder übrige Rohstoff bringt einen Punkt.',
      },
      callings: {
        say: 'Jeder Beruf vervielfacht etwas, das du hast: Hüttenbauer deine Gebäude, Bauern deine Ackerleiste, Werkzeugmacher dein Werkzeug, Schamanen deine Personen. Drei Hüttenbauer und fünf Gebäude sind 15 Punkte.',
      },
      end: {
        say: 'Das Spiel endet auch, wenn die vier Kartenfelder nicht mehr gefüllt werden können. Ein häufiger Fehler: hübsche obere Hälften in allen Farben. Wähle einen Beruf, der zu dem passt, was du ohnehin tust, oder sammle Grün.',
      },
    },
  },
  hunger: {
    title: 'Hunger',
    about: 'Was geschieht, wenn die Nahrung ausgeht, und was es kostet.',
    steps: {
      larder: {
        say: 'Zwei Runden lang ging es um Holz und Stein. Jetzt sind noch zwei Nahrung da, und am Ende dieser Runde wollen fünf Personen essen.',
      },
      grain: {
        say: 'Geerntet wird vor dem Essen, ein Schritt auf der Ackerleiste hilft also noch in dieser Runde. Nimm ihn.',
        otherwise: 'Der Acker hilft noch in dieser Runde: Nimm ihn.',
      },
      temptation: {
        say: 'Vernünftig wäre die Jagd. Sehen wir nach, was sonst geschieht: Schicke die anderen vier an den Fluss, Gold suchen.',
        otherwise: 'Jagen wäre klug. Aber hier geht es um Hunger: vier Personen an den Fluss.',
      },
      use: { say: 'Nutze deine Personen, in beliebiger Reihenfolge.' },
      hungry: {
        say: 'Zwei Nahrung und eine vom Acker reichen für drei. Zwei Personen hungern: Gib für jede einen Rohstoff ab, was du am ehesten entbehrst. Holz ist am billigsten.',
        otherwise: 'Hungern kostet 10 Punkte. Gib Rohstoffe ab: Holz ist billiger.',
      },
      penalty: {
        say: 'Wer nicht für alle Rohstoffe abgeben kann oder will, verliert 10 Punkte, gleich wie viele hungern, und behält seine Rohstoffe. Früh im Spiel wählt ein starker Stamm das manchmal sogar. Gold zu essen ist aber kein Ruhmesblatt.',
      },
      end: {
        say: 'Faustregel: Nahrung für diese und die nächste Runde, nicht mehr. Jeder Jäger zu viel ist ein Gebäude zu wenig.',
      },
    },
  },
  'first-game': {
    title: 'Dein erstes Spiel',
    about: 'Eine ganze Partie gegen einen Bot, mit Rat zur rechten Zeit.',
    steps: {
      begin: {
        say: 'Eine ganze Partie, mit allem, was du weißt. Verboten ist nur, was die Regeln verbieten. Hier steht ein Rat; was am besten ist, findest du selbst heraus.',
      },
      'first-round': {
        say: 'In den ersten Runden ist das Dorf am meisten wert: Seine Orte lohnen sich in jeder späteren Runde. Sieh, was der andere Stamm dir lässt.',
      },
      grow: {
        say: 'Personen, Werkzeug und Äcker gehören zusammen. Hattest du die Hütte, ist der Acker ein guter Plan; hatte sie der andere Stamm, nimm Werkzeug und billige Karten.',
      },
      food: {
        say: 'Sieh in deinen Vorrat: eine Nahrung je Person und Runde. Schicke zwei oder drei Jäger, bevor er leer ist, oder steige auf der Ackerleiste.',
      },
      build: {
        say: 'Zeit für Punkte. Suche ein Gebäude, dessen Rohstoffe du hast oder in dieser Runde sammeln kannst, und die Karte für einen Rohstoff: Sie ist fast immer gut.',
      },
      plan: {
        say: 'Was vervielfacht sich bei dir? Sieh deine Karten an: grüne Kultursymbole, die dir fehlen, oder der Beruf, den du schon sammelst. Den Rest überlass den anderen, oder besetze, was sie brauchen.',
      },
      race: {
        say: 'Wie viele Plättchen hat der kleinste Stapel noch, wie viele Karten gibt es? Beginne nichts, was sich erst später auszahlt. Übrige Rohstoffe bringen je einen Punkt.',
      },
      end: {
        say: 'Das Spiel ist zu Ende. Sieh dir die Wertung an: Woher kamen die Punkte? Dann spiel noch einmal, mit drei oder vier Stämmen.',
      },
    },
  },
};
