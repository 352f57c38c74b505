import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highCard } from '../examples/high-card.ts';
import { ticTacToe } from '../examples/tic-tac-toe.ts';
import { walk } from '../src/conformance/index.ts';
import {
  checkSeal,
  commitmentTo,
  drawAnew,
  type MatchFile,
  MatchFileError,
  matchFile,
  newMatch,
  parseMatch,
  parseUnsealed,
  play,
  printMatch,
  replay,
  seedFrom,
  takeBack,
} from '../src/index.ts';
import { fair } from './fair.ts';

const match = walk(highCard, { seats: 3, options: { hand: 5 } }, 'record', () => undefined);
const file = matchFile(match, ['Ada', 'Bo', 'Cy']);
const text = printMatch(file);

/** The file with something else written into it. */
type Edited = { -readonly [K in keyof MatchFile]?: unknown };
const edited = ({ seal, ...changes }: Edited) => JSON.stringify({ ...file, seal, ...changes });

/** The moves with one of them changed; the first move has number 1. */
const movesWith = (number: number, change: object) =>
  file.moves.map((move, index) => (index + 1 === number ? { ...move, ...change } : move));

/** What reading and replaying that text complains about. */
function complaint(content: string, game = highCard): MatchFileError {
  try {
    replay(game, parseMatch(content));
  } catch (error) {
    if (error instanceof MatchFileError) return error;
    throw error;
  }
  throw new Error('The file was accepted.');
}

describe('a match in which chance was renewed', () => {
  /** Two throws were taken back and made again. */
  const renewed = () => {
    const fairDay = newMatch(fair, { seats: 2, seed: seedFrom('renewed') });
    for (let times = 0; times < 2; times++) {
      play(fairDay, 0, { type: 'throw' });
      takeBack(fairDay, 1);
      drawAnew(fairDay);
    }
    play(fairDay, 0, { type: 'throw' });
    return matchFile(fairDay);
  };
  const changed = (chance: unknown) => {
    const { seal: _, ...content } = renewed();
    return () => replay(fair, parseMatch(JSON.stringify({ ...content, moves: [{ ...content.moves[0], chance }] })));
  };

  test('is verified like any other', () => {
    const content = renewed();
    expect(content.moves).toMatchObject([{ chance: 2 }]);
    expect(replay(fair, parseMatch(printMatch(content))).moves).toEqual(content.moves);
  });

  test('is not another match', () => {
    expect(changed(1)).toThrow('leads to another state');
    expect(changed(undefined)).toThrow('leads to another state');
    expect(changed('2')).toThrow('"chance" must be the number of a renewal');
    expect(changed(0)).toThrow('renewed as it was before');
  });
});

describe('a match file', () => {
  test('can be read by a person: the head line by line, then one line a move', () => {
    const lines = text.split('\n');
    expect(lines.slice(0, 11)).toEqual([
      '{',
      '  "format": "tabularium-match-1",',
      '  "game": "high-card",',
      '  "rulesVersion": 1,',
      '  "seats": 3,',
      '  "options": {"hand":5},',
      `  "commitment": "${commitmentTo(seedFrom('record'))}",`,
      `  "seed": "${seedFrom('record')}",`,
      '  "players": ["Ada","Bo","Cy"],',
      '  "moves": [',
      `    ${JSON.stringify(file.moves[0])},`,
    ]);
    expect(lines.filter((line) => line.startsWith('    {"seat":'))).toHaveLength(file.moves.length);
    expect(text.endsWith('}\n')).toBe(true);
  });

  test('replays to the same state, the same log and the same result', () => {
    const again = replay(highCard, parseMatch(text));
    expect(again.state).toEqual(match.state);
    expect(again.log).toEqual(match.log);
    expect(again.moves).toEqual(match.moves);
    expect(printMatch(matchFile(again, ['Ada', 'Bo', 'Cy']))).toBe(text);
  });

  test('replays up to any move', () => {
    for (const upTo of [0, 1, 5]) expect(replay(highCard, file, upTo).moves).toHaveLength(upTo);
  });

  test('of a running match has no result and can be played on', () => {
    const half = replay(highCard, parseMatch(printMatch(matchFile(replay(highCard, file, 4)))));
    expect(matchFile(half).result).toBeUndefined();
    expect(play(half, file.moves[4]?.seat, file.moves[4]?.action)).toHaveProperty('move', file.moves[4]);
  });

  test('before the first move is a match file too', () => {
    const empty = printMatch(matchFile(replay(highCard, file, 0)));
    expect(empty).toContain('"moves": []');
    expect(replay(highCard, parseMatch(empty)).moves).toEqual([]);
  });

  test('of every example is accepted, whoever played it', () => {
    for (let game = 0; game < 30; game++) {
      for (const one of [ticTacToe, highCard, fair]) {
        const played = walk(one, { seats: 2 }, `record/${game}`, () => undefined);
        expect(replay(one, parseMatch(printMatch(matchFile(played)))).state).toEqual(played.state);
      }
    }
  });
});

