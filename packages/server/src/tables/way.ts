/**
 * The way to one table, wherever its home is. Whoever wants something goes this way; if the table has gone to
 * another node meanwhile, it leads there, and all who look are led along.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Homes } from '../nodes/homes.ts';
import { NoAnswer } from '../nodes/post.ts';
import { NotHome } from '../storage/storage.ts';
import { type Asked, isNamed, wishOf } from './asked.ts';
import type { Watcher } from './audience.ts';
import { FarTable, type Road, subjectOf } from './far.ts';
import { Guests, type Visitor } from './guests.ts';
import { type Answer, LiveTable } from './live.ts';
import type { Surroundings } from './surroundings.ts';

/** So often a table may move while one thing is wanted of it. */
const MOST_MOVES = 8;
/** How soon those who look are led to a table again that could not be reached, in milliseconds. */
const AGAIN = 200;

/** What ways lead through. */
export interface House extends Surroundings, Road {
  readonly homes: Homes;
}

/** A table of this node, and those who look at it from others. */
interface Near {
  readonly table: LiveTable;
  readonly guests: Guests;
  readonly token: string;
}
type Room = Near | FarTable;

/** The way to one table. */
export class Way {
  readonly id: string;
  usedAt: number;
  private readonly house: House;
  private readonly watchers = new Set<Watcher>();
  private entering: Promise<Room | undefined> | null = null;
  private room: Room | undefined;
  private closed = false;

  constructor(id: string, house: House) {
    this.id = id;
    this.house = house;
    this.usedAt = house.now();
  }

  /** The table, if this node has it. */
  get live(): LiveTable | undefined {
    return this.room === undefined || this.room instanceof FarTable ? undefined : this.room.table;
  }

  /** Does nobody look, wait or think here? */
  get isIdle(): boolean {
    if (this.watchers.size > 0) return false;
    if (this.room === undefined) return this.entering === null;
    return this.room instanceof FarTable ? this.room.isIdle : this.room.table.isIdle;
  }

  /** When somebody last wanted something. */
  get lastUsed(): number {
    return Math.max(this.usedAt, this.live?.usedAt ?? 0);
  }

  private enter(isNew = false): Promise<Room | undefined> {
    this.usedAt = this.house.now();
    this.entering ??= this.find(isNew).catch((error) => {
      this.entering = null;
      throw error;
    });
    return this.entering;
  }

  private async find(isNew: boolean): Promise<Room | undefined> {
    const home = await this.house.homes.claim(this.id, isNew);
    if (home === undefined) this.entering = null;
    else if ('node' in home) this.room = this.far(home.node);
    else this.room = this.near(home.token);
    return this.room;
  }

  private near(token: string): Near {
    const { homes, storage } = this.house;
    const table = new LiveTable(this.id, this.house, {
      token,
      doubt: () => (homes.isSure ? undefined : homes.makeSure()),
      lost: () => this.live === table && this.leave(), // it may have gone and come back since
    });
    if (storage.isShared) this.shine(0);
    return { table, guests: new Guests(this.id, this.house), token };
  }

  private far(node: string): FarTable {
    const far: FarTable = new FarTable(this.id, node, this.house, () => this.room === far && this.leave());
    return far;
  }

  /** Say to all that look from elsewhere where the table is, and how far. */
  private shine(seq: number, home = this.house.homes.node): void {
    this.house.news.tell(subjectOf(this.id), JSON.stringify({ home, seq }));
  }

  /** The table is somewhere else now: whoever looks is led there, and those who look from other nodes look for it. */
  leave(): void {
    const { room } = this;
    if (room === undefined) return;
    this.room = undefined;
    this.entering = null;
    this.house.homes.forget(this.id);
    if (room instanceof FarTable) room.close().catch(() => {});
    else {
      room.table.abandon();
      if (!room.guests.isEmpty) this.shine(0, '');
    }
    for (const watcher of this.watchers) void this.lead(watcher);
  }

  private async lead(watcher: Watcher): Promise<void> {
    while (!this.closed && this.watchers.has(watcher)) {
      try {
        if (await this.through((room) => watchIn(room, watcher), true)) return;
        this.watchers.delete(watcher);
        return watcher.turnAway();
      } catch {
        await sleep(AGAIN, undefined, { ref: false });
      }
    }
  }

