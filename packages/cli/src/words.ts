/** What the terminal client itself says, in both languages. */

import type { Language } from '@tabularium/kernel';

/** Everything it says. */
export interface Words {
  readonly total: string;
  readonly won: (winners: string) => string;
  readonly unfinished: (moves: number) => string;
  readonly hidden: string;
  readonly person: (number: number) => string;
  readonly promise: (commitment: string) => string;
  readonly resumed: (moves: number) => string;
  readonly toDecide: (name: string) => string;
  readonly thinks: (name: string) => string;
  readonly passTo: (name: string) => string;
  readonly ask: string;
  readonly askHint: string;
  readonly noChoice: (given: string) => string;
  readonly several: string;
  readonly noUndo: string;
  readonly undone: string;
  readonly saved: (path: string, resume: string) => string;
  readonly kept: (path: string) => string;
  readonly nothingToSay: (query: string) => string;
  readonly notPossible: string;
  readonly andMore: (more: number) => string;
  readonly whichGame: string;
  readonly howMany: string;
  readonly whoSits: (seat: number) => string;
  /** The bots to choose from, as written and as said. */
  readonly rivals: Readonly<Record<string, string>>;
  readonly help: readonly (readonly [input: string, meaning: string])[];
  /** What may be typed for each command. */
  readonly commands: Readonly<Record<'undo' | 'save' | 'board' | 'log' | 'rules' | 'quit' | 'help', readonly string[]>>;
}

/** The words of each language. */
export const words: Record<Language, Words> = {
  en: {
    total: 'Total',
    won: (winners) => `Winner: ${winners}.`,
    unfinished: (moves) => `The match is not over; ${moves} moves so far.`,
    hidden: 'hidden',
    person: (number) => `Player ${number}`,
    promise: (commitment) => `The dice and decks are fixed; fingerprint of the seed: ${commitment}`,
    resumed: (moves) => `Resumed after ${moves} moves.`,
    toDecide: (name) => `${name}:`,
    thinks: (name) => `${name} is thinking …`,
    passTo: (name) => `Pass the keyboard to ${name} and press Enter.`,
    ask: 'Your choice',
    askHint: '(number or words, ? for help)',
    noChoice: (given) =>
      `There is no choice "${given}". Type a number from the list, words of a choice, or ? for help.`,
    several: 'Which of these do you mean?',
    noUndo: 'This cannot be taken back: chance was used, something was revealed, or somebody else was asked.',
    undone: 'Taken back.',
    saved: (path, resume) => `Saved in ${path}\nGo on with: ${resume}`,
    kept: (path) => `The match is kept in ${path}`,
    nothingToSay: (query) => `Nothing here is called "${query}".`,
    notPossible: 'Not possible now:',
    andMore: (more) => `and ${more} more; type ? and words of one to learn why`,
    whichGame: 'Which game?',
    howMany: 'How many players?',
    whoSits: (seat) => `Who sits in seat ${seat}?`,
    rivals: {
      greedy: 'a quick bot (greedy)',
      'mcts:1000': 'a strong bot (mcts)',
      random: 'a careless bot (random)',
      human: 'a person at this keyboard',
    },
    help: [
      ['3', 'take choice 3'],
      ['forest 2', 'take the choice with these words'],
      ['?3', 'explain choice 3'],
      ['? hut', 'explain a card, a place, or why something is not possible'],
      ['undo', 'take your last move back'],
      ['board', 'show the table'],
      ['log', 'what happened lately'],
      ['rules 4.1', 'read a paragraph of the rules'],
      ['save', 'save the game'],
      ['quit', 'save and leave (as does Ctrl-C)'],
    ],
    commands: {
      undo: ['undo', 'u'],
      save: ['save', 's'],
      board: ['board', 'b'],
      log: ['log', 'l'],
      rules: ['rules', 'rule', 'r'],
      quit: ['quit', 'q', 'exit'],
      help: ['help', 'h'],
    },
  },
  de: {
    total: 'Summe',
    won: (winners) => `Es gewinnt: ${winners}.`,
    unfinished: (moves) => `Die Partie ist noch nicht zu Ende; bisher ${moves} Züge.`,
    hidden: 'verdeckt',
    person: (number) => `Spieler ${number}`,
    promise: (commitment) => `Würfel und Stapel stehen fest; Fingerabdruck des Startwerts: ${commitment}`,
    resumed: (moves) => `Fortgesetzt nach ${moves} Zügen.`,
    toDecide: (name) => `${name}:`,
    thinks: (name) => `${name} denkt nach …`,
    passTo: (name) => `Gib die Tastatur an ${name} und drücke die Eingabetaste.`,
    ask: 'Deine Wahl',
    askHint: '(Nummer oder Wörter, ? für Hilfe)',
    noChoice: (given) => `Die Wahl „${given}“ gibt es nicht. Tippe eine Nummer, Wörter einer Wahl oder ? für Hilfe.`,
    several: 'Welche davon meinst du?',
    noUndo: 'Das geht nicht mehr zurück: Zufall fiel, etwas wurde aufgedeckt oder jemand anderes war gefragt.',
    undone: 'Zurückgenommen.',
    saved: (path, resume) => `Gespeichert in ${path}\nWeiter geht es mit: ${resume}`,
    kept: (path) => `Die Partie liegt in ${path}`,
    nothingToSay: (query) => `Hier heißt nichts „${query}“.`,
    notPossible: 'Jetzt nicht möglich:',
    andMore: (more) => `und ${more} weitere; ? und Wörter einer davon sagen, warum`,
    whichGame: 'Welches Spiel?',
    howMany: 'Wie viele spielen mit?',
    whoSits: (seat) => `Wer sitzt auf Platz ${seat}?`,
    rivals: {
      greedy: 'ein schneller Bot (greedy)',
      'mcts:1000': 'ein starker Bot (mcts)',
      random: 'ein sorgloser Bot (random)',
      human: 'ein Mensch an dieser Tastatur',
    },
    help: [
      ['3', 'Wahl 3 nehmen'],
      ['wald 2', 'die Wahl mit diesen Wörtern nehmen'],
      ['?3', 'Wahl 3 erklären'],
      ['? hütte', 'eine Karte oder einen Ort erklären, oder warum etwas nicht geht'],
      ['zurück', 'den letzten Zug zurücknehmen'],
      ['brett', 'den Tisch zeigen'],
      ['bericht', 'was zuletzt geschah'],
      ['regel 4.1', 'einen Absatz der Regeln lesen'],
      ['speichern', 'das Spiel speichern'],
      ['ende', 'speichern und gehen (wie Strg-C)'],
    ],
    commands: {
      undo: ['zurück', 'z', 'undo', 'u'],
      save: ['speichern', 'save', 's'],
      board: ['brett', 'b'],
      log: ['bericht', 'log', 'l'],
      rules: ['regel', 'regeln', 'r'],
      quit: ['ende', 'quit', 'q'],
      help: ['hilfe', 'h'],
    },
  },
};