describe('tampering with a move is found, and the message names the move', () => {
  const other = file.moves[3]?.seat === 0 ? 1 : 0;

  test.each([
    [
      'an unknown action',
      movesWith(4, { action: { type: 'cheat' } }),
      4,
      'seat 3 cannot {"type":"cheat"}. This is not possible now.',
    ],
    [
      'a card that is not in the hand',
      movesWith(4, { action: { type: 'pick', card: 99 } }),
      4,
      'This is not possible now.',
    ],
    ['an action without a type', movesWith(4, { action: {} }), 4, 'This is not an action of this game.'],
    ['a seat out of turn', movesWith(5, { seat: file.moves[3]?.seat }), 5, 'You have already answered'],
    ['a seat that is not there', movesWith(4, { seat: 7 }), 4, 'There is no such seat at this table.'],
    ["another seat's card", movesWith(4, { seat: other }), 4, 'This is not possible now.'],
    ['a wrong fingerprint', movesWith(2, { hash: '0000000000000000' }), 2, 'leads to another state'],
    ['a seat that is no number', movesWith(3, { seat: '0' }), 3, '"seat" must be a whole number.'],
    ['a negative seat', movesWith(3, { seat: -1 }), 3, '"seat" must be a whole number.'],
    ['an action that is no object', movesWith(3, { action: ['pick'] }), 3, '"action" must be an object.'],
    ['a fingerprint that is none', movesWith(3, { hash: 7 }), 3, '"hash" must be a fingerprint.'],
    ['an unknown entry in a move', movesWith(3, { note: 'x' }), 3, 'unknown entry "note".'],
    ['a move that is no object', file.moves.with(2, null as never), 3, 'a move must be an object.'],
    [
      'a move after the end',
      [...file.moves, file.moves[0]],
      file.moves.length + 1,
      'the game was already over; nothing may follow.',
    ],
    ['a missing move', file.moves.toSpliced(0, 1), 1, 'leads to another state'],
    [
      'two moves exchanged',
      file.moves.with(0, file.moves[1] as never).with(1, file.moves[0] as never),
      1,
      'leads to another state',
    ],
  ])('%s', (_what, moves, number, message) => {
    const error = complaint(edited({ moves }));
    expect(error.move).toBe(number);
    expect(error.message).toContain(`Move ${number}: `);
    expect(error.message).toContain(message);
  });

  test('options or seats that are not those it was played with', () => {
    expect(complaint(edited({ options: { hand: 3 } })).move).toBe(1);
    expect(complaint(edited({ seats: 4 })).move).toBe(1);
  });
});

