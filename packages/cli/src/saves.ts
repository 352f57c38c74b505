/** The games that were saved in this folder. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MatchFileError, parseUnsealed } from '@tabularium/kernel';
import { savesFolder } from './matchfiles.ts';

/** A saved game, as far as its file tells without replaying it. */
export interface Saved {
  readonly path: string;
  /** When it was last written, in milliseconds. */
  readonly when: number;
  readonly game: string;
  readonly players: readonly string[];
  readonly moves: number;
  readonly finished: boolean;
}

/** The files among which games are saved. */
export function savedFiles(): string[] {
  const folder = savesFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

/** Every saved game that can be read, the latest first. */
export function savedGames(): Saved[] {
  return savedFiles()
    .flatMap(readSaved)
    .sort((one, other) => other.when - one.when || other.path.localeCompare(one.path));
}

function readSaved(path: string): Saved[] {
  try {
    const { game, players = [], moves, result } = parseUnsealed(readFileSync(path, 'utf8'));
    const { mtimeMs } = statSync(path);
    return [{ path, when: mtimeMs, game, players, moves: moves.length, finished: result !== undefined }];
  } catch (error) {
    if (error instanceof MatchFileError) return [];
    throw error;
  }
}
