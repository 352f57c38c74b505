/** Sitting down at a table, and what people do with their seats. */

import { api, type Lobby, problem } from '@tabularium/protocol';
import type { Storage } from '../storage/storage.ts';
import { type Asked, asked, ifVisible } from '../tables/asked.ts';
import { peopleIn } from '../tables/shown.ts';
import type { Tables } from '../tables/tables.ts';
import { expectDone, RequestProblem } from './problems.ts';
import type { Web } from './schemas.ts';
import type { Door } from './security.ts';

/** What these routes work with. */
interface Parts {
  readonly tables: Tables;
  readonly door: Door;
  readonly storage: Storage;
}

/** The routes of seats. */
export function seatRoutes(web: Web, { tables, door, storage }: Parts): void {
  const common = { params: api.tableParams, response: { 200: api.table, default: problem } } as const;
  const carryOut = async (id: string, person: string, wanted: Asked, invite?: string) => {
    expectDone(await tables.wish(id, ifVisible(person, invite, wanted)));
    const table = await tables.lobby(id, person, invite);
    if (table === undefined) throw new RequestProblem('not-found');
    return { table };
  };

  web.route({
    method: 'POST',
    url: '/api/tables/:id/join',
    schema: {
      ...common,
      summary: 'Take a seat that is free, or that is offered in the middle of a game',
      body: api.join,
    },
    async handler(request) {
      const { person } = await door.known(request);
      const { seat, invite } = request.body;
      const { id } = request.params;
      await expectWelcome(tables, storage, id, person.id, invite);
      const joined = await carryOut(id, person.id, asked('join', person.id, seat), invite);
      await storage.ties.decline(person.id, id);
      return joined;
    },
  });

  web.route({
    method: 'POST',
    url: '/api/tables/:id/leave',
    schema: { ...common, summary: 'Leave the table', body: api.invite },
    async handler(request) {
      const { person } = await door.known(request);
      const { id } = request.params;
      const before = await tables.lobby(id, person.id, request.body.invite);
      return carryOut(id, person.id, asked('leave', person.id), before?.invite ?? request.body.invite);
    },
  });

  web.route({
    method: 'POST',
    url: '/api/tables/:id/takeover',
    schema: { ...common, summary: 'Let a bot play my seat', body: api.takeover },
    async handler(request) {
      const { person } = await door.known(request);
      return carryOut(request.params.id, person.id, asked('takeover', person.id, request.body.seat, request.body.bot));
    },
  });

  web.route({
    method: 'POST',
    url: '/api/tables/:id/return',
    schema: { ...common, summary: 'Take my seat back from the bot', body: api.seat },
    async handler(request) {
      const { person } = await door.known(request);
      return carryOut(request.params.id, person.id, asked('return', person.id, request.body.seat));
    },
  });

  web.route({
    method: 'POST',
    url: '/api/tables/:id/offer',
    schema: {
      ...common,
      summary: 'Let somebody else take my seat, or one that a bot plays if all others agree; or not',
      body: api.offer,
    },
    async handler(request) {
      const { person } = await door.known(request);
      return carryOut(request.params.id, person.id, asked('offer', person.id, request.body.seat, request.body.offer));
    },
  });

  web.route({
    method: 'POST',
    url: '/api/tables/:id/pause',
    schema: { ...common, summary: 'Let all clocks stand still if everybody agrees, or run again', body: api.pause },
    async handler(request) {
      const { person } = await door.known(request);
      return carryOut(request.params.id, person.id, asked('pause', person.id, request.body.pause));
    },
  });

  web.route({
    method: 'POST',
    url: '/api/tables/:id/resign',
    schema: { ...common, summary: 'Give up a seat for good', body: api.seat },
    async handler(request) {
      const { person } = await door.known(request);
      return carryOut(request.params.id, person.id, asked('resign', person.id, request.body.seat));
    },
  });
}

/** The table, at which that person must have a seat. */
export async function expectSeat(tables: Tables, id: string, person: string): Promise<Lobby> {
  const table = await tables.lobby(id, person);
  if (table === undefined) throw new RequestProblem('not-found');
  if (!table.seats.some((seat) => seat.person === person)) throw new RequestProblem('not-allowed');
  return table;
}

/** Refused if somebody at the table has blocked that person. */
export async function expectWelcome(
  tables: Tables,
  storage: Storage,
  id: string,
  person: string,
  invite: string | undefined,
): Promise<void> {
  const table = await tables.lobby(id, person, invite);
  const others = table === undefined ? [] : peopleIn(table).filter((one) => one !== person);
  if ((await storage.ties.blockedBy(person, others)).length > 0) throw new RequestProblem('not-allowed');
}
