/** Whatever comes from outside is refused with a message, and nothing changes. */

import {
  type AnyAction,
  type AnyGame,
  act,
  check,
  decider,
  equal,
  fingerprint,
  isOver,
  LANGUAGES,
  type Luck,
  legal,
  luckFrom,
  type MatchFile,
  MatchFileError,
  matchFile,
  newMatch,
  parseMatch,
  play,
  printMatch,
  record,
  refusalWords,
  replay,
  seedFrom,
  start,
} from '@tabularium/kernel';
import { highCard } from '@tabularium/kernel/examples/high-card';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { stoneAge } from '@tabularium/stone-age';
import { expect, test } from 'vitest';

const games: readonly AnyGame[] = [stoneAge, highCard, ticTacToe];
const ACTIONS_PER_GAME = 2400;
const FILES_PER_GAME = 1000;

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Values that no action and no file should hold where they are put. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'constructor',
  '__proto__',
  'x'.repeat(100_000),
  [],
  {},
  [[]],
  nested(2000),
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
];

const FOREIGN_SEATS: readonly unknown[] = [-1, 7, 1e9, 0.5, '0', null, undefined, [0], { seat: 0 }, Number.NaN];

const one = <T>(list: readonly T[], luck: Luck): T => list[luck(list.length)] as T;

/** A legal action with something wrong about it, or no action at all. */
function malformed(action: AnyAction, luck: Luck): unknown {
  const keys = Object.keys(action);
  const key = one(keys, luck);
  const { [key as keyof AnyAction]: _gone, ...without } = action;
  switch (luck(8)) {
    case 0:
      return one(STRANGE, luck);
    case 1:
      return without;
    case 2:
      return { ...action, [`${key}${luck(100)}`]: one(STRANGE, luck) };
    case 3:
      return [action];
    case 4:
      return JSON.stringify(action);
    case 5:
      return JSON.parse(JSON.stringify(action).replace('{', '{"__proto__":{"type":"pay"},'));
    case 6:
      return { ...action, type: one(['__proto__', 'toString', '', action.type.toUpperCase(), 7], luck) };
    default:
      return { ...action, [key]: one(STRANGE, luck) };
  }
}

