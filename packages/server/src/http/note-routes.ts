/** Notes of one's own at a table, which nobody else ever sees, and what the host is to see. */

import { api, problem } from '@tabularium/protocol';
import type { Limits } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import { RequestProblem } from './problems.ts';
import { nothing, type Web } from './schemas.ts';
import { expectSeat } from './seat-routes.ts';
import type { Door } from './security.ts';

/** What these routes work with. */
interface Parts {
  readonly door: Door;
  readonly storage: Storage;
  readonly tables: Tables;
  readonly limits: Limits;
  now(): number;
}

/** The routes of notes and reports. */
export function noteRoutes(web: Web, { door, storage, tables, limits, now }: Parts): void {
  web.route({
    method: 'GET',
    url: '/api/tables/:id/notes',
    schema: {
      summary: 'My notes at this table',
      params: api.tableParams,
      response: { 200: api.notes, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      await expectSeat(tables, request.params.id, person.id);
      return { notes: await storage.notes.at(request.params.id, person.id) };
    },
  });

  web.route({
    method: 'PUT',
    url: '/api/tables/:id/notes',
    schema: {
      summary: 'Write a note about the table or an entry of its log; an empty one is taken away',
      params: api.tableParams,
      body: api.note,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      const { person } = await door.known(request);
      await expectSeat(tables, request.params.id, person.id);
      const note = { ...request.body, at: now() };
      if (!(await storage.notes.keep(person.id, request.params.id, note))) throw new RequestProblem('too-many');
      return reply.code(204).send();
    },
  });

  web.route({
    method: 'POST',
    url: '/api/tables/:id/report',
    config: { rateLimit: { max: limits.logins, timeWindow: '1 minute' } },
    schema: {
      summary: 'Show the host something that was said',
      params: api.tableParams,
      querystring: api.invite,
      body: api.report,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      const { person } = await door.known(request);
      const { id: table } = request.params;
      const { entry, reason } = request.body;
      const news = await tables.history(table, person.id, entry + 1, request.query.invite);
      if (news === undefined) throw new RequestProblem('not-found');
      const last = news.at(-1);
      if (last?.kind !== 'said' || last.seq !== entry) throw new RequestProblem('bad-request');
      await storage.notes.report(person.id, { table, entry, reason, at: now() });
      return reply.code(204).send();
    },
  });
}
