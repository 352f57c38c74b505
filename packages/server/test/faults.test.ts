/** Whatever happens to the database, the server says so in one line, answers in time, recovers and loses nothing. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { backup, restore, StartProblem, storedMatches } from '../src/index.ts';
import { migrate } from '../src/storage/migrations.ts';
import { openStorage } from '../src/storage/open.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import type { Database } from '../src/storage/schema.ts';
import { connect } from '../src/storage/sqlite.ts';
import { causeOf, isTrouble } from '../src/storage/trouble.ts';
import { anyOf, playOut } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { Pair } from './support/failover.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { mine, randomBot, seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const databaseIn = (folder: string) => join(folder, 'tabularium.sqlite');

/** All files of a folder and what is in them. */
const contentsOf = (folder: string) =>
  readdirSync(folder).map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex'),
  ]);

/** A data folder as an older program left it: one account, one table. */
async function olderFolder(): Promise<string> {
  const folder = newFolder();
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: connect(databaseIn(folder)) }) });
  await migrate(db, '0001-first');
  const ada = { id: 'p', name: 'Ada', name_key: 'ada', password: 'hash', created_at: 5 };
  await db.insertInto('people').values(ada).execute();
  await db.insertInto('entries').values({ table_id: 't', seq: 1, at: 10, body: '{"kind":"closed"}' }).execute();
  const lobby = { table_id: 't', game: 'g', phase: 'closed', public: 1, updated_at: 10, due_at: null, summary: '{}' };
  await db.insertInto('lobby').values(lobby).execute();
  await db.destroy();
  return folder;
}

/** What a promise fails with: one line that starts a server's last words. */
async function problem(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('It did not fail.'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartProblem);
  const { message } = error as StartProblem;
  expect(message).not.toContain('\n');
  return message;
}

describe('looking', () => {
  test('changes nothing, not even the version: neither backup nor stored matches nor restore', async () => {
    const folder = await olderFolder();
    const before = contentsOf(folder);
    const file = join(newFolder(), 'copy.sqlite');
    await backup({ dataFolder: folder }, file);
    for await (const match of storedMatches({ dataFolder: folder })) expect(match).toBeUndefined();
    expect(contentsOf(folder)).toEqual(before);
    const copy = contentsOf(join(file, '..'));
    expect(await restore({ dataFolder: newFolder() }, file)).toBe(1);
    expect(contentsOf(join(file, '..'))).toEqual(copy);
  });

  test('at PostgreSQL changes nothing either', async () => {
    const file = join(newFolder(), 'copy.sqlite');
    await backup({ dataFolder: await olderFolder() }, file);
    const databaseUrl = await postgres.newDatabase();
    const place = { dataFolder: newFolder(), databaseUrl };
    const empty = join(newFolder(), 'empty.sqlite');
    await backup(place, empty);
    expect(await problem(restore({ dataFolder: newFolder() }, empty))).toMatch('is no backup of Tabularium');
    expect(await restore(place, file)).toBe(1);
    expect(await problem(restore(place, file))).toMatch('Only an empty database');
    const again = join(newFolder(), 'again.sqlite');
    await backup(place, again);
    expect(await restore({ dataFolder: newFolder() }, again)).toBe(1);
  });
});

describe('a database that cannot be used', () => {
  test('because it is damaged gets one line, and stays as it is', async () => {
    const folder = newFolder();
    writeFileSync(databaseIn(folder), 'nonsense '.repeat(2000));
    const before = readFileSync(databaseIn(folder));
    expect(await problem(openStorage({ dataFolder: folder }))).toMatch(/is damaged \(.*\); .*tabularium restore/);
    expect(await problem(backup({ dataFolder: folder }, join(newFolder(), 'b')))).toMatch('is damaged');
    expect(await problem(restore({ dataFolder: newFolder() }, databaseIn(folder)))).toMatch('is damaged');
    expect(readFileSync(databaseIn(folder))).toEqual(before);
  });

  test('because a newer program wrote it gets one line, in SQLite and in PostgreSQL', async () => {
    const folder = await olderFolder();
    const newer = `insert into kysely_migration values ('9999-unheard-of', '2099-01-01')`;
    const database = connect(databaseIn(folder));
    database.exec(newer);
    database.close();
    expect(await problem(openStorage({ dataFolder: folder }))).toMatch('of a newer version of Tabularium');
    expect(await problem(restore({ dataFolder: newFolder() }, databaseIn(folder)))).toMatch('of a newer version');
    const databaseUrl = await postgres.newDatabase();
    const storage = await openPostgres(databaseUrl);
    await storage.close();
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(newer);
    await client.end();
    expect(await problem(openStorage({ dataFolder: newFolder(), databaseUrl }))).toMatch('of a newer version');
  });

  test('because another server uses it gets one line; backups go on', async () => {
    const folder = newFolder();
    const first = await openStorage({ dataFolder: folder });
    expect(await problem(openStorage({ dataFolder: folder }))).toMatch(/^Another server uses the data folder/);
    await backup({ dataFolder: folder }, join(newFolder(), 'copy.sqlite'));
    await first.close();
    await (await openStorage({ dataFolder: folder })).close();
  });

  test('is not restored over another, nor from nothing, nor under a running server', async () => {
    const folder = await olderFolder();
    expect(await problem(restore({ dataFolder: newFolder() }, join(folder, 'nothing')))).toMatch('There is no file');
    const file = join(newFolder(), 'copy.sqlite');
    await backup({ dataFolder: folder }, file);
    expect(await problem(restore({ dataFolder: folder }, file))).toMatch('Only an empty database');
    const running = newFolder();
    const storage = await openStorage({ dataFolder: running });
    expect(await problem(restore({ dataFolder: running }, file))).toMatch('Another server uses');
    await storage.close();
  });
});

