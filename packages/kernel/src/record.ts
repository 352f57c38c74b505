/**
 * Match files: a finished or running match as JSON that a person can read. Reading one replays it, so whatever was
 * changed in it is found, and the message names the move.
 */

import { check } from './check.ts';
import type { Start } from './engine.ts';
import { isOver } from './engine.ts';
import { fingerprint, fingerprints } from './fingerprint.ts';
import type { AnyGame, Result } from './game.ts';
import type { Language } from './languages.ts';
import { drawChance, type Match, type Move, newMatch, recordForGood, resultOf } from './match.ts';
import { brief, canonical, equal } from './plain.ts';
import { commitmentTo, isSeed } from './random.ts';
import { inEveryLanguage } from './speaking.ts';
import { refusalWords } from './text.ts';

/** The content of a match file. */
export interface MatchFile {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: object;
  /** What the table published before the first move. */
  readonly commitment: string;
  /** The seed it was a promise of. */
  readonly seed: string;
  /** Who sat where, if anyone cared to say. */
  readonly players?: readonly string[];
  readonly moves: readonly Move[];
  /** Present once the game is over. */
  readonly result?: Result;
  /** The fingerprint of everything above, names and result included; files from before there were seals have none. */
  readonly seal?: string;
}

/** The parts of a match that make its file. */
interface Recorded {
  readonly game: AnyGame;
  readonly start: Required<Start>;
  readonly moves: readonly Move[];
  readonly earlier?: number;
  readonly state: object;
}

/** What is wrong with a match file. */
export class MatchFileError extends Error {
  override readonly name = 'MatchFileError';
  /** The move at fault, counted from 1; absent if the fault lies in the head of the file. */
  readonly move: number | undefined;
  /** Why the game refuses the move. */
  readonly #reason: Readonly<Record<Language, string>> | undefined;

  constructor(message: string, move?: number, reason?: Readonly<Record<Language, string>>) {
    super((move === undefined ? message : `Move ${move}: ${message}`) + (reason === undefined ? '' : ` ${reason.en}`));
    this.move = move;
    this.#reason = reason;
  }

  /** The message with the game's own reason in that language; the rest is English. */
  reasonedIn(language: Language): string {
    return this.#reason === undefined ? this.message : this.message.replace(this.#reason.en, this.#reason[language]);
  }
}

/** The longest name of a player. */
const NAME = 60;

