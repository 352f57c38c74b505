/** Whatever is changed in a match file, `verify` refuses it with a line that names what is wrong. */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@tabularium/build';
import { loadGame } from '@tabularium/catalogue';
import { type MatchFile, matchFile, parseMatch, printMatch, replay, seedFrom } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { tabularium } from './terminal.ts';

const game = await loadGame('stone-age');
const recorded = readFileSync(join(root, 'packages/games/stone-age/corpus/2-players-stack-empty.json'), 'utf8');
const file = matchFile(replay(game, parseMatch(recorded)), ['Anna', 'Otto']);
const { moves, result } = file;
if (result === undefined) throw new Error('The match in the corpus is finished.');
const [first, second] = moves;
const last = moves.length;
const middle = Math.floor(last / 2);

type Changes = { readonly [K in keyof MatchFile]?: unknown } & Readonly<Record<string, unknown>>;
const entry = (changes: Changes): string => JSON.stringify({ ...file, ...changes });
const atMove = (number: number, change: (move: object) => unknown): string =>
  entry({ moves: moves.map((move, at) => (at + 1 === number ? change(move) : move)) });
const action = (number: number, change: object): string =>
  atMove(number, (move) => ({ ...move, action: { ...moves[number - 1]?.action, ...change } }));
const outcome = (change: object): string => entry({ result: { ...result, ...change } });

/** A number of the move that does something of that type. */
const doing = (type: string): number => moves.findIndex((move) => move.action.type === type) + 1;
const [placing, paying, using] = ['place', 'pay', 'use'].map(doing) as [number, number, number];

/** What was done to the file, its content, and what the line has to name. */
const TAMPERED: readonly (readonly [what: string, content: string, names: RegExp])[] = [
  ['a name changed', entry({ players: ['Anne', 'Otto'] }), /"players"/],
  ['the names swapped', entry({ players: ['Otto', 'Anna'] }), /"players"/],
  ['a name missing', entry({ players: ['Anna'] }), /"players"/],
  ['no names', entry({ players: undefined }), /"players"/],
  ['too many names', entry({ players: ['Anna', 'Otto', 'Eva'] }), /"players" has 3 names for 2 seats/],
  ['a name that is a number', entry({ players: ['Anna', 7] }), /"players" must be a list of names/],
  ['names that are no list', entry({ players: 'Anna' }), /"players" must be a list of names/],
  ['a name that a terminal obeys', entry({ players: ['\u001b[31mAnna', 'Otto'] }), /The name of player 1/],
  ['a name of two lines', entry({ players: ['Anna', 'Otto\nwins'] }), /The name of player 2/],
  ['another format', entry({ format: 'tabularium-match-9' }), /"format" must be/],
  ['no format', entry({ format: undefined }), /"format" must be/],
  ['another game', entry({ game: 'tic-tac-toe' }), /Unknown option "startPlayer"/],
  ['a game nobody knows', entry({ game: 'chess' }), /There is no game "chess"/],
  ['no game', entry({ game: undefined }), /"game" must name a game/],
  ['another rules version', entry({ rulesVersion: 99 }), /rules version 99/],
  ['no rules version', entry({ rulesVersion: undefined }), /"rulesVersion"/],
  ['more seats', entry({ seats: 3 }), /Move 1: /],
  ['too many seats', entry({ seats: 9 }), /2 to 4|seats/],
  ['no seats', entry({ seats: undefined }), /"seats" must be a whole number/],
  ['half a seat', entry({ seats: 2.5 }), /"seats" must be a whole number/],
  ['an option changed', entry({ options: { ...file.options, huntAgain: true } }), /Move 1: /],
  ['an option nobody knows', entry({ options: { ...file.options, cheat: true } }), /cheat/],
  ['an option of another kind', entry({ options: { ...file.options, openCards: 'yes' } }), /openCards/],
  ['options left out', entry({ options: {} }), /"options"/],
  ['options that are a list', entry({ options: [] }), /"options" must be an object/],
  ['another seed', entry({ seed: seedFrom('another') }), /seed is not the one that was promised/],
  ['a short seed', entry({ seed: 'abc' }), /"seed" must be 32 hexadecimal digits/],
  ['another commitment', entry({ commitment: '0'.repeat(64) }), /does not fit "commitment"/],
  ['no commitment', entry({ commitment: undefined }), /does not fit "commitment"/],
  ['the first move gone', entry({ moves: moves.slice(1) }), /Move \d+: /],
  ['a move in the middle gone', entry({ moves: moves.toSpliced(middle, 1) }), /Move \d+: /],
  ['the last move gone', entry({ moves: moves.slice(0, -1) }), /names a result, but the game is not over/],
  ['the end gone, with the result', entry({ moves: moves.slice(0, -9), result: undefined }), /the last of "moves"/],
  ['no moves', entry({ moves: [], result: undefined }), /the last of "moves"/],
  ['moves that are no list', entry({ moves: {} }), /"moves" must be a list/],
  ['two moves swapped', entry({ moves: [second, first, ...moves.slice(2)] }), /Move 1: /],
  ['a move twice', entry({ moves: [first, first, ...moves.slice(1)] }), /Move 2: /],
  [
    'a move after the end',
    entry({ moves: [...moves, first] }),
    new RegExp(`Move ${last + 1}: the game was already over`),
  ],
  ['another seat moves', atMove(1, (move) => ({ ...move, seat: 1 - (first?.seat ?? 0) })), /Move 1: seat [12] cannot/],
  ['a seat nobody has', atMove(1, (move) => ({ ...move, seat: 7 })), /Move 1: seat 8 cannot/],
  ['a move without a seat', atMove(1, (move) => ({ ...move, seat: undefined })), /Move 1: "seat" must be/],
  ['a move that is none', atMove(3, () => 'pass'), /Move 3: a move must be an object/],
  ['an action that is none', atMove(3, (move) => ({ ...move, action: 'pass' })), /Move 3: "action" must be/],
  ['a move with more in it', atMove(3, (move) => ({ ...move, cheat: 1 })), /Move 3: unknown entry "cheat"/],
  [
    'a fingerprint changed',
    atMove(middle, (move) => ({ ...move, hash: '0'.repeat(16) })),
    new RegExp(`Move ${middle}: leads to another state`),
  ],
  ['no fingerprint', atMove(middle, (move) => ({ ...move, hash: undefined })), new RegExp(`Move ${middle}: "hash"`)],
  ['more persons placed', action(placing, { persons: 9 }), new RegExp(`Move ${placing}: seat`)],
  ['another place', action(placing, { place: 'moon' }), new RegExp(`Move ${placing}: seat`)],
  ['less paid', action(paying, { wood: 0, clay: 0, stone: 0, gold: 0 }), new RegExp(`Move ${paying}: seat`)],
  ['an action with more in it', action(using, { twice: true }), new RegExp(`Move ${using}: seat`)],
  ['an action nobody knows', action(using, { type: 'fly' }), new RegExp(`Move ${using}: seat`)],
  ['another winner', outcome({ winners: [1 - (result.winners[0] ?? 0)] }), /result is not the one/],
  ['another score', outcome({ scores: result.scores.map((score) => score + 1) }), /result is not the one/],
  ['another ending', outcome({ ending: 'cards-short' }), /result is not the one/],
  [
    'another part of a score',
    outcome({ parts: result.parts.map((part) => ({ ...part, green: 99 })) }),
    /result is not/,
  ],
  ['no result', entry({ result: undefined }), /names no result/],
  ['another seal', entry({ seal: '0'.repeat(16) }), /"seal"/],
  ['no seal', entry({ seal: undefined }), /no "seal"/],
  ['a seal that is none', entry({ seal: 7 }), /"seal" must be a fingerprint/],
  ['an entry nobody knows', entry({ cheat: true }), /Unknown entry "cheat"/],
  ['cut off', printMatch(file).slice(0, -40), /not a match file/],
  ['an empty file', '', /not a match file/],
  ['a list', '[]', /one JSON object/],
];