test('what holds hashes and seeds can be read by its owner alone', async () => {
  const folder = join(newFolder(), 'data');
  const storage = await openStorage({ dataFolder: folder });
  const file = join(newFolder(), 'copy.sqlite');
  await backup({ dataFolder: folder }, file);
  for (const path of [file, ...readdirSync(folder).map((name) => join(folder, name))]) {
    expect(statSync(path).mode & 0o077, path).toBe(0);
  }
  expect(statSync(folder).mode & 0o077).toBe(0);
  await storage.close();
});

test('a log names what the database said, and nothing of what the rules said', () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  expect(causeOf(full)).toEqual({ error: 'Error', code: 'SQLITE_FULL', cause: 'database or disk is full' });
  expect(causeOf(new RangeError('the hidden card is 7'))).toEqual({ error: 'RangeError' });
  expect(isTrouble(full)).toBe(true);
  expect(isTrouble(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
});

test('a bot whose move could not be written moves when it can, though nobody comes', async () => {
  const dataFolder = newFolder();
  const log: string[] = [];
  const logStream = { write: (line: string) => log.push(line) };
  const server = await startTestServer({ dataFolder, logLevel: 'error', logStream });
  const person = await somebody(server.address);
  const { id } = await person.makeTable({ game: 'tic-tac-toe', seats: [mine, randomBot] });
  const seen = await person.watch(id);
  const database = connect(databaseIn(dataFolder));
  database.exec(`create trigger broken before insert on entries when new.body like '%"seat":1%'
    begin select raise(abort, 'the disk is broken'); end`);
  expect(await person.act(id, 0, { type: 'mark', cell: 4 } as never)).toMatchObject({ kind: 'ack' });
  await expect.poll(() => log.join('\n'), { timeout: 60_000 }).toContain('A bot could not move');
  expect(seen.sights[0]?.actions).toEqual([]);
  database.exec('drop trigger broken');
  database.close();
  await person.until(() => seen.sights[0]?.actions.length === 7);
  await server.close();
});

test('a PostgreSQL that breaks off when all is written costs a moment, also after a move of a bot', async () => {
  const server = await startTestServer({ databaseUrl: await postgres.newDatabase() });
  const person = await somebody(server.address);
  const { id } = await person.makeTable({ game: 'tic-tac-toe', seats: [mine, randomBot] });
  await person.watch(id);
  const { query } = pg.Client.prototype;
  let commits = 0;
  const breaking = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const answer = await Reflect.apply(query, this, asked);
    if (asked[0] === 'commit' && ++commits <= 2) throw new Error('Connection terminated');
    return answer;
  } as never);
  try {
    await playOut(person, id);
    expect(commits).toBeGreaterThan(2);
  } finally {
    breaking.mockRestore();
    await server.close();
  }
});

