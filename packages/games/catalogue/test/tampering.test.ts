/** A match file of any game in which anything was changed is refused with a sentence that names what is wrong. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gameIds, loadGame } from '@tabularium/catalogue';
import {
  type AnyGame,
  checkSeal,
  type MatchFile,
  MatchFileError,
  matchFile,
  parseMatch,
  parseUnsealed,
  printMatch,
  replay,
  seedFrom,
} from '@tabularium/kernel';
import { expect, test } from 'vitest';

/** The shortest recorded match, with the names of its players and a seal. */
function sealedMatch(game: AnyGame): MatchFile {
  const folder = new URL(`../../${game.id}/corpus/`, import.meta.url);
  const [shortest] = readdirSync(folder)
    .map((name) => new URL(name, folder))
    .sort((one, other) => statSync(one).size - statSync(other).size);
  if (shortest === undefined) throw new Error(`${game.id} has no corpus.`);
  const file = parseMatch(readFileSync(shortest, 'utf8'));
  const names = Array.from({ length: file.seats }, (_, seat) => `Player ${seat + 1}`);
  return parseMatch(printMatch(matchFile(replay(game, file), names)));
}

/** What is said of that content; nothing if it passes. */
function refusalOf(game: AnyGame, content: string): string | undefined {
  try {
    const file = parseUnsealed(content);
    const match = replay(game, file);
    if (file.result === undefined) return 'no result';
    checkSeal(file, match);
    return undefined;
  } catch (error) {
    if (error instanceof MatchFileError) return error.message;
    throw error;
  }
}

type Changes = Readonly<Record<string, unknown>>;

/** Changed so that it is certainly something else. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}-`;
  if (Array.isArray(value)) return [...value, 'x'];
  return value === null ? 1 : { ...value, x: 1 };
}

/** Everything that can be done to a file: each entry changed and left out, each field of some moves, moves moved about. */
function* tampered(file: MatchFile): Generator<readonly [what: string, content: Changes, names: RegExp]> {
  const { moves, players = [], result } = file;
  const named: Record<string, RegExp> = {
    game: /game|match of/,
    commitment: /commitment/,
    seal: /seal/,
    moves: /move/i,
  };
  for (const key of Object.keys(file)) {
    const names =
      named[key] ??
      new RegExp(key === 'rulesVersion' ? 'rules ?version' : `${key.replace(/s$/, '')}|Move|seal|player`, 'i');
    yield [`${key} changed`, { ...file, [key]: other(file[key as keyof MatchFile]) }, names];
    yield [`${key} left out`, { ...file, [key]: undefined }, names];
    yield [`${key} of another kind`, { ...file, [key]: 7.5 }, names];
  }
  yield ['something added', { ...file, cheat: 1 }, /"cheat"/];
  yield ['names swapped', { ...file, players: players.toReversed() }, /players/];
  yield ['a name changed', { ...file, players: ['Eve', ...players.slice(1)] }, /players/];
  yield ['another seed', { ...file, seed: seedFrom('another') }, /promised/];
  yield ['another winner', { ...file, result: { ...result, winners: [] } }, /result/];
  yield [
    'another score',
    { ...file, result: { ...result, scores: result?.scores.map((score) => score + 1) } },
    /result/,
  ];
  yield ['another ending', { ...file, result: { ...result, ending: 'x' } }, /result/];
  for (const option of Object.keys(file.options)) {
    const options = { ...file.options, [option]: { x: 1 } };
    yield [`option ${option} changed`, { ...file, options }, new RegExp(`${option}|Move`)];
  }
  for (const at of [0, 1, 2, 5, 9]) yield* tamperedMove(file, at);
  yield ['the last move left out', { ...file, moves: moves.slice(0, -1) }, /result|moves/];
  yield ['the last move twice', { ...file, moves: [...moves, moves.at(-1)] }, /Move \d+/];
  yield ['a move left out', { ...file, moves: moves.toSpliced(3, 1) }, /Move \d+/];
  yield ['two moves swapped', { ...file, moves: [moves[1], moves[0], ...moves.slice(2)] }, /Move \d+/];
}

function* tamperedMove(file: MatchFile, at: number): Generator<readonly [string, Changes, RegExp]> {
  const move = file.moves[at];
  if (move === undefined) return;
  const put = (changed: object) => ({ ...file, moves: file.moves.with(at, changed as never) });
  const names = new RegExp(`Move (${at + 1}|${at + 2}): `);
  for (const key of ['seat', 'hash'] as const)
    yield [`${key} of move ${at + 1}`, put({ ...move, [key]: other(move[key]) }), names];
  for (const key of Object.keys(move.action)) {
    const action = { ...move.action, [key]: other(Reflect.get(move.action, key)) };
    yield [`"${key}" of the action of move ${at + 1}`, put({ ...move, action }), names];
  }
  yield [`something added to move ${at + 1}`, put({ ...move, note: 'x' }), names];
  yield [`chance of move ${at + 1}`, put({ ...move, chance: 3 }), names];
}

test.each(gameIds)('%s: whatever is changed in a file is found, and said', { timeout: 120_000 }, async (id) => {
  const game = await loadGame(id);
  const file = sealedMatch(game);
  expect(refusalOf(game, JSON.stringify(file))).toBeUndefined();
  const ways = [...tampered(file)];
  expect(ways.length).toBeGreaterThan(40);
  const missed = ways.flatMap(([what, content, names]) => {
    const said = refusalOf(game, JSON.stringify(content));
    return said !== undefined && names.test(said) ? [] : [`${what}: ${said ?? 'passes'}`];
  });
  expect(missed).toEqual([]);
});
