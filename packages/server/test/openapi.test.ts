/** The OpenAPI document says what the routes really do. */

import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { Client, playOut } from './support/client.ts';
import { PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { account, mine, open, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

interface Operation {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: object }> }>;
}

let server: RunningServer;
let paths: Record<string, Record<string, Operation>>;
/** What was tried, as `METHOD path status`. */
const tried = new Set<string>();
const ajv = new Ajv({ strict: false, allErrors: true });

beforeAll(async () => {
  server = await startTestServer();
  const document = await new Client(server.address).get('GET', '/api/openapi.json');
  expect(document.openapi).toMatch(/^3\.1/);
  paths = document.paths;
});
afterAll(() => server.close());

function operation(method: string, path: string): Operation {
  const found = paths[path]?.[method.toLowerCase()];
  if (found === undefined) throw new Error(`${method} ${path} is not documented.`);
  return found;
}

/** Do it, and compare request and answer with the document. */
async function documented(client: Client, method: string, path: string, id = '', body?: object, query = '') {
  const { requestBody, responses } = operation(method, path);
  const reply = await client.request(method, path.replace('{id}', id) + query, body);
  const schema = requestBody?.content['application/json']?.schema;
  if (schema !== undefined && reply.status < 400) expect(ajv.validate(schema, body), ajv.errorsText()).toBe(true);
  const response = responses[String(reply.status)] ?? (reply.status >= 400 ? responses['default'] : undefined);
  expect(response, `${method} ${path} answers ${reply.status}`).toBeDefined();
  const answer = response?.content?.['application/json']?.schema;
  if (reply.status !== 204) expect(ajv.validate(answer ?? {}, reply.body), ajv.errorsText()).toBe(true);
  tried.add(`${method} ${path}`);
  return reply;
}

