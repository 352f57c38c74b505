/** The log is the truth: what is kept of it, what is made from it, and what happens when the rules fail it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, parseMatch, replay } from '@tabularium/kernel';
import { highCard } from '@tabularium/kernel/examples/high-card';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningServer, type StoredMatch, storedMatches } from '../src/index.ts';
import { connect } from '../src/storage/sqlite.ts';
import { Client } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { RULES_SECRET } from './support/games.ts';
import { type Company, mine, open, seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let server: RunningServer;
const dataFolder = newFolder();

beforeAll(async () => {
  server = await startTestServer({ dataFolder });
});
afterAll(() => server.close());

const company = (game: string, count: number, settings: object = {}) => seated(server.address, game, count, settings);

/** Write into the server's database behind its back, as another server would. */
const inDatabase = (change: string, ...values: (string | number)[]) => {
  const database = connect(join(dataFolder, 'tabularium.sqlite'));
  database.prepare(change).run(...values);
  database.close();
};

const inTable = (id: string) => {
  const database = connect(join(dataFolder, 'tabularium.sqlite'));
  const row = database.prepare('select phase, due_at from lobby where table_id = ?').get(id);
  database.close();
  return row as { phase: string; due_at: number | null } | undefined;
};

describe('two servers that do not hear each other', () => {
  test('never write the same number: who comes second learns what happened, and decides anew', async () => {
    const table = await company('tic-tac-toe', 2);
    const elsewhere = { kind: 'acted', seat: 0, action: { type: 'mark', cell: 0 }, by: table.owner.person.id };
    const insert = 'insert into entries (table_id, seq, at, body) values (?, ?, ?, ?)';
    inDatabase(insert, table.id, table.seen(0).seq + 1, Date.now(), JSON.stringify(elsewhere));
    const late = await table.owner.act(table.id, 0, { type: 'mark', cell: 5 } as never);
    expect(late).toMatchObject({ kind: 'refused', refusal: { reason: 'not-your-turn' } });
    await table.owner.until(() => table.seen(0).news.at(-1)?.kind === 'acted');
    expect(table.sight(0).view).toMatchObject({ cells: [0, -1, -1, -1, -1, -1, -1, -1, -1] });
  });
});

describe('stored matches', () => {
  test('are read from the log without its rules, moves taken back left out', async () => {
    const folder = newFolder();
    const own = await startTestServer({ dataFolder: folder });
    const table = await seated(own.address, 'tic-tac-toe', 2);
    await table.act(0);
    await table.act(1);
    await table.undo(0);
    await table.at(1).agree(table.id, true);
    await table.owner.until(() => table.sight(0).actions.length === 9);
    await table.act(0, 4);
    const waiting = await table.owner.makeTable({ game: 'tic-tac-toe', seats: [mine, open] });
    await own.close();
    const stored: StoredMatch[] = [];
    for await (const one of storedMatches({ dataFolder: folder })) stored.push(one);
    expect(stored.map((one) => one.table)).toEqual([table.id]);
    expect(stored.map((one) => one.table)).not.toContain(waiting.id);
    const file = stored[0]?.file;
    expect(file?.moves.map((move) => move.action)).toEqual([{ type: 'mark', cell: 4 }]);
    expect(file && replay(ticTacToe, file).moves).toHaveLength(1);
  });
});

describe('rules that fail', () => {
  test('stop their own table with a dump that can be imported, and nothing else', async () => {
    const table = await company('faulty', 2);
    const other = await company('tic-tac-toe', 2);
    await table.act(0, 0);
    const failed = await table.at(1).act(table.id, 1, { type: 'mark', cell: 4 } as never);
    expect(failed).toMatchObject({ kind: 'error', error: 'server-error' });
    await table.allIn('stopped');
    expect(table.seen(0).lobby?.problem).toBe('rules-failed');
    expect(JSON.stringify(failed)).not.toContain(RULES_SECRET);
    expect(await other.act(0, 0)).toMatchObject({ kind: 'ack' });
    const dump = readdirSync(join(dataFolder, 'dumps')).find((name) => name.startsWith(table.id));
    const { match, error } = JSON.parse(readFileSync(join(dataFolder, 'dumps', dump ?? ''), 'utf8'));
    expect(error).toContain(RULES_SECRET);
    const { table: imported } = await table.owner.get('POST', '/api/matches', match);
    expect(imported).toMatchObject({ phase: 'playing', awaited: [1] });
    const file = await table.owner.request('GET', `/api/matches/${table.id}/file`);
    expect(file.body.moves).toHaveLength(1);
  });

  test('that fail while a state is shown stop the table too', async () => {
    const table = await company('faulty', 2);
    await table.owner.act(table.id, 0, { type: 'mark', cell: 8 } as never);
    await table.allIn('stopped');
    const late = await somebody(server.address);
    expect((await late.watch(table.id)).lobby?.phase).toBe('stopped');
  });
});

