/** What people say beforehand for their seats, which nobody else ever sees. */

import { api, problem } from '@tabularium/protocol';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import { expectDone, RequestProblem } from './problems.ts';
import { nothing, type Web } from './schemas.ts';
import { expectSeat } from './seat-routes.ts';
import type { Door } from './security.ts';

/** What these routes work with. */
interface Parts {
  readonly door: Door;
  readonly storage: Storage;
  readonly tables: Tables;
  now(): number;
}

/** The routes of what is said beforehand. */
export function beforehandRoutes(web: Web, { door, storage, tables, now }: Parts): void {
  const url = '/api/tables/:id/beforehand';

  web.route({
    method: 'GET',
    url,
    schema: {
      summary: 'What I have said beforehand for my seats and still holds',
      params: api.tableParams,
      response: { 200: api.saidBeforehand, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      const { id } = await expectSeat(tables, request.params.id, person.id);
      const own = (await storage.beforehand.at(id)).filter((one) => one.person === person.id);
      const said = await tables.holding(id, own);
      return { said: said.map(({ seat, saying, amount }) => ({ seat, saying, amount })) };
    },
  });

  web.route({
    method: 'PUT',
    url,
    schema: {
      summary: 'Say beforehand what a seat of mine answers where the game asks often',
      params: api.tableParams,
      body: api.beforehand,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      const { person } = await door.known(request);
      const { id } = await expectSeat(tables, request.params.id, person.id);
      const said = await tables.sayable(id, person.id, request.body);
      if (said === undefined) throw new RequestProblem('not-found');
      if ('refusal' in said) return expectDone(said) as never;
      await storage.beforehand.say(id, said, now());
      await storage.signal({ kind: 'beforehand', table: id });
      return reply.code(204).send();
    },
  });

  web.route({
    method: 'DELETE',
    url,
    schema: {
      summary: 'Take back what I have said beforehand',
      params: api.tableParams,
      querystring: api.takeBack,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      const { person } = await door.known(request);
      const table = await expectSeat(tables, request.params.id, person.id);
      const { seat, saying } = request.query;
      if (table.seats[seat]?.person !== person.id) throw new RequestProblem('not-allowed');
      await storage.beforehand.takeBack(table.id, seat, saying);
      await storage.signal({ kind: 'beforehand', table: table.id });
      return reply.code(204).send();
    },
  });
}
