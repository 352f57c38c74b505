/** What comes from outside may be anything: it is refused in words, and nothing changes. */

import { gameIds, loadGame } from '@tabularium/catalogue';
import {
  type AnyGame,
  check,
  clone,
  fingerprint,
  LANGUAGES,
  legal,
  type Match,
  MatchFileError,
  matchFile,
  parseMatch,
  printMatch,
  type Refusal,
  refusalWords,
  replay,
} from '@tabularium/kernel';
import { walk } from '@tabularium/kernel/conformance';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Malformed actions and match files for each game. */
const ACTIONS = 8000;
const FILES = 2000;

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

/** Wrong types, huge numbers, keys that every object inherits, deep nesting. */
const wild = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.constantFrom(2 ** 53, -1, 1e308, '__proto__', 'constructor', '', null, [], {}, nested(2000)),
);
const key = fc.oneof(
  fc.constantFrom('type', 'seat', '__proto__', 'constructor', 'toString', 'hasOwnProperty'),
  fc.string(),
);

/** The object with one entry put in, also one called `__proto__`. */
function withEntry(object: object, name: string, value: unknown): unknown {
  return Object.defineProperty({ ...object }, name, { value, enumerable: true, configurable: true, writable: true });
}

function readable(game: AnyGame, refusal: Refusal): void {
  for (const language of LANGUAGES) {
    expect(refusalWords(game.text[language], language, refusal)).toMatch(/\p{L}{3}/u);
  }
}

/** Some positions of a random game. */
function positions(game: AnyGame, seats: number, every: number): Match<AnyGame>['state'][] {
  const states: Match<AnyGame>['state'][] = [];
  walk(game, { seats }, `fuzz/${seats}`, ({ match, moves }) => {
    if (moves % every === 0) states.push(clone(match.state));
  });
  return states;
}

describe.each(gameIds)('%s', (id) => {
  test(`${ACTIONS} malformed actions are refused in words and change nothing`, { timeout: 300_000 }, async () => {
    const game = await loadGame(id);
    const states = positions(game, game.seats.max, 5);
    const prints = states.map(fingerprint);
    const position = fc.nat(states.length - 1);
    const anySeat = fc.oneof(fc.integer({ min: -1, max: game.seats.max }), wild);
    let refused = 0;
    const attempt = (at: number, seat: unknown, input: unknown) => {
      const checked = check(game, states[at], seat, input);
      if ('action' in checked) return expect(input).toEqual(checked.action);
      refused++;
      readable(game, checked.refusal);
    };
    const options = { numRuns: ACTIONS / 2, seed: 1 };
    fc.assert(fc.property(position, anySeat, wild, attempt), options);
    fc.assert(
      fc.property(position, fc.nat(game.seats.max - 1), fc.nat(), key, wild, (at, seat, which, name, value) => {
        const actions = legal(game, states[at], seat);
        attempt(at, seat, withEntry(actions[which % Math.max(1, actions.length)] ?? {}, name, value));
      }),
      options,
    );
    expect(refused).toBeGreaterThan(ACTIONS * 0.9);
    expect(states.map(fingerprint)).toEqual(prints);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test(`${FILES} malformed match files are refused in words, or are the match they were`, {
    timeout: 300_000,
  }, async () => {
    const game = await loadGame(id);
    const match = walk(game, { seats: game.seats.min }, 'fuzz/file', () => undefined);
    const file = matchFile(match);
    const text = printMatch(file);
    const headEdit = fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(file)), key), wild);
    const moveEdit = fc.tuple(
      fc.nat(file.moves.length - 1),
      fc.oneof(fc.constantFrom('seat', 'action', 'hash'), key),
      wild,
    );
    const cut = fc.tuple(fc.nat(text.length), fc.string());
    const spoilt = fc.oneof(
      headEdit.map(([name, value]) => JSON.stringify(withEntry(file, name, value))),
      moveEdit.map(([at, name, value]) =>
        JSON.stringify({
          ...file,
          moves: file.moves.map((move, i) => (i === at ? withEntry(move, name, value) : move)),
        }),
      ),
      cut.map(([length, tail]) => text.slice(0, length) + tail),
    );
    let refused = 0;
    const read = (content: string) => {
      try {
        expect(replay(game, parseMatch(content)).state).toEqual(match.state);
      } catch (error) {
        refused++;
        expect(error).toBeInstanceOf(MatchFileError);
        expect((error as Error).message).toMatch(/\p{L}{3}/u);
      }
    };
    fc.assert(fc.property(spoilt, read), { numRuns: FILES, seed: 2 });
    expect(refused).toBeGreaterThan(FILES * 0.9);
  });
});
