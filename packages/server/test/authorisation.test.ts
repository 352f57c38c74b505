/** Who may do what: every route and every message, tried as owner, other seat, spectator, stranger and logged out. */

import { clientMessages, type Lobby } from '@tabularium/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { Client, playOut, type WishAnswer } from './support/client.ts';
import { PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { mine, open, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The owner and another sit at a table; spectators look at a public one, strangers and the logged-out try a private one. */
const ACTORS = ['owner', 'other', 'spectator', 'stranger', 'logged out'] as const;
type Actor = (typeof ACTORS)[number];

/** How far the table is when it is tried. */
type Stage = 'open' | 'full' | 'playing' | 'seat offered' | 'something said' | 'undo asked' | 'finished';

interface Scene {
  readonly table: Lobby;
  readonly actor: Client;
}

/** A new table at that stage, and somebody in that part. */
async function scene(stage: Stage, part: Actor): Promise<Scene> {
  const [owner, other] = [await somebody(server.address), await somebody(server.address)];
  const isPublic = part === 'spectator';
  const seats = stage === 'open' ? [mine, open, open] : [mine, open];
  const table = await owner.makeTable({ game: 'high-card', seats, public: isPublic, startWhenFull: stage !== 'full' });
  await other.get('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  await Promise.all([owner, other].map((client) => client.watch(table.id)));
  if (stage === 'undo asked') {
    for (const client of [owner, other]) await playOne(client, table.id);
    await owner.undo(table.id, 0);
  }
  if (stage === 'seat offered') await other.get('POST', `/api/tables/${table.id}/offer`, { seat: 1, offer: true });
  if (stage === 'something said') await owner.wish({ kind: 'chat', table: table.id, text: 'hello' });
  if (stage === 'finished') await Promise.all([owner, other].map((client) => playOut(client, table.id)));
  return { table, actor: await cast(part, owner, other) };
}

async function cast(part: Actor, owner: Client, other: Client): Promise<Client> {
  if (part === 'owner') return owner;
  if (part === 'other') return other;
  return part === 'logged out' ? new Client(server.address) : somebody(server.address);
}

async function playOne(client: Client, table: string): Promise<void> {
  const seen = client.seen.get(table);
  await client.until(() => (seen?.sights[0]?.actions.length ?? 0) > 0);
  const sight = seen?.sights[0];
  const answer = await client.act(table, sight?.seat ?? 0, sight?.actions[0] ?? { type: '' });
  if (answer.kind === 'ack') await client.until(() => (seen?.seq ?? 0) >= answer.seq);
}

type Row = readonly [route: string, stage: Stage, body: object | undefined, expected: readonly number[]];
const password = 'long enough';
const bot = { kind: 'random' };
const calls = {
  language: 'en',
  zone: 'UTC',
  pace: 'at-once',
  digestAt: 8,
  quiet: null,
  mail: null,
  hook: null,
};
const cup = {
  name: 'Cup',
  game: 'high-card',
  options: {},
  kind: 'round-robin',
  seats: 2,
  rounds: 0,
  pace: 'days',
};
/** The way of calls to this machine itself is shut. */
const device = { endpoint: 'https://127.0.0.1/push', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };

/** Statuses in the order of `ACTORS`. */
const ROUTES: readonly Row[] = [
  ['GET /api/tables/{id}', 'playing', undefined, [200, 200, 200, 404, 404]],
  ['GET /api/tables/{id}/news?before=9', 'playing', undefined, [200, 200, 200, 404, 404]],
  ['GET /api/tables/{id}/past?move=0', 'playing', undefined, [200, 200, 200, 404, 404]],
  ['GET /api/tables/{id}/past?move=0&seat=1', 'playing', undefined, [404, 200, 404, 404, 404]],
  ['PATCH /api/tables/{id}', 'open', { clock: null }, [200, 403, 403, 404, 401]],
  ['POST /api/tables/{id}/seat', 'open', { seat: 2, to: mine }, [200, 403, 403, 404, 401]],
  ['POST /api/tables/{id}/invite', 'playing', undefined, [200, 403, 403, 404, 401]],
  ['POST /api/tables/{id}/start', 'full', undefined, [200, 403, 403, 404, 401]],
  ['POST /api/tables/{id}/join', 'open', {}, [409, 409, 200, 404, 401]],
  ['POST /api/tables/{id}/leave', 'open', {}, [200, 200, 403, 404, 401]],
  ['POST /api/tables/{id}/leave', 'playing', {}, [200, 200, 403, 404, 401]],
  ['POST /api/tables/{id}/takeover', 'playing', { seat: 0, bot }, [200, 403, 403, 404, 401]],
  ['POST /api/tables/{id}/return', 'playing', { seat: 0 }, [200, 403, 403, 404, 401]],
  ['POST /api/tables/{id}/resign', 'playing', { seat: 0 }, [200, 403, 403, 404, 401]],
  ['POST /api/tables/{id}/offer', 'playing', { seat: 0, offer: true }, [200, 403, 403, 404, 401]],
  ['POST /api/tables/{id}/join', 'playing', {}, [409, 409, 409, 404, 401]],
  ['POST /api/tables/{id}/join', 'seat offered', {}, [409, 409, 200, 404, 401]],
  ['GET /api/tables/{id}/notes', 'playing', undefined, [200, 200, 403, 404, 401]],
  ['PUT /api/tables/{id}/notes', 'playing', { entry: 0, text: 'mine' }, [204, 204, 403, 404, 401]],
  ['GET /api/tables/{id}/beforehand', 'playing', undefined, [200, 200, 403, 404, 401]],
  ['PUT /api/tables/{id}/beforehand', 'playing', { seat: 0, saying: '', amount: null }, [409, 403, 403, 404, 401]],
  ['DELETE /api/tables/{id}/beforehand?seat=0&saying=none', 'playing', undefined, [204, 403, 403, 404, 401]],
  ['POST /api/tables/{id}/report', 'something said', { entry: 4, reason: 'rude' }, [204, 204, 204, 404, 401]],
  ['POST /api/tables/{id}/report', 'playing', { entry: 1, reason: 'rude' }, [400, 400, 400, 404, 401]],
  ['POST /api/tables/{id}/pause', 'playing', { pause: true }, [400, 400, 403, 404, 401]],
  ['POST /api/tables/{id}/rematch', 'finished', undefined, [200, 200, 403, 404, 401]],
  ['PUT /api/tables/{id}/mute', 'playing', { muted: true }, [204, 204, 403, 404, 401]],
  ['GET /api/matches/{id}/file', 'playing', undefined, [409, 409, 409, 404, 404]],
  ['GET /api/matches/{id}/file', 'finished', undefined, [200, 200, 200, 404, 404]],
  ['POST /api/matches', 'open', { format: 'x', game: 'high-card' }, [409, 409, 409, 409, 401]],
  ['POST /api/tables', 'open', { game: 'high-card', seats: [mine, open] }, [201, 201, 201, 201, 401]],
  ['GET /api/tables', 'open', undefined, [200, 200, 200, 200, 200]],
  ['GET /api/tables?scope=mine', 'open', undefined, [200, 200, 200, 200, 401]],
  ['GET /api/games', 'open', undefined, [200, 200, 200, 200, 200]],
  ['GET /api/me', 'open', undefined, [200, 200, 200, 200, 200]],
  ['GET /api/me/data', 'open', undefined, [200, 200, 200, 200, 401]],
  ['GET /api/me/sessions', 'open', undefined, [200, 200, 200, 200, 401]],
  ['DELETE /api/me/sessions', 'open', undefined, [204, 204, 204, 204, 401]],
  ['DELETE /api/me/sessions/{id}', 'open', undefined, [400, 400, 400, 400, 400]],
  ['GET /api/me/calls', 'open', undefined, [200, 200, 200, 200, 401]],
  ['PUT /api/me/calls', 'open', calls, [200, 200, 200, 200, 401]],
  ['POST /api/me/calls/test', 'open', undefined, [200, 200, 200, 200, 401]],
  ['POST /api/me/calls/devices', 'open', device, [409, 409, 409, 409, 401]],
  ['DELETE /api/me/calls/devices/{id}', 'open', undefined, [404, 404, 404, 404, 401]],
  ['POST /api/calls/stop/{token}', 'open', undefined, [404, 404, 404, 404, 404]],
  ['POST /api/calls/confirm/{token}', 'open', undefined, [404, 404, 404, 404, 404]],
  ['GET /api/me/holidays', 'open', undefined, [200, 200, 200, 200, 401]],
  ['POST /api/me/holidays', 'open', { from: 0, until: 1 }, [400, 400, 400, 400, 401]],
  ['DELETE /api/me/holidays/{from}', 'open', undefined, [400, 400, 400, 400, 400]],
  ['GET /api/people?name=nobody', 'open', undefined, [404, 404, 404, 404, 401]],
  ['GET /api/people/{id}', 'open', undefined, [404, 404, 404, 404, 401]],
  ['GET /api/people/{id}/games', 'open', undefined, [404, 404, 404, 404, 401]],
  ['PUT /api/people/{id}/friend', 'open', undefined, [404, 404, 404, 404, 401]],
  ['DELETE /api/people/{id}/friend', 'open', undefined, [204, 204, 204, 204, 401]],
  ['PUT /api/people/{id}/block', 'open', undefined, [404, 404, 404, 404, 401]],
  ['DELETE /api/people/{id}/block', 'open', undefined, [204, 204, 204, 204, 401]],
  ['GET /api/me/friends', 'open', undefined, [200, 200, 200, 200, 401]],
  ['PUT /api/me/profile', 'open', { shown: 'nobody' }, [204, 204, 204, 204, 401]],
  ['GET /api/me/invitations', 'open', undefined, [200, 200, 200, 200, 401]],
  ['DELETE /api/me/invitations/{id}', 'open', undefined, [404, 404, 404, 404, 401]],
  ['GET /api/tables/{id}/invitations', 'open', undefined, [200, 200, 403, 404, 401]],
  ['POST /api/tables/{id}/invitations', 'open', { name: 'nobody' }, [404, 404, 403, 404, 401]],
  ['POST /api/tables/{id}/invitations', 'playing', { name: 'nobody' }, [409, 409, 403, 404, 401]],
  ['PUT /api/me/challenges', 'open', { results: [] }, [403, 403, 403, 403, 401]],
  ['GET /api/leaders/{game}', 'open', undefined, [404, 404, 404, 404, 404]],
  ['GET /api/me/search', 'open', undefined, [200, 200, 200, 200, 401]],
  ['PUT /api/me/search', 'open', { game: 'none', players: [2], pace: 'days' }, [409, 409, 409, 409, 401]],
  ['DELETE /api/me/search', 'open', undefined, [204, 204, 204, 204, 401]],
  ['GET /api/cups', 'open', undefined, [200, 200, 200, 200, 200]],
  ['POST /api/cups', 'open', cup, [403, 403, 403, 403, 401]],
  ['GET /api/cups/{id}', 'open', undefined, [404, 404, 404, 404, 404]],
  ['DELETE /api/cups/{id}', 'open', undefined, [404, 404, 404, 404, 401]],
  ['POST /api/cups/{id}/join', 'open', undefined, [404, 404, 404, 404, 401]],
  ['POST /api/cups/{id}/leave', 'open', undefined, [404, 404, 404, 404, 401]],
  ['GET /api/cups/{id}/invitations', 'open', undefined, [404, 404, 404, 404, 401]],
  ['POST /api/cups/{id}/invitations', 'open', { name: 'nobody' }, [404, 404, 404, 404, 401]],
  ['POST /api/cups/{id}/begin', 'open', undefined, [404, 404, 404, 404, 401]],
  ['POST /api/password/forgotten', 'open', { name: 'nobody' }, [202, 202, 202, 202, 202]],
  ['POST /api/password/reset', 'open', { token: 'wrong', password }, [404, 404, 404, 404, 404]],
  ['PATCH /api/me', 'open', { name: 'Somebody' }, [200, 200, 200, 200, 401]],
  ['DELETE /api/me', 'open', {}, [204, 204, 204, 204, 401]],
  ['POST /api/guest', 'open', {}, [201, 201, 201, 201, 201]],
  ['POST /api/login', 'open', { name: 'nobody', password }, [401, 401, 401, 401, 401]],
  ['POST /api/register', 'open', { name: ' ', password }, [400, 400, 400, 400, 400]],
  ['POST /api/logout', 'open', undefined, [204, 204, 204, 204, 204]],
];

describe('routes', () => {
  test.each(ROUTES)('%s (%s)', async (route, stage, body, expected) => {
    const [method = '', path = ''] = route.split(' ');
    const attempts = ACTORS.map(async (part, i) => {
      const { table, actor } = await scene(stage, part);
      const before = await server.tables.lobby(table.id, table.owner.id);
      const { status } = await actor.request(method, path.replace('{id}', table.id), body);
      expect(`${part}: ${status}`).toBe(`${part}: ${expected[i]}`);
      const after = await server.tables.lobby(table.id, table.owner.id);
      if (status >= 400) expect(after).toEqual(before);
    });
    await Promise.all(attempts);
  });

  test('are all tried', () => {
    const documented = Object.entries(server.web.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const tried = new Set(ROUTES.map(([route]) => route.split('?')[0]));
    expect(documented.filter((route) => !tried.has(route))).toEqual([]);
  });
});

type MessageRow = readonly [kind: string, stage: Stage, fields: object, expected: readonly string[]];

/** Answers in the order of `ACTORS`; who is logged out has no socket. */
const MESSAGES: readonly MessageRow[] = [
  ['watch', 'playing', { since: 0 }, ['table', 'table', 'table', 'not-found']],
  ['act', 'playing', { seat: 0 }, ['ack', 'not-your-seat', 'not-your-seat', 'not-found']],
  ['undo', 'undo asked', { seat: 0 }, ['undo-pending', 'not-your-seat', 'not-your-seat', 'not-found']],
  ['agree', 'undo asked', { yes: true }, ['no-request', 'ack', 'no-request', 'not-found']],
  ['chat', 'playing', { text: 'hello' }, ['ack', 'ack', 'not-allowed', 'not-found']],
  ['presence', 'playing', { here: true }, ['pong', 'pong', 'pong', 'pong']],
  ['unwatch', 'playing', {}, ['pong', 'pong', 'pong', 'pong']],
  ['ping', 'playing', {}, ['pong', 'pong', 'pong', 'pong']],
];

const wordOf = (answer: WishAnswer) =>
  answer.kind === 'ack' ? 'ack' : answer.kind === 'error' ? answer.error : answer.refusal.reason;

/** What comes back first, besides who is there; to make something come back in any case, a ping follows. */
async function firstReply(actor: Client, message: { kind: string }): Promise<string> {
  actor.received.length = 0;
  if (message.kind !== 'ping') actor.send({ v: 1, ...message });
  actor.send({ v: 1, kind: 'ping' });
  const replies = () => actor.received.map((text) => JSON.parse(text)).filter(({ kind }) => kind !== 'presence');
  await actor.until(() => replies().length > (message.kind === 'watch' ? 1 : 0));
  const [first] = replies().filter(({ kind }) => message.kind !== 'watch' || kind !== 'pong');
  return first?.error ?? first?.kind;
}

describe('messages', () => {
  test.each(MESSAGES)('%s (%s)', async (kind, stage, fields, expected) => {
    const attempts = ACTORS.slice(0, 4).map(async (part, i) => {
      const { table, actor } = await scene(stage, part);
      actor.recording = true;
      const { decision, action, request } = await ownersChoice(table);
      const needed: Record<string, object> = { act: { decision, action }, undo: { decision }, agree: { request } };
      const message = { kind, table: table.id, ...fields, ...needed[kind] };
      const isWish = ['act', 'undo', 'agree', 'chat'].includes(kind);
      const answer = isWish ? wordOf(await actor.wish(message as never)) : await firstReply(actor, message);
      expect(`${part}: ${answer}`).toBe(`${part}: ${expected[i]}`);
    });
    await Promise.all(attempts);
  });

  test('are all tried', () => {
    const kinds = clientMessages.options.map((option) => option.shape.kind.value);
    expect([...new Set(MESSAGES.map(([kind]) => kind))].sort()).toEqual([...kinds].sort());
  });
});

/** What the owner may really do, so that only the seat is wrong. */
async function ownersChoice(table: Lobby): Promise<{ decision: number; action: object; request: number }> {
  let choice = { decision: 0, action: {}, request: 0 };
  await server.tables.watch(table.id, {
    person: table.owner.id,
    invite: undefined,
    seq: 0,
    gone: false,
    send: (text) => {
      const { kind, sights, lobby } = JSON.parse(text);
      if (kind !== 'table') return;
      const { decision = 0, actions = [] } = sights?.[0] ?? {};
      choice = { decision, action: actions[0] ?? {}, request: lobby?.undo?.seq ?? 0 };
    },
    turnAway: () => {},
  });
  return choice;
}
