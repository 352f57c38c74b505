/** Every match a server has stored, as match files, read from the logs alone: what the rules say today plays no part. */

import { commitmentTo, FORMAT, type MatchFile } from '@tabularium/kernel';
import { openToRead, type Place } from '../storage/open.ts';
import type { Entry } from './entry.ts';
import { lastingMoves } from './lasting.ts';

/** A match and the table it was played at. */
export interface StoredMatch {
  readonly table: string;
  readonly file: MatchFile;
}

const PAGE = 100;

/** All matches that have begun, finished or not. Opens and closes the database itself, and changes nothing in it. */
export async function* storedMatches(place: Place): AsyncGenerator<StoredMatch> {
  const storage = await openToRead(place);
  try {
    let page: string[] = [];
    do {
      page = await storage.tableIds(page.at(-1) ?? '', PAGE);
      for (const table of page) {
        const file = matchIn(await storage.entries(table, 0));
        if (file !== undefined) yield { table, file };
      }
    } while (page.length === PAGE);
  } finally {
    await storage.close();
  }
}

/** The match that a log tells of; `undefined` if it has not begun. */
export function matchIn(log: readonly Entry[]): MatchFile | undefined {
  const head = headOf(log);
  return head && { ...head, moves: lastingMoves(log).moves };
}

function headOf(log: readonly Entry[]): MatchFile | undefined {
  const [first] = log;
  if (first?.kind === 'imported') {
    const { result: _result, seal: _seal, ...file } = first.file;
    return file;
  }
  const start = log.find((entry) => entry.kind === 'started');
  if (first?.kind !== 'created' || start === undefined) return undefined;
  const { options } = log.findLast((entry) => entry.kind === 'changed')?.settings ?? first.settings;
  return {
    format: FORMAT,
    game: first.game,
    rulesVersion: first.rulesVersion,
    seats: first.seats.length,
    options,
    commitment: commitmentTo(start.seed),
    seed: start.seed,
    moves: [],
  };
}
