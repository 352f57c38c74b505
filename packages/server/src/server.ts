/** A complete server, put together from its parts. */

import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { matchFile } from '@tabularium/kernel';
import fastify, { type FastifyInstance } from 'fastify';
import { Thinkers } from './bots/thinkers.ts';
import { type Config, StartProblem } from './config.ts';
import { pages } from './http/pages.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { problemOf, RequestProblem } from './http/problems.ts';
import { documented, useZod } from './http/schemas.ts';
import { Door, fence, isOwnOrigin } from './http/security.ts';
import { CLOSE, Connections } from './http/socket.ts';
import { tableRoutes } from './http/table-routes.ts';
import { Metrics } from './metrics.ts';
import { Names } from './people/names.ts';
import { People } from './people/people.ts';
import { LONGEST_MESSAGE } from './protocol.ts';
import { openStorage } from './storage/open.ts';
import type { SqlStorage } from './storage/sql.ts';
import type { Failure, Surroundings } from './tables/live.ts';
import type { TableRecord } from './tables/record.ts';
import { Tables } from './tables/tables.ts';

/** A server that is running. */
export interface RunningServer {
  readonly port: number;
  /** Where people find it. */
  readonly address: string;
  /** The web part, for requests without a network. */
  readonly web: FastifyInstance;
  readonly tables: Tables;
  /** Finish what is being done, write everything down, stop. */
  close(): Promise<void>;
}

/** The largest request but for match files, in bytes. */
const LARGEST_REQUEST = 64 * 1024;

/** Start a server, or throw a `StartProblem` that says in one line what to do. */
export async function startServer(config: Config): Promise<RunningServer> {
  const storage = await openStorage(config);
  const web = newWeb(config);
  const server = await assemble(config, storage, web);
  try {
    await web.listen({ host: config.host, port: config.port });
  } catch (error) {
    await server.close();
    throw listenProblem(error, config);
  }
  const { port } = web.server.address() as AddressInfo;
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(config.host) ? 'localhost' : config.host;
  return { ...server, web, port, address: `http://${host}:${port}` };
}

function listenProblem(error: unknown, { host, port }: Config): StartProblem {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return new StartProblem(`Port ${port} is in use; set PORT to another one.`);
  if (code === 'EACCES') return new StartProblem(`Port ${port} may not be used; set PORT to one above 1023.`);
  return new StartProblem(`Cannot listen on ${host}:${port} (${code ?? String(error)}); set HOST or PORT.`);
}

function newWeb(config: Config): FastifyInstance {
  return fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    disableRequestLogging: true,
    trustProxy: config.behindProxy,
    bodyLimit: LARGEST_REQUEST,
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
  });
}

/** Connect the parts; the result does not listen yet. */
async function assemble(
  config: Config,
  storage: SqlStorage,
  web: FastifyInstance,
): Promise<{ tables: Tables; close(): Promise<void> }> {
  const now = () => Date.now();
  const names = new Names(storage);
  const people = new People(storage, now);
  const thinkers = new Thinkers(config.botWorker);
  const complain = (what: string, table?: string) => web.log.error(table ? { table } : {}, what);
  const around: Surroundings = {
    storage,
    names,
    game: (id) => config.games.load(id),
    think: (game, view, bot) => thinkers.think({ game, view, bot }),
    dump: (table, failure) => dump(config.dataFolder, table, failure, complain),
    complain,
    count: (what) => metrics.count(what),
    now,
  };
  const tables = new Tables(around);
  const connections = new Connections({ tables, limits: config.limits, now, complain });
  const metrics = new Metrics({
    tablesInMemory: () => tables.size,
    connections: () => connections.size,
    waitingBots: () => thinkers.waiting,
    tablesByPhase: () => storage.countTables() as Promise<Record<string, number>>,
  });
  storage.onCommit = (entries) => metrics.commit(entries);
  storage.listen((signal) => {
    if (signal.kind === 'session') connections.endSession(signal.tokenHash);
    if (signal.kind === 'person') names.forget(signal.person);
    tables.hear(signal);
  });
  await people.forgetOldSessions();

  let closing = false;
  await fence(web, config.origins);
  await web.register(rateLimit, { max: config.limits.requests, timeWindow: '1 minute' });
  await web.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } });
  await web.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tabularium', version: '1', description: 'An open table for civilization board games' },
    },
    transform: ({ schema, url }) => ({ schema: documented(schema ?? {}), url }),
  });
  web.setErrorHandler((error, _request, reply) => {
    const problem = problemOf(error);
    if (problem.code === 'server-error') web.log.error({ error: (error as Error).name }, 'A request failed');
    reply.code(problem.status).type('application/json').serializer(JSON.stringify);
    return reply.send({ error: problem.code, message: problem.message });
  });
  web.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime }, 'answered');
  });

  const door = new Door(people);
  const api = useZod(web);
  peopleRoutes(api, { people, door, tables, storage, limits: config.limits });
  tableRoutes(api, { tables, door, games: config.games, limits: config.limits });
  operatorRoutes(web, storage, metrics, () => closing);
  web.route({
    method: 'GET',
    url: '/ws',
    schema: { hide: true },
    handler: () => {
      throw new RequestProblem('bad-request', 'This address speaks WebSocket only.');
    },
    wsHandler: async (socket, request) => {
      if (!isOwnOrigin(request.headers, config.origins)) return socket.close(CLOSE.wrongOrigin);
      const early: Buffer[] = [];
      const keep = (data: Buffer) => early.push(data);
      socket.on('message', keep);
      const visitor = await door.visitor(request).catch(() => undefined);
      socket.off('message', keep);
      if (visitor === undefined) return socket.close(CLOSE.notLoggedIn);
      connections.welcome(socket, visitor);
      for (const data of early) socket.emit('message', data, false);
    },
  });
  await pages(web, config.webFolder);
  await web.ready();
  await tables.open();

  return {
    tables,
    async close() {
      closing = true;
      connections.close();
      await web.close();
      await tables.close();
      await thinkers.close();
      await storage.close();
    },
  };
}

function operatorRoutes(web: FastifyInstance, storage: SqlStorage, metrics: Metrics, closing: () => boolean): void {
  const hidden = { schema: { hide: true }, config: { rateLimit: false as const } };
  web.get('/api/openapi.json', hidden, async () => web.swagger());
  web.get('/metrics', hidden, async (_request, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
  web.get('/health', hidden, async (_request, reply) => {
    const healthy =
      !closing() &&
      (await storage.ping().then(
        () => true,
        () => false,
      ));
    return reply.code(healthy ? 200 : 503).send({ ok: healthy });
  });
}

/** What is needed to find out why the rules failed; it holds secrets of the game, so it stays in the data folder. */
async function dump(
  folder: string,
  table: TableRecord,
  { attempt, error }: Failure,
  complain: (what: string, table: string) => void,
): Promise<void> {
  const file = join(folder, 'dumps', `${table.id}-${table.seq}.json`);
  const content = {
    table: table.id,
    game: table.game.id,
    attempt,
    error: error instanceof Error ? error.stack : String(error),
    match: table.match && matchFile(table.match),
  };
  try {
    await mkdir(join(folder, 'dumps'), { recursive: true });
    await writeFile(file, `${JSON.stringify(content, null, 1)}\n`, { mode: 0o600 });
  } catch {
    complain('Could not write the dump', table.id);
  }
}
