/** What the lessons of A New Dawn say, in German. */

import type { CourseWords } from '@tabularium/kernel';
import type { lessons } from './lessons.ts';

/** The lessons in German. */
export const de: CourseWords<typeof lessons> = {
  row: {
    title: 'Die Fokusreihe',
    about: 'Fünf Karten, fünf Plätze, eine Wahl pro Zug: das Herz des Spiels.',
    steps: {
      welcome: {
        say: 'Hier steht deine Hauptstadt, und die übrige Welt ist noch leer. Neben der Karte liegen drei Siegkarten. Wer als Erster von jeder eine Aufgabe erfüllt hat, gewinnt.',
      },
      row: {
        say: 'Diese fünf Karten sind alles, was du tun kannst: Kultur, Wissenschaft, Wirtschaft, Industrie, Militär. In jedem Zug wählst du eine. Je weiter rechts sie liegt, desto stärker ist sie; Platz 5 ist der stärkste.',
      },
      choose: {
        say: 'Auf Platz 5 liegt die Kultur. Wähle sie: Dort kommst du in Gelände bis Schwierigkeitsgrad 5, sogar auf Berge.',
        otherwise: 'Jede Karte kommt noch dran. Beginne mit der Kultur auf Platz 5.',
      },
      diamonds: {
        say: 'Platziere zwei Kontrollmarker neben deiner Hauptstadt. Den ersten auf den Berg mit den Diamanten: Die Ressource nimmst du sofort.',
        otherwise: 'Das wird bald dein Land. Zuerst der Berg mit den Diamanten: Dorthin bringt dich nur Platz 5.',
      },
      hill: {
        say: 'Ein Diamant gehört dir. Nun der Hügel daneben.',
        otherwise: 'Der Hügel neben den Diamanten, bitte. Er führt uns zu einem guten Platz für eine Stadt.',
      },
      reset: {
        say: 'Deine Kulturkarte ging auf Platz 1 zurück, und die Karten darunter rückten je einen Platz nach rechts. Das ist der ganze Rhythmus: Was du nutzt, wird schwach; was du liegen lässt, wird stark.',
      },
      rhythm: {
        say: 'Nun liegt die Industrie auf Platz 5. Du musst aber nicht jedes Mal auf Platz 5 warten. In flachem Land leistet eine schwache Karte dasselbe.',
      },
      mature: {
        say: 'Um deine Hauptstadt liegen sechs Felder. Tragen alle, die kein Wasser sind, deine Marker, ist die Stadt entwickelt: Dort starten Wagen, und sie bringt Handelsmarker. Das merkt man sich.',
      },
      end: { say: 'Das war ein ganzer Zug. Als Nächstes: eine zweite Stadt.' },
    },
  },
  city: {
    title: 'Eine Stadt und die Barbaren',
    about: 'Gründe eine zweite Stadt und sieh, was die Ereignisscheibe tut.',
    steps: {
      industry: {
        say: 'Industrie baut eine Stadt oder ein Weltwunder. Sie liegt jetzt auf Platz 5, also steht dir jedes Gelände offen.',
      },
      choose: { say: 'Wähle die Industrie auf Platz 5.', otherwise: 'Zuerst die Industrie: Platz 5.' },
      where: {
        say: 'Keramik reicht zwei Felder weit von jedem deiner Felder, auch von Markern. Eine Stadt braucht ein leeres Feld und darf keine andere Stadt und keinen Stadtstaat berühren.',
      },
      build: {
        say: 'Baue hier, auf dem Hügel am Berg. Von dort ist es nicht weit zu einem Naturwunder und einem Stadtstaat.',
        otherwise: 'Auch ein schöner Ort. Für unsere Geschichte bitte der markierte Hügel.',
      },
      barbarians: {
        say: 'Der Rivale war am Zug, die Runde ging zu Ende, und die Barbaren bewegten sich: alle in eine Richtung, die ein Würfel bestimmt. Marker und Städte, in die sie laufen, zerstören sie. Deine hatten Glück.',
      },
      dial: {
        say: 'Die Ereignisscheibe sagt, was am Ende jeder Runde geschieht: Barbaren kehren zurück, nichts, Barbaren bewegen sich, Handelsmarker für entwickelte Städte, Barbaren bewegen sich. Sieh hin, bevor du etwas ungeschützt lässt.',
      },
      end: { say: 'Zwei Städte. Zeit, die Nachbarn kennenzulernen.' },
    },
  },
  caravan: {
    title: 'Wagen und Handel',
    about: 'Schicke einen Wagen nach Genf und komm mit Handelsmarkern heim.',
    steps: {
      trade: {
        say: 'Die Wirtschaft liegt auf Platz 5. Außenhandel bewegt einen Wagen bis zu drei Felder weit, von deiner Hauptstadt oder einer entwickelten Stadt aus.',
      },
      choose: { say: 'Wähle die Wirtschaft auf Platz 5.', otherwise: 'In dieser Lektion geht es um Handel: Platz 5.' },
      'set-out': {
        say: 'Schicke den Wagen aus deiner Hauptstadt los.',
        otherwise: 'Noch nicht fertig: Bewege den Wagen.',
      },
      mountain: {
        say: 'Über den Berg mit deinen Diamanten. Mit Platz 5 hält kein Gelände einen Wagen auf, nur Wasser und Barbaren.',
        otherwise: 'Da fährt er im Kreis. Bitte über den Berg mit den Diamanten.',
      },
      pass: { say: 'Weiter über den nächsten Berg.', otherwise: 'Geradeaus, über den nächsten Berg.' },
      forest: { say: 'Und hinab in den Wald. Genf liegt gleich nebenan.', otherwise: 'In den Wald neben Genf.' },
      camp: {
        say: 'Drei Felder, mehr waren es nicht. Der Wagen darf dort lagern und sich ein andermal weiterbewegen. Lass ihn anhalten.',
        otherwise: 'Er hat keine Felder mehr. Lass ihn anhalten.',
      },
      low: {
        say: 'Nun liegt die Wirtschaft auf Platz 1, dem schwächsten. Aber Genf ist Grasland, Schwierigkeitsgrad 1, und nur ein Feld entfernt. Eine schwache Karte genügt. Wähle sie noch einmal.',
        otherwise: 'Genf wartet: die Wirtschaft auf Platz 1.',
      },
      again: { say: 'Der Wagen bewegt sich von dort weiter, wo er steht.', otherwise: 'Der Wagen im Wald, bitte.' },
      arrive: { say: 'Hinein nach Genf.', otherwise: 'Genf liegt neben dem Wald.' },
      gift: {
        say: 'Angekommen. Der Wagen kehrt heim, zwei Handelsmarker kommen auf deine Wissenschaft, denn Genf ist eine Stadt der Wissenschaft, und du darfst die Diplomatiekarte nehmen. Nimm sie.',
        otherwise: 'Nimm, was Genf dir bietet.',
      },
      tokens: {
        say: 'Auf der Wissenschaft liegen zwei Handelsmarker. Von einer Karte ausgegeben, macht jeder sie um eins stärker: ein Kontrollmarker mehr, ein Feld mehr auf der Scheibe, eins mehr im Kampf. Drei passen auf eine Karte.',
      },
      end: { say: 'Geben wir sie aus. Als Nächstes: Wissenschaft.' },
    },
  },
  science: {
    title: 'Wissenschaft',
    about: 'Drehe die Technologiescheibe und tausche Karten gegen bessere.',
    steps: {
      dial: {
        say: 'Wissenschaft dreht deine Technologiescheibe um die Nummer ihres Platzes. Du stehst auf 0, und sie liegt auf Platz 5, mit zwei Handelsmarkern aus Genf.',
      },
      choose: { say: 'Wähle die Wissenschaft.', otherwise: 'Die Wissenschaft auf Platz 5.' },
      spend: {
        say: 'Gib einen Handelsmarker aus: ein Feld mehr.',
        otherwise: 'Zuerst ein Handelsmarker: Er verlängert den Weg.',
      },
      'spend-more': {
        say: 'Und den zweiten: fünf und zwei sind sieben.',
        otherwise: 'Noch ein Marker, und du kommst an zwei Stufen auf einmal vorbei.',
      },
      advance: { say: 'Nun drehe die Scheibe weiter.', otherwise: 'Drehe die Scheibe: weiter.' },
      gain: {
        say: 'Du bist an der 3 vorbei: eine Karte der Stufe II. Sie ersetzt deine Karte der gleichen Art, auf demselben Platz. Barbaren sind nah, nimm also Eisenverarbeitung.',
        otherwise: 'Eine gute Karte. Aber sieh auf die Karte der Welt: Eisenverarbeitung wird gebraucht.',
      },
      'gain-more': {
        say: 'Und an der 6: noch eine. Nimm Drama und Dichtung für die Kultur.',
        otherwise: 'Nimm für diese Geschichte Drama und Dichtung.',
      },
      levels: {
        say: 'Bei 3 und 6 gibt es Stufe II, bei 10 und 14 Stufe III, bei 19 und 24 Stufe IV. Bessere Karten können dasselbe weiter, öfter oder mit einem Kniff.',
      },
      end: { say: 'Inzwischen ist jemand nahe gekommen: Zwischen deiner Stadt und deinem Hügel steht ein Barbar.' },
    },
  },
  combat: {
    title: 'Kampf',
    about: 'Erst rechnen, dann würfeln.',
    steps: {
      horde: {
        say: 'Wenn sich die Barbaren das nächste Mal bewegen, zertrampelt dieser vielleicht deinen Marker oder deine Stadt. Besser, wir kommen ihm zuvor.',
      },
      choose: {
        say: 'Das Militär liegt auf Platz 5. So eine Karte greift entweder an, höchstens zweimal, oder verstärkt deine Marker. Wähle sie.',
        otherwise: 'Erst der Barbar: das Militär auf Platz 5.',
      },
      sums: {
        say: 'Dein Kampfwert: ein Würfel, plus 5 für den Platz, plus 3, weil Eisenverarbeitung gut gegen Barbaren ist. Seine Verteidigung: ein Würfel plus der Schwierigkeitsgrad seines Feldes, auf Grasland 1. Da verlierst du kaum.',
      },
      attack: { say: 'Greife ihn an.', otherwise: 'Den auf dem Grasland neben deiner Stadt.' },
      won: {
        say: 'Neun gegen fünf. Der höhere Wert gewinnt, Gleichstand geht an die Verteidigung. Der Barbar ist fort, fürs Erste.',
      },
      spoils: {
        say: 'Ein besiegter Barbar bringt dir einen Handelsmarker für eine beliebige Karte. Lege ihn auf die Industrie, Platz 3. Du siehst bald, warum.',
        otherwise: 'Nicht schlecht. Aber die Industrie auf Platz 3 braucht ihn am meisten.',
      },
      enough: {
        say: 'Du dürftest noch einmal angreifen: einen anderen Barbaren oder sogar Genf, das sich mit 8 verteidigt und dir seine Karte wieder nähme. Lass es gut sein. Fertig.',
        otherwise: 'Wir halten Frieden mit Genf. Fertig.',
      },
      reinforce: {
        say: 'Statt anzugreifen hättest du Marker verstärken können: Sie verteidigen sich und ihre Nachbarn um eins besser und halten einmal einen Barbaren auf.',
      },
      rivals: {
        say: 'Rivalisierende Städte verteidigen sich mit dem Doppelten ihres Geländes, Marker mit dem Einfachen. Beide Seiten dürfen Handelsmarker von ihrer Militärkarte dazugeben, du zuerst. Ein Stadtstaat hat immer 8.',
      },
      end: { say: 'Das Land ist ruhig. Zeit, an den Sieg zu denken.' },
    },
  },
  victory: {
    title: 'Weltwunder und Sieg',
    about: 'Baue den Koloss und sieh, wie man gewinnt.',
    steps: {
      agendas: {
        say: 'Jede Siegkarte zeigt zwei Agenden, und eine davon genügt. Zum Beispiel acht Städte oder zwei Weltwunder der Wirtschaft. Du brauchst eine von jeder Karte.',
      },
      wonder: {
        say: 'Der Koloss kostet 7. Industrie auf Platz 4 bringt 4, eine passende Ressource 2 dazu, ein Handelsmarker 1. Du hast einen Diamanten und einen Marker: genau 7.',
      },
      choose: { say: 'Wähle die Industrie auf Platz 4.', otherwise: 'Die Industrie auf Platz 4.' },
      begin: { say: 'Beginne den Koloss.', otherwise: 'Auch eine Stadt wäre gut. Aber jetzt: der Koloss.' },
      pay: { say: 'Zahle den Diamanten: Er zählt zwei.', otherwise: 'Zuerst der Diamant.' },
      token: { say: 'Und den Handelsmarker: sieben.', otherwise: 'Eins fehlt: der Handelsmarker.' },
      raise: {
        say: 'Lege ihn unter deine Hauptstadt, wo ihn niemand so leicht erobert. Eine Stadt trägt ein Weltwunder.',
        otherwise: 'Am sichersten ist deine Hauptstadt.',
      },
      built: {
        say: 'Ab jetzt teilen sich deine Wagen jedes Mal sechs weitere Felder. Und du hast eins von zwei Weltwundern der Wirtschaft.',
      },
      race: {
        say: 'Eine Agenda, die einmal erfüllt war, bleibt dir, auch wenn du die Städte wieder verlierst. Hat am Ende einer Runde jemand auf jeder Karte eine, ist das Spiel aus.',
      },
      mistakes: {
        say: 'Was meist schiefgeht: immer auf Platz 5 warten, Marker ohne Plan, keine entwickelte Stadt, und vergessen, was der Rivale braucht. Sieh bei jeder Wahl auf die Siegkarten.',
      },
      end: { say: 'Du kannst alles. Nun eine ganze Partie.' },
    },
  },
  'first-game': {
    title: 'Deine erste Partie',
    about: 'Eine ganze Partie gegen einen Bot, auf der Karte für das erste Spiel, mit Rat zur rechten Zeit.',
    steps: {
      begin: {
        say: 'Eine ganze Partie, höchstens dreißig Runden. Lies zuerst die drei Siegkarten: Sie sind dein Plan. Rat steht hier, die Wahl triffst du.',
      },
      capital: {
        say: 'Wähle, wo deine Hauptstadt steht, und beginne dann mit der stärksten Karte, die du gut nutzen kannst. Früh Kultur oder Industrie ist nie falsch.',
      },
      'first-rounds': {
        say: 'Nimm Ressourcen neben deinen Städten und gründe bald eine zweite Stadt. Liegt ein Stadtstaat vier oder fünf Felder entfernt? Schicke den Wagen.',
      },
      spread: {
        say: 'Wie weit ist deine Scheibe? Karten der Stufe II wären jetzt gut. Umgib eine Stadt mit Markern: Entwickelte Städte bringen Handelsmarker.',
      },
      plan: {
        say: 'Sieh dir die Siegkarten noch einmal an. Welche Agenda ist auf jeder am nächsten? Wähle drei und lass die anderen.',
      },
      middle: {
        say: 'Spare Handelsmarker auf der Karte, die eine Agenda vollendet. Und sieh, was dem Rivalen fehlt: Vielleicht baust du ihm dieses Weltwunder weg.',
      },
      race: {
        say: 'Das Ende ist nah. Jetzt zählt nur noch, was eine Agenda erfüllt und was den Rivalen daran hindert.',
      },
      end: {
        say: 'Die Partie ist zu Ende. Wie viele Runden waren es? Die nächste geht schneller, und auf einer Karte, die ihr selbst baut.',
      },
    },
  },
};
