/** The fence: where requests may come from, what pages may load, and who a visitor is. */

import type { IncomingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type People, SESSION_LIFE, type Visitor } from '../people/people.ts';
import { RequestProblem } from './problems.ts';

const COOKIE = 'tabularium';

/** Only our own scripts, no inline ones; nobody may put us into a frame. Style attributes are how boards are drawn. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"], // which is our own WebSocket too
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Does the request come from a page of ours? A request without an origin does not come from a browser's page. */
export function isOwnOrigin(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site' && origin === undefined) return false;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Headers, cookies and the check of origins for everything that changes something. */
export async function fence(web: FastifyInstance, origins: readonly string[]): Promise<void> {
  await web.register(cookie);
  await web.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: false, // whoever serves https in front of us decides that
    crossOriginEmbedderPolicy: false,
  });
  web.addHook('onRequest', async (request, reply) => {
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (changes && !isOwnOrigin(request.headers, origins)) throw new RequestProblem('wrong-origin');
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
}

/** Who asks, by cookie. */
export class Door {
  private readonly people: People;

  constructor(people: People) {
    this.people = people;
  }

  /** Who asks, if they are logged in. */
  async visitor(request: FastifyRequest): Promise<Visitor | undefined> {
    return this.people.visitor(request.cookies[COOKIE]);
  }

  /** Who asks; refused if they are not logged in. */
  async known(request: FastifyRequest): Promise<Visitor> {
    const visitor = await this.visitor(request);
    if (visitor === undefined) throw new RequestProblem('not-logged-in');
    return visitor;
  }

  /** Log the browser in as that person. */
  async admit(request: FastifyRequest, reply: FastifyReply, person: string): Promise<void> {
    reply.setCookie(COOKIE, await this.people.beginSession(person), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: SESSION_LIFE / 1000,
    });
  }

  /** Make the browser forget. */
  dismiss(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { path: '/' });
  }
}
