/** Several nodes, each a process of its own, on one PostgreSQL: tables have a home, and it moves when it must. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Lobby } from '@tabularium/protocol';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LEASE } from '../src/storage/homes.ts';
import { Client, playOut } from './support/client.ts';
import { bundleTestServer, newFolder, PATIENT, removeFolders, STORMY, startTestServer } from './support/config.ts';
import { hasNats, type Nats, startNats } from './support/nats.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { ServerProcess } from './support/process.ts';
import { mine, open, randomBot, somebody } from './support/seated.ts';
import { rage, storedDamage } from './support/storm.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

const HIGH_CARD = { game: 'high-card', seats: [mine, open], public: true };

let host: string;
let postgres: Postgres;
let nats: Nats | undefined;

beforeAll(async () => {
  [{ host }, postgres, nats] = await Promise.all([
    bundleTestServer(),
    startPostgres(),
    hasNats ? startNats() : undefined,
  ]);
});
afterAll(() => Promise.all([postgres.stop(), nats?.end()]));

const ways = [
  { way: 'PostgreSQL', here: true, natsUrl: () => undefined },
  { way: 'NATS (skipped where there is no nats-server)', here: hasNats, natsUrl: () => nats?.url },
];

describe.each(ways)('nodes that hear each other through $way', ({ here, natsUrl }) => {
  const it = test.skipIf(!here);
  const running: ServerProcess[] = [];
  let databaseUrl = '';

  /** So many nodes on a new database. */
  async function start(count: number): Promise<ServerProcess[]> {
    databaseUrl = await postgres.newDatabase();
    const nodes = Array.from(
      { length: count },
      () => new ServerProcess({ host, dataFolder: newFolder(), databaseUrl, natsUrl: natsUrl() }),
    );
    running.push(...nodes);
    await Promise.all(nodes.map((node) => node.start()));
    return nodes;
  }
  afterEach(async () => {
    await Promise.all(running.splice(0).map((node) => node.end('SIGKILL')));
  });

  const tablesOf = async (node: ServerProcess) => (await node.ask<{ tables: number }>('memory')).tables;

  /** Two people, each at another node, at a table that the first one's node has. */
  async function company(nodes: readonly ServerProcess[], game: string, bots = 0) {
    const addresses = nodes.map(({ address }) => address);
    const [ann, ben] = await Promise.all([somebody(addresses), somebody([...addresses].reverse())]);
    const seats = [mine, open, ...Array.from({ length: bots }, () => randomBot)];
    const { id, invite } = await ann.makeTable({ game, seats, public: false });
    await ann.watch(id);
    await ben.watch(id, invite ?? '');
    await ben.get('POST', `/api/tables/${id}/join`, { invite });
    await ben.until(() => ben.seen.get(id)?.lobby?.phase === 'playing');
    return { ann, ben, id, invite };
  }

  /** Both saw the same game to its end, and the database holds every move that was acknowledged. */
  async function expectWhole(people: readonly [Client, Client], id: string, acknowledged: readonly string[][]) {
    const { moves } = await people[0].get('GET', `/api/matches/${id}/file`);
    for (const person of people) {
      expect(person.complaints).toEqual([]);
      const acted = person.seen.get(id)?.news.flatMap((one) => (one.kind === 'acted' ? [one] : [])) ?? [];
      expect(acted).toHaveLength(moves.length);
      const told = new Set(acted.map(({ seq, seat }) => `${seq}:${seat}`));
      for (const move of acknowledged.flat()) expect(told).toContain(move);
    }
  }

  it('play a table together that only one of them holds', async () => {
    const [one, other] = await start(2);
    if (one === undefined || other === undefined) throw new Error('No nodes.');
    const { ann, ben, id, invite } = await company([one, other], 'high-card', 1);
    expect([await tablesOf(one), await tablesOf(other)]).toEqual([1, 0]);
    const said = await ben.wish({ kind: 'chat', table: id, text: 'hello' });
    expect(said.kind).toBe('ack');
    await ann.until(() => ann.seen.get(id)?.news.some((news) => news.kind === 'said') ?? false);
    const spectator = await somebody(other.address);
    await spectator.watch(id, invite ?? '');
    ben.send({ v: 1, kind: 'presence', table: id, here: false });
    for (const one of [ann, ben, spectator]) {
      const told = () => JSON.stringify(one.seen.get(id)?.attendance);
      await one.until(() => told() === JSON.stringify({ seats: ['here', 'away', null], watching: 1 }));
    }
    const acknowledged = await Promise.all([playOut(ann, id), playOut(ben, id)]);
    await expectWhole([ann, ben], id, acknowledged);
    const lobby: Lobby = (await ben.get('GET', `/api/tables/${id}`)).table;
    expect(lobby.phase).toBe('finished');
    expect([await tablesOf(one), await tablesOf(other)]).toEqual([1, 0]);
    const refused = await ben.wish({ kind: 'act', table: id, seat: 0, decision: 1, action: { type: 'x' } });
    expect(refused).toMatchObject({ kind: 'refused', refusal: { reason: 'not-your-seat' } });
  });

  it('keep strangers away, wherever they look from', async () => {
    const nodes = await start(2);
    const { ann, id, invite } = await company(nodes, 'high-card');
    const stranger = await somebody(nodes[1]?.address ?? '');
    stranger.recording = true;
    stranger.send({ v: 1, kind: 'watch', table: id, since: 0 });
    await vi.waitFor(() => expect(stranger.received.join()).toContain('not-found'));
    stranger.send({ v: 1, kind: 'watch', table: 'no-such-one', since: 0 });
    await vi.waitFor(() => expect(stranger.received.filter((text) => text.includes('not-found'))).toHaveLength(2));
    const guest = await somebody(nodes[1]?.address ?? '');
    await guest.watch(id, invite ?? '');
    guest.recording = true;
    await ann.get('POST', `/api/tables/${id}/invite`);
    await vi.waitFor(() => expect(guest.received.join()).toContain('not-found'));
  });

  it('take over within seconds what a killed one had, and go on', async () => {
    const [one, other] = await start(2);
    if (one === undefined || other === undefined) throw new Error('No nodes.');
    const { ann, ben, id } = await company([one, other], 'high-card', 1);
    ann.faithful = true;
    ben.faithful = true;
    const sight = () => ben.seen.get(id)?.sights[0]?.actions ?? [];
    const turn = sight().length > 0 ? ben : ann;
    const actions = turn.seen.get(id)?.sights[0]?.actions ?? [];
    const seat = turn === ben ? 1 : 0;
    const answer = actions[0] === undefined ? undefined : await turn.act(id, seat, actions[0]);
    await one.end('SIGKILL');
    const begin = performance.now();
    const acknowledged = await Promise.all([playOut(ann, id), playOut(ben, id)]);
    expect(performance.now() - begin).toBeLessThan(60_000);
    expect(await tablesOf(other)).toBe(1);
    const before = answer?.kind === 'ack' ? [`${answer.seq}:${seat}`] : [];
    await expectWhole([ann, ben], id, [...acknowledged, before]);
  });

  it('say nothing from memory and write nothing when they were frozen, and lead their people to the new home', async () => {
    const [one, other] = await start(2);
    if (one === undefined || other === undefined) throw new Error('No nodes.');
    const { ann, ben, id } = await company([one, other], 'tic-tac-toe');
    const again = new Client(other.address); // the first person, looking from the other node too
    again.cookie = ann.cookie;
    await again.connect();
    await again.watch(id);
    one.freeze();
    await vi.waitFor(async () => expect(await tablesOf(other)).toBe(1), { timeout: 30_000, interval: 100 });
    const mark = async (person: Client, seat: number) => {
      const choices = () => person.seen.get(id)?.sights[0]?.actions ?? [];
      await person.until(() => choices().length > 0);
      const action = { type: 'mark', ...choices()[0] };
      const wish = { kind: 'act', table: id, seat, decision: person.decision(id, seat), action } as const;
      return { wish, answer: await person.wish(wish) };
    };
    await mark(again, 0);
    await mark(ben, 1);
    const { wish, answer } = await mark(again, 0);
    expect(answer.kind).toBe('ack');
    expect((await ben.wish({ kind: 'chat', table: id, text: 'from the new home' })).kind).toBe('ack');
    const repeated = ann.wish(wish, answer.id); // the frozen one has not heard of such a decision
    const late = ann.wish({ kind: 'chat', table: id, text: 'from the frozen one' });
    one.thaw();
    expect(await repeated).toEqual(answer);
    expect((await late).kind).toBe('ack');
    const acknowledged = await Promise.all([playOut(ann, id), playOut(ben, id)]);
    await expectWhole([ann, ben], id, acknowledged);
    const texts = (client: Client) =>
      client.seen.get(id)?.news.flatMap((one) => (one.kind === 'said' ? [one.text] : []));
    for (const client of [ann, ben]) expect(texts(client)).toEqual(['from the new home', 'from the frozen one']);
    expect([await tablesOf(one), await tablesOf(other)]).toEqual([0, 1]);
  });

  it('hand everything over at once when one is stopped politely', async () => {
    const [one, other] = await start(2);
    if (one === undefined || other === undefined) throw new Error('No nodes.');
    const { ann, ben, id } = await company([one, other], 'high-card', 1);
    ann.faithful = true;
    expect(await one.end('SIGTERM')).toBe(0);
    const acknowledged = await Promise.all([playOut(ann, id), playOut(ben, id)]);
    await expectWhole([ann, ben], id, acknowledged);
    expect(await tablesOf(other)).toBe(1);
  });

  it('lose nothing while one after the other is frozen and killed', STORMY, async () => {
    const nodes = await start(2);
    const strikes = [
      async () => {
        nodes[0]?.freeze();
        await sleep(LEASE + 1_000);
        nodes[0]?.thaw();
      },
      async () => {
        await nodes[1]?.end('SIGKILL');
        await nodes[1]?.start();
      },
    ];
    const { damage, files, finished } = await rage({ servers: nodes, tables: 3, strikes });
    expect(damage).toEqual([]);
    expect(finished).toBeGreaterThanOrEqual(3);
    for (const node of nodes) expect(await node.end('SIGTERM')).toBe(0);
    expect(await storedDamage({ dataFolder: newFolder(), databaseUrl }, files)).toEqual([]);
  });
});

