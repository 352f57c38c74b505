/** The log is the truth: what is kept of it, what is made from it, and what happens when the rules fail it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replay } from '@tabularium/kernel';
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

describe('two servers that do not hear each other', () => {
  test('never write the same number: who comes second learns what happened, and decides anew', async () => {
    const other = await startTestServer({ dataFolder });
    const table = await company('tic-tac-toe', 2);
    const elsewhere = new Client(other.address);
    elsewhere.cookie = table.owner.cookie;
    await elsewhere.connect();
    const seen = await elsewhere.watch(table.id);
    expect(await table.act(0, 0)).toMatchObject({ kind: 'ack' });
    const late = await elsewhere.act(table.id, 0, { type: 'mark', cell: 5 } as never);
    expect(late).toMatchObject({ kind: 'refused', refusal: { reason: 'not-your-turn' } });
    await elsewhere.until(() => seen.seq === table.seen(0).seq);
    expect(seen.sights[0]?.view).toMatchObject({ cells: [0, -1, -1, -1, -1, -1, -1, -1, -1] });
    elsewhere.close();
    await other.close();
  });
});

describe('stored matches', () => {
  test('are read from the log without its rules, moves taken back left out', async () => {
    const folder = newFolder();
    const own = await startTestServer({ dataFolder: folder });
    const table = await seated(own.address, 'tic-tac-toe', 2);
    await table.act(0);
    await table.act(1);
    await table.owner.wish({ kind: 'undo', table: table.id, seat: 0 });
    await table.at(1).wish({ kind: 'agree', table: table.id, yes: true });
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
    return again.watch(table.id);
  };
  const inDatabase = (change: string, ...values: string[]) => {
    const database = connect(join(dataFolder, 'tabularium.sqlite'));
    database.prepare(change).run(...values);
    database.close();
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

  test('keeps a log readable that the rules no longer lead to, but stops its table', async () => {
    const table = await begun();
    await forget(table);
    inDatabase(`update entries set body = replace(body, '"hash":"', '"hash":"0') where table_id = ?`, table.id);
    const seen = await lookAgain(table);
    expect(seen.lobby).toMatchObject({ phase: 'stopped', problem: 'rules-changed' });
    expect(seen.sights).toEqual([]);
  });
});
