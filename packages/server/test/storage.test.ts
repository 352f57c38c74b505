/** One suite for both databases. */

import { open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { restore } from '../src/index.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage, Summary } from '../src/storage/storage.ts';
import { newFolder, PATIENT, removeFolders } from './support/config.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { append, person, said, summary } from './support/stored.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** The two kinds of databases: where a new one is, and how it is opened. */
const kinds = {
  SQLite: { place: async () => join(newFolder(), 'test.sqlite'), open: openSqlite },
  PostgreSQL: { place: () => postgres.newDatabase(), open: openPostgres },
};

describe.each(Object.entries(kinds))('storage in %s', (_name, kind) => {
  const opened: Storage[] = [];
  const open = async (place?: string): Promise<Storage> => {
    const storage = await kind.open(place ?? (await kind.place()));
    opened.push(storage);
    return storage;
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((storage) => storage.close()));
  });

  test('a log gives back what was put into it, in order, also after reopening', async () => {
    const place = await kind.place();
    const first = await kind.open(place);
    for (const seq of [1, 2, 3]) expect(await first.append(append('a', seq))).toBe(true);
    await first.close();
    const storage = await open(place);
    expect(await storage.entries('a', 0)).toEqual([said(1), said(2), said(3)]);
    expect(await storage.entries('a', 2)).toEqual([said(3)]);
    expect(await storage.entries('b', 0)).toEqual([]);
  });

  test('a number is given once: the second entry is turned away and changes nothing', async () => {
    const storage = await open();
    await storage.append(append('a', 1, { entry: said(1, 'first'), members: ['x'] }));
    const late = append('a', 1, { entry: said(1, 'late'), summary: summary({ lobby: '{"late":1}' }), members: ['y'] });
    expect(await storage.append(late)).toBe(false);
    expect(await storage.entries('a', 0)).toEqual([said(1, 'first')]);
    expect(await storage.tables({ limit: 10 })).toEqual(['{}']);
    expect(await storage.tables({ member: 'y', limit: 10 })).toEqual([]);
  });

  test('of many who want the same number at once exactly one gets it', async () => {
    const storage = await open();
    const wanted = Array.from({ length: 300 }, (_, i) => append(`t${i % 30}`, 1, { entry: said(1, `by ${i}`) }));
    const got = await Promise.all(wanted.map((one) => storage.append(one)));
    expect(got.filter(Boolean)).toHaveLength(30);
    for (let table = 0; table < 30; table++) {
      const winner = got.findIndex((won, i) => won && i % 30 === table);
      expect(await storage.entries(`t${table}`, 0)).toEqual([said(1, `by ${winner}`)]);
    }
  });

  test('lists show what is asked for, newest first', async () => {
    const storage = await open();
    const put = (table: string, change: Partial<Summary>, members: string[] = []) =>
      storage.append(append(table, 1, { summary: summary({ lobby: `"${table}"`, ...change }), members }));
    await put('open', { updatedAt: 1 }, ['ann']);
    await put('later', { updatedAt: 2, game: 'other' }, ['ann', 'ben']);
    await put('private', { updatedAt: 3, public: false }, ['ben']);
    await put('done', { updatedAt: 4, phase: 'finished' });
    expect(await storage.tables({ phase: 'open', public: true, limit: 9 })).toEqual(['"later"', '"open"']);
    expect(await storage.tables({ phase: 'open', public: true, limit: 1 })).toEqual(['"later"']);
    expect(await storage.tables({ phase: 'open', public: true, before: { at: 2, id: '' }, limit: 9 })).toEqual([
      '"open"',
    ]);
    await put('later2', { updatedAt: 2 });
    const paged = { phase: 'open', public: true, limit: 9 } as const;
    expect(await storage.tables({ ...paged, before: { at: 2, id: 'later2' } })).toEqual(['"later"', '"open"']);
    expect(await storage.tables({ game: 'other', limit: 9 })).toEqual(['"later"']);
    expect(await storage.tables({ member: 'ben', limit: 9 })).toEqual(['"private"', '"later"']);
    expect(await storage.tableIds('', 3)).toEqual(['done', 'later', 'later2']);
    expect(await storage.tableIds('open', 3)).toEqual(['private']);
    expect(await storage.countTables()).toEqual({ open: 4, finished: 1 });
  });

  test('members are those of the last change', async () => {
    const storage = await open();
    await storage.append(append('a', 1, { members: ['ann', 'ben'] }));
    await storage.append(append('a', 2, { members: ['ben'] }));
    await storage.append(append('a', 3));
    expect(await storage.tables({ member: 'ann', limit: 9 })).toEqual([]);
    expect(await storage.tables({ member: 'ben', limit: 9 })).toEqual(['{}']);
  });

  test('a turn is called once, by one server, and not at all when it is seen or over', async () => {
    const storage = await open();
    const { calls } = storage;
    const turn = (seq: number, since: number | null, of = 1, callAt: number | null = 5) =>
      storage.append(append('a', seq, { turns: [{ person: 'ann', since, turn: of, callAt }] }));
    await turn(1, 1);
    expect(await calls.takeTurns(4, 9)).toEqual([]);
    const [first, second] = await Promise.all([calls.takeTurns(5, 9), calls.takeTurns(5, 9)]);
    const [due] = [...first, ...second];
    expect([...first, ...second]).toEqual([{ person: 'ann', table: 'a', since: 1, turn: 1 }]);
    if (due === undefined) throw new Error('nothing due');
    const call = { person: 'ann', table: 'a', kind: 'turn', channel: 'hook', target: '', turn: 1 } as const;
    await calls.post([due], [call], 10);
    await calls.post([due], [call], 10); // another server that was slow
    const taken = (await Promise.all([calls.take(10, 9), calls.take(10, 9)])).flat();
    expect(taken).toMatchObject([{ ...call, attempts: 1 }]);
    await calls.again(taken[0]?.id ?? '', 20);
    expect(await calls.take(19, 9)).toEqual([]);
    expect(await calls.take(20, 9)).toMatchObject([{ attempts: 2 }]);
    expect(await calls.take(99, 9)).toEqual([]); // begun, and never again
    await turn(2, null);
    await turn(3, 30); // the same turn, taken back and begun again
    expect(await calls.takeTurns(99, 9)).toEqual([]);
    expect(await calls.turnsOf('ann')).toMatchObject([{ table: 'a', since: 30 }]);
    await turn(4, 40, 4);
    await calls.seen('ann', 'a');
    expect(await calls.takeTurns(99, 9)).toEqual([]);
    await turn(5, 50, 5, null); // looks
    expect(await calls.takeTurns(99, 9)).toEqual([]);
    expect(await calls.secret('s', () => 'one')).toBe('one');
    expect(await calls.secret('s', () => 'other')).toBe('one');
  });

  test('how somebody wants to be called goes with the person, a browser with its session', async () => {
    const storage = await open();
    const { calls } = storage;
    const ann = person('Ann');
    await storage.addPerson(ann);
    await storage.addSession({ tokenHash: 's', personId: ann.id, createdAt: 1, seenAt: 1 });
    const settings = {
      language: 'en',
      zone: 'UTC',
      pace: 'digest',
      digestAt: 1,
      quiet: null,
      mail: 'a@b.c',
      hook: null,
    } as const;
    await calls.want(ann.id, settings, 'https://x', 1);
    await calls.confirm(ann.id, 'a@b.c');
    await calls.want(ann.id, { ...settings, pace: 'at-once' }, 'https://y', 2);
    expect(await calls.wanted([ann.id])).toMatchObject([
      { origin: 'https://y', confirmed: 'a@b.c', settings: { pace: 'at-once' } },
    ]);
    const device = {
      id: 'd',
      person: ann.id,
      session: 's',
      endpoint: 'https://p',
      p256dh: 'k',
      auth: 'a',
      createdAt: 1,
    };
    await calls.addDevice(device);
    await calls.addDevice({ ...device, id: 'e', auth: 'b' });
    expect(await calls.devices(ann.id)).toEqual([{ ...device, auth: 'b' }]);
    await storage.endSession('s');
    expect(await calls.devices(ann.id)).toEqual([]);
    await calls.mute(ann.id, 'a', true);
    expect(await calls.mutes(ann.id)).toEqual(['a']);
    await storage.setHoliday(ann.id, { from: 5, until: 9 });
    await storage.setHoliday(ann.id, { from: 5, until: 7 });
    expect(await storage.holidays(ann.id, 6)).toEqual([{ from: 5, until: 7 }]);
    expect(await storage.holidays(ann.id, 7)).toEqual([]);
    await storage.deletePerson(ann.id);
    expect(await calls.wanted([ann.id])).toEqual([]);
    expect(await calls.mutes(ann.id)).toEqual([]);
    expect(await storage.holidays(ann.id, 0)).toEqual([]);
  });

  test('due tables are found by their time', async () => {
    const storage = await open();
    await storage.append(append('soon', 1, { summary: summary({ dueAt: 100 }) }));
    await storage.append(append('late', 1, { summary: summary({ dueAt: 200 }) }));
    await storage.append(append('never', 1));
    expect(await storage.dueTables('n', 99, 9)).toEqual([]);
    expect(await storage.dueTables('n', 150, 9)).toEqual(['soon']);
    expect(await storage.dueTables('n', 2 ** 42, 9)).toEqual(['soon', 'late']);
  });

  test('snapshots are replaced', async () => {
    const storage = await open();
    expect(await storage.snapshot('a')).toBeUndefined();
    await storage.saveSnapshot('a', { seq: 5, body: 'five' });
    await storage.saveSnapshot('a', { seq: 9, body: 'nine' });
    expect(await storage.snapshot('a')).toEqual({ seq: 9, body: 'nine' });
  });

  test('accounts have unique names, however they are written; guests need not', async () => {
    const storage = await open();
    const anna = person('Anna');
    expect(await storage.addPerson(anna)).toBe(true);
    expect(await storage.addPerson(person('ANNA'))).toBe(false);
    expect(await storage.addPerson(person('Anna', null))).toBe(true);
    expect(await storage.account('aNNa')).toEqual(anna);
    const ben = person('Ben', null);
    await storage.addPerson(ben);
    expect(await storage.changePerson({ ...ben, name: 'anna', password: 'x' })).toBe(false);
    expect(await storage.changePerson({ ...ben, name: 'Benno', password: 'x' })).toBe(true);
    expect((await storage.account('benno'))?.id).toBe(ben.id);
    expect((await storage.people([anna.id, ben.id, 'nobody'])).map(({ name }) => name).sort()).toEqual([
      'Anna',
      'Benno',
    ]);
  });

  test('sessions end one by one, all at once, by age and with their person', async () => {
    const storage = await open();
    const anna = person('Anna');
    await storage.addPerson(anna);
    const begin = (tokenHash: string, seenAt = 100) =>
      storage.addSession({ tokenHash, personId: anna.id, createdAt: 1, seenAt });
    await Promise.all([begin('a'), begin('b'), begin('c'), begin('old', 1)]);
    await storage.endSession('a');
    expect(await storage.session('a')).toBeUndefined();
    await storage.forgetUnused(50);
    expect(await storage.session('old')).toBeUndefined();
    await storage.touchSession('b', 2 ** 41);
    expect(await storage.session('b')).toEqual({ tokenHash: 'b', personId: anna.id, createdAt: 1, seenAt: 2 ** 41 });
    expect(await storage.endSessions(anna.id, 'b')).toEqual(['c']);
    await storage.deletePerson(anna.id);
    expect(await storage.session('b')).toBeUndefined();
    expect(await storage.person(anna.id)).toBeUndefined();
  });

  test('guests are forgotten when they have neither a session nor a seat left', async () => {
    const storage = await open(await kind.place());
    const guest = (name: string, createdAt: number) => ({ ...person(name), password: null, createdAt });
    const people = {
      gone: guest('gone', 1),
      seated: guest('seated', 1),
      visiting: guest('visiting', 1),
      fresh: guest('fresh', 90),
      account: { ...person('account'), createdAt: 1 },
    };
    await Promise.all(Object.values(people).map((one) => storage.addPerson(one)));
    await storage.append(append('sat', 1, { members: [people.seated.id] }));
    const session = { tokenHash: 'v', personId: people.visiting.id, createdAt: 1, seenAt: 90 };
    await storage.addSession(session);
    await storage.addSession({ ...session, tokenHash: 'g', personId: people.gone.id, seenAt: 1 });
    await storage.forgetUnused(50);
    const left = await storage.people(Object.values(people).map(({ id }) => id));
    expect(left.map(({ name }) => name).sort()).toEqual(['account', 'fresh', 'seated', 'visiting']);
  });

  test('a backup holds everything and fills an empty database', async () => {
    const place = await kind.place();
    const storage = await open(place);
    const anna = person('Anna');
    await storage.addPerson(anna);
    const numbers = Array.from({ length: 1200 }, (_, i) => i + 1);
    await Promise.all(
      numbers.map((seq) => storage.append(append('long', seq, seq === 1 ? { members: [anna.id] } : {}))),
    );
    const file = join(newFolder(), 'backup.sqlite');
    await storage.backup(file);
    const copy = await openSqlite(file);
    opened.push(copy);
    expect(await copy.entries('long', 0)).toEqual(await storage.entries('long', 0));
    const folder = newFolder();
    await restore({ dataFolder: folder }, file);
    await expect(restore({ dataFolder: folder }, file)).rejects.toThrow('empty');
    const restored = await openSqlite(join(folder, 'tabularium.sqlite'));
    opened.push(restored);
    expect((await restored.account('anna'))?.id).toBe(anna.id);
    expect(await restored.entries('long', 1199)).toEqual([said(1200)]);
  });

  test('what does not fit is refused as a whole', async () => {
    const storage = await open();
    const broken = { ...append('a', 1), summary: { ...summary(), lobby: null as never } };
    const [good, bad] = await Promise.allSettled([storage.append(append('b', 1)), storage.append(broken)]);
    expect([good.status, bad.status]).toEqual(['rejected', 'rejected']);
    expect(await storage.entries('a', 0)).toEqual([]);
    expect(await storage.entries('b', 0)).toEqual([]);
    expect(await storage.append(append('b', 1))).toBe(true);
  });
});

test('an entry in SQLite is acknowledged when its log is on disk, and nobody else waits for that', async () => {
  const file = join(newFolder(), 'test.sqlite');
  const storage = await openSqlite(file);
  const handle = await openFile(file);
  let flushed = () => {};
  const disk = new Promise<void>((resolve) => {
    flushed = resolve;
  });
  const flush = vi.spyOn(Object.getPrototypeOf(handle), 'datasync').mockReturnValue(disk);
  await handle.close();
  const acknowledged = vi.fn();
  const stored = storage.append(append('a', 1)).then(acknowledged);
  await vi.waitUntil(() => flush.mock.calls.length > 0);
  expect(await storage.person('nobody')).toBeUndefined();
  expect(acknowledged).not.toHaveBeenCalled();
  flushed();
  await stored;
  expect(acknowledged).toHaveBeenCalledWith(true);
  flush.mockRestore();
  await storage.close();
});
