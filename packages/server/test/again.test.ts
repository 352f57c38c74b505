/** The same people once more. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { playOut } from './support/client.ts';
import { PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a rematch takes one click each: same options, everybody one seat on, nobody else', async () => {
  const clock = { time: { kind: 'move', seconds: 86_400 }, rest: null, holidays: false, atZero: 'bot' };
  const table = await seated(server.address, 'high-card', 3, { options: { hand: 5 }, clock });
  expect((await table.request(1, 'rematch')).body.error).toBe('not-over');
  await Promise.all(table.clients.map((client) => playOut(client, table.id)));
  const stranger = await somebody(server.address);
  expect((await stranger.request('POST', `/api/tables/${table.id}/rematch`)).status).toBe(403);
  const { table: again } = (await table.request(1, 'rematch')).body;
  expect(again).toMatchObject({ phase: 'open', public: false, options: { hand: 5 }, clock });
  await table.at(0).until(() => table.seen(0).lobby?.rematch === again.id);
  expect((await table.request(1, 'rematch')).body.table.id).toBe(again.id);
  expect((await stranger.request('POST', `/api/tables/${again.id}/join`, {})).status).toBe(404);
  for (const seat of [2, 0]) expect((await table.request(seat, 'rematch')).body.table.id).toBe(again.id);
  const { table: begun } = await table.at(0).get('GET', `/api/tables/${again.id}`);
  expect(begun.phase).toBe('playing');
  const people = table.clients.map((client) => client.person.id);
  expect(begun.seats.map((seat: { person: string }) => seat.person)).toEqual([people[1], people[2], people[0]]);
});