test('a table that goes to another node without a word is found there, by all who look from wherever', async () => {
  const databaseUrl = await postgres.newDatabase();
  const servers = await Promise.all([0, 1, 2].map(() => startTestServer({ databaseUrl })));
  const [ann, ben, cat] = await Promise.all(servers.map(({ address }) => somebody(address)));
  if (ann === undefined || ben === undefined || cat === undefined) throw new Error('No people.');
  const [{ id }, elsewhere] = [await ann.makeTable(HIGH_CARD), await ben.makeTable(HIGH_CARD)];
  await Promise.all([ann.watch(id), cat.watch(id)]);
  const database = new pg.Client(databaseUrl);
  await database.connect();
  // as if the second node had taken it, and never heard that it has
  await database.query(
    'update homes set token = $1, node = (select node from homes where table_id = $2) where table_id = $3',
    ['unheard of', elsewhere.id, id],
  );
  await database.end();
  const said = await ann.wish({ kind: 'chat', table: id, text: 'where are we?' });
  expect(said.kind).toBe('ack');
  await Promise.all([ann, cat].map((one) => one.until(() => one.seen.get(id)?.news.at(-1)?.kind === 'said')));
  expect(servers.map(({ tables }) => tables.ids.includes(id))).toEqual([false, true, false]);
  await Promise.all(servers.map((server) => server.close()));
});

test.skipIf(!hasNats)(
  'nothing is lost while NATS is restarted, hangs and is away (skipped without nats-server)',
  STORMY,
  async () => {
    const own = await startNats();
    const databaseUrl = await postgres.newDatabase();
    const nodes = [0, 1].map(() => new ServerProcess({ host, dataFolder: newFolder(), databaseUrl, natsUrl: own.url }));
    await Promise.all(nodes.map((node) => node.start()));
    const strikes = [
      () => own.restart(),
      async () => {
        own.freeze();
        await sleep(1_000);
        own.thaw();
      },
      async () => {
        await own.end();
        await sleep(1_000);
        await own.start();
      },
    ];
    const { damage, files, finished } = await rage({ servers: nodes, tables: 3, strikes });
    expect(damage).toEqual([]);
    expect(finished).toBeGreaterThanOrEqual(3);
    for (const node of nodes) expect(await node.end('SIGTERM')).toBe(0);
    expect(await storedDamage({ dataFolder: newFolder(), databaseUrl }, files)).toEqual([]);
    await own.end();
  },
);
