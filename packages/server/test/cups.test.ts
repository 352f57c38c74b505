/** Cups make their tables, count and go on by themselves, from the first round to the standings. */

import type { CupDetails, CupSettings, Lobby } from '@tabularium/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import type { Client } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, SOON, startTestServer } from './support/config.ts';
import { account, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

const dataFolder = newFolder();
/** How far the server's clock is set forward. */
let ahead = 0;
const start = () => startTestServer({ dataFolder, now: () => Date.now() + ahead });
let server: RunningServer;
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

const CUP: CupSettings = {
  name: 'Spring cup',
  game: 'tic-tac-toe',
  options: {},
  kind: 'round-robin',
  seats: 2,
  rounds: 0,
  pace: 'days',
  rated: true,
  most: 16,
};

let made = 0;
async function makeCup(count: number, change: Partial<CupSettings> = {}) {
  made++;
  const people = await Promise.all(
    Array.from({ length: count }, (_, at) => account(server.address, `Player ${made} ${at}`)),
  );
  const [maker] = people;
  if (maker === undefined) throw new Error('nobody');
  const { cup } = (await maker.get('POST', '/api/cups', { ...CUP, ...change })) as CupDetails;
  for (const one of people) await one.get('POST', `/api/cups/${cup.id}/join`);
  return { id: cup.id, people, maker };
}

const look = (client: Client, id: string): Promise<CupDetails> => client.get('GET', `/api/cups/${id}`);

/** The stronger of two wins: who comes later in the list gives up. */
async function playRound(id: string, people: readonly Client[], round: number): Promise<void> {
  const [any] = people;
  if (any === undefined) return;
  const details = await vi.waitFor(async () => {
    const found = await look(any, id);
    expect(found.cup.round).toBeGreaterThanOrEqual(round);
    return found;
  }, SOON);
  for (const { table, people: seats, places } of details.bouts.filter((bout) => bout.round === round)) {
    if (table === null || places !== null) continue;
    const { seats: seated } = await vi.waitFor(async () => {
      const { table: lobby } = (await any.get('GET', `/api/tables/${table}`)) as { table: Lobby };
      expect(lobby.phase).toBe('playing');
      return lobby;
    }, SOON);
    expect(seated.map(({ person }) => person)).toEqual(seats);
    const strength = (person: string) => people.findIndex((one) => one.person.id === person);
    const weaker = seats.toSorted((one, other) => strength(other) - strength(one)).slice(0, -1);
    for (const person of weaker) {
      await people[strength(person)]?.get('POST', `/api/tables/${table}/resign`, { seat: seats.indexOf(person) });
    }
  }
  await vi.waitFor(async () => {
    const { bouts } = await look(any, id);
    expect(bouts.filter((bout) => bout.round === round).every((bout) => bout.places !== null)).toBe(true);
  }, SOON);
}

async function finished(id: string, client: Client): Promise<CupDetails> {
  return vi.waitFor(async () => {
    const found = await look(client, id);
    expect(found.cup.phase).toBe('finished');
    return found;
  }, SOON);
}

describe('a cup', () => {
  test('of four, everybody against everybody, survives a restart and ends with standings', async () => {
    const { id, people, maker } = await makeCup(4);
    await maker.get('POST', `/api/cups/${id}/begin`);
    await playRound(id, people, 1);
    await server.close();
    server = await start();
    for (const one of people) one.addresses = [server.address];
    await playRound(id, people, 2);
    await playRound(id, people, 3);
    const { cup, standings, bouts, tieBreaks } = await finished(id, maker);
    expect([cup.round, cup.of]).toEqual([3, 3]);
    expect(bouts).toHaveLength(6);
    expect(standings.map(({ person, points }) => [person, points])).toEqual(
      people.map(({ person }, at) => [person.id, 3 - at]),
    );
    expect(tieBreaks).toEqual(['direct', 'sonneborn', 'wins', 'lot']);
    const { ratings } = await maker.get('GET', `/api/people/${maker.person.id}`);
    expect(ratings).toMatchObject([{ game: 'tic-tac-toe', games: 3 }]);
  });

  test('by the Swiss system gives byes, and whoever leaves is not paired again', async () => {
    const { id, people, maker } = await makeCup(5, { kind: 'swiss', rounds: 3 });
    await maker.get('POST', `/api/cups/${id}/begin`);
    await playRound(id, people, 1);
    await people[4]?.get('POST', `/api/cups/${id}/leave`);
    await playRound(id, people, 2);
    await playRound(id, people, 3);
    const { standings, bouts } = await finished(id, maker);
    expect(standings[0]).toMatchObject({ person: maker.person.id, points: 3 });
    const byes = bouts.filter((bout) => bout.people.length === 1);
    expect(byes.length).toBeGreaterThan(0);
    expect(byes.every(({ table }) => table === null)).toBe(true);
    expect(new Set(byes.flatMap((bout) => bout.people)).size).toBe(byes.length);
    const gone = standings.find(({ left }) => left);
    expect(gone?.person).toBe(people[4]?.person.id);
  });

  test('in groups leads to a final', async () => {
    const { id, people, maker } = await makeCup(6, { game: 'high-card', kind: 'groups', seats: 3, rounds: 1 });
    await maker.get('POST', `/api/cups/${id}/begin`);
    await playRound(id, people, 1);
    await playRound(id, people, 2);
    const { standings, bouts } = await finished(id, maker);
    expect(bouts.map(({ round, people: seats }) => [round, seats.length])).toEqual([
      [1, 3],
      [1, 3],
      [2, 3],
    ]);
    expect(standings[0]).toMatchObject({ person: maker.person.id, stage: 2 });
  });

  test('ends also if a game is paused and nobody comes back: the pause ends, then the time of whoever is asked', async () => {
    const { id, people, maker } = await makeCup(3);
    await maker.get('POST', `/api/cups/${id}/begin`);
    const { table, people: seats } = await vi.waitFor(async () => {
      const [bout] = (await look(maker, id)).bouts.filter((one) => one.table !== null);
      const { table: lobby } = (await maker.get('GET', `/api/tables/${bout?.table}`)) as { table: Lobby };
      expect(lobby.phase).toBe('playing');
      return { table: lobby, people: lobby.seats.map(({ person }) => person) };
    }, SOON);
    for (const one of people.filter(({ person }) => seats.includes(person.id))) {
      await one.get('POST', `/api/tables/${table.id}/pause`, { pause: true });
    }
    const lobby = async () => ((await maker.get('GET', `/api/tables/${table.id}`)) as { table: Lobby }).table;
    const { paused, pausedUntil } = await lobby();
    expect([paused, pausedUntil]).toEqual([true, expect.any(Number)]);
    await server.close();
    const until = (pausedUntil ?? 0) - Date.now();
    ahead = until - 60_000;
    server = await start();
    for (const one of people) one.addresses = [server.address];
    expect((await lobby()).paused).toBe(true);
    await server.close();
    ahead = until + 1_000;
    server = await start();
    for (const one of people) one.addresses = [server.address];
    await vi.waitFor(async () => expect((await lobby()).paused).toBe(false), SOON);
    await server.close();
    ahead += 8 * 86_400_000; // more than anybody has
    server = await start();
    for (const one of people) one.addresses = [server.address];
    await vi.waitFor(async () => expect((await lobby()).phase).toBe('finished'), SOON);
    await vi.waitFor(async () => {
      const bout = (await look(maker, id)).bouts.find((one) => one.table === table.id);
      expect(bout?.places).not.toBeNull();
    }, SOON);
    ahead = 0;
  });

  test('counts a game that somebody’s deleted account has left as won by the other', async () => {
    const { id, people, maker } = await makeCup(3);
    await maker.get('POST', `/api/cups/${id}/begin`);
    const lost = people[2];
    await lost?.get('DELETE', '/api/me', { currentPassword: 'long enough' });
    const others = people.slice(0, 2);
    for (const round of [1, 2, 3]) {
      const details = await vi.waitFor(async () => {
        const found = await look(maker, id);
        expect(found.cup.round >= round).toBe(true);
        return found;
      }, SOON);
      const open = details.bouts.filter((bout) => bout.round === round && bout.places === null);
      for (const { table, people: seats } of open) {
        const weaker = seats.includes(lost?.person.id ?? '')
          ? seats.find((one) => one !== lost?.person.id)
          : others[1]?.person.id;
        const client = people.find(({ person }) => person.id === weaker);
        await client?.get('POST', `/api/tables/${table}/resign`, { seat: seats.indexOf(weaker ?? '') });
      }
    }
    const { standings, people: shown } = await finished(id, maker);
    expect(standings[0]?.person).toBe(maker.person.id);
    expect(shown.map(({ id: one }) => one)).not.toContain(lost?.person.id);
  });

  test('is made and begun by those who may', async () => {
    const { id, people, maker } = await makeCup(3, { most: 3 });
    const [, second] = people;
    const guest = await somebody(server.address);
    const late = await account(server.address, 'Late');
    const status = async (client: Client | undefined, method: string, path: string, body?: object) =>
      (await client?.request(method, path, body))?.status;
    expect(await status(guest, 'POST', '/api/cups', CUP)).toBe(403);
    expect(await status(maker, 'POST', '/api/cups', { ...CUP, seats: 3 })).toBe(409);
    expect(await status(maker, 'POST', '/api/cups', { ...CUP, game: 'none' })).toBe(409);
    expect(await status(guest, 'POST', `/api/cups/${id}/join`)).toBe(403);
    expect(await status(late, 'POST', `/api/cups/${id}/join`)).toBe(409);
    expect(await status(second, 'POST', `/api/cups/${id}/begin`)).toBe(403);
    expect(await status(second, 'DELETE', `/api/cups/${id}`)).toBe(403);
    await second?.get('POST', `/api/cups/${id}/leave`);
    expect(await status(maker, 'POST', `/api/cups/${id}/begin`)).toBe(409);
    await maker.get('PUT', `/api/people/${late.person.id}/block`);
    expect(await status(late, 'POST', `/api/cups/${id}/join`)).toBe(403);
    expect((await maker.get('GET', '/api/me/data')).cups).toMatchObject([{ id, isIn: true }]);
    expect(await status(maker, 'DELETE', `/api/cups/${id}`)).toBe(204);
    const { cups } = await guest.get('GET', '/api/cups');
    expect(cups.map((cup: { id: string }) => cup.id)).not.toContain(id);
  });
});
