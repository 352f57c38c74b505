/** Games, tables and matches. */

import { type AnyOption, type AnyTextBook, inEveryLanguage, membersOf, type OptionText } from '@tabularium/kernel';
import {
  api,
  type GameOffer,
  type Lobby,
  problem,
  type SeatSetting,
  tableChanges,
  tableSettings,
} from '@tabularium/protocol';
import type { FastifyRequest } from 'fastify';
import type { Games, Limits } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import { type Asked, asked, ifVisible } from '../tables/asked.ts';
import { peopleIn } from '../tables/shown.ts';
import type { Tables } from '../tables/tables.ts';
import { expectDone, RequestProblem } from './problems.ts';
import type { Web } from './schemas.ts';
import { expectWelcome, seatRoutes } from './seat-routes.ts';
import type { Door } from './security.ts';

/** What these routes work with. */
interface Parts {
  readonly tables: Tables;
  readonly door: Door;
  readonly storage: Storage;
  readonly games: Games;
  readonly limits: Limits;
}

const PAGE = 50;
/** The largest match file that can be imported, in bytes. */
const LARGEST_MATCH = 4 * 1024 * 1024;

/** The routes of games, tables and matches. */
export function tableRoutes(web: Web, parts: Parts): void {
  offers(web, parts);
  lobbyRoutes(web, parts);
  historyRoute(web, parts);
  pastRoute(web, parts);
  ownerRoutes(web, parts);
  seatRoutes(web, parts);
  rematchRoute(web, parts);
  matchRoutes(web, parts);
}

function offers(web: Web, { games }: Parts): void {
  web.route({
    method: 'GET',
    url: '/api/games',
    schema: { summary: 'The games and their options', response: { 200: api.games, default: problem } },
    handler: async () => ({ games: await Promise.all(games.ids.map((id) => offer(games, id))) }),
  });
}

async function offer(games: Games, id: string): Promise<GameOffer> {
  const { rulesVersion, seats, options, text } = await games.load(id);
  const words = ({ title, summary, options: about, things }: AnyTextBook) => ({
    title,
    summary,
    options: Object.fromEntries(
      Object.entries(options).map(([name, option]) => [name, optionWords(option, about[name], things)]),
    ),
  });
  const listed = Object.entries(options).map(([name, { values, of: _, ...option }]) => [
    name,
    { ...option, ...(values === undefined ? {} : { values: [...values] }) },
  ]);
  return {
    id,
    rulesVersion,
    seats,
    options: Object.fromEntries(listed),
    text: inEveryLanguage((language) => words(text[language])),
  };
}

/** An option in words; of a set also what its members are called. */
function optionWords(option: AnyOption, about: OptionText | undefined, things: AnyTextBook['things']) {
  const words = about ?? { name: '', help: '' };
  if (option.of === undefined) return { ...words };
  const name = things[option.of];
  return { ...words, members: Object.fromEntries(membersOf(option).map((id) => [id, name?.(id).name ?? id])) };
}

/** The table as its person sees it after a change. */
async function shown(tables: Tables, id: string, person: string): Promise<{ table: Lobby }> {
  const table = await tables.lobby(id, person);
  if (table === undefined) throw new RequestProblem('not-found');
  return { table };
}

