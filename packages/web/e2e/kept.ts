/**
 * Positions that were played once are kept for all test files and for the pictures: playing up to a rare moment takes
 * longer than most tests. They are played anew as soon as anything that leads to them has changed.
 */

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SavedTable } from '../src/session/store.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What a position depends on. */
const SOURCES = ['packages/kernel/src', 'packages/games', 'packages/web/e2e'];

/** When any of it was last changed. */
function newest(): number {
  let latest = 0;
  for (const source of SOURCES) {
    for (const entry of readdirSync(join(root, source), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /node_modules|[/\\]test([/\\]|$)/.test(entry.parentPath)) continue;
      if (source.endsWith('e2e') && !/positions|player|shelved|kept/.test(entry.name)) continue;
      latest = Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
    }
  }
  return Math.round(latest);
}

const known = new Map<string, SavedTable>();
let shelf: string | undefined;

/** The table of that name: from this run, from an earlier one, or played now. */
export function kept(name: string, play: () => SavedTable): SavedTable {
  const table = known.get(name) ?? readKept(name) ?? playAndKeep(name, play);
  known.set(name, table);
  return structuredClone(table);
}

function fileOf(name: string): string {
  shelf ??= join(root, 'node_modules/.cache/tabularium/positions', String(newest()));
  return join(shelf, `${name}.json`);
}

function readKept(name: string): SavedTable | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8')) as SavedTable;
  } catch {
    return undefined;
  }
}

function playAndKeep(name: string, play: () => SavedTable): SavedTable {
  const table = play();
  const file = fileOf(name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(table));
  return table;
}