test('verify refuses every tampered file, and names what is wrong', { timeout: 120_000 }, async () => {
  expect(TAMPERED.length).toBeGreaterThanOrEqual(40);
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-'));
  const files = TAMPERED.map(([, content], at) => {
    writeFileSync(join(folder, `${at}.json`), content);
    return `${at}.json`;
  });
  writeFileSync(join(folder, 'whole.json'), printMatch(file));
  const { code, out } = await tabularium(['verify', '--json', 'whole.json', ...files], { folder });
  const [whole, ...verdicts]: { file: string; problem?: string }[] = JSON.parse(out);
  expect(whole?.problem).toBeUndefined();
  for (const [at, [what, , names]] of TAMPERED.entries()) expect(verdicts[at]?.problem, what).toMatch(names);
  expect(verdicts).toHaveLength(TAMPERED.length);
  expect(code).toBe(1);
});

test('the line of a refusal begins with the file and is one line', { timeout: 120_000 }, async () => {
  const typed = entry({ players: ['Otto', 'Anna'] });
  const { code, out, err } = await tabularium(['verify', '-'], { typed });
  expect(err.trim()).toMatch(/^tabularium: standard input: The seal does not fit: "players" or "seal" were changed/);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(out).toBe('');
  expect(code).toBe(1);
});

test('why the game refuses a move is said in the language of the reader', { timeout: 120_000 }, async () => {
  const typed = atMove(1, (move) => ({ ...move, action: { type: 'cheat' } }));
  const { err } = await tabularium(['verify', '-', '--lang', 'de'], { typed });
  expect(err.trim()).toMatch(/Zug 1: Platz \d kann nicht {"type":"cheat"} tun\. Das ist jetzt nicht möglich\.$/);
});
