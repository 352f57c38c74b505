/** How people want to be called when it is their turn. */

import { randomBytes } from 'node:crypto';
import { api, problem } from '@tabularium/protocol';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../calls/caller.ts';
import { mayReach } from '../calls/outside.ts';
import type { Limits } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import { RequestProblem } from './problems.ts';
import { nothing, type Web } from './schemas.ts';
import { expectSeat } from './seat-routes.ts';
import type { Door } from './security.ts';

/** What these routes work with. */
interface Parts {
  readonly caller: Caller;
  readonly door: Door;
  readonly storage: Storage;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly privateHooks: boolean;
}

/** More browsers than anybody uses. */
const MOST_DEVICES = 20;

/** The routes of calls. */
export function callRoutes(web: Web, parts: Parts): void {
  ownCalls(web, parts);
  devices(web, parts);
  signedLinks(web, parts);
}

function ownCalls(web: Web, { caller, door, storage, tables, limits, privateHooks }: Parts): void {
  const few = { rateLimit: { max: limits.logins, timeWindow: '1 minute' } };

  web.route({
    method: 'GET',
    url: '/api/me/calls',
    schema: { summary: 'How I am called when it is my turn', response: { 200: api.ownCalls, default: problem } },
    handler: async (request) => caller.ownCalls(await door.known(request)),
  });

  web.route({
    method: 'PUT',
    url: '/api/me/calls',
    config: few,
    schema: {
      summary: 'Choose how to be called; a new e-mail address is asked first',
      body: api.callSettings,
      response: { 200: api.ownCalls, default: problem },
    },
    async handler(request) {
      const visitor = await door.known(request);
      const { hook } = request.body;
      if (hook !== null && !mayReach(hook.url, privateHooks)) throw new RequestProblem('inner-address');
      await caller.want(visitor.person.id, request.body, originOf(request));
      return caller.ownCalls(visitor);
    },
  });

  web.route({
    method: 'POST',
    url: '/api/me/calls/test',
    config: few,
    schema: { summary: 'Call me now, for trial', response: { 200: api.called, default: problem } },
    async handler(request) {
      const { person } = await door.known(request);
      return { ways: await caller.test(person.id) };
    },
  });

  web.route({
    method: 'PUT',
    url: '/api/tables/:id/mute',
    schema: {
      summary: 'Be called no more because of this table, or again',
      params: api.tableParams,
      body: api.mute,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      const { person } = await door.known(request);
      await expectSeat(tables, request.params.id, person.id);
      await storage.calls.mute(person.id, request.params.id, request.body.muted);
      return reply.code(204).send();
    },
  });
}

/** Where the person has found us: links in calls lead back there. */
function originOf({ headers, protocol, host }: FastifyRequest): string {
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).origin : `${protocol}://${host}`;
}

function devices(web: Web, { caller, door, storage, limits, privateHooks }: Parts): void {
  web.route({
    method: 'POST',
    url: '/api/me/calls/devices',
    config: { rateLimit: { max: limits.logins, timeWindow: '1 minute' } },
    schema: {
      summary: 'Call this browser too',
      body: api.pushSubscription,
      response: { 200: api.ownCalls, default: problem },
    },
    async handler(request) {
      const visitor = await door.known(request);
      const { endpoint, keys } = request.body;
      if (!mayReach(endpoint, privateHooks)) throw new RequestProblem('inner-address');
      const known = await storage.calls.devices(visitor.person.id);
      if (known.length >= MOST_DEVICES) throw new RequestProblem('too-many');
      const id = randomBytes(9).toString('base64url');
      const { person, tokenHash: session } = visitor;
      await storage.calls.addDevice({ id, person: person.id, session, endpoint, ...keys, createdAt: Date.now() });
      return caller.ownCalls(visitor);
    },
  });

  web.route({
    method: 'DELETE',
    url: '/api/me/calls/devices/:id',
    schema: {
      summary: 'Call that browser no more',
      params: api.deviceParams,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      const { person } = await door.known(request);
      if (!(await storage.calls.removeDevice(person.id, request.params.id))) throw new RequestProblem('not-found');
      return reply.code(204).send();
    },
  });
}

/** Links in messages: whoever has them need not be logged in. */
function signedLinks(web: Web, { caller, limits }: Parts): void {
  const few = { rateLimit: { max: limits.logins, timeWindow: '1 minute' } };

  web.register(async (inner) => {
    // Mail programs send a form of one field, which says nothing that the address does not.
    inner.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    inner.route({
      method: 'POST',
      url: '/api/calls/stop/:token',
      config: few,
      schema: {
        summary: 'Be called no more in this way, by a signed link',
        params: api.tokenParams,
        response: { 200: api.stopped, default: problem },
      },
      async handler(request) {
        const { token } = api.tokenParams.parse(request.params);
        const channel = await caller.stop(token);
        if (channel === undefined) throw new RequestProblem('not-found');
        return { channel };
      },
    });
  });

  web.route({
    method: 'POST',
    url: '/api/calls/confirm/:token',
    config: few,
    schema: {
      summary: 'Confirm an e-mail address, by a signed link',
      params: api.tokenParams,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      if (!(await caller.confirm(request.params.token))) throw new RequestProblem('not-found');
      return reply.code(204).send();
    },
  });
}
