/** What the lessons of Through the Ages say, in German. */

import type { CourseWords } from '@tabularium/kernel';
import type { lessons } from './lessons.ts';

/** The lessons in German. */
export const de: CourseWords<typeof lessons> = {
  row: {
    title: 'Die Kartenleiste',
    about: 'Woher alles kommt, was es kostet, und dein erster Anführer.',
    steps: {
      welcome: {
        say: 'Du beginnst mit ein paar Bauern und einem Feuer. In ein paar Stunden hast du Laboratorien, Theater und vielleicht einen Raumflug. Wer am Ende die meiste Kultur hat, hat Geschichte geschrieben.',
      },
      row: {
        say: 'Fast alles, was du je haben wirst, kommt aus dieser Leiste mit 13 Karten. Die ersten fünf kosten eine Zivilaktion, die nächsten vier zwei, die letzten vier drei. Wer wartet, bekommt Karten billiger, wenn sie sonst niemand nimmt.',
      },
      take: {
        say: 'In der ersten Spielrunde hat der Startspieler eine einzige Zivilaktion, und mit ihr kann man nur eine Karte nehmen. Nimm Aristoteles: ein Anführer für eine Aktion.',
        otherwise:
          'Auch diese Karte könntest du nehmen. Für unsere Geschichte brauchen wir Aristoteles, die dritte Karte der Leiste.',
      },
      'end-turn': {
        say: 'Er ist auf deiner Hand. Du hast keine Aktion mehr, also beende deinen Spielzug.',
        otherwise: 'Mehr kannst du nicht bezahlen. Beende deinen Spielzug.',
      },
      slid: {
        say: 'Dein Rivale hat eine Karte genommen, und eine neue Spielrunde beginnt. Vor jedem Spielzug verlassen die drei linken Karten das Spiel, der Rest rückt nach und neue folgen. So liegen die Pyramiden nun bei den billigen.',
      },
      white: {
        say: 'Ab jetzt hast du vier weiße Spielsteine, deine Zivilaktionen, und zwei rote, deine Militäraktionen. Mit weißen nimmst du Karten, baust, entwickelst und führst. Am Ende deines Spielzugs kommen alle zurück.',
      },
      leader: {
        say: 'Mach Aristoteles zum Anführer. Einen Anführer zu spielen kostet eine Zivilaktion.',
        otherwise: 'Gut, aber noch nicht. Spiele zuerst Aristoteles aus deiner Hand.',
      },
      leaders: {
        say: 'Mit ihm bekommst du eine Wissenschaft, sooft du eine Technologie aus der Leiste nimmst. Aus jedem Zeitalter darfst du nur einen Anführer nehmen, und nur einer kann führen. Wähle also solche, die dir lange nützen.',
      },
      wonder: {
        say: 'Nimm nun die Pyramiden. Ein Wunder kommt nicht auf die Hand: Es liegt unvollendet vor dir. Du darfst immer nur an einem bauen.',
        otherwise: 'Die Pyramiden, bitte: die zweite Karte der Leiste.',
      },
      end: {
        say: 'Zwei Zivilaktionen bleiben. Du brauchst sie in der nächsten Lektion, für die Leute, die die Arbeit tun.',
      },
    },
  },
  workers: {
    title: 'Arbeiter',
    about: 'Gelbe Spielsteine wachsen, bauen und produzieren. Sie sind deine Zivilisation.',
    steps: {
      mat: {
        say: 'Das sind die Technologien, mit denen du beginnst. Ein gelber Spielstein auf einer Karte ist ein Arbeiter: zwei Bauern auf Landwirtschaft, zwei Bergleute auf Bronze, ein Philosoph, ein Krieger. Eine Karte ohne Arbeiter bringt nichts.',
      },
      pool: {
        say: 'Ein Arbeiter hat noch nichts zu tun. Achtzehn weitere Spielsteine warten im gelben Vorrat. Je leerer er wird, desto teurer der nächste Arbeiter.',
      },
      grow: {
        say: 'Vermehre deine Bevölkerung: eine Zivilaktion und zwei Nahrung. Ein Spielstein wandert vom Vorrat zu deinen unbeschäftigten Arbeitern.',
        otherwise: 'Das ginge, aber lass uns zuerst wachsen: Drücke auf den gelben Vorrat.',
      },
      grown: {
        say: 'Jetzt sind zwei Arbeiter unbeschäftigt. Ein unbeschäftigter Arbeiter bringt nichts, also schicke einen an die Arbeit.',
      },
      build: {
        say: 'Baue eine Mine: eine Zivilaktion, zwei Ressourcen, und ein unbeschäftigter Arbeiter geht auf Bronze. Ein dritter Bergmann bringt in jedem Spielzug eine Ressource mehr.',
        otherwise:
          'Eine dritte Mine lohnt sich jetzt am meisten: Mehr Ressourcen bedeuten mehr von allem. Baue Bronze.',
      },
      left: {
        say: 'Das war deine letzte Zivilaktion. Ein Arbeiter bleibt unbeschäftigt, und das ist nicht umsonst: Bald braucht ihn die Religion. Von jeder Art Zivilgebäude darfst du zwei haben, solange der Despotismus herrscht.',
      },
      finish: {
        say: 'Beende deinen Spielzug. An seinem Ende produziert alles von selbst.',
        otherwise: 'Alle weißen Spielsteine sind verbraucht. Beende deinen Spielzug.',
      },
      produced: {
        say: 'Eine Wissenschaft vom Philosophen, zwei Nahrung von den Farmen, drei Ressourcen aus den Minen. Jede Nahrung und jede Ressource ist ein blauer Spielstein auf ihrer Karte.',
      },
      military: {
        say: 'Du hast auch zwei Militärkarten gezogen, eine für jeden roten Spielstein, den du nicht gebraucht hast. Sie sind geheim. Dazu kommen wir später.',
      },
      end: {
        say: 'Wachsen, bauen, produzieren: Dieser Kreis dreht sich das ganze Spiel. Aber mehr Leute wollen auch mehr, wie du gleich siehst.',
      },
    },
  },
  upkeep: {
    title: 'Hunger, Freude, Korruption',
    about: 'Was Wachstum kostet und wie man es bezahlt.',
    steps: {
      price: {
        say: 'Die dritte Spielrunde, die Politik lassen wir diesmal aus. Du hast zwei Nahrung und drei Ressourcen. Wachsen kostet noch immer zwei Nahrung, aber sieh, was geschieht.',
      },
      grow: {
        say: 'Vermehre deine Bevölkerung noch einmal.',
        otherwise: 'Erst wachsen: Drücke auf den gelben Vorrat. Du siehst gleich, warum das nicht umsonst ist.',
      },
      unhappy: {
        say: 'Der Vorrat hat seinen zweiten Teilabschnitt erreicht. Ab jetzt essen deine Leute in jedem Spielzug eine Nahrung und wollen ein Freudesymbol, und du hast keines. Also ist ein Arbeiter unzufrieden.',
      },
      uprising: {
        say: 'Solange du mindestens so viele unbeschäftigte wie unzufriedene Arbeiter hast, geschieht nichts. Sind mehr unzufrieden, gibt es Aufruhr, und in diesem Spielzug wird gar nichts produziert. Das mag niemand.',
      },
      temple: {
        say: 'Bauen wir also einen Tempel: Religion kostet drei Ressourcen und bringt ein Freudesymbol und in jedem Spielzug eine Kultur.',
        otherwise: 'Zuerst die Freude. Baue Religion.',
      },
      iron: {
        say: 'Alle sind zufrieden, und Kultur beginnt zu fließen. Zwei Aktionen bleiben: Nimm Eisen, eine bessere Mine. Es liegt bei den Karten, die zwei kosten.',
        otherwise: 'Auf Eisen sparen wir. Nimm es aus der Leiste.',
      },
      blue: {
        say: 'Aristoteles hat dir dafür eine Wissenschaft gegeben. Sieh nun auf den blauen Vorrat: Alle sechzehn Spielsteine sind da. Was auf deinen Karten liegt, fehlt hier, und bei zehn oder weniger nimmt die Korruption in jedem Spielzug Ressourcen. Nicht horten: ausgeben.',
      },
      finish: {
        say: 'Beende deinen Spielzug.',
        otherwise: 'Es bleibt nichts zu tun. Beende deinen Spielzug.',
      },
      eaten: {
        say: 'Wissenschaft, eine Kultur vom Tempel, zwei Nahrung, von denen deine Leute eine aßen, und drei Ressourcen. Die Reihenfolge ist immer gleich: Wissenschaft und Kultur, Korruption, Nahrung, Essen, Ressourcen.',
      },
      famine: {
        say: 'Jede Nahrung, die fehlt, kostet vier Kultur. Ein Aufruhr oder eine Hungersnot ist ein teurer Fehler. Sieh also auf Nahrung und Freude, bevor du einen Spielzug beendest.',
      },
      end: { say: 'Du kennst den Haushalt. Als Nächstes: besseres Werkzeug.' },
    },
  },
  science: {
    title: 'Wissenschaft und Wunder',
    about: 'Bessere Minen, eine neue Regierungsform und die erste Stufe der Pyramiden.',
    steps: {
      bulbs: {
        say: 'Du hast vier Wissenschaft, und Eisen zu entwickeln kostet fünf. Eine fehlt. Aristoteles kann helfen.',
      },
      irrigation: {
        say: 'Nimm Bewässerung: eine Technologie und inzwischen nur noch eine Aktion. Aristoteles legt eine Wissenschaft dazu.',
        otherwise: 'Nimm Bewässerung vom vierten Feld: Sie bringt die Wissenschaft, die dir fehlt.',
      },
      develop: {
        say: 'Fünf Wissenschaft. Entwickle Eisen für eine Zivilaktion: Es verlässt deine Hand und liegt bei deinen Minen.',
        otherwise: 'Entwickle jetzt Eisen aus deiner Hand.',
      },
      upgrade: {
        say: 'Eine neue Karte hat noch keine Arbeiter. Werte eine Mine von Bronze zu Eisen auf: Du zahlst nur den Unterschied, fünf minus zwei sind drei Ressourcen.',
        otherwise: 'Lass einen Bergmann aufsteigen: Werte Bronze zu Eisen auf.',
      },
      tokens: {
        say: 'Ein Spielstein auf Eisen ist zwei Ressourcen wert. Bessere Karten leisten also zweierlei: Sie produzieren mehr und brauchen weniger blaue Spielsteine, was die Korruption fernhält.',
      },
      finish: {
        say: 'Eine Zivilaktion bleibt, aber nichts, womit du zahlen könntest. Beende deinen Spielzug.',
      },
      excess: {
        say: 'Du darfst so viele Militärkarten behalten, wie du rote Spielsteine hast: zwei. Wirf zwei ab. Gebiete und Bonuskarten bleiben lange wertvoll; von einer Taktik, die du nicht füllen kannst, trennt man sich leicht.',
      },
      peace: {
        say: 'Jeder Spielzug beginnt mit Politik. Wir lassen sie noch einmal aus: Wähle keine Politikaktion.',
        otherwise: 'Nicht schlecht, aber die Politik hat eine eigene Lektion. Diesmal keine Politikaktion.',
      },
      stage: {
        say: 'Vier Ressourcen. Baue die erste Stufe der Pyramiden: eine Zivilaktion und drei Ressourcen.',
        otherwise: 'Jetzt die Pyramiden: Drücke auf dein unvollendetes Wunder.',
      },
      wonders: {
        say: 'Noch zwei Stufen, dann geben dir die Pyramiden für den Rest des Spiels eine fünfte Zivilaktion. Aber mit jedem vollendeten Wunder wird es um eine Aktion teurer, das nächste zu nehmen.',
      },
      government: {
        say: 'Mehr Aktionen bringt auch eine neue Regierungsform. Man entwickelt sie friedlich für viel Wissenschaft oder durch eine Revolution für wenig. Eine Revolution kostet alle Zivilaktionen des Spielzugs, also plane sonst nichts.',
      },
      end: { say: 'Genug Frieden. Als Nächstes: wozu die roten Spielsteine da sind.' },
    },
  },
  military: {
    title: 'Ereignisse, Einheiten, Taktiken',
    about: 'Bereite ein Ereignis vor, baue eine Armee und wisse, was kommt.',
    steps: {
      why: {
        say: 'Stärke bringt selbst keine Punkte. Aber Ereignisse belohnen den Stärksten und strafen den Schwächsten, und angreifen kann dich nur, wer stärker ist. Sei also nicht der Schwächste am Tisch.',
      },
      prepare: {
        say: 'Einmal je Spielzug hast du eine Politikaktion. Bereite das Ereignis Grenzkonflikt vor: Du legst es verdeckt zu den zukünftigen Ereignissen und bekommst Kultur nach seinem Zeitalter, hier eine.',
        otherwise: 'Bereite diesmal das Ereignis aus deiner Hand vor. Es bringt sofort Kultur.',
      },
      revealed: {
        say: 'Dafür wird ein aktuelles Ereignis aufgedeckt: zwei Wissenschaft für alle. Die ersten Ereignisse meinen es gut mit allen.',
      },
      secret: {
        say: 'Sind die aktuellen Ereignisse verbraucht, kommen eure. Der Grenzkonflikt gibt dem Stärksten drei Ressourcen und zerstört etwas beim Schwächsten. Du weißt, dass er kommt, dein Rivale nicht. Werde also der Stärkere.',
      },
      warriors: {
        say: 'Baue einen zweiten Krieger: ein roter Spielstein und zwei Ressourcen. Eine davon leiht dir Homer.',
        otherwise: 'Zuerst eine zweite Einheit: Baue Krieger.',
      },
      tactic: {
        say: 'Zwei Krieger sind Stärke zwei. Eine Taktik macht aus ihnen eine Armee: Spiele den Kampftrupp für den anderen roten Spielstein.',
        otherwise: 'Die Taktik, bitte: der Kampftrupp auf deiner Hand.',
      },
      armies: {
        say: 'Je zwei Infanterien sind nun eine Armee und eine Stärke mehr wert: zusammen drei. Armeen musst du nie einteilen, die beste Aufteilung zählt von selbst.',
      },
      copied: {
        say: 'Zu Beginn deines nächsten Spielzugs wird die Taktik allgemein. Dann dürfen andere sie kopieren, aber das kostet sie zwei rote Spielsteine.',
      },
      red: {
        say: 'Beide roten Spielsteine sind verbraucht, also ziehst du in diesem Spielzug keine Militärkarte. Spielsteine, die bleiben, sind Karten, und Karten sind Ereignisse und Verteidigung. Von beidem etwas ist eine gute Regel.',
      },
      end: { say: 'Jetzt bist du gerüstet. Als Nächstes: was denen geschieht, die es nicht sind.' },
    },
  },
  attack: {
    title: 'Angriffe',
    about: 'Jemand will deine Vorräte. Wehre dich und werde stark.',
    steps: {
      weaker: {
        say: 'Deinen Rivalen führt Julius Cäsar, seine Stärke ist zwei. Deine ist eins. Einen Überfall darf nur spielen, wer stärker ist, und hier ist so jemand.',
      },
      finish: {
        say: 'Beende deinen Spielzug und sieh, was kommt.',
        otherwise: 'Später. Beende zuerst deinen Spielzug.',
      },
      defend: {
        say: 'Eine Plünderung! Dein Rivale will drei Nahrung und Ressourcen. Deine Stärke ist eins, du brauchst zwei: Jede Militärkarte, die du abwirfst, bringt eins, eine Bonuskarte mehr. Wirf eine ab, die du nicht brauchst.',
        otherwise: 'Damit wären sie durch. Wirf eine Militärkarte ab: Eine genügt.',
      },
      enough: {
        say: 'Eins und eins ist zwei. Bei Gleichstand gewinnt die Verteidigung. Du bist fertig.',
        otherwise: 'Eine Karte war genug: zwei gegen zwei. Behalte die anderen.',
      },
      repelled: {
        say: 'Der Angriff ist verpufft, und Karte und roter Spielstein sind trotzdem weg. Zur Verteidigung darfst du höchstens so viele Karten nehmen, wie du insgesamt rote Spielsteine hast.',
      },
      own: {
        say: 'Greifst du selbst an: Die Karte nennt ihren Preis in roten Spielsteinen, du wählst einen schwächeren Rivalen, und er darf antworten wie du eben. Zähle vorher seine Karten.',
      },
      peace: {
        say: 'Du hast keinen Überfall. Diesmal keine Politikaktion.',
        otherwise: 'Eine gute Idee für ein andermal. Jetzt keine Politikaktion.',
      },
      people: {
        say: 'Besser, man ist gar keine Beute. Dein unbeschäftigter Arbeiter ist im Tempel, vermehre also zuerst die Bevölkerung.',
        otherwise: 'Zuerst ein neuer Arbeiter: Vermehre die Bevölkerung.',
      },
      arm: {
        say: 'Baue jetzt mit diesem Arbeiter Krieger.',
        otherwise: 'Krieger, mit dem neuen Arbeiter.',
      },
      stronger: {
        say: 'Nur wer stärker ist, greift dich mit Aussicht auf Erfolg an. Sieh am Ende jedes Spielzugs nach den Stärken. Eine Einheit mehr ist oft die billigste Verteidigung.',
      },
      war: {
        say: 'Ab dem zweiten Zeitalter gibt es Kriege. Erklären darf sie jeder, und entschieden werden sie zu Beginn des nächsten Spielzugs dessen, der sie erklärt hat: Die höhere Stärke gewinnt, und der Unterschied sagt, wie viel. Ein Spielzug bleibt dir zum Rüsten, also nutze ihn.',
      },
      end: { say: 'Nun kannst du dich behaupten. Es bleibt das weite Meer.' },
    },
  },
  colonies: {
    title: 'Kolonien und das Ende',
    about: 'Biete auf ein Gebiet, und lerne, wie das Spiel entschieden wird.',
    steps: {
      sea: {
        say: 'Manche Ereignisse sind Gebiete. Wird eines aufgedeckt, dürfen alle mit einer Kolonisierungstruppe darauf bieten. Wer am meisten bietet, entsendet echte Einheiten, und die kommen nicht zurück.',
      },
      prepare: {
        say: 'Bereite das historische Gebiet vor: eine Kultur sofort und später vielleicht eine Kolonie. Dann sieh, was aufgedeckt wird.',
        otherwise: 'Bereite bitte das Gebiet aus deiner Hand vor.',
      },
      means: {
        say: 'Ein strategisches Gebiet: dauerhaft zwei Stärke und sofort drei Militärkarten. Was kannst du entsenden? Deine Krieger zählen eins, die Bonuskarte auf deiner Hand noch eins. Mehr als zwei kannst du also nicht bieten.',
      },
      bid: { say: 'Biete zwei. Dein Rivale ist schwach zur See.', otherwise: 'Das ist es wert: Biete zwei.' },
      send: {
        say: 'Niemand bietet mehr. Nun zahle: Entsende deine Krieger. Mindestens eine Einheit muss mit.',
        otherwise: 'Zuerst eine Einheit: Entsende die Krieger.',
      },
      bonus: {
        say: 'Eins fehlt. Spiele die Bonuskarte: Ihr unterer Wert gilt für Kolonien.',
        otherwise: 'Die Bonuskarte macht daraus zwei.',
      },
      sail: { say: 'Die Kolonisierungstruppe ist zwei wert. Auf geht es.', otherwise: 'Zwei genügen. Fertig.' },
      colony: {
        say: 'Deine erste Kolonie und drei neue Militärkarten. Kolonien bringen Spielsteine, Stärke oder Freude für das ganze Spiel.',
      },
      scoring: {
        say: 'Das Spiel endet nach dem dritten Zeitalter. Dann werden dessen Ereignisse gewertet, die nie aufgedeckt wurden: für Bevölkerung, Wunder, Stärke, Freude und mehr. Bereite die vor, die zu dir passen.',
      },
      mistakes: {
        say: 'Was meist schiefgeht: anfangs zu wenig Wissenschaft, Freude zu spät, zu viel Nahrung und zu wenig Ressourcen, die schwächste Armee und Kultur, die zu spät beginnt. Sieh auf deine Kultur pro Spielzug, wenn das zweite Zeitalter anfängt.',
      },
      end: { say: 'Du weißt alles, was es braucht. Nun eine ganze Partie, mit einem Freund an der Seite.' },
    },
  },
  'first-game': {
    title: 'Deine erste Partie',
    about: 'Das kurze Handbuchspiel gegen einen Bot: zwei Zeitalter, keine Angriffe, Rat zur rechten Zeit.',
    steps: {
      begin: {
        say: 'Das ist das Handbuchspiel: Es endet mit dem zweiten Zeitalter, ohne Überfälle und Kriege. Am Ende zählen auch deine Technologien, Kolonien und Werte. Verboten ist nur, was die Regeln verbieten.',
      },
      'first-card': {
        say: 'Eine Zivilaktion: Nimm einen Anführer oder ein Wunder für eine Aktion. Aktionskarten sind auch gut, aber Anführer sind selten.',
      },
      'four-actions': {
        say: 'Vier Aktionen: Spiele deinen Anführer, vermehre die Bevölkerung, baue eine Mine oder Farm. Früh drei Minen sind ein guter Anfang.',
      },
      balance: {
        say: 'Halte in der Leiste Ausschau nach Eisen, Bewässerung und Alchemie. Bringst du nicht bald drei Wissenschaft pro Spielzug zusammen, muss alles andere warten.',
      },
      science: {
        say: 'Jetzt mehr Laboratorien oder bessere. Und beginne ein Wunder, wenn Ressourcen übrig sind. Ein unbeschäftigter Arbeiter ist recht, drei sind es nicht.',
      },
      happiness: {
        say: 'Wie viel Freude verlangt der nächste Arbeiter? Habe Tempel, Theater oder Arena vorher bereit. Und liegen im blauen Vorrat mehr als zehn Spielsteine?',
      },
      culture: {
        say: 'Zeit für Kultur: Bibliotheken, Theater, Wunder und Anführer, die in jedem Spielzug welche bringen. Jeder Spielzug früher zählt immer wieder. Eine neue Regierungsform gibt dir Aktionen.',
      },
      age: {
        say: 'Das zweite Zeitalter. Alte Anführer gehen, wenn es endet, und jedes Zeitalter nimmt zwei gelbe Spielsteine aus deinem Vorrat. Werte auf, was du hast, statt neu zu bauen.',
      },
      last: {
        say: 'Die letzte Spielrunde steht fest. Was erst später nützt, nützt nicht mehr: Mache aus Ressourcen, was am Ende zählt.',
      },
      end: {
        say: 'Die Partie ist zu Ende. Sieh, woher die Kultur kam und wann. Dann spiele das ganze Spiel, mit drei Zeitaltern und allen Gefahren.',
      },
    },
  },
};
