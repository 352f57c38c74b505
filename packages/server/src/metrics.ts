/** What the server counts, in the form Prometheus reads. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Happened } from './tables/surroundings.ts';

/** The bounds of times, in seconds. */
const TIMES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Where the current sizes are read from when somebody asks. */
export interface Sizes {
  tablesInMemory(): number;
  connections(): number;
  waitingBots(): number;
  tablesByPhase(): Promise<object>;
}

/** The server's own figures and those of its process. */
export class Metrics {
  readonly registry = new Registry();
  private readonly events = this.counter('tabularium_events_total', 'What happened at tables', ['what']);
  private readonly requests = new Histogram({
    name: 'tabularium_request_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly moves = this.times('tabularium_move_seconds', 'From a wish over the WebSocket to its answer', [
    'kind',
  ]);
  private readonly commitTimes = this.times('tabularium_commit_seconds', 'How long commits took', []);
  private readonly botQueue = this.times('tabularium_bot_queue_seconds', 'How long bots waited for a thread', ['bot']);
  private readonly botThought = this.times('tabularium_bot_thinking_seconds', 'How long bots thought', ['bot']);
  private readonly refusals = this.counter('tabularium_refusals_total', 'Wishes that were refused', ['reason']);
  private readonly calls = this.counter('tabularium_calls_total', 'Calls that were made, or tried', [
    'channel',
    'outcome',
  ]);
  private readonly commits = new Histogram({
    name: 'tabularium_commit_entries',
    help: 'How many entries were committed at once',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200],
    registers: [this.registry],
  });

  constructor(sizes: Sizes) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('tabularium_tables_in_memory', 'Tables in memory', () => sizes.tablesInMemory());
    this.gauge('tabularium_connections', 'Open WebSockets', () => sizes.connections());
    this.gauge('tabularium_waiting_bots', 'Bots that wait for a thread', () => sizes.waitingBots());
    new Gauge({
      name: 'tabularium_tables',
      help: 'Tables by phase',
      labelNames: ['phase'],
      registers: [this.registry],
      async collect() {
        for (const [phase, count] of Object.entries(await sizes.tablesByPhase())) this.set({ phase }, count);
      },
    });
  }

  private counter<L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private times<L extends string>(name: string, help: string, labelNames: L[]): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets: TIMES, registers: [this.registry] });
  }

  private gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }

  /** Something happened at a table. */
  count(what: Happened): void {
    this.events.inc({ what });
  }

  /** A request was answered. */
  request(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  /** Entries were committed. */
  commit(entries: number, seconds: number): void {
    this.commits.observe(entries);
    this.commitTimes.observe(seconds);
  }

  /** A wish over the WebSocket was answered; with a reason if it was refused. */
  wish(kind: string, seconds: number, refusal: string | undefined): void {
    this.moves.observe({ kind }, seconds);
    if (refusal !== undefined) this.refusals.inc({ reason: refusal });
  }

  /** Somebody was called, in vain or not. */
  called(channel: string, outcome: string): void {
    this.calls.inc({ channel, outcome });
  }

  /** A bot has waited for a thread, and begins to think. */
  queued(bot: string, seconds: number): void {
    this.botQueue.observe({ bot }, seconds);
  }

  /** A bot has thought, in vain or not. */
  thought(bot: string, seconds: number): void {
    this.botThought.observe({ bot }, seconds);
  }
}