describe('tampering with the head is found', () => {
  test.each<[string, Edited, string]>([
    [
      'another format',
      { format: 'tabularium-match-2' },
      '"format" must be "tabularium-match-1", not "tabularium-match-2".',
    ],
    ['another game', { game: 'tic-tac-toe' }, 'This is a match of "tic-tac-toe", not of high-card.'],
    ['a game that is no name', { game: 7 }, '"game" must name a game.'],
    ['another version', { rulesVersion: 2 }, 'It was played with rules version 2 of high-card; here is version 1.'],
    ['a version that is none', { rulesVersion: '1' }, '"rulesVersion" must be a whole number.'],
    ['too many seats', { seats: 9 }, 'high-card seats 2 to 4 players, not 9.'],
    ['seats that are no number', { seats: null }, '"seats" must be a whole number.'],
    ['an option out of range', { options: { hand: 4 } }, 'Option "hand" must be one of 3, 5, not 4.'],
    ['an unknown option', { options: { hand: 5, luck: 1 } }, 'Unknown option "luck"; known: hand.'],
    ['options that are no object', { options: [] }, '"options" must be an object.'],
    [
      'another seed',
      { seed: seedFrom('mine') },
      'The seed is not the one that was promised: it does not fit "commitment".',
    ],
    ['another commitment', { commitment: commitmentTo(seedFrom('mine')) }, 'The seed is not the one that was promised'],
    ['a seed that is none', { seed: 'luck' }, '"seed" must be 32 hexadecimal digits.'],
    ['players that are no names', { players: [1, 2, 3] }, '"players" must be a list of names.'],
    ['more names than seats', { players: ['Ada', 'Bo', 'Cy', 'Di'] }, '"players" has 4 names for 3 seats.'],
    ['a name that a terminal obeys', { players: ['\u001b[2JAda', 'Bo', 'Cy'] }, 'The name of player 1 must be'],
    ['a name that a terminal obeys in one byte', { players: ['Ada', '\u009b2JBo', 'Cy'] }, 'The name of player 2'],
    ['a name with a line break', { players: ['Ada', 'Bo', 'Cy\nWinner: Cy'] }, 'The name of player 3 must be'],
    ['a name that turns the line round', { players: ['\u202eadA', 'Bo', 'Cy'] }, 'The name of player 1 must be'],
    ['a name without end', { players: ['Ada'.repeat(50), 'Bo', 'Cy'] }, 'at most 60 visible characters'],
    ['moves that are no list', { moves: {} }, '"moves" must be a list.'],
    [
      'another result',
      { result: { ...file.result, winners: [0, 1, 2] } },
      'Its result is not the one the moves lead to.',
    ],
    ['a result that is none', { result: 'Ada' }, 'Its result is not the one the moves lead to.'],
    ['a result before the end', { moves: file.moves.slice(0, -1) }, 'It names a result, but the game is not over.'],
  ])('%s', (_what, changes, message) => {
    const error = complaint(edited(changes));
    expect(error.message).toContain(message);
    expect(error.move).toBeUndefined();
  });

  test('another seed with its own commitment no longer fits the moves', () => {
    const seed = seedFrom('mine');
    expect(complaint(edited({ seed, commitment: commitmentTo(seed) })).move).toBe(1);
  });

  test.each<[string, Edited]>([
    ['two names exchanged', { players: ['Bo', 'Ada', 'Cy'] }],
    ['another name', { players: ['Ada', 'Bo', 'Cynthia'] }],
    ['no names', { players: undefined }],
    ['no result', { result: undefined }],
    ['another score', { result: { ...file.result, scores: [9, 9, 9] } }],
    ['another seal', { seal: '0'.repeat(16) }],
  ])('%s breaks the seal', (_what, changes) => {
    expect(complaint(JSON.stringify({ ...file, ...changes })).message).toMatch(/^The seal does not fit/);
  });

  test('a seal that is none', () => {
    expect(complaint(JSON.stringify({ ...file, seal: 7 })).message).toBe('"seal" must be a fingerprint.');
  });

  test.each([
    ['other names', { players: ['Otto', 'Anna', 'Eva'] }, /: "players" or "seal" were changed/],
    ['no seal', { seal: undefined }, /names its players, but has no "seal"/],
    ['another seal', { seal: '0'.repeat(16) }, /: "players" or "seal" were changed/],
    [
      'moves cut off',
      { moves: file.moves.slice(0, 2), result: undefined },
      /the last of "moves" are missing, or "players"/,
    ],
  ])('a replay tells what broke the seal: %s', (_what, changes, expected) => {
    const broken = parseUnsealed(JSON.stringify({ ...file, ...changes }));
    expect(() => checkSeal(broken, replay(highCard, broken))).toThrow(expected);
  });

  test('the seal is whole whatever the order and layout of the file, and old files have none', () => {
    const turned = Object.fromEntries(Object.entries(file).reverse());
    expect(replay(highCard, parseMatch(JSON.stringify(turned, null, 4))).state).toEqual(match.state);
    const { seal: _seal, ...old } = file;
    expect(replay(highCard, parseMatch(JSON.stringify(old))).state).toEqual(match.state);
  });

  test('an unknown entry', () => {
    expect(complaint(JSON.stringify({ ...file, cheat: true })).message).toBe('Unknown entry "cheat".');
    expect(complaint(text.replace('{', '{"__proto__": {"seats": 2},')).message).toBe('Unknown entry "__proto__".');
  });

  test.each(['', 'null', '[]', '7', '"match"', '{}', '{"format": null}'])('%j is no match file', (content) => {
    expect(complaint(content)).toBeInstanceOf(MatchFileError);
  });

  test('nesting too deep to be shown', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(complaint(`{"format": ${deep}}`).message).toContain('not something nested too deeply.');
    const moves = JSON.stringify(movesWith(2, { action: { type: 'pick', card: 'deep' } })).replace('"deep"', deep);
    const wrong = edited({ moves: 'moves' }).replace('"moves":"moves"', `"moves":${moves}`);
    expect(complaint(wrong).message).toContain('Move 2: seat');
    const options = edited({ options: 'options' }).replace('"options":"options"', `"options":{"hand":${deep}}`);
    expect(complaint(options).message).toContain('not something nested too deeply.');
  });

  test('trailing garbage', () => {
    expect(complaint(`${text}x`).message).toContain('This is not a match file: ');
    expect(complaint(text + text).message).toContain('This is not a match file: ');
  });

  test('a file that was cut off anywhere', () => {
    for (let length = 0; length < text.length - 2; length += 13) {
      expect(complaint(text.slice(0, length)).message).toContain('This is not a match file: ');
    }
  });
});

test('whatever is written into a file, it replays to a true match or is refused in words', () => {
  const wild = fc.oneof(fc.jsonValue(), fc.double(), fc.constantFrom(2 ** 53, -1, '__proto__', null));
  const key = fc.constantFrom(
    'format',
    'game',
    'rulesVersion',
    'seats',
    'options',
    'seed',
    'players',
    'moves',
    'result',
  );
  const moveKey = fc.constantFrom('seat', 'action', 'hash', '__proto__', 'constructor');
  const head = fc.tuple(key, wild).map(([name, value]) => ({ ...file, [name]: value }));
  const body = fc.tuple(fc.nat(file.moves.length - 1), moveKey, wild).map(([at, name, value]) => ({
    ...file,
    moves: movesWith(at + 1, { [name]: value }),
  }));
  fc.assert(
    fc.property(fc.oneof(head, body), (content) => {
      try {
        expect(replay(highCard, parseMatch(JSON.stringify(content))).state).toEqual(match.state);
      } catch (error) {
        expect(error).toBeInstanceOf(MatchFileError);
        expect((error as Error).message).toMatch(/\w.*\.$/);
      }
    }),
    { numRuns: 3000, seed: 11 },
  );
});