  /**
   * Do this where the table is, also if it moves meanwhile; `undefined` if there is none. What may be done twice is asked
   * for again if a letter was lost.
   */
  private async through<T>(use: (room: Room) => Promise<T>, mayRepeat: boolean): Promise<T | undefined> {
    for (let moves = 0; ; moves++) {
      const room = await this.enter();
      if (room === undefined) return undefined;
      try {
        return await use(room);
      } catch (error) {
        const isAway = error instanceof NotHome;
        const mayGoOn = isAway || (mayRepeat && error instanceof NoAnswer);
        if (!mayGoOn || moves >= MOST_MOVES) throw error;
        if (isAway && this.room === room) this.leave();
        if (!isAway || moves > 0) await sleep(AGAIN, undefined, { ref: false }); // it is on its way between two nodes
      }
    }
  }

  /** Have a wish carried out; `undefined` if there is no such table. */
  wish(wanted: Asked, answered: (answer: Answer) => void = () => {}): Promise<Answer | undefined> {
    return this.through(
      (room) => (room instanceof FarTable ? room.wish(wanted, answered) : room.table.wish(wishOf(wanted), answered)),
      isNamed(wanted),
    );
  }

  /** Let somebody on this node look; false if they may not. */
  async watch(watcher: Watcher): Promise<boolean> {
    this.watchers.add(watcher);
    try {
      const welcome = (await this.through((room) => watchIn(room, watcher), true)) ?? false;
      if (!welcome) this.watchers.delete(watcher);
      return welcome;
    } catch (error) {
      this.watchers.delete(watcher);
      throw error;
    }
  }

  /** Somebody on this node has seen enough. */
  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher);
    watcher.gone = true;
    if (this.room instanceof FarTable) this.room.unwatch(watcher);
    else this.room?.table.unwatch(watcher);
  }

  /** Take the table, if nobody has it, and do this at it; `undefined` if it is at another node. */
  async atHome<T>(use: (table: LiveTable) => Promise<T>, isNew = false): Promise<T | undefined> {
    const room = await this.enter(isNew);
    return room === undefined || room instanceof FarTable ? undefined : use(room.table);
  }

  /** A guest from another node wants to look; the number of the last entry, or `null` if they may not. */
  async host(node: string, guest: number, who: Visitor): Promise<number | null> {
    const room = this.room ?? (await this.enter());
    if (room === undefined || room instanceof FarTable) throw new NotHome('The table is not here.');
    this.farewell(node, guest);
    const watcher = room.guests.add(node, guest, who);
    if (await room.table.watch(watcher)) return watcher.seq;
    room.guests.take(node, guest);
    return null;
  }

  /** Somebody on this node looks at the screen again, or no more. */
  notePresence(watcher: Watcher, here: boolean): void {
    if (this.room instanceof FarTable) this.room.notePresence(watcher, here);
    else this.room?.table.notePresence(watcher, here);
  }

  /** The same of a guest from another node. */
  noteGuest(node: string, guest: number, here: boolean): void {
    if (this.room === undefined || this.room instanceof FarTable) return;
    const watcher = this.room.guests.find(node, guest);
    if (watcher !== undefined) this.room.table.notePresence(watcher, here);
  }

  /** A guest from another node has seen enough. */
  farewell(node: string, guest: number): void {
    if (this.room === undefined || this.room instanceof FarTable) return;
    const watcher = this.room.guests.take(node, guest);
    if (watcher !== undefined) this.room.table.unwatch(watcher);
  }

  /** Only these nodes live: guests of others are gone, and what others had may be taken. */
  mourn(living: ReadonlySet<string>): void {
    const { room } = this;
    if (room === undefined) return;
    if (room instanceof FarTable) {
      if (!living.has(room.node)) this.leave();
    } else for (const watcher of room.guests.takeLost(living)) room.table.unwatch(watcher);
  }

  /** This node no longer has the tables under these tokens. */
  lose(tokens: ReadonlySet<string>): void {
    if (this.room !== undefined && !(this.room instanceof FarTable) && tokens.has(this.room.token)) this.leave();
  }

  /** News may be lost: those who look from here ask again, and those who look from elsewhere are told how far it is. */
  catchUp(): void {
    const { room } = this;
    if (room instanceof FarTable) room.catchUp();
    else if (room !== undefined && !room.guests.isEmpty) room.table.look(({ seq }) => this.shine(seq)).catch(() => {});
  }

  /** Leave memory, and let the table go. */
  async close(): Promise<void> {
    this.closed = true;
    const room = await this.entering?.catch(() => undefined);
    this.room = undefined;
    if (room === undefined) return;
    if (room instanceof FarTable) return room.close();
    await room.table.close();
    await this.house.homes.release(this.id, room.token);
    if (!room.guests.isEmpty) this.shine(0, '');
  }
}

function watchIn(room: Room, watcher: Watcher): Promise<boolean> {
  return room instanceof FarTable ? room.watch(watcher) : room.table.watch(watcher);
}
