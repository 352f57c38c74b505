import { describe, expect, test } from 'vitest';
import { highCard } from '../examples/high-card.ts';
import { ticTacToe } from '../examples/tic-tac-toe.ts';
import {
  type AnyGame,
  drawAnew,
  factsFor,
  fingerprint,
  forget,
  type Match,
  matchFile,
  mayUndo,
  newMatch,
  play,
  recordAgain,
  resultOf,
  scoredParts,
  seedFrom,
  takeBack,
  undo,
  viewersOf,
} from '../src/index.ts';
import { fair } from './fair.ts';

const table = { seats: 2, seed: seedFrom('match') };

/** Play these moves, all of which must be legal. */
function plays(match: Match<AnyGame>, ...moves: [seat: number, type: string, more?: object][]): void {
  for (const [seat, type, more] of moves) expect(play(match, seat, { type, ...more })).toHaveProperty('move');
}

function fairMatch(seats = 2) {
  return newMatch(fair, { ...table, seats });
}

describe('playing', () => {
  test('a legal move is done, recorded with its fingerprint, and its facts are told', () => {
    const match = fairMatch();
    const attempt = play(match, 0, { type: 'stroll' });
    expect(attempt).toEqual({
      move: { seat: 0, action: { type: 'stroll' }, hash: fingerprint(match.state) },
      facts: [{ fact: 'strolled', seat: 0, seen: 'all' }],
    });
    expect(match.moves).toHaveLength(1);
    expect(match.log).toEqual([
      [{ fact: 'rang', times: 1, seen: 'all' }],
      [{ fact: 'strolled', seat: 0, seen: 'all' }],
    ]);
  });

  test('an illegal one is refused with nothing changed', () => {
    const match = fairMatch();
    const before = JSON.stringify(match);
    expect(play(match, 1, { type: 'stroll' })).toEqual({ refusal: { reason: 'not-your-turn' } });
    expect(play(match, 0, { type: 'fly' })).toEqual({ refusal: { reason: 'not-legal' } });
    expect(JSON.stringify(match)).toBe(before);
  });

  test('the record does not change when the action that was handed in does', () => {
    const match = newMatch(ticTacToe, table);
    const action = { type: 'mark', cell: 4 };
    play(match, 0, action);
    action.cell = 5;
    expect(match.moves[0]?.action).toEqual({ type: 'mark', cell: 4 });
  });

  test('options are recorded complete', () => {
    expect(newMatch(highCard, table).start.options).toEqual({ hand: 3 });
  });

  test('there is a result once the game is over', () => {
    const match = fairMatch();
    expect(resultOf(match)).toBeUndefined();
    plays(match, [0, 'look'], [0, 'go-home']);
    expect(resultOf(match)).toEqual({
      winners: [0],
      scores: [1, 0],
      parts: [
        { found: 1, waves: 0 },
        { found: 0, waves: 0 },
      ],
      ending: 'home',
    });
  });
});