/** May a player be called that: short, on one line, nothing unseen that a terminal obeys, that turns the line round or hides? */
export const isName = (name: string): boolean =>
  [...name].length <= NAME && !/[\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|[^\P{Cf}\u200c\u200d]/u.test(name);

/** Names this format and its version. */
export const FORMAT = 'tabularium-match-1';

const KEYS = [
  'format',
  'game',
  'rulesVersion',
  'seats',
  'options',
  'commitment',
  'seed',
  'players',
  'moves',
  'result',
  'seal',
];

/** The match as a file's content. */
export function matchFile(match: Recorded, players?: readonly string[]): MatchFile {
  if ((match.earlier ?? 0) > 0) throw new Error('The first moves of this match were forgotten.');
  const result = resultOf(match);
  const file: MatchFile = {
    format: FORMAT,
    game: match.game.id,
    rulesVersion: match.game.rulesVersion,
    seats: match.start.seats,
    options: match.start.options,
    commitment: commitmentTo(match.start.seed),
    seed: match.start.seed,
    ...(players === undefined ? {} : { players }),
    moves: match.moves,
    ...(result === undefined ? {} : { result }),
  };
  return sealed(file);
}

/** The file with its seal, so that it shows if anything in it is changed later. */
export function sealed(file: MatchFile): MatchFile {
  const { seal: _, ...content } = file;
  return { ...content, seal: fingerprint(content) };
}

/** The file as text: the head on lines of its own, then one line a move. */
export function printMatch(file: MatchFile): string {
  const { moves, result, seal, ...head } = file;
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const list = moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
  lines.push(moves.length === 0 ? '  "moves": []' : `  "moves": [\n${list}\n  ]`);
  if (result !== undefined) lines.push(`  "result": ${JSON.stringify(result)}`);
  if (seal !== undefined) lines.push(`  "seal": ${JSON.stringify(seal)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Read a file's text into its parts. Says what is wrong if it is not a match file; does not replay it. */
export function parseMatch(text: string): MatchFile {
  const file = parseUnsealed(text);
  if (file.seal !== undefined && !isSealed(file)) throw new MatchFileError(BROKEN_SEAL);
  return file;
}

const BROKEN_SEAL = 'The seal does not fit: something in the file was changed after it was written.';

/** The same without a look at the seal, for whoever replays the file first and then asks `checkSeal` what was changed. */
export function parseUnsealed(text: string): MatchFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new MatchFileError(`This is not a match file: ${error instanceof Error ? error.message : 'not JSON'}.`);
  }
  return readMatch(content);
}

function readMatch(content: unknown): MatchFile {
  if (!isRecord(content)) throw new MatchFileError('A match file is one JSON object.');
  const file = content as Partial<Record<keyof MatchFile, unknown>>;
  if (file.format !== FORMAT) {
    throw new MatchFileError(`"format" must be "${FORMAT}", not ${brief(file.format)}.`);
  }
  const stranger = Object.keys(content).find((key) => !KEYS.includes(key));
  if (stranger !== undefined) throw new MatchFileError(`Unknown entry ${brief(stranger)}.`);
  if (typeof file.game !== 'string') throw new MatchFileError('"game" must name a game.');
  if (!isCount(file.rulesVersion)) throw new MatchFileError('"rulesVersion" must be a whole number.');
  if (!isCount(file.seats)) throw new MatchFileError('"seats" must be a whole number.');
  if (!isRecord(file.options)) throw new MatchFileError('"options" must be an object.');
  if (!isSeed(file.seed)) throw new MatchFileError('"seed" must be 32 hexadecimal digits.');
  if (file.commitment !== commitmentTo(file.seed)) {
    throw new MatchFileError('The seed is not the one that was promised: it does not fit "commitment".');
  }
  if (!Array.isArray(file.moves)) throw new MatchFileError('"moves" must be a list.');
  if (file.players !== undefined) readNames(file.players, file.seats);
  for (const [index, move] of file.moves.entries()) readMove(move, index + 1);
  if (file.seal !== undefined && typeof file.seal !== 'string')
    throw new MatchFileError('"seal" must be a fingerprint.');
  return content as unknown as MatchFile;
}

function readNames(players: unknown, seats: number): void {
  if (!Array.isArray(players) || !players.every((name) => typeof name === 'string')) {
    throw new MatchFileError('"players" must be a list of names.');
  }
  if (players.length > seats) throw new MatchFileError(`"players" has ${players.length} names for ${seats} seats.`);
  const odd = players.findIndex((name) => !isName(name));
  if (odd >= 0) {
    throw new MatchFileError(`The name of player ${odd + 1} must be at most ${NAME} visible characters on one line.`);
  }
}

/** Does the seal fit? Never if the content is nested too deeply to have been written here. */
function isSealed({ seal, ...content }: MatchFile): boolean {
  try {
    return seal === fingerprint(content);
  } catch {
    return false;
  }
}

/** Check the seal of a file that was replayed: only what no move depends on can still be wrong. */
export function checkSeal(file: MatchFile, match: ReplayedMatch): void {
  if (file.seal === undefined) {
    if (file.players === undefined) return;
    throw new MatchFileError('It names its players, but has no "seal" that vouches for "players".');
  }
  if (isSealed(file)) return;
  if (!equal(file.options, match.start.options)) {
    throw new MatchFileError('The seal does not fit: "options" were changed after the file was written.');
  }
  const cut = isOver(match.state) ? '' : 'the last of "moves" are missing, or ';
  throw new MatchFileError(`The seal does not fit: ${cut}"players" or "seal" were changed after the file was written.`);
}

function readMove(move: unknown, number: number): void {
  if (!isRecord(move)) throw new MatchFileError('a move must be an object.', number);
  const stranger = Object.keys(move).find((key) => !['seat', 'action', 'hash', 'chance'].includes(key));
  if (stranger !== undefined) throw new MatchFileError(`unknown entry ${brief(stranger)}.`, number);
  if (!isCount(move['seat'])) throw new MatchFileError('"seat" must be a whole number.', number);
  if (!isRecord(move['action'])) throw new MatchFileError('"action" must be an object.', number);
  if (typeof move['hash'] !== 'string') throw new MatchFileError('"hash" must be a fingerprint.', number);
  if (move['chance'] !== undefined && !isCount(move['chance'])) {
    throw new MatchFileError('"chance" must be the number of a renewal.', number);
  }
}

/**
 * Play the file again, checking every move and every fingerprint; `upTo` stops after that many moves. `each` is called
 * before the first move and after every one.
 */
export function replay(
  game: AnyGame,
  file: MatchFile,
  upTo = file.moves.length,
  each: (match: ReplayedMatch) => void = () => {},
): ReplayedMatch {
  if (file.game !== game.id) throw new MatchFileError(`This is a match of ${brief(file.game)}, not of ${game.id}.`);
  if (file.rulesVersion !== game.rulesVersion) {
    throw new MatchFileError(
      `It was played with rules version ${file.rulesVersion} of ${game.id}; here is version ${game.rulesVersion}.`,
    );
  }
  const match = begin(game, file);
  const print = fingerprints();
  each(match);
  for (const [index, move] of file.moves.slice(0, upTo).entries()) {
    again(match, move, index + 1, print);
    each(match);
  }
  if (upTo >= file.moves.length) checkResult(match, file);
  return match;
}

/** A match of a game whose words are not known. */
export type ReplayedMatch = Match<AnyGame>;

function begin(game: AnyGame, file: MatchFile): ReplayedMatch {
  try {
    return newMatch(game, { seats: file.seats, seed: file.seed, options: file.options });
  } catch (error) {
    throw new MatchFileError(error instanceof Error ? error.message : String(error));
  }
}

function again(match: ReplayedMatch, move: Move, number: number, print: (state: unknown) => string): void {
  if (isOver(match.state)) throw new MatchFileError('the game was already over; nothing may follow.', number);
  if (move.chance !== undefined) {
    if (move.chance <= match.renewals) throw new MatchFileError('chance is renewed as it was before.', number);
    drawChance(match, move.chance);
  }
  const checked = check(match.game, match.state, move.seat, move.action);
  if ('refusal' in checked) {
    const { text } = match.game;
    const reason = inEveryLanguage((language) => refusalWords(text[language], language, checked.refusal));
    throw new MatchFileError(`seat ${move.seat + 1} cannot ${brief(move.action)}.`, number, reason);
  }
  const { move: replayed } = recordForGood(match, move.seat, checked.action, print);
  if (replayed.hash !== move.hash) {
    throw new MatchFileError(
      `leads to another state (${replayed.hash}) than was recorded (${brief(move.hash)}).`,
      number,
    );
  }
}

function checkResult(match: ReplayedMatch, file: MatchFile): void {
  const result = resultOf(match);
  if (file.result === undefined) return;
  if (result === undefined) throw new MatchFileError('It names a result, but the game is not over.');
  if (!equal(JSON.parse(canonical(result)), file.result)) {
    throw new MatchFileError('Its result is not the one the moves lead to.');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
