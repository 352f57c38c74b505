import { counted } from '@tabularium/kernel';
import { simulationEn } from './simulation-en.ts';
import type { Words } from './words.ts';

const MOVES = { one: 'move', other: 'moves' };

/** What the terminal client says in English. */
export const en: Words = {
  think: {
    what: 'think for the bots of servers on the same database, and do nothing else, until Ctrl+C',
    database: 'the PostgreSQL that the servers share (DATABASE_URL)',
    nats: 'the NATS server that carries their news, if they use one (NATS_URL)',
    more: `Start it on as many machines as you like. A server whose own threads are all at work hands the next bot to one of
them; if that one dies, the server thinks itself. Only views of single seats are sent, and what comes back is
checked like any other move, so nothing is lost whenever you stop it.`,
  },
  said: (english) => english,
  fits: (moves, game, finished) =>
    `${counted('en', moves, MOVES)} of ${game}, ${finished ? 'finished' : 'unfinished'}; every fingerprint and the seed fit.`,
  fitsUpTo: (at, moves) => `${at} of ${counted('en', moves, MOVES)} replayed, every fingerprint and the seed fit.`,
  total: 'Total',
  won: (winners) => `Winner: ${winners}.`,
  unfinished: (moves) => `The match is not over; ${counted('en', moves, MOVES)} so far.`,
  hidden: 'hidden',
  person: (number) => `Player ${number}`,
  promise: (commitment) => `The dice and decks are fixed; fingerprint of the seed: ${commitment}`,
  resumed: (moves) => `Resumed after ${counted('en', moves, MOVES)}.`,
  toDecide: (name) => `${name}:`,
  thinks: (name) => `${name} is thinking …`,
  passTo: (name) => `Pass the keyboard to ${name} and press Enter.`,
  ask: 'Your choice',
  askHint: '(number or words, ? for help)',
  noChoice: (given) => `There is no choice "${given}". Type a number from the list, words of a choice, or ? for help.`,
  several: 'Which of these do you mean?',
  noUndo: 'This cannot be taken back: chance was used, something was revealed, or somebody else was asked.',
  undone: 'Taken back.',
  saved: (path, resume) => `Saved in ${path}\nGo on with: ${resume}`,
  notSaved: (why) => `Not saved. ${why}`,
  kept: (path) => `The match is kept in ${path}`,
  nothingToSay: (query) => `Nothing here is called "${query}".`,
  notPossible: 'Not possible now:',
  legend: 'Legend',
  choosable: 'can be chosen',
  andMore: (more) => `and ${more} more; type ? and words of one to learn why`,
  moreFound: (more) => `and ${more} more; add a word to find fewer`,
  moreChoices: (more) =>
    `and ${counted('en', more, { one: 'choice', other: 'choices' })} more: type "more", or words of one`,
  backByEnter: '(an empty line goes back)',
  readChapter: 'Read a chapter with "rules 4", or find words with "rules dice row".',
  mayTakeBack: '("undo" takes your step back)',
  noSaves: 'No game is saved in this folder. Begin one with: npx tabularium play',
  finished: (moves) => `finished in ${counted('en', moves, MOVES)}`,
  unfinishedAfter: (moves) => `${counted('en', moves, MOVES)} so far`,
  goOnWith: 'Go on with a saved game?',
  newGame: 'no, a new game',
  whichGame: 'Which game?',
  whichOptions: 'With which options?',
  asUsual: 'as usual',
  ownOptions: 'choose them',
  oneByOne: 'one by one',
  severalHint: '(Space chooses, Enter goes on)',
  yesNo: (value) => (value ? 'yes' : 'no'),
  demanded: (players, option) =>
    `With ${counted('en', players, { one: 'player', other: 'players' })} there is no choice about this. ${option}`,
  numbersPlease: (seats, min, max) =>
    `Please type up to ${counted('en', seats, { one: 'whole number', other: 'whole numbers' })} from ${min} to ${max}, one for each seat.`,
  anotherTime: 'Another time, then.',
  howMany: 'How many players?',
  whoSits: (seat) => `Who sits in seat ${seat}?`,
  rivals: {
    greedy: 'a quick bot (greedy)',
    'mcts:1000': 'a strong bot (mcts)',
    random: 'a careless bot (random)',
    human: 'a person at this keyboard',
  },
  help: ([choice, thing] = ['', '']) => [
    ['1', 'take choice 1'],
    [choice, 'take the choice with these words'],
    ['?1', 'explain choice 1'],
    [`? ${thing}`, 'explain a card, a place, or why something is not possible'],
    ['undo', 'take your last move back'],
    ['board', 'show the table'],
    ['more', 'all choices, where the list was cut'],
    ['log', 'what happened lately'],
    ['rules', 'the chapters of the rules; "rules 4.1" reads a paragraph'],
    ['save', 'save the game'],
    ['quit', 'save and leave (as does Ctrl-C)'],
  ],
  simulation: simulationEn,
  challenge: {
    task: (rounds, wins) =>
      rounds === undefined
        ? wins
          ? 'Play to the end and win; the further ahead, the better the medal.'
          : 'Play a whole game. What you have at its end counts.'
        : `Play to the end of round ${rounds}; what you have then counts.`,
    medals: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' },
    ahead: (points) => `${counted('en', points, { one: 'point', other: 'points' })} ahead`,
    won: (medal, reached) => `${medal}! You reached ${reached}.`,
    failed: (reached) => `No medal this time: ${reached}. Try another way.`,
  },
  learn: {
    enter: 'Enter goes on, "back" goes back, "quit" leaves',
    askHint: '(number or words, "hint", "back", ? for help)',
    help: 'Type the number or words of a choice. "hint" says what comes next, "back" goes back a step, "board" shows the table, ? with a name explains it, "quit" leaves.',
    otherwise: 'You could do that in a game. Here, something else is the point; "hint" says what.',
    done: 'That was this lesson.',
    minutes: (minutes) => `about ${counted('en', minutes, { one: 'minute', other: 'minutes' })}`,
    begin: (command) => `Go on with: ${command}`,
    hints: ['hint', 'show'],
    backs: ['back'],
  },
  commands: {
    undo: ['undo', 'u'],
    save: ['save', 's'],
    board: ['board', 'b'],
    more: ['more', 'm'],
    log: ['log', 'l'],
    rules: ['rules', 'rule', 'r'],
    quit: ['quit', 'q', 'exit'],
    help: ['help', 'h'],
  },
};
