/** This node among the others: its pulse, who else lives, and which tables are at home here. */

import { randomBytes } from 'node:crypto';
import { LEASE } from '../storage/homes.ts';
import type { Home, LivingNode, Storage } from '../storage/storage.ts';

/** How often the heart beats, in milliseconds; much more often than the lease runs out. */
const BEAT = 700;

/** What a node has to do with the others. */
export interface Neighbours {
  /** How many threads this node has free for the bots of others. */
  threads(): number;
  /** These nodes live, and no others. */
  met(living: ReadonlySet<string>, others: readonly LivingNode[]): void;
  /** Of the tables here those under these tokens are here no more. */
  lost(tokens: ReadonlySet<string>): void;
  complain(what: string, table?: string, cause?: unknown): void;
}

/** The pulse of one node. */
export class Homes {
  readonly node = randomBytes(9).toString('base64url');
  private readonly storage: Storage;
  private readonly neighbours: Neighbours;
  private living: readonly LivingNode[] = [];
  private readonly held = new Map<string, string>();
  private beatAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();
  private isWell = true;

  constructor(storage: Storage, neighbours: Neighbours) {
    this.storage = storage;
    this.neighbours = neighbours;
  }

  /** Begin to live. A node that has its database for itself needs no pulse. */
  async open(): Promise<void> {
    if (!this.storage.isShared) return;
    await this.beat();
    this.schedule();
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.beating = this.beatWell().finally(() => this.timer && this.schedule());
    }, BEAT).unref();
  }

  private async beatWell(): Promise<void> {
    try {
      await this.beat();
      this.isWell = true;
    } catch (cause) {
      if (this.isWell) this.neighbours.complain('The pulse could not be written', undefined, cause);
      this.isWell = false;
    }
  }

  /** Say that this node lives, and see who else does. After a pause it may have lost tables without being told. */
  private async beat(): Promise<void> {
    const begun = performance.now();
    this.living = await this.storage.beat(this.node, this.neighbours.threads());
    const wasLate = begun - this.beatAt > LEASE / 2;
    this.beatAt = performance.now();
    this.neighbours.met(new Set(this.living.map(({ node }) => node)), this.others);
    if (wasLate && this.held.size > 0) await this.verify();
  }

  private async verify(): Promise<void> {
    const asked = [...this.held.values()];
    const still = new Set(await this.storage.tokens(this.node));
    const lost = new Set(asked.filter((token) => !still.has(token)));
    if (lost.size > 0) this.neighbours.lost(lost);
  }

  /** Can this node write? Fails if it cannot. */
  async check(): Promise<void> {
    await this.storage.beat(this.node, this.neighbours.threads());
  }

  /** The other nodes that live. */
  private get others(): readonly LivingNode[] {
    return this.living.filter(({ node }) => node !== this.node);
  }

  /** Take the table if nobody living has it; else say who does. */
  async claim(table: string, isNew = false): Promise<Home | undefined> {
    const home = await this.storage.claim(table, this.node, isNew);
    if (home !== undefined && 'token' in home && this.storage.isShared) this.held.set(table, home.token);
    return home;
  }

  /** The table is here no more. */
  forget(table: string): void {
    this.held.delete(table);
  }

  /** Let the table go. */
  async release(table: string, token: string): Promise<void> {
    if (this.held.get(table) === token) this.held.delete(table);
    await this.storage.release(table, token);
  }

  /** Leave the others, who can take everything at once. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.beating;
    await this.storage.leave(this.node).catch(() => {}); // if the database is away the lease runs out
  }
}
