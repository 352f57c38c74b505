import { counted } from '@tabularium/kernel';
import { inGerman } from './said-de.ts';
import { simulationDe } from './simulation-de.ts';
import type { Words } from './words.ts';

const MOVES = { one: 'Zug', other: 'Züge' };

/** What the terminal client says in German. */
export const de: Words = {
  think: {
    what: 'für die Bots der Server an derselben Datenbank denken und sonst nichts, bis Strg+C',
    database: 'das PostgreSQL, das die Server gemeinsam haben (DATABASE_URL)',
    nats: 'der NATS-Server, der ihre Nachrichten trägt, falls sie einen haben (NATS_URL)',
    more: `Auf beliebig vielen Maschinen zu starten. Sind die eigenen Threads eines Servers alle beschäftigt, so gibt er den
nächsten Bot an einen davon ab; fällt dieser aus, denkt der Server selbst. Verschickt wird nur, was ein einzelner
Platz sehen darf, und die Antwort wird geprüft wie jeder Zug: Anhalten darf man jederzeit, verloren geht nichts.`,
  },
  said: inGerman,
  fits: (moves, game, finished) =>
    `${counted('de', moves, MOVES)} von ${game}, ${finished ? 'zu Ende' : 'nicht zu Ende'}; jeder Fingerabdruck und der Startwert passen.`,
  fitsUpTo: (at, moves) =>
    `${at} von ${counted('de', moves, { one: 'Zug', other: 'Zügen' })} nachgespielt, jeder Fingerabdruck und der Startwert passen.`,
  total: 'Summe',
  won: (winners) => `Es gewinnt: ${winners}.`,
  unfinished: (moves) => `Die Partie ist noch nicht zu Ende; bisher ${counted('de', moves, MOVES)}.`,
  hidden: 'verdeckt',
  person: (number) => `Spieler ${number}`,
  promise: (commitment) => `Würfel und Stapel stehen fest; Fingerabdruck des Startwerts: ${commitment}`,
  resumed: (moves) => `Fortgesetzt nach ${counted('de', moves, { one: 'Zug', other: 'Zügen' })}.`,
  toDecide: (name) => `${name}:`,
  thinks: (name) => `${name} denkt nach …`,
  passTo: (name) => `Gib die Tastatur an ${name} und drücke die Eingabetaste.`,
  ask: 'Deine Wahl',
  askHint: '(Nummer oder Wörter, ? für Hilfe)',
  noChoice: (given) => `Die Wahl „${given}“ gibt es nicht. Tippe eine Nummer, Wörter einer Wahl oder ? für Hilfe.`,
  several: 'Welche davon meinst du?',
  noUndo:
    'Das geht nicht mehr zurück: der Zufall hat entschieden, etwas wurde aufgedeckt oder jemand anderes war gefragt.',
  undone: 'Zurückgenommen.',
  saved: (path, resume) => `Gespeichert in ${path}\nWeiter geht es mit: ${resume}`,
  notSaved: (why) => `Nicht gespeichert. ${why}`,
  kept: (path) => `Die Partie liegt in ${path}`,
  nothingToSay: (query) => `Hier heißt nichts „${query}“.`,
  notPossible: 'Jetzt nicht möglich:',
  legend: 'Zeichen',
  choosable: 'wählbar',
  andMore: (more) => `und ${more} weitere; ? und Wörter einer davon sagen, warum`,
  moreFound: (more) => `und ${more} weitere; ein Wort mehr findet weniger`,
  moreChoices: (more) => `und ${more} weitere: tippe „mehr“ oder Wörter einer davon`,
  backByEnter: '(eine leere Zeile führt zurück)',
  readChapter: 'Ein Kapitel liest du mit „regeln 4“, Wörter findest du mit „regeln würfel“.',
  mayTakeBack: '(„zurück“ nimmt deinen Schritt zurück)',
  noSaves: 'In diesem Ordner ist keine Partie gespeichert. Eine neue beginnt mit: npx tabularium play',
  finished: (moves) => `zu Ende nach ${counted('de', moves, { one: 'Zug', other: 'Zügen' })}`,
  unfinishedAfter: (moves) => `bisher ${counted('de', moves, MOVES)}`,
  goOnWith: 'Eine gespeicherte Partie fortsetzen?',
  newGame: 'nein, eine neue Partie',
  whichGame: 'Welches Spiel?',
  whichOptions: 'Mit welchen Optionen?',
  asUsual: 'wie üblich',
  ownOptions: 'selbst wählen',
  oneByOne: 'einzeln wählen',
  severalHint: '(Leertaste wählt, Eingabe geht weiter)',
  yesNo: (value) => (value ? 'ja' : 'nein'),
  demanded: (players, option) => `Zu ${players} ist das nicht frei wählbar. ${option}`,
  numbersPlease: (seats, min, max) =>
    `Bitte bis zu ${counted('de', seats, { one: 'ganze Zahl', other: 'ganze Zahlen' })} von ${min} bis ${max}, eine für jeden Platz.`,
  anotherTime: 'Dann ein andermal.',
  howMany: 'Wie viele spielen mit?',
  whoSits: (seat) => `Wer sitzt auf Platz ${seat}?`,
  rivals: {
    greedy: 'ein schneller Bot (greedy)',
    'mcts:1000': 'ein starker Bot (mcts)',
    random: 'ein sorgloser Bot (random)',
    human: 'ein Mensch an dieser Tastatur',
  },
  help: ([choice, thing] = ['', '']) => [
    ['1', 'Wahl 1 nehmen'],
    [choice, 'die Wahl mit diesen Wörtern nehmen'],
    ['?1', 'Wahl 1 erklären'],
    [`? ${thing}`, 'eine Karte oder einen Ort erklären, oder warum etwas nicht geht'],
    ['zurück', 'den letzten Zug zurücknehmen'],
    ['brett', 'den Tisch zeigen'],
    ['mehr', 'alle Wahlmöglichkeiten, wo die Liste gekürzt ist'],
    ['bericht', 'was zuletzt geschah'],
    ['regeln', 'die Kapitel der Regeln; „regel 4.1“ liest einen Absatz'],
    ['speichern', 'das Spiel speichern'],
    ['ende', 'speichern und gehen (wie Strg-C)'],
  ],
  simulation: simulationDe,
  challenge: {
    task: (rounds, wins) =>
      rounds === undefined
        ? wins
          ? 'Spiele bis zum Ende und gewinne; je weiter vorn, desto besser die Medaille.'
          : 'Spiele eine ganze Partie. Es zählt, was du am Ende hast.'
        : `Spiele bis zum Ende von Runde ${rounds}; es zählt, was du dann hast.`,
    medals: { bronze: 'Bronze', silver: 'Silber', gold: 'Gold' },
    ahead: (points) => `${counted('de', points, { one: 'Punkt', other: 'Punkte' })} Vorsprung`,
    won: (medal, reached) => `${medal}! Erreicht: ${reached}.`,
    failed: (reached) => `Diesmal keine Medaille: ${reached}. Versuche es anders.`,
  },
  learn: {
    enter: 'Enter geht weiter, „zurück“ einen Schritt zurück, „ende“ hört auf',
    askHint: '(Nummer oder Wörter, „tipp“, „zurück“, ? für Hilfe)',
    help: 'Tippe die Nummer oder Wörter einer Möglichkeit. „tipp“ sagt, was als Nächstes kommt, „zurück“ geht einen Schritt zurück, „brett“ zeigt den Spielplan, ? mit einem Namen erklärt ihn, „ende“ hört auf.',
    otherwise: 'Im Spiel ginge das. Hier kommt es auf etwas anderes an; „tipp“ sagt, worauf.',
    done: 'Das war diese Lektion.',
    minutes: (minutes) => `etwa ${counted('de', minutes, { one: 'Minute', other: 'Minuten' })}`,
    begin: (command) => `Weiter mit: ${command}`,
    hints: ['tipp', 'zeig'],
    backs: ['zurück', 'zurueck'],
  },
  commands: {
    undo: ['zurück', 'z', 'undo', 'u'],
    save: ['speichern', 'save', 's'],
    board: ['brett', 'b', 'board'],
    more: ['mehr', 'm', 'more'],
    log: ['bericht', 'log', 'l'],
    rules: ['regel', 'regeln', 'r', 'rules', 'rule'],
    quit: ['ende', 'quit', 'q', 'exit'],
    help: ['hilfe', 'h', 'help'],
  },
};