describe('undo', () => {
  test('inside a turn, move by move, to the bytes', () => {
    const match = fairMatch();
    const before = [JSON.stringify(match)];
    plays(match, [0, 'stroll']);
    before.push(JSON.stringify(match));
    plays(match, [0, 'stroll']);
    expect(undo(match, 0)).toBe(true);
    expect(JSON.stringify(match)).toBe(before.pop());
    expect(undo(match, 0)).toBe(true);
    expect(JSON.stringify(match)).toBe(before.pop());
    expect(undo(match, 0)).toBe(false);
  });

  test('and the game goes on another way from there', () => {
    const match = fairMatch();
    plays(match, [0, 'stroll']);
    undo(match, 0);
    plays(match, [0, 'rest'], [1, 'stroll']);
    expect(match.moves.map(({ action }) => action.type)).toEqual(['rest', 'stroll']);
    expect(match.log).toHaveLength(3);
  });

  test('only by the seat that moved', () => {
    const match = fairMatch();
    plays(match, [0, 'stroll']);
    expect(mayUndo(match, 1)).toBe(false);
    expect(undo(match, 1)).toBe(false);
    expect(mayUndo(match, 0)).toBe(true);
  });

  test.each([
    ['chance was used', 'throw'],
    ['something hidden was revealed', 'look'],
    ['another seat is asked', 'rest'],
    ['others are asked too', 'call-vote'],
    ['the game is over', 'go-home'],
  ])('not when %s', (_why, type) => {
    const match = fairMatch();
    plays(match, [0, 'stroll'], [0, type]);
    const after = JSON.stringify(match);
    expect(mayUndo(match, 0)).toBe(false);
    expect(undo(match, 0)).toBe(false);
    expect(JSON.stringify(match)).toBe(after);
  });

  test('not when as much was hidden as was revealed', () => {
    const match = fairMatch();
    plays(match, [0, 'look'], [0, 'swap']);
    expect(undo(match, 0)).toBe(false);
  });

  test('not behind the barrier, but to it', () => {
    const match = fairMatch();
    plays(match, [0, 'throw'], [0, 'stroll']);
    expect(undo(match, 0)).toBe(true);
    expect(undo(match, 0)).toBe(false);
    expect(match.moves).toHaveLength(1);
  });

  test('something done at any time is taken back by whoever did it, and before what came earlier', () => {
    const match = fairMatch();
    plays(match, [0, 'stroll'], [1, 'wave']);
    expect(undo(match, 0)).toBe(false);
    expect(undo(match, 1)).toBe(true);
    expect(match.state.waves).toEqual([0, 0]);
    expect(undo(match, 0)).toBe(true);
  });

  test('an answer among several may be changed until the last one is given', () => {
    const match = fairMatch(3);
    plays(match, [0, 'call-vote'], [1, 'vote', { aye: true }]);
    expect(undo(match, 1)).toBe(true);
    plays(match, [1, 'vote', { aye: false }], [0, 'vote', { aye: true }]);
    expect(undo(match, 1)).toBe(false);
    plays(match, [2, 'vote', { aye: true }]);
    expect(match.state.diary.at(-1)).toBe('votes true false true');
    for (const seat of [0, 1, 2]) expect(undo(match, seat)).toBe(false);
  });

  test('the last answer reveals the others and stays', () => {
    const match = newMatch(highCard, table);
    const card = (seat: number) => ({ card: match.state.hands[seat]?.[0] });
    plays(match, [1, 'pick', card(1)]);
    expect(mayUndo(match, 1)).toBe(true);
    plays(match, [0, 'pick', card(0)]);
    expect(mayUndo(match, 0)).toBe(false);
  });
});

describe('barriers', () => {
  /** The fair, and how often somebody imagined how things might lie there. */
  function watchedFair() {
    const imagined = { times: 0 };
    const determinize: typeof fair.determinize = (view, luck) => {
      imagined.times++;
      return fair.determinize(view, luck);
    };
    return { imagined, game: { ...fair, determinize } };
  }

  test('cost nothing until somebody asks, and then once', () => {
    const { imagined, game } = watchedFair();
    const match = newMatch(game, table);
    plays(match, [0, 'stroll'], [0, 'stroll']);
    expect(imagined.times).toBe(0);
    expect(mayUndo(match, 0)).toBe(true);
    const once = imagined.times;
    expect(once).toBeGreaterThan(0);
    expect(mayUndo(match, 0)).toBe(true);
    expect(imagined.times).toBe(once);
  });

  test('that nobody asked about in time still stand', () => {
    const match = fairMatch();
    plays(match, [0, 'stroll'], [0, 'look'], [0, 'stroll']);
    expect(undo(match, 0)).toBe(true);
    expect(undo(match, 0)).toBe(false);
    expect(match.moves).toHaveLength(2);
  });

  test('free what lies before them, however long nobody asks', () => {
    const { visit } = fair.steps;
    const take: typeof visit.take = (game, frame, action, seat) => {
      frame.left = 9;
      visit.take(game, frame, action, seat);
    };
    const match = newMatch({ ...fair, steps: { ...fair.steps, visit: { ...visit, take } } }, table);
    plays(match, [0, 'look']);
    for (let round = 0; round < 60; round++) plays(match, [0, 'swap'], [0, 'stroll']);
    expect(match.undoable.length).toBeLessThan(50);
    expect(undo(match, 0)).toBe(true);
    expect(undo(match, 0)).toBe(false);
  });
});

describe('taking back what all agree to', () => {
  const moves: [number, string][] = [
    [0, 'stroll'],
    [0, 'look'],
    [0, 'rest'],
    [1, 'throw'],
    [1, 'stroll'],
    [1, 'stroll'],
  ];

  test.each([1, 2, 3, 4, 5, 6])(
    'goes back %i moves to the bytes, and the way back from there is as it was',
    (count) => {
      const match = fairMatch();
      const earlier = fairMatch();
      plays(match, ...moves);
      plays(earlier, ...moves.slice(0, moves.length - count));
      takeBack(match, count);
      expect(JSON.stringify(match)).toBe(JSON.stringify(earlier));
      for (const seat of [0, 1]) expect(mayUndo(match, seat)).toBe(mayUndo(earlier, seat));
    },
  );

  test('needs so many moves', () => {
    const match = fairMatch();
    plays(match, [0, 'stroll']);
    expect(() => takeBack(match, 2)).toThrow(RangeError);
    expect(match.moves).toHaveLength(1);
  });

  test('a saved match that is opened again has the same way back', () => {
    const match = fairMatch();
    plays(match, ...moves);
    const opened = fairMatch();
    let seen = 0;
    recordAgain(opened, match.moves, () => seen++);
    expect(seen).toBe(moves.length);
    expect(JSON.stringify(opened)).toBe(JSON.stringify(match));
  });
});