describe('memory', () => {
  /** Everyone goes, and the table leaves the server's memory. */
  const forget = async (table: Company) => {
    for (const client of table.clients) client.close();
    const inMemory = () => {
      server.tables.forgetIdle(Number.POSITIVE_INFINITY);
      return server.tables.ids.includes(table.id);
    };
    await expect.poll(inMemory, { timeout: 60_000 }).toBe(false);
  };
  const lookAgain = async (table: Company) => {
    const again = new Client(server.address);
    again.cookie = table.owner.cookie;
    await again.connect();
    const seen = await again.watch(table.id);
    again.close();
    return seen;
  };
  /** A table after the first trick. */
  const begun = async () => {
    const table = await company('high-card', 2);
    await table.act(0);
    await table.act(1);
    return table;
  };

  test('forgets idle tables and finds them again, from snapshot and log', async () => {
    const table = await begun();
    const before = table.sight(0);
    await forget(table);
    const seen = await lookAgain(table);
    expect(seen.sights[0]).toEqual(before);
    expect(seen.news).toEqual(table.seen(0).news);
  });

  test('does without a snapshot that is missing, damaged or foreign', async () => {
    const damages = ['{', '{}', '{"shape":1,"table":{}}'];
    for (const damage of damages) {
      const table = await begun();
      const before = table.sight(0);
      await forget(table);
      inDatabase('update snapshots set body = ? where table_id = ?', damage, table.id);
      expect((await lookAgain(table)).sights[0]).toEqual(before);
    }
  });

  test('keeps a log readable that the rules no longer lead to, but stops its table openly', async () => {
    const table = await begun();
    const moves = table.seen(0).news.filter(({ kind }) => kind === 'acted').length;
    await forget(table);
    inDatabase(`update entries set body = replace(body, '"hash":"', '"hash":"0') where table_id = ?`, table.id);
    inDatabase('update lobby set due_at = 1 where table_id = ?', table.id);
    const seen = await lookAgain(table);
    expect(seen.lobby).toMatchObject({ phase: 'stopped', problem: 'rules-changed' });
    expect(seen.sights).toEqual([]);
    expect(seen.news.at(-1)).toMatchObject({ kind: 'stopped', seq: seen.seq });
    expect(inTable(table.id)).toMatchObject({ phase: 'stopped', due_at: null });
    const { body: file } = await table.owner.request('GET', `/api/matches/${table.id}/file`);
    expect(file.moves).toHaveLength(moves);
    expect(() => replay(highCard, parseMatch(JSON.stringify(file)))).toThrow('Move 1');
    await forget(table);
    expect((await lookAgain(table)).seq, 'it is stopped once').toBe(seen.seq);
  });
});

describe('a table that cannot even be read', () => {
  test('does not stand in the way of others that are due', async () => {
    const table = await company('tic-tac-toe', 2);
    inDatabase('insert into lobby values (?, ?, ?, ?, ?, ?, ?)', 'unreadable', 'gone', 'playing', 1, 1, 1, '{}');
    const log = 'insert into entries (table_id, seq, at, body) values (?, 1, 1, ?)';
    inDatabase(log, 'unreadable', JSON.stringify({ kind: 'created', game: 'no-such-game', rulesVersion: 1 }));
    await server.tables.attendDue(0);
    expect(inTable('unreadable')?.due_at).toBeGreaterThan(Date.now());
    expect(await table.act(0)).toMatchObject({ kind: 'ack' });
  });
});

describe('a clock', () => {
  test('that was ahead and is set back leaves no entry in the future', async () => {
    const ahead = Date.now() + 3_600_000;
    const table = await company('tic-tac-toe', 2);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(ahead);
    await table.act(0);
    clock.mockRestore();
    expect(table.seen(0).news.at(-1)?.at).toBe(ahead);
    await table.act(1);
    expect(table.seen(0).news.at(-1)?.at).toBeLessThanOrEqual(Date.now());
  });
});

describe('rules of another version', () => {
  const other = { ...ticTacToe, rulesVersion: 2 };
  const playedOn = async (carried: readonly AnyGame[], today: AnyGame) => {
    const folder = newFolder();
    const before = await startTestServer({ dataFolder: folder });
    const table = await seated(before.address, 'tic-tac-toe', 2);
    await table.act(0);
    await before.close();
    const load = async (_id: string, version?: number) => carried.find((one) => one.rulesVersion === version) ?? today;
    const after = await startTestServer({
      dataFolder: folder,
      games: { ids: [], challenges: async () => [], has: () => true, load },
    });
    const again = new Client(after.address);
    again.cookie = table.owner.cookie;
    await again.connect();
    const seen = await again.watch(table.id);
    await after.close();
    return seen;
  };

  test('that are carried still are those a match began with, and it goes on', async () => {
    const seen = await playedOn([ticTacToe, other], other);
    expect(seen.lobby).toMatchObject({ phase: 'playing', rulesVersion: 1, awaited: [1] });
  });

  test('that are carried no longer stop the match openly', async () => {
    const seen = await playedOn([other], other);
    expect(seen.lobby).toMatchObject({ phase: 'stopped', problem: 'rules-changed', rulesVersion: 1 });
  });
});
