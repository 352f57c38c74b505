/** What the lessons of Terra Incognita say, in German. */

import type { CourseWords } from '@tabularium/kernel';
import type { lessons } from './lessons.ts';

/** The lessons in German. */
export const de: CourseWords<typeof lessons> = {
  explore: {
    title: 'Unbekanntes Land',
    about: 'Du kennst Ein neues Zeitalter. Nun hat die Karte Ränder, die wachsen.',
    steps: {
      welcome: {
        say: 'Der größte Teil der Welt ist noch nicht da. Er liegt in einem Stapel, und du wirst ihn finden. Alles, was du aus dem Grundspiel kennst, gilt weiter, wenn diese Lektionen nichts anderes sagen.',
      },
      row: {
        say: 'Deine Reihe hat jetzt sechs Karten, und zwei Plätze zählen als 1. Neu ist das Wachstum ganz links. Und das Militär ist anders: Seine Karte bewegt eine Armee.',
      },
      choose: {
        say: 'Das Militär liegt auf Platz 5, am rechten Ende. Wähle es.',
        otherwise: 'Heute geht die Armee voran: die Karte am rechten Ende.',
      },
      army: {
        say: 'Eine Armee startet in deiner Hauptstadt oder einer entwickelten Stadt und geht bis zu drei Felder weit, soweit der Platz es erlaubt.',
        otherwise: 'Schicke die Armee los.',
      },
      edge: {
        say: 'An den Rand des Teils mit deiner Hauptstadt.',
        otherwise: 'Auf das markierte Feld am Rand.',
      },
      explore: {
        say: 'Ein Wagen oder eine Armee am Rand eines Teils mit Hauptstadt darf auf ein Feld Bewegung verzichten, um zu erkunden. Tu es.',
        otherwise: 'Sehen wir erst, was da draußen ist: erkunden.',
      },
      tile: {
        say: 'Ein neues Teil. Du wählst die Seite und die Drehung. Nimm Seite A, wie sie liegt.',
        otherwise: 'Bitte Seite A, nicht gedreht: Sie bringt einen Stadtstaat in deine Nähe.',
      },
      lay: {
        say: 'Es muss vier Felder der Karte berühren, darunter das, von dem aus du erkundest. Lege es hierhin.',
        otherwise: 'An die markierte Stelle.',
      },
      halt: {
        say: 'Ein Feld ist übrig. Lass die Armee hier halten, sie hält die Tür offen. Jede Figur erkundet einmal je Bewegung.',
        otherwise: 'Sie darf nun ruhen. Lass sie halten.',
      },
      fights: {
        say: 'Auch das Kämpfen ist Sache der Armeen. Angriffe aus der Ferne gibt es nicht mehr: Eine Armee, die ein Feld mit Barbar, Stadtstaat oder Rivalen betritt, muss anhalten und angreifen.',
      },
      end: { say: 'Als Nächstes: Wachstum.' },
    },
  },
  growth: {
    title: 'Wachstum und Bezirke',
    about: 'Die sechste Karte legt Bezirke, und die Scheibe bezahlt sie.',
    steps: {
      sixth: {
        say: 'Wachstum ist die sechste Karte. Sie legt einen Bezirk oder verstärkt Kontrollmarker. Sie liegt auf einem Platz, der 1 zählt, also steht ihr nur Grasland offen.',
      },
      choose: { say: 'Wähle das Wachstum.', otherwise: 'Das Wachstum, bitte: die zweite Karte von links.' },
      grow: { say: 'Lege einen Bezirk.', otherwise: 'Diesmal ein Bezirk.' },
      kinds: {
        say: 'Du hast fünf, von jeder Art einen. Ein Bezirk ist ein Kontrollmarker mit einer Gabe: Das Handelszentrum etwa bringt Handelsmarker für Wüsten oder entwickelte Städte.',
      },
      district: {
        say: 'Lege das Handelszentrum auf das Grasland neben deiner Hauptstadt.',
        otherwise: 'Das Handelszentrum, auf das markierte Grasland.',
      },
      dial: {
        say: 'Die Runde ist vorbei, und die Scheibe zeigt Bezirke: Alle handeln ihre ab. Handle das Handelszentrum ab.',
        otherwise: 'Lass es nicht liegen: Handle das Handelszentrum ab.',
      },
      deserts: {
        say: 'Du hast keine entwickelte Stadt, aber Wüsten ringsum. Nimm die Handelsmarker dafür: Sie kommen auf deine Wirtschaftskarte.',
        otherwise: 'Die Wüsten bringen mehr.',
      },
      reinforce: {
        say: 'Verstärken gehört jetzt zum Wachstum, nicht mehr zum Militär. Und den Handelssektor gibt es nicht mehr: Handelsmarker kommen von Bezirken, Wagen und Barbaren.',
      },
      end: { say: 'Als Nächstes: Wer regiert?' },
    },
  },
  government: {
    title: 'Regierungen',
    about: 'Ein Wagen und ein Marker, der eine Karte nach rechts schiebt.',
    steps: {
      trade: {
        say: 'Runde drei. Der Stadtstaat, den du gefunden hast, ist zwei Felder entfernt. Schicke den Wagen: Die Wirtschaft liegt am rechten Ende.',
      },
      choose: { say: 'Wähle die Wirtschaft.', otherwise: 'Die Wirtschaft am rechten Ende.' },
      caravan: { say: 'Der Wagen startet in der Hauptstadt.', otherwise: 'Der Wagen, bitte.' },
      edge: { say: 'Über das Feld am Rand.', otherwise: 'Den Weg, den wir kennen.' },
      'city-state': { say: 'Und in den Stadtstaat.', otherwise: 'In den Stadtstaat auf dem neuen Teil.' },
      arrive: {
        say: 'Den Rest kennst du: zwei Handelsmarker und eine Diplomatiekarte. Nimm sie und beende deinen Zug.',
        otherwise: 'Nimm, was er bietet, und mach weiter.',
      },
      governments: {
        say: 'Die Scheibe ist bei den Regierungen. Alle dürfen nun eine der zwei Karten auf den Plätzen, die 1 zählen, wählen und eine Regierung darauflegen.',
      },
      govern: {
        say: 'Die Wirtschaft wurde eben genutzt und liegt auf einem Platz 1. Wähle sie: eine Oligarchie.',
        otherwise: 'Diesmal die Wirtschaft: die erste Karte.',
      },
      arrows: {
        say: 'Zwei Pfeile: Ab jetzt wirkt diese Karte, als läge sie zwei Plätze weiter rechts, wo immer sie ist. Wähle eine Karte, die du oft von niedrigen Plätzen spielst.',
      },
      wonders: {
        say: 'Derselbe Sektor legt einen Handelsmarker auf jedes offene Weltwunder: Es kostet eins weniger. Bekäme eines den zweiten, verlässt es das Spiel. Warte also nicht zu lange.',
      },
      end: { say: 'Eins fehlt noch: die Festungen.' },
    },
  },
  fort: {
    title: 'Festungen und Sieg',
    about: 'Stürme eine Festung in der ersten Runde und sieh, was der Sieg verlangt.',
    steps: {
      goal: {
        say: 'Jeder hat eine Festung auf die Karte gebracht. Zwei der fünf Siegkarten handeln von Festungen und Entdeckung, drei werden gezogen. Du brauchst eine Agenda auf vier der fünf.',
      },
      choose: { say: 'Wähle das Militär am rechten Ende.', otherwise: 'Die Militärkarte am rechten Ende.' },
      army: { say: 'Die Armee bricht auf.', otherwise: 'Schicke die Armee.' },
      way: {
        say: 'Über den Berg: Auf Platz 5 ist kein Gelände zu schwer.',
        otherwise: 'Auf die Festung zu, über das markierte Feld.',
      },
      sums: {
        say: 'Eine Festung, die niemand hält, verteidigt sich mit 6 und einem Würfel. Du hast 5 für den Platz und einen Würfel. Etwas weniger als die Hälfte. Aber gewinnen kann nur, wer es versucht.',
      },
      storm: { say: 'Stürme die Festung.', otherwise: 'In die Festung.' },
      taken: {
        say: 'Zehn gegen acht: Die Festung ist dein, mit einer Stadt darauf, und die erste Agenda ist erfüllt. In der ersten Runde!',
      },
      lost: {
        say: 'Hättest du verloren, läge die Armee wieder auf ihrer Karte, mehr nicht. Handelsmarker auf der Militärkarte bringen eins dazu oder einen neuen Wurf, halte also welche bereit.',
      },
      end: { say: 'Nun eine ganze Partie im unbekannten Land.' },
    },
  },
  'first-game': {
    title: 'Deine erste Partie',
    about: 'Eine ganze Partie gegen einen Bot, mit Rat zur rechten Zeit.',
    steps: {
      begin: {
        say: 'Eine ganze Partie, höchstens dreißig Runden. Agenden auf vier von fünf Siegkarten gewinnen, geprüft, bevor die Scheibe sich dreht. Lies zuerst die drei gezogenen Karten.',
      },
      'set-up': {
        say: 'Lege deine Festung und das Teil deiner Hauptstadt. Grasland und Ressourcen neben der Hauptstadt sind mehr wert als eine schöne Aussicht.',
      },
      'first-rounds': {
        say: 'Erkunde früh: Ein Teil, das du legst, passt zu dir. Und lege einen Bezirk, bevor die Scheibe zu seinem Sektor kommt.',
      },
      forts: {
        say: 'Wer nimmt die Festungen? Militär von Platz 5 mit Handelsmarkern darauf ist der Weg. Hast du eine Regierung, die hilft, was du am meisten tust?',
      },
      plan: {
        say: 'Welche vier Agenden sollen es sein? Eine Karte darfst du auslassen: Wähle, welche.',
      },
      race: { say: 'Gegen Ende sieh, was dem Rivalen fehlt, und stell dich in den Weg.' },
      end: { say: 'Die Partie ist zu Ende. Zu mehreren wächst die Karte noch schneller, und der Ärger auch.' },
    },
  },
};
