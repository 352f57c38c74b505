/** What people say beforehand for their seats, which nobody else ever sees. */

import { api, problem } from '@tabularium/protocol';
import type { Games } from '../config.ts';
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
  readonly games: Games;
}

/** The routes of what is said beforehand. */
export function beforehandRoutes(web: Web, { door, storage, tables, games }: Parts): void {
  web.route({
    method: 'GET',
    url: '/api/tables/:id/beforehand',
    schema: {
      summary: 'What I have said beforehand for my seats',
      params: api.tableParams,
      response: { 200: api.saidBeforehand, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      const table = await expectSeat(tables, request.params.id, person.id);
      const { beforehand = {} } = await games.load(table.game);
      const said = await storage.beforehand.at(table.id);
      return {
        said: said
          .filter((one) => one.person === person.id)
          .filter(({ saying, round }) => beforehand[saying]?.lasts === 'on' || round === table.round)
          .map(({ seat, saying }) => ({ seat, saying })),
      };
    },
  });

  web.route({
    method: 'PUT',
    url: '/api/tables/:id/beforehand',
    schema: {
      summary: 'Say beforehand what a seat of mine answers where the game asks often, or take it back',
      params: api.tableParams,
      body: api.beforehand,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      const { person } = await door.known(request);
      const table = await expectSeat(tables, request.params.id, person.id);
      const { seat, saying } = request.body;
      const own = table.seats[seat];
      if (own?.person !== person.id || own.resigned) throw new RequestProblem('not-allowed');
      if (table.phase !== 'playing') throw new RequestProblem('not-playing');
      const { beforehand = {} } = await games.load(table.game);
      if (saying === null) await storage.beforehand.takeBack(table.id, seat);
      else if (!Object.hasOwn(beforehand, saying)) throw new RequestProblem('bad-request');
      else await storage.beforehand.say(table.id, { seat, person: person.id, saying, round: table.round });
      await storage.signal({ kind: 'beforehand', table: table.id });
      return reply.code(204).send();
    },
  });
}