describe('a PostgreSQL that hangs', () => {
  test('is noticed in time, answered with try-again, and costs no move', async () => {
    const log: string[] = [];
    const databaseUrl = await postgres.newDatabase();
    const logStream = { write: (line: string) => log.push(line) };
    const server = await startTestServer({ databaseUrl, logLevel: 'error', logStream });
    const table = await seated(server.address, 'tic-tac-toe', 2);
    const ask = async (path: string) => (await table.owner.request('GET', path)).status;
    expect(await ask('/ready')).toBe(200);
    postgres.freeze();
    try {
      const move = table.owner.act(table.id, 0, { type: 'mark', cell: 4 } as never);
      await expect.poll(() => ask('/ready'), { timeout: 60_000 }).toBe(503);
      expect(await ask('/health')).toBe(200);
      const made = await table.owner.request('POST', '/api/tables', {
        game: 'tic-tac-toe',
        seats: [{ kind: 'mine' }, { kind: 'open' }],
      });
      expect(made).toMatchObject({ status: 503, body: { error: 'try-again' } });
      postgres.thaw();
      expect(await move).toMatchObject({ kind: 'ack' });
    } finally {
      postgres.thaw();
    }
    await expect.poll(() => ask('/ready'), { timeout: 60_000 }).toBe(200);
    await table.at(1).until(() => table.sight(1).actions.length === 8);
    expect(await table.act(1)).toMatchObject({ kind: 'ack' });
    const failed = log.map((line) => JSON.parse(line)).find(({ route }) => route === 'POST /api/tables');
    expect(failed).toMatchObject({ msg: 'A request failed', answer: 'try-again', cause: expect.any(String) });
    expect(log.join('\n')).not.toContain('postgres:postgres');
    await server.close();
  });
});

describe('a PostgreSQL that is lost', () => {
  test('is succeeded by its standby at the same address, and no acknowledged move is missing', async () => {
    const pair = new Pair();
    await pair.start();
    const databaseUrl = await pair.newDatabase();
    const server = await startTestServer({ databaseUrl });
    const table = await seated(server.address, 'high-card', 2);
    for (const client of table.clients) client.faithful = true;
    const play = (seat: number) => playOut(table.at(seat), table.id, anyOf, 2);
    const playing = Promise.all([play(0), play(1)]);
    await table.owner.until(() => table.seen(0).seq > 5);
    await pair.failOver();
    const acknowledged = await playing;
    const { moves } = await table.owner.get('GET', `/api/matches/${table.id}/file`);
    expect(moves.length).toBe(acknowledged.flat().length);
    expect(table.seen(1).lobby?.hash).toBe(moves.at(-1).hash);
    await server.close();
    await pair.stop();
  });
});

/** A move is made while nothing can be written to the folder: it is answered when that is over, and nothing is lost. */
async function outlives(dataFolder: string, strike: () => void, relief: () => void): Promise<void> {
  const server = await startTestServer({ dataFolder });
  const table = await seated(server.address, 'tic-tac-toe', 2);
  const ask = async (path: string) => (await table.owner.request('GET', path)).status;
  strike();
  try {
    const guest = { name: 'x'.repeat(20) };
    await expect
      .poll(async () => (await table.owner.request('POST', '/api/guest', guest)).body.error)
      .toBe('try-again');
    await expect.poll(() => ask('/ready'), { timeout: 60_000 }).toBe(503);
    expect(await ask('/health')).toBe(200);
  } finally {
    setTimeout(relief, 300);
  }
  expect(await table.owner.act(table.id, 0, { type: 'mark', cell: 4 } as never)).toMatchObject({ kind: 'ack' });
  await expect.poll(() => ask('/ready'), { timeout: 60_000 }).toBe(200);
  await table.at(1).until(() => table.sight(1).actions.length === 8);
  expect(await table.act(1)).toMatchObject({ kind: 'ack' });
  await server.close();
}

/** A small disk of its own, if this user may make one. */
function smallDisk(): string | undefined {
  const folder = newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return undefined;
  }
}

describe('a full disk', () => {
  const disk = smallDisk();
  afterAll(() => disk && execFileSync('umount', [disk]));

  test.skipIf(disk === undefined)(
    'is said, answered with try-again, and costs no move (skipped where nobody may mount)',
    async () => {
      const dataFolder = disk ?? '';
      const filler = join(dataFolder, 'filler');
      const fill = () => expect(() => writeFileSync(filler, Buffer.alloc(8_000_000))).toThrow('ENOSPC');
      await outlives(dataFolder, fill, () => rmSync(filler));
    },
  );
});

/** Let nobody write to the folder and what is in it, or let them again; not even whoever has the files open. */
function setFixed(folder: string, fixed: boolean): void {
  execFileSync('chattr', ['-R', fixed ? '+i' : '-i', folder], { stdio: 'ignore' });
}

/** A folder that can be made so, if this user may and the disk can. */
function fixable(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-fixed-'));
  try {
    setFixed(folder, true);
    setFixed(folder, false);
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

describe('a data folder that can no longer be written', () => {
  const folder = fixable();
  afterAll(() => {
    if (folder === undefined) return;
    setFixed(folder, false);
    rmSync(folder, { recursive: true });
  });

  test.skipIf(folder === undefined)(
    'while the server runs is answered with try-again, and costs no move (skipped where files cannot be fixed)',
    async () => {
      const dataFolder = folder ?? '';
      await outlives(
        dataFolder,
        () => setFixed(dataFolder, true),
        () => setFixed(dataFolder, false),
      );
    },
  );
});