describe('chance that is renewed', () => {
  /** Seat 0 rests, seat 1 throws; then that is taken back, and chance drawn anew so often. */
  const thrownAfter = (renewals: number) => {
    const match = fairMatch();
    plays(match, [0, 'rest'], [1, 'throw']);
    for (let times = 0; times < renewals; times++) {
      takeBack(match, 1);
      drawAnew(match);
      plays(match, [1, 'throw']);
    }
    return match;
  };
  const thrown = (match: Match<AnyGame>) => (match.state as { thrown: number[] }).thrown.at(-1);

  test('brings other dice for the same choice', () => {
    const dice = Array.from({ length: 12 }, (_, renewals) => thrown(thrownAfter(renewals)));
    expect(new Set(dice).size).toBeGreaterThan(2);
  });

  test('is written down with the move after it, never under the same number', () => {
    const match = thrownAfter(2);
    expect(match.moves.map(({ chance }) => chance)).toEqual([undefined, 2]);
    takeBack(match, 2);
    expect(match.fresh).toBeNull();
    drawAnew(match);
    expect(match.fresh).toBe(3);
  });

  test('stays renewed when a move after it is taken back, from memory or from the start', () => {
    const match = thrownAfter(1);
    takeBack(match, 1);
    drawAnew(match);
    plays(match, [1, 'stroll']);
    const renewed = JSON.stringify(match);
    plays(match, [1, 'stroll']);
    expect(undo(match, 1)).toBe(true);
    expect(JSON.stringify(match)).toBe(renewed);
    expect(undo(match, 1)).toBe(true);
    expect(match.fresh).toBe(2);
    plays(match, [1, 'throw'], [1, 'throw']);
    const far = JSON.stringify(match);
    plays(match, [1, 'throw']);
    takeBack(match, 1);
    expect(JSON.stringify({ ...match, undoable: [] })).toBe(far);
  });

  test('is renewed the same way when the moves are made again', () => {
    const match = thrownAfter(3);
    const again = fairMatch();
    recordAgain(again, match.moves);
    expect(again.moves).toEqual(match.moves);
    expect(again.renewals).toBe(3);
  });
});

describe('forgetting', () => {
  test('keeps the state, the last moves and the way back through them', () => {
    const match = fairMatch();
    plays(match, [0, 'rest'], [1, 'stroll'], [1, 'stroll']);
    const state = JSON.stringify(match.state);
    forget(match, 2);
    expect(match).toMatchObject({ earlier: 1, moves: [{ seat: 1 }, { seat: 1 }] });
    expect(match.log).toHaveLength(3);
    expect(JSON.stringify(match.state)).toBe(state);
    forget(match, 5);
    expect(match.earlier).toBe(1);
    expect([undo(match, 1), undo(match, 1), undo(match, 1)]).toEqual([true, true, false]);
  });

  test('leaves no way to what was forgotten, and no match file', () => {
    const match = fairMatch();
    plays(match, [0, 'rest'], [1, 'throw'], [1, 'throw']);
    forget(match, 2);
    const before = JSON.stringify(match);
    expect(() => takeBack(match, 2)).toThrow('forgotten');
    expect(() => matchFile(match)).toThrow('forgotten');
    expect(JSON.stringify(match)).toBe(before);
  });
});

describe('facts', () => {
  test('are told to those who may read them', () => {
    const match = fairMatch(3);
    plays(match, [0, 'look']);
    const facts = match.log[1] ?? [];
    expect(factsFor(facts, 0)).toHaveLength(1);
    expect(factsFor(facts, 1)).toEqual([]);
    expect(factsFor(facts, null)).toEqual([]);
    expect(factsFor(match.log[0] ?? [], null)).toHaveLength(1);
  });

  test('everyone who can look: a spectator and each seat', () => {
    expect(viewersOf(fairMatch(3).state)).toEqual([null, 0, 1, 2]);
  });
});

test('the score is told in those parts of which anybody has anything', () => {
  expect(
    scoredParts({
      parts: [
        { huts: 3, wars: 0, debts: 0 },
        { huts: 0, wars: 0, debts: -2 },
      ],
    }),
  ).toEqual(['huts', 'debts']);
});