test('every route does as documented, in success and in failure', async () => {
  const [owner, other] = [await somebody(server.address), await somebody(server.address)];
  const nobody = new Client(server.address);
  await documented(nobody, 'POST', '/api/guest', '', { name: 'Anna' });
  const person = { name: 'Documented', password: 'long enough' };
  await documented(nobody, 'POST', '/api/register', '', person);
  await documented(nobody, 'POST', '/api/logout');
  await documented(nobody, 'POST', '/api/login', '', person);
  await documented(nobody, 'GET', '/api/me');
  await documented(nobody, 'PATCH', '/api/me', '', {
    password: 'longer than before',
    currentPassword: person.password,
  });
  await documented(nobody, 'GET', '/api/me/data');
  const calls = { language: 'de', zone: 'Europe/Berlin', pace: 'digest', digestAt: 18, quiet: { from: 22, to: 7 } };
  await documented(nobody, 'PUT', '/api/me/calls', '', { ...calls, mail: null, hook: null });
  await documented(nobody, 'GET', '/api/me/calls');
  await documented(nobody, 'POST', '/api/me/calls/test');
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  await documented(nobody, 'POST', '/api/me/calls/devices', '', { endpoint: 'https://push.example/1', keys });
  await documented(nobody, 'DELETE', '/api/me/calls/devices/{id}', 'none');
  await documented(nobody, 'POST', '/api/calls/stop/{token}');
  await documented(nobody, 'POST', '/api/calls/confirm/{token}');
  await documented(nobody, 'POST', '/api/me/holidays', '', { from: Date.now(), until: Date.now() + 1e8 });
  await documented(nobody, 'GET', '/api/me/holidays');
  await documented(nobody, 'DELETE', '/api/me/holidays/{from}');
  const { sessions } = (await documented(nobody, 'GET', '/api/me/sessions')).body;
  await documented(nobody, 'DELETE', '/api/me/sessions/{id}', 'f'.repeat(16));
  expect(sessions).toHaveLength(1);
  await documented(nobody, 'DELETE', '/api/me', '', { currentPassword: 'longer than before' });
  await documented(nobody, 'GET', '/api/me');
  await documented(await somebody(server.address), 'DELETE', '/api/me/sessions');
  await documented(owner, 'GET', '/api/games');
  const [anna, ben] = [await account(server.address, 'Anna B'), await account(server.address, 'Ben C')];
  await documented(anna, 'GET', '/api/people', '', undefined, '?name=Ben%20C');
  await documented(anna, 'PUT', '/api/people/{id}/friend', ben.person.id);
  await documented(ben, 'GET', '/api/people/{id}', anna.person.id);
  await documented(ben, 'GET', '/api/me/friends');
  await documented(ben, 'DELETE', '/api/people/{id}/friend', anna.person.id);
  await documented(ben, 'PUT', '/api/people/{id}/block', anna.person.id);
  await documented(ben, 'DELETE', '/api/people/{id}/block', anna.person.id);
  await documented(ben, 'PUT', '/api/me/profile', '', { shown: 'friends' });
  await documented(ben, 'PUT', '/api/me/challenges', '', { results: [{ challenge: 'none/none', reached: 1 }] });
  const guest = await somebody(server.address);
  await documented(guest, 'PUT', '/api/me/search', '', { game: 'high-card', players: [2, 3], pace: 'days' });
  await documented(guest, 'GET', '/api/me/search');
  await documented(guest, 'DELETE', '/api/me/search');
  const wanted = { name: 'Cup', game: 'high-card', options: {}, kind: 'swiss', seats: 2, rounds: 0, pace: 'days' };
  const cup = (await documented(anna, 'POST', '/api/cups', '', wanted)).body.cup.id;
  await documented(anna, 'GET', '/api/cups');
  await documented(ben, 'POST', '/api/cups/{id}/join', cup);
  await documented(anna, 'POST', '/api/cups/{id}/invitations', cup, { name: 'nobody' });
  await documented(anna, 'GET', '/api/cups/{id}/invitations', cup);
  await documented(anna, 'POST', '/api/cups/{id}/begin', cup);
  await documented(anna, 'GET', '/api/cups/{id}', cup);
  await documented(ben, 'POST', '/api/cups/{id}/leave', cup);
  await documented(anna, 'DELETE', '/api/cups/{id}', cup);
  await documented(nobody, 'POST', '/api/password/forgotten', '', { name: 'Anna B' });
  await documented(nobody, 'POST', '/api/password/reset', '', { token: 'wrong', password: 'long enough' });
  const settings = { game: 'high-card', seats: [mine, open, open], startWhenFull: false };
  const { id } = (await documented(owner, 'POST', '/api/tables', '', settings)).body.table;
  await documented(owner, 'GET', '/api/tables', '', undefined, '?scope=mine');
  await documented(nobody, 'GET', '/api/tables/{id}', id);
  await documented(owner, 'PATCH', '/api/tables/{id}', id, { options: { hand: 5 } });
  await documented(other, 'POST', '/api/tables/{id}/join', id, { seat: 1 });
  await documented(owner, 'POST', '/api/tables/{id}/seat', id, {
    seat: 2,
    to: { kind: 'bot', bot: { kind: 'random' } },
  });
  await documented(owner, 'POST', '/api/tables/{id}/invite', id);
  await documented(owner, 'POST', '/api/tables/{id}/invitations', id, { person: guest.person.id });
  await documented(owner, 'GET', '/api/tables/{id}/invitations', id);
  await documented(guest, 'GET', '/api/me/invitations');
  await documented(guest, 'DELETE', '/api/me/invitations/{id}', id);
  await documented(owner, 'POST', '/api/tables/{id}/start', id);
  await documented(other, 'POST', '/api/tables/{id}/pause', id, { pause: true });
  await documented(other, 'PUT', '/api/tables/{id}/mute', id, { muted: true });
  await documented(other, 'POST', '/api/tables/{id}/takeover', id, { seat: 1, bot: { kind: 'greedy' } });
  await documented(other, 'POST', '/api/tables/{id}/return', id, { seat: 1 });
  for (const offer of [true, false]) await documented(other, 'POST', '/api/tables/{id}/offer', id, { seat: 1, offer });
  await documented(other, 'PUT', '/api/tables/{id}/notes', id, { entry: 0, text: 'my own' });
  await documented(other, 'GET', '/api/tables/{id}/notes', id);
  await documented(other, 'PUT', '/api/tables/{id}/beforehand', id, { seat: 1, saying: 'none', amount: null });
  await documented(other, 'GET', '/api/tables/{id}/beforehand', id);
  await documented(other, 'DELETE', '/api/tables/{id}/beforehand', id, undefined, '?seat=1&saying=none');
  await documented(other, 'GET', '/api/me/data');
  await documented(other, 'POST', '/api/tables/{id}/report', id, { entry: 1, reason: '' });
  await documented(owner, 'GET', '/api/matches/{id}/file', id);
  await documented(other, 'POST', '/api/tables/{id}/leave', id, {});
  await owner.watch(id);
  await playOut(owner, id);
  await documented(owner, 'GET', '/api/tables/{id}/past', id, undefined, '?move=1');
  await documented(owner, 'GET', '/api/tables/{id}/news', id, undefined, '?before=1000');
  const file = await documented(owner, 'GET', '/api/matches/{id}/file', id);
  await documented(owner, 'POST', '/api/matches', '', file.body);
  await documented(owner, 'GET', '/api/people/{id}/games', owner.person.id);
  await documented(owner, 'GET', '/api/leaders/{game}');
  await documented(owner, 'POST', '/api/tables/{id}/rematch', id);
  await documented(owner, 'POST', '/api/tables/{id}/resign', id, { seat: 0 });
  await documented(owner, 'POST', '/api/tables', '', { game: 'none', seats: [] });
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(all.filter((route) => !tried.has(route))).toEqual([]);
});

test('every route of the programming interface is documented', () => {
  const lines = server.web.printRoutes({ commonPrefix: false }).split('\n');
  const listed = lines.filter((line) => line.includes('/api/')).length;
  const methods = Object.values(paths).reduce((count, one) => count + Object.keys(one).length, 0);
  const routes = lines.flatMap((line) => {
    const [, methodList] = /\(([A-Z, ]+)\)/.exec(line) ?? [];
    return (methodList ?? '')
      .split(', ')
      .filter((method) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
  });
  const outside = ['/api/openapi.json', '/metrics', '/health', '/ready', '/ws'];
  expect(listed).toBeGreaterThan(0);
  expect(routes.length - outside.length).toBe(methods);
});
