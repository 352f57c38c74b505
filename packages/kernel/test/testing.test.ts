import { describe, expect, test } from 'vitest';
import { highCard } from '../examples/high-card.ts';
import { ticTacToe } from '../examples/tic-tac-toe.ts';
import { seedFrom, start } from '../src/index.ts';
import { Play, play } from '../src/testing/index.ts';

const mark = (cell: number) => ({ type: 'mark', cell }) as const;
const fresh = () => play(ticTacToe, start(ticTacToe, { seats: 2, seed: seedFrom('testing') }));

describe('a position in a test', () => {
  test('whoever decides does one thing after another', () => {
    const board = fresh().does(mark(4), mark(0), mark(8));
    expect(board.game.cells).toEqual([1, -1, -1, -1, 0, -1, -1, -1, 0]);
    expect(board.decider).toBe(1);
  });

  test('a named seat speaks for itself alone', () => {
    const board = fresh().as(0).does(mark(4));
    expect(board.as(0).allows(mark(0))).toBe(false);
    expect(board.as(0).refuses(mark(0))).toEqual({ reason: 'not-your-turn' });
    expect(board.as(1).allows(mark(0))).toBe(true);
    expect(board.as(1).does(mark(0)).decider).toBe(0);
  });

  test('what is refused comes with its reason and rule, what is legal with none', () => {
    const board = fresh().does(mark(4));
    expect(board.refuses(mark(4))).toMatchObject({ reason: 'taken' });
    expect(board.refuses(mark(5))).toBeUndefined();
    expect(board.allows(mark(4))).toBe(false);
  });

  test('what cannot be done throws, says why and what could be', () => {
    const board = fresh().does(mark(4));
    expect(() => board.does(mark(4))).toThrow(/Seat 1 cannot .*"cell":4.* in mark: taken .*legal: .*"cell":0/);
    expect(() => board.as(0).does(mark(0))).toThrow('not-your-turn');
  });

  test('legal actions are listed, all or of one type', () => {
    const board = fresh().does(mark(4));
    expect(board.actions()).toHaveLength(8);
    expect(board.actions('mark')).toHaveLength(8);
    expect(board.as(0).actions()).toEqual([]);
  });

  test('facts are those told since the position was made, all or of one name', () => {
    const table = play(highCard, start(highCard, { seats: 2, seed: seedFrom('testing') }));
    expect(table.facts()).toEqual([]);
    const [pick] = table.as(1).actions('pick');
    if (pick !== undefined) table.as(1).does(pick);
    const [answer] = table.as(0).actions('pick');
    if (answer !== undefined) table.as(0).does(answer);
    expect(table.facts('picked').length).toBeGreaterThan(0);
    expect(new Set(table.facts('picked').map(({ fact }) => fact))).toEqual(new Set(['picked']));
    expect(table.facts().length).toBeGreaterThanOrEqual(table.facts('picked').length);
  });

  test('it waits where it is told to, procedures run, and the end is the end', () => {
    const table = play(highCard, start(highCard, { seats: 2, seed: seedFrom('testing') }));
    expect(table.waits({ step: 'trick' }).step).toBe('pick');
    expect(table.awaited).toEqual([0, 1]);
    const over = fresh().does(mark(0), mark(3), mark(1), mark(4), mark(2));
    expect(over.step).toBe('over');
    expect(over.actions()).toEqual([]);
  });

  test('a game adds words of its own', () => {
    class Board extends Play<typeof ticTacToe> {
      marked(cell: number, seat: number): this {
        this.game.cells[cell] = seat;
        return this;
      }
    }
    const board = new Board(ticTacToe, fresh().game).marked(0, 0).does(mark(1)).marked(2, 1);
    expect(board.game.cells.slice(0, 3)).toEqual([0, 0, 1]);
  });
});