function lobbyRoutes(web: Web, { tables, door, storage, games, limits }: Parts): void {
  const mayMake = perPerson(web, limits.tables);

  web.route({
    method: 'GET',
    url: '/api/tables',
    schema: {
      summary: 'Public tables, or my own',
      querystring: api.tableList,
      response: { 200: api.tables, default: problem },
    },
    async handler(request) {
      const { scope, game, before, beforeId } = request.query;
      const visitor = scope === 'mine' ? await door.known(request) : await door.visitor(request);
      const person = visitor?.person.id ?? null;
      const which = scope === 'mine' ? { member: person ?? '' } : { phase: scope, public: true as const };
      const more = {
        ...(game === undefined ? {} : { game }),
        ...(before === undefined ? {} : { before: { at: before, id: beforeId ?? '' } }),
      };
      const found = await tables.list({ ...which, ...more, limit: PAGE }, person);
      if (scope === 'mine' || person === null) return { tables: found };
      const apart = await storage.ties.apart(person);
      return { tables: found.filter((table) => !peopleIn(table).some((one) => apart.has(one))) };
    },
  });

  web.route({
    method: 'POST',
    url: '/api/tables',
    config: { rateLimit: { max: limits.tables, timeWindow: '1 minute' } },
    schema: { summary: 'Make a table', body: tableSettings, response: { 201: api.table, default: problem } },
    async handler(request, reply) {
      const { person } = await door.known(request);
      if (!games.has(request.body.game)) throw new RequestProblem('bad-options', 'There is no such game.');
      if (!(await mayMake(request, person.id))) throw new RequestProblem('too-many');
      await expectRoom(tables, person.id, limits, isForBots(request.body.seats));
      const game = await games.load(request.body.game);
      const answer = await tables.create({ person: person.id, key: keyOf(request) }, request.body, game);
      expectDone(answer);
      return reply.code(201).send(await shown(tables, answer.id, person.id));
    },
  });

  web.route({
    method: 'GET',
    url: '/api/tables/:id',
    schema: {
      summary: 'One table',
      params: api.tableParams,
      querystring: api.invite,
      response: { 200: api.table, default: problem },
    },
    async handler(request) {
      const visitor = await door.visitor(request);
      const table = await tables.lobby(request.params.id, visitor?.person.id ?? null, request.query.invite);
      if (table === undefined) throw new RequestProblem('not-found');
      return { table };
    },
  });
}

function historyRoute(web: Web, { tables, door, limits }: Parts): void {
  web.route({
    method: 'GET',
    url: '/api/tables/:id/news',
    config: { rateLimit: { max: limits.tables, timeWindow: '1 minute' } }, // the whole log is read for it
    schema: {
      summary: 'What happened earlier at a table than a client is told at first',
      params: api.tableParams,
      querystring: api.history,
      response: { 200: api.news, default: problem },
    },
    async handler(request) {
      const visitor = await door.visitor(request);
      const { before, invite } = request.query;
      const news = await tables.history(request.params.id, visitor?.person.id ?? null, before, invite);
      if (news === undefined) throw new RequestProblem('not-found');
      return { news };
    },
  });
}

function pastRoute(web: Web, { tables, door, limits }: Parts): void {
  web.route({
    method: 'GET',
    url: '/api/tables/:id/past',
    config: { rateLimit: { max: limits.tables * 4, timeWindow: '1 minute' } }, // the log is played again for it
    schema: {
      summary: 'The table as I saw it after so many moves',
      params: api.tableParams,
      querystring: api.past,
      response: { 200: api.pastSight, default: problem },
    },
    async handler(request) {
      const visitor = await door.visitor(request);
      const { invite, ...wanted } = request.query;
      const past = await tables.past(request.params.id, visitor?.person.id ?? null, wanted, invite);
      if (past === undefined) throw new RequestProblem('not-found');
      return past;
    },
  });
}

/** Tables somebody may not see do not exist for them, whatever they try there. */
function ownerRoutes(web: Web, { tables, door }: Parts): void {
  const common = { params: api.tableParams, response: { 200: api.table, default: problem } } as const;
  const carryOut = async (id: string, person: string, wanted: Asked) => {
    expectDone(await tables.wish(id, ifVisible(person, undefined, wanted)));
    return shown(tables, id, person);
  };

  web.route({
    method: 'PATCH',
    url: '/api/tables/:id',
    schema: { ...common, summary: 'Change the settings before the start (owner)', body: tableChanges },
    async handler(request) {
      const { person } = await door.known(request);
      return carryOut(request.params.id, person.id, asked('change', person.id, request.body));
    },
  });

  web.route({
    method: 'POST',
    url: '/api/tables/:id/seat',
    schema: { ...common, summary: 'Decide what a seat shall be (owner)', body: api.arrange },
    async handler(request) {
      const { person } = await door.known(request);
      return carryOut(request.params.id, person.id, asked('arrange', person.id, request.body.seat, request.body.to));
    },
  });

  web.route({
    method: 'POST',
    url: '/api/tables/:id/invite',
    schema: { ...common, summary: 'Make a new invite code; the old one opens nothing any more (owner)' },
    async handler(request) {
      const { person } = await door.known(request);
      return carryOut(request.params.id, person.id, asked('invite', person.id));
    },
  });

  web.route({
    method: 'POST',
    url: '/api/tables/:id/start',
    schema: { ...common, summary: 'Start (owner)' },
    async handler(request) {
      const { person } = await door.known(request);
      return carryOut(request.params.id, person.id, asked('start', person.id));
    },
  });
}

