/** Match files on disk. */

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isGame, loadGame } from '@tabularium/catalogue';
import {
  type AnyGame,
  checkSeal,
  type Language,
  type MatchFile,
  MatchFileError,
  matchFile,
  parseMatch,
  parseUnsealed,
  printMatch,
  type ReplayedMatch,
  replay,
} from '@tabularium/kernel';
import { contentOf } from './arguments.ts';
import { Complaint, Misuse } from './complaint.ts';
import { words } from './words/index.ts';

/** A match file and the game it is of. */
export interface OpenedFile {
  readonly file: MatchFile;
  readonly game: AnyGame;
}

/** Read a match file; nothing is replayed yet, and nobody has looked at its seal. */
export async function openMatch(path: string): Promise<OpenedFile> {
  const file = parseUnsealed(contentOf(path));
  return { file, game: await gameOf(file) };
}

/** Replay a match file, perhaps only so many moves, and check everything that is in it. */
export function replayed({ file, game }: OpenedFile, upTo = file.moves.length): ReplayedMatch {
  const match = replay(game, file, upTo);
  if (upTo >= file.moves.length) checkSeal(file, match);
  else if (file.seal !== undefined) parseMatch(JSON.stringify(file));
  return match;
}

/** What that does with a match file; a complaint about the file names it. */
export async function aboutFile<T>(path: string, lang: Language, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof MatchFileError ? new Complaint(`${path}: ${error.reasonedIn(lang)}`) : error;
  }
}

/** The game of which this is a match. */
export async function gameOf({ game }: MatchFile): Promise<AnyGame> {
  if (!isGame(game)) throw new MatchFileError(`There is no game ${JSON.stringify(game.slice(0, 40))} here.`);
  return loadGame(game);
}

/** The players' names: as recorded, or numbered. */
export function namesIn(file: MatchFile, lang: Language): string[] {
  return Array.from({ length: file.seats }, (_, seat) => file.players?.[seat] ?? words[lang].person(seat + 1));
}

/** Where games played in the terminal are kept: in the folder the command is run in. */
export const savesFolder = (): string => join('.tabularium', 'games');

/** That path, if nothing is there yet. */
export function freePath(path: string): string {
  if (existsSync(path)) throw new Misuse(`"${path}" exists already; choose another name, or go on with --resume.`);
  return path;
}

/** Write the match down, in place of what was there. If that fails, what was there stays, and nothing else is left. */
export function saveMatch(path: string, match: ReplayedMatch, players: readonly string[]): void {
  const unfinished = `${path}.${process.pid}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(unfinished, printMatch(matchFile(match, players)));
    renameSync(unfinished, path);
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished);
    throw new Complaint(`"${path}" cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
