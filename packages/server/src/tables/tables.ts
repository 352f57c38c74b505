/** All tables of this server: those in memory, and the way to every other. */

import { createHash, randomBytes } from 'node:crypto';
import type { AnyGame } from '@tabularium/kernel';
import type { Lobby, TableSettings } from '@tabularium/protocol';
import type { Signal, TableQuery } from '../storage/storage.ts';
import { isTrouble } from '../storage/trouble.ts';
import type { Watcher } from './audience.ts';
import { type Answer, LiveTable, type Surroundings } from './live.ts';
import { fromStudy } from './reading.ts';
import { blankRecord } from './record.ts';
import { lobbyOf, peopleIn, playersOf, readerOf, showLobby } from './shown.ts';
import { createTable, mayWatch, secret, type Wish } from './wishes.ts';

/** How long an unused table stays in memory, in milliseconds. */
const IDLE = 60_000;
/** How late another server's bots must be before this one helps: longer than any bot may think. */
const GRACE = 15_000;
const DUE_AT_ONCE = 200;
/** How long a table is left alone that could not be taken up, in milliseconds. */
const POSTPONED = 3_600_000;

/** More tables of one person than this are not counted. */
const MOST_COUNTED = 200;

/** Who makes a table; with a key of their own, so that asking twice makes one table. */
export interface Founder {
  readonly person: string;
  readonly key?: string | undefined;
}

/** A match file, ready to be sent. */
export interface MatchText {
  readonly game: string;
  readonly text: string;
}

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
  async create(founder: Founder, settings: TableSettings, game: AnyGame): Promise<Answer & { id: string }> {
    const id = idFor(founder);
    const decision = createTable(game, founder.person, settings);
    if (!('entry' in decision)) return { ...decision, id };
    const answer = await this.at(id).found(blankRecord(id, game), decision.entry);
    return { ...(answer ?? (await this.foundBefore(id, founder))), id };
  }

  /** Make a table from the text of a match file, which is played again in a thread of its own. */
  async import(founder: Founder, file: string): Promise<Answer & { id: string }> {
    const id = idFor(founder);
    const invite = secret();
    const at = this.around.now();
    const question = { kind: 'import', table: id, file, by: founder.person, invite, at } as const;
    const found = await this.around.study<'import'>(question, founder.person);
    if ('problem' in found) return { refusal: { reason: 'bad-match', message: found.problem }, id };
    const table = await fromStudy(this.around, id, found.snapshot);
    const answer = await this.at(id).foundKnown(table, { seq: 1, at, body: found.body });
    return { ...(answer ?? (await this.foundBefore(id, founder))), id };
  }

  /** The same request has come before, and this is what it has led to. */
  private async foundBefore(id: string, { person }: Founder): Promise<Answer> {
    const seq = await this.at(id).look((table) => (table.owner === person ? table.seq : undefined));
    return seq === undefined ? { refusal: { reason: 'try-again' } } : { seq };
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
  async file(id: string, person: string | null, invite?: string): Promise<MatchText | null | undefined> {
    const found = await this.at(id).look((table) => {
      if (!mayWatch(table, person, invite)) return undefined;
      const isOver = table.phase === 'finished' || (table.phase === 'stopped' && readerOf(table, person).member);
      return { isOver, people: table.seats.flatMap((seat) => seat.person ?? []), owner: table.owner };
    });
    if (found === undefined) return void this.dropIfIdle(id);
    if (!found.isOver) return null;
    const names = await this.around.names.of(found.people);
    const players = await this.at(id).look((table) => playersOf(table, names));
    const log = await this.around.storage.log(id);
    return this.around.study<'file'>({ kind: 'file', log: log ?? '[]', players: players ?? [] }, person ?? id);
  }

  /** Lists of tables come from the database, not from memory. */
  async list(query: TableQuery, person: string | null): Promise<Lobby[]> {
    const lobbies = (await this.around.storage.tables(query)).map((text) => JSON.parse(text) as Lobby);
    const names = await this.around.names.of(lobbies.flatMap(peopleIn));
    return lobbies.map((lobby) => showLobby(lobby, names, person !== null && peopleIn(lobby).includes(person)));
  }

  /** How many tables of that owner are not over, counted up to `most`, and at how many of them only bots play. */
  async ownedBy(person: string, most: number): Promise<{ unfinished: number; ofBots: number }> {
    const phases = ['open', 'playing'] as const;
    const limit = Math.min(most, MOST_COUNTED);
    const lists = await Promise.all(
      phases.map((phase) => this.around.storage.tables({ phase, member: person, limit })),
    );
    const own = lists.flat().flatMap((text) => {
      const lobby = JSON.parse(text) as Lobby;
      return lobby.owner.id === person ? [lobby] : [];
    });
    return {
      unfinished: own.length,
      ofBots: own.filter((lobby) => lobby.seats.every((seat) => seat.bot !== null)).length,
    };
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

/** A new table's id. The same person with the same key gets the same id, so a request that is repeated makes no second table. */
function idFor({ person, key }: Founder): string {
  if (key === undefined) return randomBytes(9).toString('base64url');
  return createHash('sha256').update(`${person}/${key}`).digest('base64url').slice(0, 12);
}
