/** What the terminal client itself has to say; words of a game are in the game's text book. */

import type { Medal } from '@tabularium/kernel';

/** What a simulation reports. */
export interface SimulationWords {
  readonly players: (players: number) => string;
  readonly games: (games: number) => string;
  readonly seed: (seed: string) => string;
  /** Above the columns of the bots, and of the seats. */
  readonly head: readonly string[];
  readonly chance: (share: string) => string;
  readonly seatHead: readonly string[];
  readonly scores: string;
  readonly moves: string;
  readonly rounds: string;
  readonly spread: (name: string, mean: string, within: string, median: string) => string;
  readonly range: (from: number, to: number) => string;
  /** What winners do differently. */
  readonly endings: string;
  readonly points: string;
  readonly pointsHead: readonly string[];
  readonly habits: string;
  readonly habitsHead: readonly string[];
}

/** Everything it says. */
export interface Words {
  /** The help of the command that only thinks. */
  readonly think: Readonly<Record<'what' | 'database' | 'nats' | 'more', string>>;
  /** Help and complaints, which are written in English, in this language. */
  readonly said: (english: string) => string;
  /** A match that was replayed and is as recorded. */
  readonly fits: (moves: number, game: string, finished: boolean) => string;
  readonly fitsUpTo: (at: number, moves: number) => string;
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
  /** The game goes on all the same. */
  readonly notSaved: (why: string) => string;
  readonly kept: (path: string) => string;
  readonly nothingToSay: (query: string) => string;
  readonly notPossible: string;
  /** What the signs of a board mean. */
  readonly legend: string;
  readonly choosable: string;
  readonly andMore: (more: number) => string;
  /** There were more answers than are shown. */
  readonly moreFound: (more: number) => string;
  /** There are more choices than the screen has room for. */
  readonly moreChoices: (more: number) => string;
  readonly backByEnter: string;
  readonly readChapter: string;
  /** Stands beside a bot that is thinking, while the last step can still be taken back. */
  readonly mayTakeBack: string;
  readonly noSaves: string;
  readonly finished: (moves: number) => string;
  readonly unfinishedAfter: (moves: number) => string;
  readonly goOnWith: string;
  readonly newGame: string;
  readonly whichGame: string;
  readonly whichOptions: string;
  readonly asUsual: string;
  readonly ownOptions: string;
  readonly oneByOne: string;
  readonly severalHint: string;
  readonly yesNo: (value: boolean) => string;
  /** What so many players have switched on. */
  readonly demanded: (players: number, option: string) => string;
  readonly numbersPlease: (seats: number, min: number, max: number) => string;
  readonly anotherTime: string;
  readonly howMany: string;
  readonly whoSits: (seat: number) => string;
  /** The bots to choose from, as written and as said. */
  readonly rivals: Readonly<Record<string, string>>;
  /** What may be typed at the table; the examples are words of a choice and of a thing it is about. */
  readonly help: (examples?: readonly [choice: string, thing: string]) => readonly (readonly [string, string])[];
  /** What a simulation reports. */
  readonly simulation: SimulationWords;
  /** Challenges. */
  readonly challenge: {
    readonly task: (rounds: number | undefined, wins: boolean) => string;
    readonly medals: Readonly<Record<Medal, string>>;
    readonly ahead: (points: number) => string;
    readonly won: (medal: string, reached: string) => string;
    readonly failed: (reached: string) => string;
  };
  /** What is said in lessons. */
  readonly learn: {
    readonly enter: string;
    readonly askHint: string;
    readonly help: string;
    readonly otherwise: string;
    readonly done: string;
    readonly minutes: (minutes: number) => string;
    readonly begin: (command: string) => string;
    /** What may be typed to be shown what comes next, and to go back. */
    readonly hints: readonly string[];
    readonly backs: readonly string[];
  };
  /** What may be typed for each command. */
  readonly commands: Readonly<
    Record<'undo' | 'save' | 'board' | 'more' | 'log' | 'rules' | 'quit' | 'help', readonly string[]>
  >;
}
