/**
 * A table whose home is another node: wishes are sent there, and what that node shows is passed on to those who look from
 * here. Nothing of the game is held, played or projected.
 */

import * as z from 'zod';
import type { News } from '../news/news.ts';
import type { Post } from '../nodes/post.ts';
import { NotHome } from '../storage/storage.ts';
import { Answered, type Asked } from './asked.ts';
import type { Watcher } from './audience.ts';
import type { Answer } from './live.ts';

/** What the home says to all that listen to a table: who it is, and how far the log is. */
const Beacon = z.object({ home: z.string(), seq: z.int() });

/** What stands before a text for those who look from another node. */
const Shown = z.object({
  home: z.string(),
  to: z.array(z.int()),
  from: z.int(),
  seq: z.int(),
  away: z.boolean().optional(),
});

/** What the home answers: what it was asked for, that there is nothing, or that it is not the home. */
const Elsewhere = z.object({ elsewhere: z.literal(true) });
const WishAnswer = z.union([Elsewhere, z.object({ answer: Answered.nullable() })]);
const WatchAnswer = z.union([Elsewhere, z.object({ seq: z.int().nullable() })]);

/** The subject of a table, and of what is shown of it on one node. */
export const subjectOf = (table: string, node?: string) =>
  node === undefined ? `table.${table}` : `table.${table}.${node}`;

/** How often somebody looked from this node: no two of them have the same number, so none is shown what another may see. */
let looks = 0;

/** What a far table needs. */
export interface Road {
  readonly news: News;
  readonly post: Post;
}

/** A table at another node. */
export class FarTable {
  readonly id: string;
  readonly node: string;
  private readonly road: Road;
  /** The home is said to be somewhere else. */
  private readonly moved: () => void;
  private readonly watchers = new Map<number, Watcher>();
  private listening: Promise<(() => void)[]> | null = null;
  private asking = 0;
  private closed = false;

  constructor(id: string, node: string, road: Road, moved: () => void) {
    this.id = id;
    this.node = node;
    this.road = road;
    this.moved = moved;
  }

  get isIdle(): boolean {
    return this.watchers.size === 0 && this.asking === 0;
  }

  /** Have a wish carried out at its home; `undefined` if there is no such table. */
  async wish(wish: Asked, answered: (answer: Answer) => void): Promise<Answer | undefined> {
    const { answer } = await this.ask('wish', { table: this.id, asked: wish }, WishAnswer);
    if (answer === null) return undefined;
    answered(answer);
    return answer;
  }

  private async ask<T>(kind: string, body: object, shape: z.ZodType<T>): Promise<Exclude<T, { elsewhere: true }>> {
    this.asking++;
    try {
      const answer = await this.road.post.ask(this.node, kind, body, shape);
      if (Elsewhere.safeParse(answer).success) throw new NotHome('The table has gone to another node.');
      return answer as Exclude<T, { elsewhere: true }>;
    } finally {
      this.asking--;
    }
  }

  /** Show the watcher all that happened after its number, and go on showing. False if they may not look. */
  async watch(watcher: Watcher): Promise<boolean> {
    await this.listen();
    if (this.closed) throw new NotHome('The table has gone to another node.');
    if (watcher.gone) return true;
    const guest = ++looks;
    this.watchers.set(guest, watcher);
    try {
      const welcome = await this.askFor(guest, watcher);
      if (!welcome) this.watchers.delete(guest);
      return welcome;
    } catch (error) {
      this.watchers.delete(guest);
      this.takeLeave(guest); // should the question still be read there
      throw error;
    }
  }

  private async askFor(guest: number, watcher: Watcher): Promise<boolean> {
    const { person, invite, seq: since, away } = watcher;
    const { seq } = await this.ask('watch', { table: this.id, guest, person, invite, since, away }, WatchAnswer);
    return seq !== null;
  }

  /** Only nodes from which somebody looks hear of a table. */
  private listen(): Promise<(() => void)[]> {
    const { news, post } = this.road;
    this.listening ??= Promise.all([
      news.listen(subjectOf(this.id), (text) => this.heard(text)),
      news.listen(subjectOf(this.id, post.node), (text) => this.shown(text)),
    ]);
    return this.listening;
  }

  private shown(text: string): void {
    const end = text.indexOf('\n');
    const head = read(Shown, text.slice(0, end));
    if (head?.home !== this.node) return; // somebody who does not know yet that it is the home no more
    for (const guest of head.to) {
      const watcher = this.watchers.get(guest);
      if (watcher === undefined) continue;
      if (head.away) this.turnAway(guest, watcher);
      else if (head.from === 0 || head.from === watcher.seq) {
        watcher.seq = head.seq;
        watcher.send(text.slice(end + 1), head.from);
      } else if (head.seq > watcher.seq) this.askAgain(guest, watcher); // something between was lost
    }
  }

  private turnAway(guest: number, watcher: Watcher): void {
    if (this.watchers.delete(guest)) watcher.turnAway();
  }

  private heard(text: string): void {
    const beacon = read(Beacon, text);
    if (beacon === undefined) return;
    if (beacon.home !== this.node) return this.moved();
    this.catchUp(beacon.seq);
  }

  /** Something may have been lost on the way: whoever is behind that number asks again. */
  catchUp(seq = Number.POSITIVE_INFINITY): void {
    for (const [guest, watcher] of this.watchers) if (watcher.seq < seq) this.askAgain(guest, watcher);
  }

  private askAgain(guest: number, watcher: Watcher): void {
    this.askFor(guest, watcher).then(
      (welcome) => welcome || this.turnAway(guest, watcher),
      () => this.closed || this.moved(),
    );
  }

  /** Somebody looks at the screen again, or no more. */
  notePresence(watcher: Watcher, here: boolean): void {
    watcher.away = !here;
    for (const [guest, one] of this.watchers) {
      if (one === watcher) this.road.post.tell(this.node, 'presence', { table: this.id, guest, here });
    }
  }

  /** This watcher has seen enough. */
  unwatch(watcher: Watcher): void {
    watcher.gone = true;
    for (const [guest, one] of this.watchers) {
      if (one !== watcher) continue;
      this.watchers.delete(guest);
      this.takeLeave(guest);
    }
  }

  private takeLeave(guest: number): void {
    this.road.post.tell(this.node, 'unwatch', { table: this.id, guest });
  }

  /** Nobody is shown anything from here any longer. */
  async close(): Promise<void> {
    this.closed = true;
    for (const guest of this.watchers.keys()) this.takeLeave(guest); // the table may still be there
    this.watchers.clear();
    for (const stop of (await this.listening) ?? []) stop();
  }
}

function read<T>(shape: z.ZodType<T>, text: string): T | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
