/** How old databases become new ones, and how a database in use is copied. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { backup } from '../src/index.ts';
import { migrate } from '../src/storage/migrations.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import type { Database } from '../src/storage/schema.ts';
import { connect, openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { newFolder, PATIENT, removeFolders } from './support/config.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { append, person, said } from './support/stored.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('an older database', () => {
  const LOGS = Array.from({ length: 60 }, (_, i) => `log ${i}`);
  const older = async (db: Kysely<Database>) => {
    await migrate(db, '0001-first');
    await db
      .insertInto('people')
      .values([
        { id: 'p', name: 'Anna', name_key: 'anna', password: 'hash', created_at: 5 },
        { id: 'i', name: 'I11', name_key: 'i11', password: 'hash', created_at: 6 },
        { id: 'l', name: 'Ill', name_key: 'ill', password: 'hash', created_at: 7 },
      ])
      .execute();
    await db.insertInto('sessions').values({ token_hash: 's', person_id: 'p', created_at: 5 }).execute();
    await db.insertInto('entries').values({ table_id: 't', seq: 1, at: 10, body: '{"kind":"closed"}' }).execute();
    for (const table of LOGS) {
      await db
        .insertInto('entries')
        .values([1, 2, 3].map((seq) => ({ table_id: table, seq, at: seq, body: '{"kind":"closed"}' })))
        .execute();
    }
    await db.destroy();
  };
  const expectUpToDate = async (storage: Storage) => {
    expect(await storage.session('s')).toMatchObject({ personId: 'p', seenAt: 5 });
    expect((await storage.lookalike('ILL'))?.id).toMatch(/^[il]$/);
    expect((await storage.account('Ill'))?.id).toBe('l'); // two who always looked alike stay
    expect(await storage.changePerson({ id: 'l', name: 'Ill', password: 'another', createdAt: 7 })).toBe(true);
    expect(await storage.addPerson(person('IlI'))).toBe(false);
    expect(await storage.entries('t', 0)).toEqual([{ seq: 1, at: 10, kind: 'closed' }]);
    for (const table of LOGS) {
      expect(await storage.entries(table, 0), table).toEqual(
        [1, 2, 3].map((seq) => ({ seq, at: seq, kind: 'closed' })),
      );
    }
    await storage.saveSnapshot('t', { seq: 1, body: 'x' });
    expect(await storage.append(append('t', 2))).toBe(true);
    await storage.close();
  };

  test('in SQLite is brought up to date', async () => {
    const file = join(newFolder(), 'old.sqlite');
    await older(new Kysely<Database>({ dialect: new SqliteDialect({ database: connect(file) }) }));
    await expectUpToDate(await openSqlite(file));
    await expectUpToDateAgain(file);
  });

  const expectUpToDateAgain = async (file: string) => {
    const storage = await openSqlite(file);
    expect(await storage.entries('t', 1)).toEqual([said(2)]);
    await storage.close();
  };

  test('in PostgreSQL is brought up to date, by several servers at once', async () => {
    const place = await postgres.newDatabase();
    const pool = new pg.Pool({ connectionString: place });
    await older(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }));
    const [one, other] = await Promise.all([openPostgres(place), openPostgres(place)]);
    await other.close();
    await expectUpToDate(one);
  });
});

describe('the backup command', () => {
  test('copies a database in use, and never over a file', async () => {
    const folder = newFolder();
    const storage = await openSqlite(join(folder, 'tabularium.sqlite'));
    await storage.append(append('a', 1));
    const file = join(newFolder(), 'copy.sqlite');
    await backup({ dataFolder: folder }, file);
    expect(existsSync(file)).toBe(true);
    await expect(backup({ dataFolder: folder }, file)).rejects.toThrow('exists already');
    const copy = await openSqlite(file);
    expect(await copy.entries('a', 0)).toEqual([said(1)]);
    await Promise.all([copy.close(), storage.close()]);
  });
});
