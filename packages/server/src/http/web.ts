/** The web interface: all routes, behind one fence. */

import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@tabularium/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Parts } from '../parts.ts';
import { causeOf } from '../storage/trouble.ts';
import { neighbourhood } from './address.ts';
import { beforehandRoutes } from './beforehand-routes.ts';
import { callRoutes } from './call-routes.ts';
import { companyRoutes } from './company-routes.ts';
import { cupRoutes } from './cup-routes.ts';
import { medalRoutes } from './medal-routes.ts';
import { noteRoutes } from './note-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { pages } from './pages.ts';
import { passwordRoutes } from './password-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { problemOf, RequestProblem } from './problems.ts';
import { documented, useZod } from './schemas.ts';
import { Door, fence, isOwnOrigin } from './security.ts';
import { CLOSE, type Connections } from './socket.ts';
import { tableRoutes } from './table-routes.ts';

/** The largest request but for match files, in bytes. */
const LARGEST_REQUEST = 64 * 1024;

/** So many messages are kept that come before it is known who sends them. */
const MOST_EARLY = 20;

/** How long a request may take to arrive, in milliseconds: who sends half of one, or nothing, is cut off. */
const PATIENCE = 20_000;

/** Is this a page or file of the client? They do not count: a first visit fetches a hundred at once, for offline play too. */
const isForPages = ({ url }: { readonly url: string }): boolean => !/^\/(api|ws|metrics)\b/.test(url);

/** An interface without routes yet, but with its log. */
export function newWeb(config: Config): FastifyInstance {
  const { logLevel: level, logStream, patience = PATIENCE } = config;
  const log: FastifyBaseLogger = logStream === undefined ? pino({ level }) : pino({ level }, logStream);
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // addresses may hold invite codes
    trustProxy: trusted(config.proxies),
    bodyLimit: LARGEST_REQUEST,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: Math.min(5_000, patience) },
  });
}

/** Whom to believe about the visitor's address, counted from our own door outwards. */
function trusted(proxies: Config['proxies']): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}

/** Give the interface its routes. `isClosing` says that the end is near. */
export async function addRoutes(web: FastifyInstance, config: Config, parts: Parts, isClosing: () => boolean) {
  const { people, tables, storage, metrics, connections, caller, company, matchmaker, keeper } = parts;
  const { limits, games, origins, privateHooks, now = () => Date.now() } = config;
  await fence(web, origins);
  await web.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    allowList: isForPages,
    keyGenerator: ({ ip }) => neighbourhood(ip),
  });
  await web.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } });
  await describe(web);
  answerProblems(web);
  measure(web, metrics);
  const door = new Door(people);
  const api = useZod(web);
  peopleRoutes(api, { people, door, tables, storage, caller, company, keeper, matchmaker, limits, now });
  const complain = (what: string, cause: unknown) => web.log.error(causeOf(cause), what);
  passwordRoutes(api, { people, caller, limits, complain });
  cupRoutes(api, { matchmaker, keeper, door, storage, limits, now });
  companyRoutes(api, { company, door, storage, tables, keeper, caller, games, limits, now });
  callRoutes(api, { caller, door, storage, tables, limits, privateHooks });
  tableRoutes(api, { tables, door, storage, games, limits });
  medalRoutes(api, { door, storage, games });
  beforehandRoutes(api, { door, storage, tables, now });
  noteRoutes(api, { door, storage, tables, limits, now });
  operatorRoutes(web, parts, config.metricsToken, isClosing);
  socketRoute(web, door, connections, origins);
  await pages(web, config.webFolder);
  await web.ready();
}

async function describe(web: FastifyInstance): Promise<void> {
  await web.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tabularium', version: '1', description: 'An open table for civilization board games' },
    },
    transform: ({ schema, url }) => ({ schema: documented(schema ?? {}), url }),
  });
}

/** Every refusal is answered in the same form, and nothing of an unexpected error gets out. */
function answerProblems(web: FastifyInstance): void {
  web.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) {
      const route = `${request.method} ${request.routeOptions.url ?? 'none'}`;
      web.log.error({ route, answer: problem.code, ...causeOf(error) }, 'A request failed');
    }
    reply.code(problem.status).type('application/json').serializer(JSON.stringify);
    return reply.send({ error: problem.code, message: problem.message });
  });
}

function measure(web: FastifyInstance, metrics: Metrics): void {
  web.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime }, 'answered');
  });
}

function socketRoute(web: FastifyInstance, door: Door, connections: Connections, origins: readonly string[]): void {
  web.route({
    method: 'GET',
    url: '/ws',
    schema: { hide: true },
    handler: () => {
      throw new RequestProblem('bad-request', 'This address speaks WebSocket only.');
    },
    wsHandler: async (socket, request) => {
      if (!isOwnOrigin(request.headers, origins)) return socket.close(CLOSE.wrongOrigin);
      const early: Buffer[] = []; // said before we know who it is
      const keep = (message: Buffer) => early.length < MOST_EARLY && early.push(message);
      socket.on('message', keep);
      const visitor = await door.visitor(request).catch(() => 'unknown' as const);
      socket.off('message', keep);
      if (visitor === 'unknown') return socket.close(CLOSE.tryAgain); // the database is away: nobody was logged out
      if (visitor === undefined) return socket.close(CLOSE.notLoggedIn);
      connections.welcome(socket, request.raw.socket, visitor, neighbourhood(request.ip));
      for (const message of early) socket.emit('message', message, false);
    },
  });
}
