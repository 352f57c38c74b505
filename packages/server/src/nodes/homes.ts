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
  /** When the last pulse was sent that is known to be written; it counts from then on at least. */
  private beatAt = Number.NEGATIVE_INFINITY;
  /** How often tables may have been lost without a word. */
  private gaps = 0;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | null = null;
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
    this.timer = setTimeout(() => this.beatWell().finally(() => this.timer && this.schedule()), BEAT).unref();
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

  /** Say that this node lives, and see who else does; one pulse at a time. */
  private beat(): Promise<void> {
    this.beating ??= this.beatOnce().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  /**
   * However long this node slept, before the pulse was written or before it heard of it: if the one before may have run
   * out by now, others may have taken tables from here without a word.
   */
  private async beatOnce(): Promise<void> {
    const begun = performance.now();
    this.living = await this.storage.beat(this.node, this.neighbours.threads());
    this.neighbours.met(new Set(this.living.map(({ node }) => node)), this.others);
    if (performance.now() - this.beatAt > LEASE) await this.verify();
    this.beatAt = begun;
  }

  private async verify(): Promise<void> {
    this.gaps++;
    const asked = [...this.held.values()];
    if (asked.length === 0) return;
    const still = new Set(await this.storage.tokens(this.node));
    const lost = new Set(asked.filter((token) => !still.has(token)));
    if (lost.size > 0) this.neighbours.lost(lost);
  }

  /** Is it certain that what was at home here still is? Not after a sleep: then nothing is to be said from memory. */
  get isSure(): boolean {
    return !this.storage.isShared || performance.now() - this.beatAt <= LEASE;
  }

  /**
   * Wait until the database has said what is here, and the rest is let go; fails if it cannot say. A pulse that is on its
   * way may be older than the doubt, the next one is not: so nobody waits for more than two, however slow they are.
   */
  async makeSure(): Promise<void> {
    await this.beating?.catch(() => {});
    if (!this.isSure) await this.beat();
  }

  /** Can this node write? Fails if it cannot. */
  async check(): Promise<void> {
    await this.storage.beat(this.node, this.neighbours.threads());
  }

  /** The other nodes that live. */
  private get others(): readonly LivingNode[] {
    return this.living.filter(({ node }) => node !== this.node);
  }

  /** Take the table if nobody living has it; else say who does. If it may have been lost again by now, once more. */
  async claim(table: string, isNew = false): Promise<Home | undefined> {
    for (;;) {
      const { gaps } = this;
      const home = await this.storage.claim(table, this.node, isNew);
      if (gaps !== this.gaps) continue;
      if (home !== undefined && 'token' in home && this.storage.isShared) this.held.set(table, home.token);
      return home;
    }
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
    await this.beating?.catch(() => {});
    await this.storage.leave(this.node).catch(() => {}); // if the database is away the lease runs out
  }
}
