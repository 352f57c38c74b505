/** Finding a table, and cups. */

import { cupsApi as api, problem } from '@tabularium/protocol';
import type { Limits } from '../config.ts';
import type { CupKeeper } from '../cups/keeper.ts';
import type { Matchmaker } from '../lobby/matchmaker.ts';
import type { CupRow } from '../storage/cups.ts';
import type { Storage } from '../storage/storage.ts';
import { RequestProblem } from './problems.ts';
import { nothing, type Web } from './schemas.ts';
import type { Door } from './security.ts';

/** What these routes work with. */
interface Parts {
  readonly matchmaker: Matchmaker;
  readonly keeper: CupKeeper;
  readonly door: Door;
  readonly storage: Storage;
  readonly limits: Limits;
  now(): number;
}

/** So many cups one person looks after at a time. */
const MOST_CUPS = 5;

/** The routes of the lobby and of cups. */
export function cupRoutes(web: Web, parts: Parts): void {
  searches(web, parts);
  cups(web, parts);
  ownCup(web, parts);
}

function searches(web: Web, { matchmaker, door, storage, limits }: Parts): void {
  web.route({
    method: 'GET',
    url: '/api/me/search',
    schema: {
      summary: 'What table I look for, and which was found',
      response: { 200: api.searching, default: problem },
    },
    handler: async (request) => matchmaker.searching((await door.known(request)).person.id),
  });

  web.route({
    method: 'PUT',
    url: '/api/me/search',
    config: { rateLimit: { max: limits.tables, timeWindow: '1 minute' } },
    schema: {
      summary: 'Find me a table: it is made when enough people wait for the same',
      body: api.search,
      response: { 200: api.searching, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      if (!(await matchmaker.seek(person.id, request.body))) throw new RequestProblem('bad-options');
      return matchmaker.searching(person.id);
    },
  });

  web.route({
    method: 'DELETE',
    url: '/api/me/search',
    schema: { summary: 'Look for a table no more', response: { 204: nothing, default: problem } },
    async handler(request, reply) {
      const { person } = await door.known(request);
      await storage.seekers.leave(person.id);
      return reply.code(204).send();
    },
  });
}

function cups(web: Web, { keeper, door, storage, limits }: Parts): void {
  web.route({
    method: 'GET',
    url: '/api/cups',
    schema: {
      summary: 'Cups, the newest first',
      querystring: api.cupList,
      response: { 200: api.cups, default: problem },
    },
    async handler(request) {
      const visitor = await door.visitor(request);
      return { cups: await keeper.list(visitor?.person.id ?? null, request.query.game) };
    },
  });

  web.route({
    method: 'POST',
    url: '/api/cups',
    config: { rateLimit: { max: limits.tables, timeWindow: '1 minute' } },
    schema: { summary: 'Make a cup (accounts)', body: api.cupSettings, response: { 201: api.cup, default: problem } },
    async handler(request, reply) {
      const { person } = await door.known(request);
      if (person.password === null) throw new RequestProblem('needs-account');
      const trouble = await keeper.trouble(request.body);
      if (trouble !== undefined) throw new RequestProblem('bad-options', trouble);
      if ((await storage.cups.madeBy(person.id)).length >= MOST_CUPS) throw new RequestProblem('too-many');
      const cup = await found(storage, await keeper.make(person.id, request.body));
      return reply.code(201).send(await keeper.details(cup, person.id));
    },
  });

  web.route({
    method: 'GET',
    url: '/api/cups/:id',
    schema: {
      summary: 'A cup: who plays, how it stands',
      params: api.cupParams,
      response: { 200: api.cup, default: problem },
    },
    async handler(request) {
      const visitor = await door.visitor(request);
      return keeper.details(await found(storage, request.params.id), visitor?.person.id ?? null);
    },
  });
}

async function found(storage: Storage, id: string): Promise<CupRow> {
  const cup = await storage.cups.get(id);
  if (cup === undefined) throw new RequestProblem('not-found');
  return cup;
}

function ownCup(web: Web, { keeper, door, storage, now }: Parts): void {
  const common = { params: api.cupParams, response: { 200: api.cup, default: problem } } as const;
  const shown = async (id: string, person: string) => keeper.details(await found(storage, id), person);

  web.route({
    method: 'POST',
    url: '/api/cups/:id/join',
    schema: { ...common, summary: 'Take part (accounts)' },
    async handler(request) {
      const { person } = await door.known(request);
      const cup = await found(storage, request.params.id);
      if (person.password === null) throw new RequestProblem('needs-account');
      if ((await storage.ties.blockedBy(person.id, [cup.owner])).length > 0) throw new RequestProblem('not-allowed');
      if (!(await storage.cups.join(cup.id, person.id, cup.settings.most, now()))) throw new RequestProblem('not-open');
      return shown(cup.id, person.id);
    },
  });

  web.route({
    method: 'POST',
    url: '/api/cups/:id/leave',
    schema: { ...common, summary: 'Take part no more; a game that is being played goes on' },
    async handler(request) {
      const { person } = await door.known(request);
      const cup = await found(storage, request.params.id);
      await storage.cups.leave(cup.id, person.id);
      return shown(cup.id, person.id);
    },
  });

  web.route({
    method: 'POST',
    url: '/api/cups/:id/begin',
    schema: { ...common, summary: 'Begin with those who take part (its maker)' },
    async handler(request) {
      const { person } = await door.known(request);
      const cup = await found(storage, request.params.id);
      if (cup.owner !== person.id) throw new RequestProblem('not-allowed');
      if (cup.phase !== 'open') throw new RequestProblem('not-open');
      if (!(await keeper.begin(cup))) throw new RequestProblem('not-full');
      return shown(cup.id, person.id);
    },
  });

  web.route({
    method: 'DELETE',
    url: '/api/cups/:id',
    schema: {
      summary: 'Call off a cup that has not begun (its maker)',
      params: api.cupParams,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      const { person } = await door.known(request);
      const cup = await found(storage, request.params.id);
      if (cup.owner !== person.id) throw new RequestProblem('not-allowed');
      if (cup.phase !== 'open' || !(await keeper.cancel(cup))) throw new RequestProblem('not-open');
      return reply.code(204).send();
    },
  });
}
