/** What operators and their machines ask: is it alive, can it work, what has it counted. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Complain, Parts } from '../parts.ts';
import { RequestProblem } from './problems.ts';

/** How long a write may take until the server counts as not ready, and how long an answer holds, in milliseconds. */
const DEADLINE = 2_000;
const FRESH = 1_000;

/** Can this server write, in time? Asked of the database at most once a second, however many ask. */
export class Readiness {
  private readonly write: () => Promise<void>;
  private readonly complain: Complain;
  private last: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  private wasReady = true;

  constructor(write: () => Promise<void>, complain: Complain) {
    this.write = write;
    this.complain = complain;
  }

  /** The newest answer. */
  check(): Promise<boolean> {
    const now = performance.now();
    if (this.last === undefined || now - this.last.at > FRESH) this.last = { at: now, answer: this.ask() };
    return this.last.answer;
  }

  private async ask(): Promise<boolean> {
    const late = new Error('The database did not answer in time.');
    try {
      await Promise.race([this.write(), sleep(DEADLINE, undefined, { ref: false }).then(() => Promise.reject(late))]);
      this.wasReady = true;
    } catch (cause) {
      if (this.wasReady) this.complain('The database cannot be written', undefined, cause);
      this.wasReady = false;
    }
    return this.wasReady;
  }
}

/** May this visitor read the metrics? Those with the token, or without one those on this machine whom no proxy sends. */
function mayMeasure({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isProxied = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return !isProxied && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(ip);
}

/** Compared in the same time, wherever they differ. */
function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(right));
}

/** The routes of operators. */
export function operatorRoutes(
  web: FastifyInstance,
  { metrics, readiness }: Pick<Parts, 'metrics' | 'readiness'>,
  metricsToken: string | undefined,
  isClosing: () => boolean,
): void {
  const hidden = { schema: { hide: true }, config: { rateLimit: false as const } };
  web.get('/api/openapi.json', hidden, async () => web.swagger());
  web.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayMeasure(request, metricsToken)) throw new RequestProblem('not-found');
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
  web.get('/health', hidden, async () => ({ ok: true }));
  web.get('/ready', hidden, async (_request, reply) => {
    const ready = !isClosing() && (await readiness.check());
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
