/** Random games of every game we offer, by the ten thousand. A match that breaks a law is left in `dumps/`. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds, loadGame } from '@tabularium/catalogue';
import { everySeatCount, marathon, Nonconformity } from '@tabularium/kernel/conformance';
import { expect, test } from 'vitest';

const GAMES = Number(process.env['GAMES'] ?? 100_000);
const SHARD = Number(process.env['SHARD'] ?? 0);
const SHARDS = Number(process.env['SHARDS'] ?? 1);
/** Games in one go; a failure costs no more than the rest of its lot. */
const LOT = 100;

for (const id of gameIds) {
  test(`${id} plays its share of ${GAMES} random games`, { timeout: 4 * 3600_000 }, async () => {
    const game = await loadGame(id);
    const tables = everySeatCount(game);
    const failures: string[] = [];
    let played = 0;
    for (let lot = SHARD; lot * LOT < GAMES; lot += SHARDS) {
      try {
        played += marathon(game, tables, LOT, `long/${lot}`).played;
      } catch (error) {
        failures.push(dump(id, lot, error));
      }
    }
    expect(failures, failures.join('\n')).toHaveLength(0);
    expect(played).toBeGreaterThan(0);
  });
}

/** Keep the match that failed, and say how to look at it. */
function dump(id: string, lot: number, error: unknown): string {
  if (!(error instanceof Nonconformity)) return String(error);
  const path = join('dumps', `${id}-${lot}.json`);
  mkdirSync('dumps', { recursive: true });
  writeFileSync(path, error.file);
  return `${error.message}\n  npx tabularium replay ${path}`;
}