function rematchRoute(web: Web, { tables, door, storage, limits }: Parts): void {
  web.route({
    method: 'POST',
    url: '/api/tables/:id/rematch',
    config: { rateLimit: { max: limits.tables, timeWindow: '1 minute' } },
    schema: {
      summary: 'Play again with the same people, or sit down where they do',
      params: api.tableParams,
      response: { 200: api.table, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      await expectRoom(tables, person.id, limits, false);
      await expectWelcome(tables, storage, request.params.id, person.id, undefined);
      const answer = await tables.rematch(request.params.id, person.id);
      if (answer === undefined) throw new RequestProblem('not-found');
      expectDone(answer);
      return shown(tables, answer.id, person.id);
    },
  });
}

function matchRoutes(web: Web, { tables, door, limits }: Parts): void {
  const mayImport = perPerson(web, limits.imports);

  web.route({
    method: 'GET',
    url: '/api/matches/:id/file',
    schema: {
      summary: 'The match file of a game that is over',
      params: api.tableParams,
      querystring: api.invite,
      response: { 200: api.matchFile, default: problem },
    },
    async handler(request, reply) {
      const visitor = await door.visitor(request);
      const { id } = request.params;
      const file = await tables.file(id, visitor?.person.id ?? null, request.query.invite);
      if (file === undefined) throw new RequestProblem('not-found');
      if (file === null) throw new RequestProblem('not-over');
      return reply
        .header('content-disposition', `attachment; filename="${file.game}-${id}.json"`)
        .type('application/json')
        .serializer((text: unknown) => String(text))
        .send(file.text as never);
    },
  });

  /** The file stays text until a thread reads it: a large one takes time to parse, and nobody else waits for that. */
  web.register(async (inner) => {
    inner.removeContentTypeParser('application/json');
    inner.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    inner.route({
      method: 'POST',
      url: '/api/matches',
      bodyLimit: LARGEST_MATCH,
      config: { rateLimit: { max: limits.tables, timeWindow: '1 minute' } },
      schema: { summary: 'Import a match file', body: api.matchFile, response: { 201: api.table, default: problem } },
      validatorCompiler: () => (value: unknown) => ({ value }),
      onRequest: async (request) => {
        await door.known(request); // before megabytes are read
      },
      async handler(request, reply) {
        const { person } = await door.known(request);
        if (!(await mayImport(request, person.id))) throw new RequestProblem('too-many');
        await expectRoom(tables, person.id, limits, false);
        const answer = await tables.import({ person: person.id, key: keyOf(request) }, String(request.body));
        expectDone(answer);
        return reply.code(201).send(await shown(tables, answer.id, person.id));
      },
    });
  });
}

/** Refused if the person has so many unfinished tables, or tables of bots, that they should end some first. */
async function expectRoom(tables: Tables, person: string, limits: Limits, forBots: boolean): Promise<void> {
  const { unfinished, ofBots } = await tables.ownedBy(person, limits.unfinished);
  if (unfinished >= limits.unfinished || (forBots && ofBots >= limits.botTables)) throw new RequestProblem('too-many');
}

/** Shall only bots play there? */
const isForBots = (seats: readonly SeatSetting[]) => seats.every(({ kind }) => kind === 'bot');

/** May this person do that once more in this minute, from whatever address? */
function perPerson(web: Web, max: number): (request: FastifyRequest, person: string) => Promise<boolean> {
  const people = new WeakMap<FastifyRequest, string>();
  const count = web.createRateLimit({
    max,
    timeWindow: '1 minute',
    allowList: [],
    keyGenerator: (request) => people.get(request) ?? '',
  });
  return async (request, person) => {
    people.set(request, person);
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}

const KEY = /^[\w-]{1,64}$/;

/** The client's own name for what it asks: asked again under the same name, it is done once. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && KEY.test(key))) return key;
  throw new RequestProblem('bad-request', 'An idempotency-key is 1 to 64 letters, digits, hyphens and underscores.');
}
