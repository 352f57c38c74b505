/** All tables of this server: those in memory, and the way to every other. */

import { randomBytes } from 'node:crypto';
import type { AnyGame, MatchFile } from '@tabularium/kernel';
import type { Lobby, TableSettings } from '@tabularium/protocol';
import type { Signal, TableQuery } from '../storage/storage.ts';
import { isTrouble } from '../storage/trouble.ts';
import type { Watcher } from './audience.ts';
import { type Answer, LiveTable, type Surroundings } from './live.ts';
import { fileOf, lobbyOf, peopleIn, peopleTold, readerOf, showLobby } from './shown.ts';
import { matchIn } from './stored.ts';
import { createTable, type Decision, importTable, mayWatch, type Wish } from './wishes.ts';

/** How long an unused table stays in memory, in milliseconds. */
const IDLE = 60_000;
/** How late another server's bots must be before this one helps: longer than any bot may think. */
const GRACE = 15_000;
const DUE_AT_ONCE = 200;
/** How long a table is left alone that could not be taken up, in milliseconds. */
const POSTPONED = 3_600_000;

/** The tables. */
export class Tables {
  private readonly around: Surroundings;
  private readonly live = new Map<string, LiveTable>();
  private timers: NodeJS.Timeout[] = [];

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** Begin to look after the tables: hear other servers, help late bots, forget idle tables. */
  async open(): Promise<void> {
    await this.attendDue(0);
    this.timers = [
      setInterval(
        () => this.attendDue(GRACE).catch((cause) => this.around.complain('Could not find due tables', '', cause)),
        5_000,
      ),
      setInterval(() => this.forgetIdle(this.around.now() - IDLE), IDLE / 2),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** Write down what is in memory, and stop. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all([...this.live.values()].map((table) => table.close()));
    this.live.clear();
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.live.size;
  }

  /** The ids of the tables in memory. */
  get ids(): string[] {
    return [...this.live.keys()];
  }

  private at(id: string): LiveTable {
    const known = this.live.get(id);
    if (known !== undefined) return known;
    const table = new LiveTable(id, this.around);
    this.live.set(id, table);
    return table;
  }

  /** Another server, or this one, has something to tell. */
  hear(signal: Signal): void {
    if (signal.kind === 'table') this.live.get(signal.table)?.catchUp(signal.seq);
    if (signal.kind === 'erased') this.live.get(signal.table)?.readAnew();
    if (signal.kind === 'missed') for (const table of this.live.values()) table.catchUp(Number.POSITIVE_INFINITY);
  }

  /** Make a table. */
  async create(person: string, settings: TableSettings, game: AnyGame): Promise<Answer & { id: string }> {
    return this.found(game, createTable(game, person, settings));
  }

  /** Make a table from a match file. */
  async import(person: string, content: object, game: AnyGame): Promise<Answer & { id: string }> {
    return this.found(game, importTable(game, person, content));
  }

  private async found(game: AnyGame, decision: Decision): Promise<Answer & { id: string }> {
    const id = randomBytes(9).toString('base64url');
    if (!('entry' in decision)) return { ...decision, id };
    const answer = await this.at(id).found(game, decision.entry);
    return { ...(answer ?? { refusal: { reason: 'try-again' } }), id };
  }

  /** Have a wish carried out at a table; `undefined` if there is none. */
  async wish(id: string, wish: Wish, answered?: (answer: Answer) => void): Promise<Answer | undefined> {
    const answer = await this.at(id).wish(wish, answered);
    if (answer === undefined) this.live.delete(id);
    return answer;
  }

  /** Let somebody watch; false if there is no such table for them. */
  async watch(id: string, watcher: Watcher): Promise<boolean> {
    const welcome = await this.at(id).watch(watcher);
    if (!welcome) this.dropIfIdle(id);
    return welcome;
  }

  /** Somebody has seen enough. */
  unwatch(id: string, watcher: Watcher): void {
    this.live.get(id)?.unwatch(watcher);
  }

  /** The lobby of a table as that person sees it; `undefined` if there is none for them. */
  async lobby(id: string, person: string | null, invite?: string): Promise<Lobby | undefined> {
    const found = await this.at(id).look((table) =>
      mayWatch(table, person, invite) ? { lobby: lobbyOf(table), member: readerOf(table, person).member } : undefined,
    );
    if (found === undefined) return void this.dropIfIdle(id);
    return showLobby(found.lobby, await this.around.names.of(peopleIn(found.lobby)), found.member);
  }

  /** The match file of a finished table, or of a stopped one for those who sit there; `null` while it is played. */
  async file(id: string, person: string | null, invite?: string): Promise<MatchFile | null | undefined> {
    const people = await this.at(id).look((table) => peopleTold(table, table.seq));
    if (people === undefined) return void this.dropIfIdle(id);
    const names = await this.around.names.of(people);
    const file = await this.at(id).look((table) => {
      if (!mayWatch(table, person, invite)) return undefined;
      if (table.phase === 'stopped' && !readerOf(table, person).member) return null;
      return table.problem === 'rules-changed' ? 'from-log' : (fileOf(table, names) ?? null);
    });
    return file === 'from-log' ? (matchIn(await this.around.storage.entries(id, 0)) ?? null) : file;
  }

  /** Lists of tables come from the database, not from memory. */
  async list(query: TableQuery, person: string | null): Promise<Lobby[]> {
    const lobbies = (await this.around.storage.tables(query)).map((text) => JSON.parse(text) as Lobby);
    const names = await this.around.names.of(lobbies.flatMap(peopleIn));
    return lobbies.map((lobby) => showLobby(lobby, names, person !== null && peopleIn(lobby).includes(person)));
  }

  /** Take up what the server has to do at tables that are not in memory, or that another server has let wait too long. */
  async attendDue(grace: number): Promise<void> {
    const due = await this.around.storage.dueTables(this.around.now() - grace, DUE_AT_ONCE);
    await Promise.all(
      due.map((id) =>
        this.at(id)
          .attendNow()
          .catch((cause) => this.postpone(id, cause)),
      ),
    );
  }

  /** A table that cannot be taken up, now or ever, must not stand before all others every time. */
  private async postpone(id: string, cause: unknown): Promise<void> {
    this.around.complain('Could not take up a table', id, cause);
    this.dropIfIdle(id);
    if (!isTrouble(cause)) await this.around.storage.postpone(id, this.around.now() + POSTPONED);
  }

  /** Take tables out of memory that nobody has used since then. */
  forgetIdle(usedBefore: number): void {
    for (const [id, table] of this.live) {
      if (!table.isIdle || table.usedAt >= usedBefore) continue;
      this.live.delete(id);
      table.close().catch((cause) => this.around.complain('Could not save a snapshot', id, cause));
    }
  }

  private dropIfIdle(id: string): void {
    if (this.live.get(id)?.isIdle) this.live.delete(id);
  }
}
