/** Tic-tac-toe: the smallest complete game on the kernel. Start reading here. */

import {
  type Decision,
  emit,
  endGame,
  type Game,
  link,
  player,
  type Seat,
  type StateOf,
  type TextBook,
  type View,
  type Visibility,
} from '../src/index.ts';

/** The words of the game; the compiler checks everything below against them. */
export interface TicTacToe {
  state: TicTacToeState;
  view: TicTacToeView;
  options: Record<string, never>;
  frames: { mark: { seat: Seat } };
  actions: { mark: Mark };
  facts: { fact: 'marked'; seat: Seat; cell: number; seen: 'all' };
  reasons: 'taken';
  streams: never;
}

/** The nine cells from the top left, row by row: who has marked them, `-1` for nobody. */
export interface TicTacToeState extends StateOf<TicTacToe> {
  cells: number[];
}

interface Mark {
  readonly type: 'mark';
  readonly cell: number;
}

const visibility = { cells: 'open' } satisfies Visibility<TicTacToeState>;
type TicTacToeView = View<TicTacToeState, typeof visibility>;

const MARKS: readonly Mark[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => ({ type: 'mark', cell }));

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const mark: Decision<TicTacToe, 'mark'> = {
  actions(game) {
    const free: Mark[] = [];
    for (const one of MARKS) if (game.cells[one.cell] === -1) free.push(one);
    return free;
  },
  take(game, frame, { cell }) {
    game.cells[cell] = frame.seat;
    emit(game, { fact: 'marked', seat: frame.seat, cell, seen: 'all' });
    if (hasLine(game, frame.seat) || !game.cells.includes(-1)) endGame(game);
    else frame.seat = 1 - frame.seat;
  },
  tries: () => MARKS,
  whyNot: () => ({ reason: 'taken' }),
};

function hasLine(game: TicTacToeState, seat: Seat): boolean {
  const { cells } = game;
  for (const [a, b, c] of LINES) if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true;
  return false;
}

function text(words: {
  summary: string;
  title: string;
  prompt: string;
  marks: string;
  cell: string;
  taken: string;
  line: string;
  full: string;
}): TextBook<TicTacToe> {
  const cell = (id: string | number) => `${words.cell} ${Number(id) + 1}`;
  return {
    title: words.title,
    summary: words.summary,
    options: {},
    prompts: { mark: () => words.prompt },
    actions: { mark: (action) => link('cell', action.cell, cell(action.cell)) },
    facts: { marked: (fact) => `${player(fact.seat)} ${words.marks} ${link('cell', fact.cell, cell(fact.cell))}.` },
    reasons: { taken: words.taken },
    parts: { line: words.line },
    endings: { line: words.line, full: words.full },
    things: { cell: (id) => ({ name: cell(id), text: words.summary }) },
  };
}

/** Tic-tac-toe. */
export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: [],
  setup: (base) => Object.assign(base, { cells: Array(9).fill(-1), frames: [{ step: 'mark' as const, seat: 0 }] }),
  steps: { mark },
  visibility,
  determinize: ({ viewer: _, ...view }) => ({
    ...view,
    cells: [...view.cells],
    frames: view.frames.map((f) => ({ ...f })),
    random: {},
    facts: null,
  }),
  result(game) {
    const scores = [0, 1].map((seat) => (hasLine(game, seat) ? 1 : 0));
    const winners = scores.includes(1) ? [scores.indexOf(1)] : [0, 1];
    return { winners, scores, parts: scores.map((line) => ({ line })), ending: winners.length === 1 ? 'line' : 'full' };
  },
  round: (game) => 1 + Math.floor(game.cells.filter((owner) => owner >= 0).length / 2),
  invariants(game) {
    const [noughts, crosses] = [0, 1].map((seat) => game.cells.filter((owner) => owner === seat).length);
    return noughts === crosses || noughts === (crosses ?? 0) + 1 ? [] : ['the players do not take turns'];
  },
  things: MARKS.map(({ cell }) => `cell:${cell}`),
  text: {
    en: text({
      title: 'Tic-tac-toe',
      summary: 'Three in a row wins.',
      prompt: 'Mark a cell',
      marks: 'marks',
      cell: 'cell',
      taken: 'This cell is taken.',
      line: 'Three in a row',
      full: 'The board is full',
    }),
    de: text({
      title: 'Drei gewinnt',
      summary: 'Drei in einer Reihe gewinnen.',
      prompt: 'Kreuze ein Feld an',
      marks: 'kreuzt an:',
      cell: 'Feld',
      taken: 'Dieses Feld ist schon vergeben.',
      line: 'Drei in einer Reihe',
      full: 'Das Brett ist voll',
    }),
  },
  bot: { evaluate: (game, seat) => (hasLine(game, seat) ? 1 : 0) - (hasLine(game, 1 - seat) ? 1 : 0), spread: 1 },
};
