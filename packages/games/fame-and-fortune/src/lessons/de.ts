/** What the lessons of Civilization say, in German. */

import type { CourseWords } from '@tabularium/kernel';
import type { lessons } from './lessons.ts';

/** The lessons in German. */
export const de: CourseWords<typeof lessons> = {
  capital: {
    title: 'Deine Hauptstadt',
    about: 'Siedle, sammle Handel und lass deine erste Stadt arbeiten.',
    steps: {
      welcome: {
        say: 'Du führst Rom. Es gibt vier Wege zum Sieg: Kultur, Technologie, Reichtum oder Eroberung, und wer einen als Erster vollendet, gewinnt sofort. Wie weit alle sind, steht bei jedem Namen. Entscheiden musst du dich noch nicht.',
      },
      settle: {
        say: 'Zuerst die Hauptstadt. Die acht Felder um sie herum, ihre Randbezirke, versorgen sie: Ein Wald bringt zwei Produktion, ein Berg eine, Wüste und Wasser bringen je einen Handel. Siedle auf B3, dem rot umrandeten Feld.',
        otherwise:
          'Auch dort ließe es sich leben. B3 hat die beste Mischung: ein Wald und vier Berge sind sechs Produktion, eine Wüste und zweimal Wasser drei Handel.',
      },
      army: {
        say: 'Jede Zivilisation beginnt mit einer Armee und einem Pionier, irgendwo an Land in den Randbezirken. Stelle die Armee auf die Wüste im Osten, rechts neben der Hauptstadt.',
        otherwise: 'Nach Osten wollen wir: die Wüste neben der Hauptstadt.',
      },
      scout: { say: 'Und den Pionier dazu, auf dasselbe Feld.', otherwise: 'Halte sie zusammen: dasselbe Feld.' },
      phases: {
        say: 'Eine Runde hat fünf Phasen: Rundenbeginn, Handel, Städteverwaltung, Bewegung, Forschung. Alle spielen eine Phase, bevor die nächste beginnt. Deine Handelsscheibe beginnt mit dem Handel um deine Hauptstadt: drei.',
      },
      start: {
        say: 'Am Rundenbeginn darfst du Städte gründen und die Staatsform wechseln. Beides hat Zeit: Passe.',
        otherwise: 'Keine Revolution in der ersten Runde. Passe.',
      },
      trade: {
        say: 'Die Handelsphase lief von selbst: drei dazu, zusammen sechs. Du gibst den Handel bald für Wissen aus.',
      },
      act: {
        say: 'Nun tut jede Stadt eine Sache. Drücke auf deine Hauptstadt.',
        otherwise: 'Deine Hauptstadt hat noch etwas zu tun: Drücke auf sie.',
      },
      produce: {
        say: 'Sie kann etwas produzieren, sich der Kunst widmen und Kultur bringen oder einen Rohstoff ernten. Lass sie produzieren.',
        otherwise: 'Auch nützlich, später. Diesmal produzieren.',
      },
      item: {
        say: 'Sechs Produktion, aber nur für eine Sache. Was übrig bleibt, verfällt. Eine zweite Armee kostet vier: Nimm sie vom Markt.',
        otherwise: 'Eine zweite Armee brauchen wir bald. Du findest sie im Markt unter den Figuren.',
      },
      where: {
        say: 'Neue Figuren stehen in den Randbezirken, höchstens zwei auf einem Feld. Stelle sie auf den Berg im Nordosten.',
        otherwise: 'Bitte der Berg nordöstlich der Hauptstadt.',
      },
      pass: { say: 'Mehr kann deine Stadt nicht tun. Passe.', otherwise: 'Passe, damit dein Gegner spielen kann.' },
      end: { say: 'Als Nächstes: hinaus in die Welt.' },
    },
  },
  explore: {
    title: 'Ins Unbekannte',
    about: 'Bewege deine Figuren und decke ein Stück Welt auf.',
    steps: {
      speed: {
        say: 'Die Bewegungsphase. Jede Figur geht bis zu zwei Felder weit, nie schräg und nicht über Wasser.',
      },
      choose: {
        say: 'Zuerst geht die Armee, und zwar allein. Drücke auf die Wüste und wähle sie, den Schild.',
        otherwise: 'Nur die Armee von der Wüste, der Schild allein: Der Pionier folgt für sich.',
      },
      border: {
        say: 'Einen Schritt nach Osten, an den Rand deines Spielplanteils.',
        otherwise: 'Nach Osten, an den Rand.',
      },
      discover: {
        say: 'Dahinter liegt das Unbekannte. Gib den zweiten Schritt aus, um es zu entdecken.',
        otherwise: 'Sieh, was vor dir liegt: Entdecke das Teil.',
      },
      land: {
        say: 'Neues Land. Unter der Hütte auf E1 liegt ein Geschenk: Eine Armee, die hineingeht, nimmt es. Das Dorf auf G2 verteidigen Barbaren. Was darunter liegt, weiß niemand.',
      },
      scout: {
        say: 'Nun der Pionier. Pioniere kämpfen nicht, aber sie gründen Städte und schicken einer Stadt, was ihr Feld bringt. Drücke auf ihn.',
        otherwise: 'Jetzt ist der Pionier dran.',
      },
      follow: { say: 'Der Armee nach, auf den Berg.', otherwise: 'Einen Schritt nach Osten.' },
      site: {
        say: 'Und weiter nach Osten, auf das neue Teil. Dort sind alle acht Felder ringsum bekannt: Das braucht eine neue Stadt.',
        otherwise: 'Noch einen Schritt nach Osten: Dort wollen wir bauen.',
      },
      second: {
        say: 'Auch die neue Armee darf gleich ziehen. Wähle sie.',
        otherwise: 'Die Armee auf dem Berg, bitte.',
      },
      east: { say: 'Sie geht nach Osten, auf das Dorf zu.', otherwise: 'Einen Schritt nach Osten.' },
      road: { say: 'Und noch einen Schritt.', otherwise: 'Noch einen Schritt nach Osten, auf das Dorf zu.' },
      pass: { say: 'Alle sind gezogen. Passe.', otherwise: 'Passe.' },
      end: { say: 'Eine Phase dieser Runde bleibt, und es ist die wichtigste.' },
    },
  },
  research: {
    title: 'Die Pyramide des Wissens',
    about: 'Aus Handel wird Technologie. Wie die Pyramide wächst.',
    steps: {
      price: {
        say: 'Forschung kostet Handel: 6 für eine Technologie der Stufe I, dann 11, 16, 21 und 26. Du hast genau 6.',
      },
      pyramid: {
        say: 'Technologien bauen eine Pyramide. Jede der Stufe II ruht auf zweien der Stufe I und so weiter. Ganz oben liegt die Raumfahrt, und sie gewinnt das Spiel. Baue also breit.',
      },
      choose: {
        say: 'Alle wählen geheim. Lerne Töpferei: Sie schaltet den Kornspeicher frei und macht später Rohstoffe zu Münzen.',
        otherwise: 'Eine gute Wahl für eine andere Partie. Hier ist es Töpferei.',
      },
      spent: {
        say: 'Sie liegt in der untersten Reihe neben der Gesetzgebung, mit der Rom beginnt. Dein ganzer Handel ist weg: Wer forscht, behält nur einen Handel je Münze.',
      },
      uses: {
        say: 'Technologien schalten Gebäude, Staatsformen und bessere Einheiten frei, und viele lassen dich einmal je Runde Rohstoffe einsetzen. Zeige oder tippe auf sie, um zu lesen, was sie können.',
      },
      end: { say: 'Das war eine ganze Runde. In der nächsten Lektion gründest du eine zweite Stadt.' },
    },
  },
  city: {
    title: 'Eine zweite Stadt',
    about: 'Gründe sie, widme sie der Kunst und rekrutiere.',
    steps: {
      site: {
        say: 'Die zweite Runde beginnt, und diesmal fängt dein Gegner an. Dein Pionier steht an einem guten Ort: drei Felder von der Hauptstadt, kein Dorf daneben, ringsum alles bekannt.',
      },
      found: {
        say: 'Drücke auf deinen Pionier und gründe eine Stadt. Er ist damit verbraucht: Er wird zur Stadt.',
        otherwise: 'Zuerst die Stadt: Drücke auf das Feld mit deinem Pionier.',
      },
      rome: {
        say: 'Rom feiert jede Stadt: ein freier Schritt auf der Kulturskala, und auf den meisten Feldern gibt es ein Kulturereignis. Es ist jetzt auf deiner Hand, geheim.',
      },
      start: {
        say: 'Mehr hast du am Rundenbeginn nicht vor: Passe.',
        otherwise: 'Passe, dann geht es weiter mit Handel und Städten.',
      },
      act: {
        say: 'Eine neue Stadt arbeitet sofort: Beide zusammen haben dir eben sechs Handel gebracht. Nun tut auch sie eine Sache. Drücke auf sie.',
        otherwise: 'Zuerst die neue Stadt.',
      },
      arts: {
        say: 'Widme sie der Kunst: eine Kultur und noch eine für jedes Kultursymbol in den Randbezirken.',
        otherwise: 'Diesmal die Kunst.',
      },
      capital: { say: 'Eine Kultur dazu. Nun die Hauptstadt: Drücke auf sie.', otherwise: 'Nun die Hauptstadt.' },
      produce: { say: 'Lass sie wieder produzieren.', otherwise: 'Produzieren.' },
      unit: {
        say: 'Bilde Infanterie aus. Einheiten sind Karten, die für dich kämpfen; alle deine Armeen teilen sie sich.',
        otherwise: 'Infanterie, bitte: Ein Kampf steht bevor.',
      },
      units: {
        say: 'Eine Armee auf der Karte ist also nur eine Fahne. Es kämpft dein stehendes Heer: Für die erste Armee auf einem Feld ziehst du drei Karten daraus, für jede weitere zwei mehr.',
      },
      pass: { say: 'Beide Städte haben gearbeitet. Passe.', otherwise: 'Passe.' },
      'stand-by': {
        say: 'Dein Gegner zieht, und du wirst gefragt, ob du mit einer Karte antwortest, denn du hast eine. Diese Runde nicht: Passe für den Rest der Runde.',
        otherwise: 'Den Rest der Runde passen, dann wirst du nicht wieder gefragt.',
      },
      end: { say: 'In der nächsten Lektion geht es zum Dorf.' },
    },
  },
  battle: {
    title: 'Kampf',
    about: 'Barbaren halten ein Dorf. Deine Einheiten wissen, was was sticht.',
    steps: {
      village: {
        say: 'Drei Barbaren verteidigen das Dorf: einmal Infanterie, einmal Artillerie, einmal Kavallerie. Eine deiner Armeen steht nur zwei Schritte entfernt.',
      },
      choose: {
        say: 'Wähle sie: die Armee nördlich deiner neuen Stadt.',
        otherwise: 'Die Armee nördlich deiner neuen Stadt.',
      },
      path: { say: 'Einen Schritt nach Osten.', otherwise: 'Nach Osten.' },
      attack: { say: 'Und ins Dorf.', otherwise: 'Ins Dorf: Das ist der Angriff.' },
      before: {
        say: 'Der Kampf beginnt. Bevor die Karten gezogen werden, könntest du ein Ereignis spielen. Passe.',
        otherwise: 'Jetzt gibt es nichts zu spielen. Passe.',
      },
      trump: {
        say: 'Jede Seite hat drei Karten gezogen, und die Verteidigung legt zuerst: Bogenschützen, das ist Artillerie. Die Zahl ist die Stärke: so viel teilt eine Einheit aus, so viel hält sie aus. Merke dir den Kreis: Infanterie schlägt Kavallerie, Kavallerie schlägt Artillerie, Artillerie schlägt Infanterie. Wer sticht, schlägt zuerst, und wer so fällt, schlägt nicht zurück.',
      },
      mounted: {
        say: 'Spiele also deine Reiter, das ist Kavallerie, gegen die Bogenschützen: erst die Karte, dann die Front.',
        otherwise: 'Gegen Artillerie: die Reiter, auf derselben Front.',
      },
      infantry: {
        say: 'Die Bogenschützen fielen, ohne zurückzuschlagen. Nun legen die Barbaren Reiter auf eine zweite Front. Antworte dort mit Infanterie, deinen Speerkämpfern.',
        otherwise: 'Gegen Kavallerie: Infanterie, auf derselben Front.',
      },
      'new-front': {
        say: 'Auch die Reiter sind weg. Nun stehen dort Speerkämpfer gegen deine Speerkämpfer: Keiner sticht, beide schlügen zugleich, und deine trügen Wunden davon. Das ist nicht nötig: Lege sie auf eine neue Front.',
        otherwise: 'Kein Duell nötig: eine neue Front.',
      },
      won: {
        say: 'Alle Karten sind gespielt. Jede Seite zählt die Stärke ihrer überlebenden Einheiten und ihre Boni: neun zu zwei. Das Dorf gehört dir samt dem, was darunter lag, und für das eroberte Dorf geht Rom wieder einen Schritt frei vor.',
      },
      coin: {
        say: 'Die Gesetzgebung gibt für einen gewonnenen Kampf eine Münze. Nutze sie.',
        otherwise: 'Eine Münze umsonst: Nutze die Gesetzgebung.',
      },
      players: {
        say: 'Gegen Mitspieler ist es dasselbe, mit Beute für den Sieger: Handel, Kultur, sogar eine Technologie. Eine Stadt verteidigt sich mit sechs Karten und einem Bonus von sechs, eine Hauptstadt mit zwölf.',
      },
      end: { say: 'Genug gekämpft. Als Nächstes: wie man gewinnt.' },
    },
  },
  victory: {
    title: 'Vier Siege',
    about: 'Eine Große Persönlichkeit, die Kulturskala, und was sonst gewinnt.',
    steps: {
      four: {
        say: 'Die dritte Runde; inzwischen hast du Metallverarbeitung erforscht. Sehen wir uns die vier Wege zum Sieg an, und gehen wir auf dem ersten einen Schritt: Mit drei Kultur kommst du auf der Kulturskala voran.',
      },
      start: { say: 'Am Rundenbeginn ist nichts zu gründen: Passe.', otherwise: 'Passe.' },
      first: {
        say: 'Eine Kultur hast du schon, jede Stadt kann eine dazu bringen. Drücke auf deine neue Stadt.',
        otherwise: 'Zuerst die neue Stadt.',
      },
      arts: { say: 'Widme sie den Künsten.', otherwise: 'Diesmal die Künste: Wir sammeln Kultur.' },
      second: { say: 'Nun die Hauptstadt: Drücke auf sie.', otherwise: 'Die Hauptstadt ist dran.' },
      'arts-too': { say: 'Widme auch sie den Künsten.', otherwise: 'Auch hier die Künste: Wir sammeln Kultur.' },
      advance: {
        say: 'Drei Kultur: Das kostet im ersten Teil der Kulturskala ein Schritt. Geh ihn.',
        otherwise: 'Deine Kultur kauft einen Schritt: Rücke auf der Kulturskala vor.',
      },
      person: {
        say: 'Dieses Feld bringt eine Große Persönlichkeit: einen Industriellen. Er bringt zwei Kultur und eine Münze und lebt in den Randbezirken, wo er ersetzt, was sein Feld sonst bringt. Die Wüste östlich der Hauptstadt bringt nur einen Handel: Lege ihn dorthin.',
        otherwise: 'Auf der Wüste östlich der Hauptstadt verlierst du am wenigsten.',
      },
      culture: {
        say: 'Kultur gewinnt, wenn du das letzte Feld der Kulturskala betrittst. Je weiter, desto teurer ein Schritt, am Ende 7 Kultur und 6 Handel. Kunst, Wunder und Große Persönlichkeiten bringen dich hin.',
      },
      technology: {
        say: 'Technologie gewinnt mit der Raumfahrt, der Spitze der Pyramide: meist die fünfzehnte Karte. Dafür brauchst du jede Runde Handel.',
      },
      economy: {
        say: 'Fünfzehn Münzen gewinnen sofort. Sie kommen von Technologien, Gebäuden und Großen Persönlichkeiten. Zwei hast du: eine von der Gesetzgebung, eine vom Industriellen.',
      },
      military: {
        say: 'Und die Eroberung: Gewinne einen Kampf um eine gegnerische Hauptstadt. Wenn du nicht willst, will es vielleicht jemand anders. Mauern und ein paar Einheiten sind billig.',
      },
      mistakes: {
        say: 'Was meist schiefgeht: die zweite Stadt zu spät, Handel, der liegen bleibt, während nichts erforscht wird, eine Hauptstadt ohne Schutz und zwei Pläne zugleich. Wähle bis zur fünften Runde einen Weg und behalte die anderen im Auge.',
      },
      end: { say: 'Du weißt, was es braucht. In der letzten Lektion spielst du eine ganze Partie.' },
    },
  },
  'first-game': {
    title: 'Deine erste Partie',
    about: 'Zwölf Runden gegen einen Bot, mit Rat zur rechten Zeit.',
    steps: {
      begin: {
        say: 'Eine ganze Partie, höchstens zwölf Runden. Hat bis dahin niemand gewonnen, zählen Münzen, Technologien und Kulturfelder zusammen. Du führst Deutschland, ein Volk der Soldaten: Jede Technologie, die einen Einheitentyp verbessert, bringt dir eine Einheit und einen Rohstoff. Es steht auf deinem Bogen („Zivilisation“): Zeige oder tippe darauf, dann liest du es genau.',
      },
      'set-up': {
        say: 'Zeige oder tippe auf die umrandeten Felder, dort steht, was eine Stadt bekäme. Viel Produktion ist gut, und drei Handel reichen noch in der ersten Runde für eine Technologie. Stelle danach Armee und Pionier dorthin, wo es ins Unbekannte geht.',
      },
      'first-turn': {
        say: 'Am Rundenbeginn gibt es noch nichts zu gründen: Passe. Dann produziert deine Hauptstadt, am besten eine zweite Armee. Ein zweiter Pionier eilt nicht: Mehr als zwei Städte darfst du erst haben, wenn du Bewässerung kennst.',
      },
      explore: {
        say: 'Entdecke mit einer Figur ein neues Teil. Dein Pionier sucht den Ort der zweiten Stadt: Zeige oder tippe auf ein Feld, dort steht, was sie bekäme oder was gegen sie spricht. Hütten sind für die Armeen.',
      },
      'first-research': {
        say: 'Sechs Handel kaufen eine Technologie der Stufe I. Die Zeichen rechts zeigen, was sie freischaltet; zeige oder tippe darauf, um sie ganz zu lesen. Reicht es noch nicht, erforsche nichts: Der Handel bleibt dir.',
      },
      'second-city': {
        say: 'Jetzt die zweite Stadt, so früh du kannst: Bringe den Pionier an seinen Ort und drücke am Rundenbeginn auf ihn. Mit den Armeen holst du Hütten und später das, was Barbarendörfer und Relikte, die goldenen Achtecke, verbergen.',
      },
      grow: {
        say: 'Gebäude auf dem richtigen Gelände machen jede Runde besser. Was du mit Rohstoffen aus Hütten tun kannst, steht auf deinen Technologien: Die nutzbaren sind umrandet. Und deine Hauptstadt braucht ein paar Einheiten zum Schutz.',
      },
      choose: {
        say: 'Wähle jetzt deinen Weg zum Sieg und sieh, wie weit dein Gegner ist: Kulturskala, Technologien, Münzen, und wie sehr seine Hauptstadt bedroht ist. Niemand hält ihn auf außer dir.',
      },
      race: {
        say: 'Die letzten Runden. Schafft niemand einen Sieg, entscheidet nach Runde zwölf die Summe aus Münzen, Technologien und Feldern auf der Kulturskala: Jede Kunst, jede Forschung und jede Münze zählt.',
      },
      end: {
        say: 'Die Partie ist zu Ende, und du kennst das Spiel. Die Wertung zeigt, wie es Runde um Runde stand. Wer mehr will, nimmt beim Einrichten die Großen Persönlichkeiten als Kartenstapel und die Investitionen dazu und handelt mit Freunden.',
      },
    },
  },
};
