/** People among each other: friends and blocks, invitations, profiles, ratings that are counted once. */

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { connect, openSqlite } from '../src/storage/sqlite.ts';
import { Client } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, SOON, startTestServer } from './support/config.ts';
import { games } from './support/games.ts';
import { Receiver } from './support/peers.ts';
import { account, mine, open, seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

const dataFolder = newFolder();
let server: RunningServer;
const start = () =>
  startTestServer({ dataFolder, privateHooks: true, callPace: { patience: 50, every: 20, backOff: 20 } });
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

const newcomer = (name: string) => account(server.address, name);

/** Two play; the second gives up. Gives the table. */
async function giveUp(winner: Client, loser: Client, settings: object = {}): Promise<string> {
  const table = await winner.makeTable({ game: 'tic-tac-toe', seats: [mine, open], ...settings });
  await loser.get('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  await loser.get('POST', `/api/tables/${table.id}/resign`, { seat: 1 });
  await vi.waitFor(async () => {
    const { games } = await winner.get('GET', `/api/people/${winner.person.id}/games`);
    expect(games.map((game: { table: string }) => game.table)).toContain(table.id);
  }, SOON);
  return table.id;
}

const names = (people: readonly { name: string }[]) => people.map(({ name }) => name);

describe('friends', () => {
  test('are asked, agree, and part', async () => {
    const [anna, ben] = [await newcomer('Anna'), await newcomer('Ben')];
    const to = (other: Client) => `/api/people/${other.person.id}/friend`;
    expect(await anna.get('PUT', to(ben))).toEqual({ tie: 'asked' });
    expect(names((await ben.get('GET', '/api/me/friends')).asking)).toEqual(['Anna']);
    expect((await ben.get('GET', `/api/people/${anna.person.id}`)).tie).toBe('asking');
    expect(await ben.get('PUT', to(anna))).toEqual({ tie: 'friend' });
    for (const one of [anna, ben]) expect((await one.get('GET', '/api/me/friends')).friends).toHaveLength(1);
    await ben.get('DELETE', to(anna));
    for (const one of [anna, ben]) expect((await one.get('GET', '/api/me/friends')).friends).toEqual([]);
  });

  test('need accounts', async () => {
    const [dora, guest] = [await newcomer('Dora'), await somebody(server.address)];
    expect((await guest.request('PUT', `/api/people/${dora.person.id}/friend`)).body.error).toBe('needs-account');
    expect((await dora.request('PUT', `/api/people/${guest.person.id}/friend`)).body.error).toBe('needs-account');
  });
});

describe('somebody who is blocked', () => {
  test('finds nobody there: no profile, no friendship, no invitation, no seat, no table in the list', async () => {
    const [emma, felix] = [await newcomer('Emma'), await newcomer('Felix')];
    await felix.get('PUT', `/api/people/${emma.person.id}/friend`);
    await emma.get('PUT', `/api/people/${felix.person.id}/block`);
    expect((await emma.get('GET', '/api/me/friends')).asking).toEqual([]);
    expect(names((await emma.get('GET', '/api/me/friends')).blocked)).toEqual(['Felix']);
    const status = async (method: string, path: string, body?: object) =>
      (await felix.request(method, path, body)).status;
    expect(await status('GET', `/api/people/${emma.person.id}`)).toBe(404);
    expect(await status('GET', '/api/people?name=Emma')).toBe(404);
    expect(await status('PUT', `/api/people/${emma.person.id}/friend`)).toBe(404);
    const own = await felix.makeTable({ game: 'tic-tac-toe', seats: [mine, open] });
    expect(await status('POST', `/api/tables/${own.id}/invitations`, { name: 'Emma' })).toBe(404);
    const hers = await emma.makeTable({ game: 'tic-tac-toe', seats: [mine, open] });
    expect(await status('POST', `/api/tables/${hers.id}/join`, { invite: hers.invite })).toBe(403);
    const ids = async (client: Client) =>
      (await client.get('GET', '/api/tables')).tables.map(({ id }: { id: string }) => id);
    expect(await ids(felix)).not.toContain(hers.id);
    expect(await ids(emma)).not.toContain(own.id);
    await emma.get('DELETE', `/api/people/${felix.person.id}/block`);
    expect(await status('POST', `/api/tables/${hers.id}/join`, {})).toBe(200);
  });

  test('is not heard at a table by the one who blocked them: not live, not on coming again, not in the history', async () => {
    const table = await seated(server.address, 'tic-tac-toe', 2);
    const [gina, hugo] = [table.at(0), table.at(1)];
    const watcher = await somebody(server.address);
    await watcher.watch(table.id);
    gina.recording = true;
    const says = async (client: Client, text: string) => {
      const answer = await client.wish({ kind: 'chat', table: table.id, text });
      if (answer.kind !== 'ack') throw new Error('not said');
      await table.allAt(answer.seq);
    };
    await says(hugo, 'a good day');
    await gina.get('PUT', `/api/people/${hugo.person.id}/block`);
    await says(hugo, 'a bad word');
    await says(gina, 'my own word');
    const heard = (client: Client) =>
      client.seen.get(table.id)?.news.flatMap((one) => (one.kind === 'said' ? [one.text] : []));
    expect(heard(gina)).toEqual(['a good day', 'my own word']);
    expect(heard(hugo)).toEqual(['a good day', 'a bad word', 'my own word']);
    await watcher.until(() => heard(watcher)?.length === 3);
    gina.seen.delete(table.id);
    await gina.watch(table.id);
    expect(heard(gina)).toEqual(['my own word']);
    const past = JSON.stringify(await gina.get('GET', `/api/tables/${table.id}/news?before=1000`));
    expect(past).toContain('my own word');
    expect(gina.received.join() + past).not.toContain('a bad word');
    expect(past).not.toContain('a good day');
    expect(JSON.stringify(await hugo.get('GET', `/api/tables/${table.id}/news?before=1000`))).toContain('a bad word');
    await gina.get('DELETE', `/api/people/${hugo.person.id}/block`);
    await says(hugo, 'peace');
    expect(heard(gina)).toContain('peace');
  });
});

describe('an invitation', () => {
  test('by name is shown with the word that opens the table, called once, and gone with the seat', async () => {
    const receiver = await new Receiver().open();
    const [gerd, hanna] = [await newcomer('Gerd'), await newcomer('Hanna')];
    const hook = { url: `${receiver.address}/hook`, shape: 'json' };
    const wanted = { language: 'de', zone: 'UTC', pace: 'digest', digestAt: 8, quiet: null, mail: null, hook };
    await hanna.get('PUT', '/api/me/calls', wanted);
    const table = await gerd.makeTable({ game: 'tic-tac-toe', seats: [mine, open], public: false });
    const ask = () => gerd.get('POST', `/api/tables/${table.id}/invitations`, { name: 'hanna' });
    expect(names((await ask()).invited)).toEqual(['Hanna']);
    await ask();
    await vi.waitFor(() => expect(receiver.told).toHaveLength(1), { timeout: 10_000 });
    expect(JSON.stringify(receiver.told)).toContain('Gerd lädt dich an einen Tisch ein');
    expect(JSON.stringify(receiver.told)).not.toContain(table.invite);
    const { invitations } = await hanna.get('GET', '/api/me/invitations');
    expect(invitations).toMatchObject([{ by: { name: 'Gerd' }, table: { id: table.id, invite: table.invite } }]);
    const stranger = await somebody(server.address);
    expect((await stranger.request('POST', `/api/tables/${table.id}/invitations`, { name: 'Gerd' })).status).toBe(404);
    await hanna.get('POST', `/api/tables/${table.id}/join`, { invite: invitations[0].table.invite });
    expect((await hanna.get('GET', '/api/me/invitations')).invitations).toEqual([]);
    receiver.close();
  });

  test('to a cup, and somebody who wants to be friends, call once in the way that was chosen, and say nothing secret', async () => {
    const [vera, wim, yara] = [await newcomer('Vilma'), await newcomer('Wolfram'), await newcomer('Ylva')];
    const phone = await new Receiver().open();
    const calls = { language: 'de', zone: 'UTC', pace: 'digest', digestAt: 18, quiet: null, mail: null };
    await wim.get('PUT', '/api/me/calls', { ...calls, hook: { url: phone.address, shape: 'json' } });
    const isCalled = (times: number) => vi.waitFor(() => expect(phone.received).toHaveLength(times), SOON);
    const friend = `/api/people/${wim.person.id}/friend`;
    for (let time = 0; time < 2; time++) {
      await vera.get('PUT', friend);
      await isCalled(1);
      await vera.get('DELETE', friend);
    }
    const cup = { name: 'Spring cup', game: 'tic-tac-toe', options: {}, kind: 'round-robin', seats: 2, rounds: 0 };
    const made = (await vera.get('POST', '/api/cups', { ...cup, pace: 'days' })).cup;
    const path = `/api/cups/${made.id}/invitations`;
    expect((await yara.request('POST', path, { name: 'Wolfram' })).status).toBe(403);
    for (let time = 0; time < 2; time++) await vera.get('POST', path, { name: 'Wolfram' });
    expect(names((await vera.get('GET', path)).invited)).toEqual(['Wolfram']);
    await isCalled(2);
    const texts = phone.received.map(({ body }) => String(body));
    expect(texts[0]).toContain('Vilma möchte mit dir befreundet sein');
    expect(texts[1]).toContain('Vilma lädt dich zu einem Pokal ein');
    expect(texts[1]).toContain('Spring cup');
    const own = async () => (await wim.get('GET', '/api/me/invitations')).cups;
    expect(await own()).toMatchObject([{ cup: { id: made.id }, by: { name: 'Vilma' } }]);
    await wim.get('DELETE', `/api/me/invitations/${made.id}`);
    expect(await own()).toEqual([]);
    await vera.get('POST', path, { name: 'Wolfram' });
    await vera.get('POST', path, { name: 'Ylva' });
    expect(names((await vera.get('GET', path)).invited)).toEqual(['Ylva']);
    await yara.get('POST', `/api/cups/${made.id}/join`);
    expect((await yara.get('GET', '/api/me/invitations')).cups).toEqual([]);
    expect(phone.received).toHaveLength(2);
    phone.close();
  });

  test('can be declined', async () => {
    const [ida, jan] = [await newcomer('Ida'), await newcomer('Jan')];
    const table = await ida.makeTable({ game: 'tic-tac-toe', seats: [mine, open] });
    await ida.get('POST', `/api/tables/${table.id}/invitations`, { person: jan.person.id });
    await jan.get('DELETE', `/api/me/invitations/${table.id}`);
    expect((await jan.get('GET', '/api/me/invitations')).invitations).toEqual([]);
    expect((await jan.request('DELETE', `/api/me/invitations/${table.id}`)).status).toBe(404);
  });
});

describe('a profile', () => {
  test('shows statistics and games; of private tables only to those who sat there', async () => {
    const [karl, lena, max] = [await newcomer('Karl'), await newcomer('Lena'), await newcomer('Max')];
    const seen = await giveUp(karl, lena);
    const secret = await giveUp(karl, lena, { public: false });
    const profile = await max.get('GET', `/api/people/${karl.person.id}`);
    expect(profile).toMatchObject({
      person: { name: 'Karl' },
      tie: 'none',
      shown: null,
      statistics: [{ game: 'tic-tac-toe', players: 2, played: 2, won: 2, left: 0 }],
      ratings: [{ game: 'tic-tac-toe', games: 2, provisional: true }],
    });
    const tables = async (client: Client) =>
      (await client.get('GET', `/api/people/${karl.person.id}/games`)).games.map(
        ({ table }: { table: string }) => table,
      );
    expect(await tables(max)).toEqual([seen]);
    expect(await tables(lena)).toEqual([secret, seen]);
  });

  test('is for everyone, for friends, or for nobody, as its person wants; those who hide are on no leader board', async () => {
    const [nora, otto, paul] = [await newcomer('Nora'), await newcomer('Otto'), await newcomer('Paul')];
    await giveUp(nora, otto);
    const path = `/api/people/${nora.person.id}`;
    const sees = async (client: Client) => (await client.request('GET', path)).status === 200;
    const board = async () =>
      names(
        (await paul.get('GET', '/api/leaders/tic-tac-toe')).leaders.map(
          ({ person }: { person: { name: string } }) => person,
        ),
      );
    expect(await sees(paul)).toBe(true);
    expect(await board()).toContain('Nora');
    await nora.get('PUT', '/api/me/profile', { shown: 'friends' });
    await nora.get('PUT', `/api/people/${otto.person.id}/friend`);
    await otto.get('PUT', `${path}/friend`);
    expect([await sees(paul), await sees(otto)]).toEqual([false, true]);
    expect(await board()).not.toContain('Nora');
    await nora.get('PUT', '/api/me/profile', { shown: 'nobody' });
    expect([await sees(otto), await sees(nora)]).toEqual([false, true]);
    const guest = await somebody(server.address);
    expect((await paul.request('GET', `/api/people/${guest.person.id}`)).status).toBe(404);
  });
});

test('nothing that strangers are shown tells of private tables, codes, addresses or passwords', async () => {
  const [yara, zeno, stranger] = [await newcomer('Yara'), await newcomer('Zeno'), await newcomer('Stranger')];
  const calls = { language: 'en', zone: 'UTC', pace: 'digest', digestAt: 8, quiet: null, hook: null };
  await yara.get('PUT', '/api/me/calls', { ...calls, mail: 'yara@example.org' });
  const secret = await giveUp(yara, zeno, { public: false });
  const open_ = await yara.makeTable({ game: 'tic-tac-toe', seats: [mine, open], public: false });
  await yara.get('POST', `/api/tables/${open_.id}/invitations`, { person: zeno.person.id });
  const cup = { name: 'Cup', game: 'tic-tac-toe', options: {}, kind: 'swiss', seats: 2, rounds: 0, pace: 'days' };
  const { id } = (await yara.get('POST', '/api/cups', cup)).cup;
  const paths = [
    `/api/people/${yara.person.id}`,
    `/api/people/${yara.person.id}/games`,
    '/api/people?name=Yara',
    '/api/leaders/tic-tac-toe',
    '/api/tables',
    '/api/tables?scope=finished',
    '/api/cups',
    `/api/cups/${id}`,
    '/api/me/search',
    '/api/me/friends',
    '/api/me/invitations',
    '/api/me/data',
  ];
  const shown = JSON.stringify(await Promise.all(paths.map((path) => stranger.get('GET', path))));
  expect(shown).toContain('Yara');
  for (const word of [secret, open_.id, open_.invite ?? '', 'yara@example.org', 'argon2', 'mu"', 'sigma"']) {
    expect(shown).not.toContain(word);
  }
});

describe('ratings', () => {
  test('follow from each game once, also when the server was gone, and can be worked out anew', async () => {
    const [rosa, sven, tina] = [await newcomer('Rosa'), await newcomer('Sven'), await newcomer('Tina')];
    const ratingOf = async (client: Client) =>
      (await client.get('GET', `/api/people/${client.person.id}`)).ratings.find(
        ({ game }: { game: string }) => game === 'tic-tac-toe',
      );
    await giveUp(rosa, sven);
    await giveUp(rosa, tina);
    await giveUp(sven, tina);
    await giveUp(rosa, sven, { rated: false });
    const ratings = await Promise.all([rosa, sven, tina].map(ratingOf));
    expect(ratings.map(({ games }) => games)).toEqual([2, 2, 2]);
    expect(ratings[0].points).toBeGreaterThan(ratings[1].points);
    expect(ratings[1].points).toBeGreaterThan(ratings[2].points);

    await server.close();
    const storage = await openSqlite(join(dataFolder, 'tabularium.sqlite'));
    const before = await storage.played.ratingsIn('tic-tac-toe');
    expect(await storage.played.recompute()).toBeGreaterThan(2);
    const after = await storage.played.ratingsIn('tic-tac-toe');
    const sorted = (rows: typeof before) => rows.toSorted((a, b) => (a.person < b.person ? -1 : 1));
    expect(sorted(after)).toEqual(sorted(before));
    expect(await storage.played.unnoted(9)).toEqual([]);
    await storage.close();
    server = await start();
    for (const one of [rosa, sven, tina]) one.addresses = [server.address];
    expect(await Promise.all([rosa, sven, tina].map(ratingOf))).toEqual(ratings);
  });

  test('of a game that ended as the server went are made up for when it comes back', async () => {
    const [uta, veit] = [await newcomer('Uta'), await newcomer('Veit')];
    const table = await giveUp(uta, veit);
    await server.close();
    const database = connect(join(dataFolder, 'tabularium.sqlite'));
    // As it was between the last entry and the note of it.
    database.prepare('delete from played where table_id = ?').run(table);
    database.prepare('update endings set noted = 0 where table_id = ?').run(table);
    database.close();
    server = await start();
    uta.addresses = [server.address];
    await vi.waitFor(async () => {
      const { games } = await uta.get('GET', `/api/people/${uta.person.id}/games`);
      expect(games).toMatchObject([{ table, rated: true }]);
    }, SOON);
  });

  test('leader boards name the bots as marks, and one’s own place', async () => {
    const nobody = new Client(server.address);
    const board = await nobody.get('GET', '/api/leaders/tic-tac-toe');
    expect(board.bots.map(({ points }: { points: number }) => points)).toEqual([1180, 1340, 1500, 1660, 1820]);
    expect(board.own).toBeNull();
    expect((await nobody.request('GET', '/api/leaders/no-such-game')).status).toBe(404);
  });
});

describe('medals of challenges', () => {
  test('are kept with the account, the best of each, of challenges there are; others see how many', async () => {
    const [nora, omar] = [await newcomer('Quinn'), await newcomer('Rhea')];
    const [book] = await games.challenges();
    const [challenge] = book?.challenges ?? [];
    const name = `${book?.id}/${challenge?.id}`;
    const [bronze = 0, , gold = 0] = challenge?.medals ?? [];
    const tell = (client: Client, reached: number, of = name) =>
      client.request('PUT', '/api/me/challenges', { results: [{ challenge: of, reached }] });
    expect((await tell(nora, gold)).body).toEqual({ results: [{ challenge: name, reached: gold }] });
    expect((await tell(nora, bronze)).body).toEqual({ results: [{ challenge: name, reached: gold }] });
    expect((await tell(nora, 9, 'stone-age/invented')).body.results).toHaveLength(1);
    expect((await tell(nora, Number.MAX_VALUE)).status).toBe(400);
    expect((await tell(await somebody(server.address), gold)).body.error).toBe('needs-account');
    const { medals } = await omar.get('GET', `/api/people/${nora.person.id}`);
    expect(medals).toEqual({ gold: 1, silver: 0, bronze: 0 });
    const own = async () => (await nora.get('GET', '/api/me/data')).challenges;
    expect(await own()).toEqual([{ challenge: name, reached: gold }]);
    await nora.get('DELETE', '/api/me', { currentPassword: 'long enough' });
    const database = connect(join(dataFolder, 'tabularium.sqlite'));
    expect(database.prepare('select * from medals').all()).toEqual([]);
    database.close();
  });
});

test('whoever goes takes ties, invitations and ratings along; the games of others stay', async () => {
  const [wim, xenia] = [await newcomer('Wim'), await newcomer('Xenia')];
  const table = await giveUp(wim, xenia);
  await wim.get('PUT', `/api/people/${xenia.person.id}/friend`);
  const other = await wim.makeTable({ game: 'tic-tac-toe', seats: [mine, open] });
  await wim.get('POST', `/api/tables/${other.id}/invitations`, { person: xenia.person.id });
  const data = await wim.get('GET', '/api/me/data');
  expect(data).toMatchObject({
    shown: 'everyone',
    circle: { asked: [{ name: 'Xenia' }] },
    played: [{ table, seats: [{ self: true, won: true }, { person: { name: 'Xenia' } }] }],
    ratings: [{ games: 1 }],
  });
  expect((await xenia.get('GET', '/api/me/data')).invitations).toHaveLength(1);
  await wim.get('DELETE', '/api/me', { currentPassword: 'long enough' });
  expect((await xenia.get('GET', '/api/me/friends')).asking).toEqual([]);
  expect((await xenia.get('GET', '/api/me/invitations')).invitations).toEqual([]);
  const { games } = await xenia.get('GET', `/api/people/${xenia.person.id}/games`);
  expect(games).toMatchObject([{ table, seats: [{ person: null, won: true }, { self: true }] }]);
});