test.each(games)('$id refuses malformed actions and foreign seats', (game) => {
  const luck = luckFrom(seedFrom(`fuzz/${game.id}`));
  let refused = 0;
  while (refused < ACTIONS_PER_GAME) {
    const state: object = start(game, { seats: 2, seed: seedFrom(`fuzz/${refused}`) });
    while (!isOver(state) && refused < ACTIONS_PER_GAME) {
      const seat = decider(state);
      const actions: readonly AnyAction[] = legal(game, state, seat);
      const action = one(actions, luck);
      const before = fingerprint(state);
      const input = malformed(action, luck);
      if (actions.every((legalOne) => !equal(legalOne, input))) {
        isRefused(game, check(game, state, seat, input));
        refused++;
      }
      isRefused(game, check(game, state, one(FOREIGN_SEATS, luck), action));
      refused++;
      expect(fingerprint(state)).toBe(before);
      act(game, state, seat, action);
    }
  }
  expect(refused).toBeGreaterThanOrEqual(ACTIONS_PER_GAME);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

function isRefused(game: AnyGame, checked: ReturnType<typeof check>): void {
  if (!('refusal' in checked)) throw new Error(`let through: ${JSON.stringify(checked.action)}`);
  for (const language of LANGUAGES) {
    expect(refusalWords(game.text[language], language, checked.refusal)).toMatch(/\w{3}/);
  }
}

/** The first moves of a random match, as a file. */
function sample(game: AnyGame): MatchFile {
  const match = newMatch(game, { seats: 2, seed: seedFrom(`fuzz/${game.id}`) });
  const luck = luckFrom(seedFrom(`fuzz/file/${game.id}`));
  for (let move = 0; move < 25 && !isOver(match.state); move++) {
    const seat = decider(match.state);
    record(match, seat, one(legal(game, match.state, seat), luck));
  }
  return matchFile(match, ['Anna', 'Otto']);
}

/** Ways to spoil a file. None leaves it the same; the last move is never just left out, for that is a shorter match. */
const spoilers: readonly ((file: MatchFile, luck: Luck) => string)[] = [
  (file, luck) => {
    const text = printMatch(file).trimEnd();
    return text.slice(0, luck(text.length - 1));
  },
  (file, luck) => printMatch(file) + one(['x', '{}', ']', '{"format":1}', '\u0000'], luck),
  (file, luck) => withHead(file, one(Object.keys(file), luck), one(STRANGE.filter(isNotEmpty), luck)),
  (file, luck) => withHead(file, one(['extra', 'hash', 'constructor'], luck), 1),
  (file, luck) => printMatch(file).replace('{', `{${one(['"__proto__": {"seats": 3},', '"seed": 7,'], luck)}`),
  (file, luck) => withHead(file, 'seats', one([0, 1, 3, 9, 1e9], luck)),
  (file, luck) => withHead(file, 'rulesVersion', file.rulesVersion + 1 + luck(5)),
  (file, luck) => withHead(file, 'seed', seedFrom(String(luck(1000)))),
  (file, luck) => withHead(file, 'options', { [one(['__proto', 'hand', 'openCards', 'x'], luck)]: one(STRANGE, luck) }),
  (file, luck) => withMove(file, luck, (move) => ({ ...move, hash: flipped(move.hash, luck) })),
  (file, luck) => withMove(file, luck, (move) => ({ ...move, seat: 1 - move.seat })),
  (file, luck) => withMove(file, luck, (move) => ({ ...move, action: malformedAction(move.action, luck) })),
  (file, luck) =>
    withMove(file, luck, (move) => ({ ...move, [one(['seat', 'action', 'hash'], luck)]: one(STRANGE, luck) })),
  (file, luck) => withMove(file, luck, () => one(STRANGE, luck)),
  (file, luck) => {
    const at = luck(file.moves.length - 1);
    return withHead(file, 'moves', file.moves.toSpliced(at, 1));
  },
  (file, luck) => {
    const at = luck(file.moves.length);
    return withHead(file, 'moves', file.moves.toSpliced(at, 0, file.moves[at] as MatchFile['moves'][number]));
  },
];

/** No options are the default ones, and no moves a match that has just begun: both are fine. */
const isNotEmpty = (value: unknown): boolean => !equal(value, {}) && !equal(value, []);

test('what is nested beyond all measure is refused in words', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const text = printMatch(sample(ticTacToe));
  const spoilt = [
    text.replace('"tabularium-match-1"', deep),
    text.replace('"options": {}', `"options": {"x": ${deep}}`),
    text.replace(/"cell":\d/, `"cell":${deep}`),
  ];
  for (const one of spoilt) expect(() => replay(ticTacToe, parseMatch(one))).toThrow(MatchFileError);
});

const withHead = (file: MatchFile, key: string, value: unknown): string => JSON.stringify({ ...file, [key]: value });

function withMove(file: MatchFile, luck: Luck, change: (move: MatchFile['moves'][number]) => unknown): string {
  const at = luck(file.moves.length);
  return withHead(file, 'moves', file.moves.with(at, change(file.moves[at] as MatchFile['moves'][number]) as never));
}

const flipped = (hash: string, luck: Luck): string => {
  const at = luck(hash.length);
  return hash.slice(0, at) + (hash[at] === '0' ? '1' : '0') + hash.slice(at + 1);
};

/** Malformed even after it was written down: JSON knows no NaN. */
function malformedAction(action: AnyAction, luck: Luck): unknown {
  for (;;) {
    const wrong: unknown = JSON.parse(JSON.stringify(malformed(action, luck)) ?? 'null');
    if (!equal(wrong, action)) return wrong;
  }
}

test.each(games)('$id refuses match files that were cut, edited or made up', (game) => {
  const file = sample(game);
  expect(replay(game, parseMatch(printMatch(file))).moves).toHaveLength(file.moves.length);
  const luck = luckFrom(seedFrom(`fuzz/files/${game.id}`));
  for (let number = 0; number < FILES_PER_GAME; number++) {
    const text = one(spoilers, luck)(file, luck);
    if (isSame(text, file)) continue;
    expect(() => replay(game, parseMatch(text)), text.slice(0, 2000)).toThrow(MatchFileError);
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

/** A strange value may by chance be the one that was there, and names may be any. */
function isSame(text: string, file: MatchFile): boolean {
  try {
    const read = JSON.parse(text) as MatchFile;
    return (
      equal({ ...read, players: [] }, { ...JSON.parse(JSON.stringify(file)), players: [] }) && isNames(read.players)
    );
  } catch {
    return false;
  }
}

const isNames = (players: unknown): boolean =>
  Array.isArray(players) && players.every((name) => typeof name === 'string');

test('a refused move leaves the match as it was', () => {
  const match = newMatch(stoneAge, { seats: 3, seed: seedFrom('fuzz/match') });
  const before = printMatch(matchFile(match));
  const luck = luckFrom(seedFrom('fuzz/match'));
  for (let number = 0; number < 300; number++) {
    expect(play(match, one(FOREIGN_SEATS, luck), { type: 'place', place: 'forest', persons: 1 })).toHaveProperty(
      'refusal',
    );
    expect(play(match, decider(match.state), one(STRANGE, luck))).toHaveProperty('refusal');
  }
  expect(printMatch(matchFile(match))).toBe(before);
});
